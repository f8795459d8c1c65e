"""Systems other than Linux: nothing of POSIX is used without a branch, and Windows is simulated."""

import ast
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from game.cardgames.registry import BUILT_IN
from tests.packaging.tree import ROOT

MODULES = {"fcntl", "resource", "termios", "pwd", "grp", "tty", "pty", "syslog", "msvcrt", "winreg"}
"""Modules that not every system has, or that differ between systems."""
CALLS = {
    "os": "fork forkpty getuid geteuid getgid getpgid setsid setpgid killpg kill mkfifo chown chroot wait "
    "nice getloadavg statvfs sysconf uname openpty pread pwrite sync O_NONBLOCK O_DIRECTORY O_NOFOLLOW",
    "signal": "SIGKILL SIGHUP SIGCHLD SIGALRM SIGUSR1 SIGUSR2 SIGPIPE SIGQUIT SIGSTOP pthread_sigmask "
    "SIG_BLOCK SIG_SETMASK SIG_UNBLOCK alarm setitimer pause sigwait",
    "select": "select poll epoll kqueue",
    "time": "tzset",
    "socket": "AF_UNIX send_fds recv_fds",
}
PLACES = ("/dev/", "/proc/", "/tmp", "/etc/", "/usr/", "/bin/")
ASKS = {"platform", "name", "hasattr"}
"""Names in a condition that asks for the system, or for what it has."""
LOOKED_FOR = {("devices.py", "/dev/input"), ("processes.py", "/proc/")}
"""Folders that are searched only if they exist."""


def unguarded_uses(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield the uses of what not every system has, without a branch for the others, by line."""
    parents = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    for node in ast.walk(tree):
        name = _used(node)
        if name and not _is_guarded(node, parents):
            yield node.lineno, name  # type: ignore[attr-defined]


def _used(node: ast.AST) -> str:
    """Return what a node uses that not every system has; empty if nothing."""
    match node:
        case ast.Import(names=names):
            return next((one.name for one in names if one.name in MODULES), "")
        case ast.ImportFrom(module=str(module)):
            return module if module in MODULES else ""
        case ast.Attribute(value=ast.Name(id=module), attr=name) if name in CALLS.get(module, "").split():
            return f"{module}.{name}"
        case ast.Constant(value=str(text)) if text.startswith(PLACES) and " " not in text:
            return text
        case ast.Call(args=[ast.Constant(value="fork" | "forkserver" as method)]):
            return str(method)
    return ""


def _is_guarded(node: ast.AST, parents: dict[ast.AST, ast.AST]) -> bool:
    """Return whether a branch above a node, or an early exit before it, asks for the system."""
    asking = {
        target.id
        for one in ast.walk(_outermost(node, parents))
        if isinstance(one, ast.Assign) and _asks(one.value, set())
        for target in one.targets
        if isinstance(target, ast.Name)
    }
    here = node
    while above := parents.get(here):
        if isinstance(above, ast.If | ast.IfExp) and here is not above.test and _asks(above.test, asking):
            return True
        if isinstance(above, ast.Try) and any(_handles_missing(one) for one in above.handlers):
            return True
        for before in getattr(above, "body", ()) if isinstance(getattr(above, "body", ()), list) else ():
            if before is here:
                break
            leaves = isinstance(before, ast.If) and isinstance(before.body[-1], ast.Return | ast.Raise)
            if (leaves or isinstance(before, ast.Assert)) and _asks(before.test, asking):
                return True
        here = above
    return False


def _outermost(node: ast.AST, parents: dict[ast.AST, ast.AST]) -> ast.AST:
    while node in parents:
        node = parents[node]
    return node


def _asks(condition: ast.expr, asking: set[str]) -> bool:
    names = {one.attr for one in ast.walk(condition) if isinstance(one, ast.Attribute)}
    names |= {one.id for one in ast.walk(condition) if isinstance(one, ast.Name)}
    return bool(names & (ASKS | asking))


def _handles_missing(handler: ast.ExceptHandler) -> bool:
    kinds = {one.id for one in ast.walk(handler.type) if isinstance(one, ast.Name)} if handler.type else set()
    return bool(kinds & {"ImportError", "ModuleNotFoundError", "AttributeError"})


@pytest.mark.parametrize(
    "code",
    [
        "import fcntl",
        "def end(bot):\n    os.killpg(bot, 9)",
        "import sys\nif sys.platform == 'linux':\n    pass\nsignal.SIGKILL",
        "open('/proc/self/stat')",
        "context = get_context('fork')",
    ],
)
def test_use_without_a_branch_is_found(code: str) -> None:
    assert list(unguarded_uses(ast.parse(code)))


@pytest.mark.parametrize(
    "code",
    [
        "try:\n    import fcntl\nexcept ImportError:\n    pass",
        "def end(bot):\n    if sys.platform == 'win32':\n        return\n    os.killpg(bot, 9)",
        "assert sys.platform != 'win32'\nos.fork()",
        "can = hasattr(signal, 'pthread_sigmask')\nsignal.pthread_sigmask() if can else None",
    ],
)
def test_use_in_a_branch_is_fine(code: str) -> None:
    assert not list(unguarded_uses(ast.parse(code)))


def test_nothing_is_used_that_another_system_lacks() -> None:
    # Most modules have none of these names, and parsing takes time.
    words = (*MODULES, *(f"{module}." for module in CALLS), *PLACES, "fork")
    named = re.compile(rf"(?<![\w.])(?:{'|'.join(map(re.escape, words))})")
    texts = {path: path.read_text(encoding="utf-8") for path in (ROOT / "game").rglob("*.py")}
    found = {
        (path.relative_to(ROOT).as_posix(), line, name)
        for path, text in texts.items()
        if named.search(text)
        for line, name in unguarded_uses(ast.parse(text))
        if (path.name, name) not in LOOKED_FOR
    }
    assert found == set()


def test_file_names_are_valid_on_every_system() -> None:
    """Windows ignores case, has reserved device names, and limits the length of paths."""
    paths = [
        path.relative_to(ROOT) for room in ("game", "assets", "levels") for path in (ROOT / room).rglob("*")
    ]
    paths = [path for path in paths if "__pycache__" not in path.parts]
    lower = sorted(str(path).lower() for path in paths)
    assert [one for one, other in pairwise(lower) if one == other] == []
    devices = {"con", "prn", "aux", "nul", *(f"{kind}{n}" for kind in ("com", "lpt") for n in range(10))}
    assert not [path for path in paths if path.stem.lower() in devices or set(str(path)) & set('<>:"|?*\\')]
    assert max(len(str(path)) for path in paths) < 120


# -- Windows, simulated --------------------------------------------------------------------------------------


def on_windows(*words: str | Path) -> subprocess.CompletedProcess[bytes]:
    """Run the program on a simulated Windows; every encoding must be given explicitly."""
    strict = ("-X", "warn_default_encoding", "-W", "error::EncodingWarning:game")
    return subprocess.run(
        [sys.executable, *strict, "-m", "tests.packaging.on_windows", *map(str, words)],
        cwd=ROOT,
        capture_output=True,
        timeout=300,
        check=False,
    )


@pytest.mark.campaign
@pytest.mark.skipif(sys.platform != "linux", reason="open files are looked for in /proc")
@pytest.mark.parametrize("game", BUILT_IN)
def test_match_is_played_and_saved_on_windows(game: str, tmp_path: Path) -> None:
    words = ("--headless", "--game", game, "--seed", "6", "--language", "fr")
    for _again in range(2):  # the second time, there are files to be replaced
        answer = on_windows(*words, "--data-dir", tmp_path)
        assert (answer.returncode, answer.stderr) == (0, b"")
        assert b"\r\n" in answer.stdout
    matches = sorted((tmp_path / "saves").iterdir())
    assert len(matches) == 2
    assert on_windows("replay", matches[0], "--verify").returncode == 0
    assert not (tmp_path / "reports").exists()


@pytest.mark.campaign
@pytest.mark.skipif(sys.platform != "linux", reason="open files are looked for in /proc")
def test_bots_and_processes_play_on_windows(tmp_path: Path) -> None:
    bot = f'"exec:{sys.executable} tests/example_bot.py"'
    answer = on_windows("simulate", "six_takes", "--seats", f"{bot},drake", "--option", "limit=0", "--json")
    assert (answer.returncode, answer.stderr) == (0, b"")
    assert json.loads(answer.stdout.splitlines()[-1])["game"] == "six_takes"
    words = ("arena", "six_takes", "--seats", "duckling,drake", "--matches", "2", "--jobs", "2")
    answer = on_windows(*words, "--option", "limit=0")
    assert (answer.returncode, answer.stderr) == (0, b"")
    assert b"FAULT" not in on_windows("doctor", "--headless", "--data-dir", tmp_path).stdout
