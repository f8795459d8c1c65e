"""Sandboxed bots: whatever a hostile one tries fails, and the match continues."""

import os
import shlex
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from game.ai.bots import bounds, sandbox
from game.ai.bots.bot import Bot
from game.ai.bots.bounds import MEMORY, PROCESSOR, Bounds, bounds_for
from game.ai.bots.sandbox import (
    BUBBLEWRAP,
    NoSandbox,
    bubblewrap_command,
    limited_command,
    missing_reason,
    paths_for,
)
from game.commands import line
from game.commands.doctor import program
from game.commands.doctor.finding import Severity
from tests.ai.test_bot import EXAMPLE, KIT, OBEDIENT, PATIENT, a_view, choose
from tests.ai.test_worker import wait_for

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows knows neither limits nor sandboxes")

PYTHON = shlex.join([sys.executable, "-I", "-S"])
PRELUDE = """
import json, os, resource, signal, socket, subprocess, sys
def tell(thing):
    print(json.dumps(thing), flush=True)
def attempt(what):
    try:
        return what()
    except OSError as error:
        return type(error).__name__
def play(name):
    for line in sys.stdin:
        told = json.loads(line)
        if told["type"] == "hello":
            tell({"type": "ready", "name": str(name)[:40] or "nothing"})
        elif told["type"] == "choose":
            tell({"choice": told["choices"][0]})
"""


@pytest.fixture
def bubblewrap() -> str:
    """Return the sandbox, if it's available here."""
    try:
        sandbox.check_sandbox()
    except NoSandbox as error:
        pytest.skip(str(error))
    return BUBBLEWRAP


@pytest.fixture(autouse=True)
def uncached_sandbox() -> Iterator[None]:
    """Clear the cached check of the sandbox before and after each test."""
    check = sandbox.check_sandbox
    check.cache_clear()
    yield
    check.cache_clear()


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a home directory with private content."""
    folder = tmp_path / "home"
    folder.mkdir()
    (folder / "secret").write_text("seed 1", encoding="utf-8")
    monkeypatch.setenv("HOME", str(folder))
    return folder


def bot_command(folder: Path, body: str) -> str:
    folder.mkdir(exist_ok=True)
    path = folder / "bot.py"
    path.write_text(PRELUDE + body, encoding="utf-8")
    return f"{PYTHON} {shlex.quote(str(path))}"


def run_bot(command: str, within: Bounds) -> tuple[str, str]:
    """Return a bot's name, and the problem when it was asked; empty if none."""
    bot = Bot(command, KIT, time_limit=PATIENT, start_limit=PATIENT, bounds=within)
    try:
        # There's always a choice: the bot's, or that of a level that plays on for it.
        decision = choose(bot, a_view())
        return bot.name, decision.problem or ""
    finally:
        bot.close()


# -- limits ------------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can limit memory")
def test_bot_that_eats_memory_is_stopped_without_a_sandbox(tmp_path: Path) -> None:
    command = bot_command(tmp_path / "bot", "eaten = bytearray(2**30); play('full')")
    name, problem = run_bot(command, Bounds(memory=256))
    assert name == ""
    assert problem.endswith("it ended (exit code 1): MemoryError; Drake plays on")


@pytest.mark.campaign
def test_bot_that_spins_is_stopped_without_a_sandbox(tmp_path: Path) -> None:
    name, problem = run_bot(bot_command(tmp_path / "bot", "while True: pass"), Bounds(processor=1))
    assert name == ""
    assert problem.endswith("it used more than its time of the processor; Drake plays on")


def test_bot_without_bounds_is_started_unchanged() -> None:
    assert Bounds().wrap_command(["python", "bot.py"]) == ["python", "bot.py"]


def test_lower_existing_limit_stays() -> None:
    ask = [sys.executable, "-c", "import resource; print(resource.getrlimit(resource.RLIMIT_CPU))"]
    words = limited_command({"processor": 50}, limited_command({"processor": 90}, ask))
    done = subprocess.run(words, capture_output=True, text=True, check=True, timeout=300)
    assert done.stdout == "(51, 51)\n"


# -- hostile bots ------------------------------------------------------------------------------------


def test_bot_plays_in_a_sandbox_with_its_limits(bubblewrap: str, tmp_path: Path) -> None:
    body = "play([resource.getrlimit(one)[0] for one in (resource.RLIMIT_AS, resource.RLIMIT_CPU)])"
    assert run_bot(bot_command(tmp_path / "bot", body), Bounds(bubblewrap, 300, 7)) == (
        f"[{300 * 2**20}, 7]",
        "",
    )


def test_files_in_memory_are_limited(bubblewrap: str, tmp_path: Path) -> None:
    body = """
def fill():
    with open("/tmp/much", "wb") as file:
        for _ in range(200):
            file.write(bytes(2**20))
    return "full"
play(attempt(fill))
"""
    assert run_bot(bot_command(tmp_path / "bot", body), Bounds(bubblewrap)) == ("OSError", "")


def test_end_by_the_processor_limit_is_reported(bubblewrap: str, tmp_path: Path) -> None:
    """The system ends a bot that has used up its processor time."""
    command = bot_command(tmp_path / "bot", "os.kill(os.getpid(), signal.SIGXCPU); play('on')")
    assert run_bot(command, Bounds(bubblewrap))[1].endswith(
        "it used more than its time of the processor; Drake plays on"
    )


def test_home_directory_is_unreadable(bubblewrap: str, tmp_path: Path, home: Path) -> None:
    body = f"play(attempt(lambda: open({str(home / 'secret')!r}).read()))"
    assert run_bot(bot_command(tmp_path / "bot", body), Bounds(bubblewrap)) == ("FileNotFoundError", "")
    # Even a bot that is in the home directory can't see the other files' names.
    body = f"play(os.listdir({str(home)!r}))"
    assert run_bot(bot_command(home, body), Bounds(bubblewrap)) == ("['bot.py']", "")


def test_other_processes_are_invisible(bubblewrap: str, tmp_path: Path) -> None:
    body = "play(sum(name.isdigit() for name in os.listdir('/proc')) < 6)"
    assert run_bot(bot_command(tmp_path / "bot", body), Bounds(bubblewrap)) == ("True", "")


def test_only_a_private_temporary_folder_is_writable(bubblewrap: str, tmp_path: Path, home: Path) -> None:
    own = f"/tmp/sixes-{os.getpid()}"
    body = f"""
def write(path):
    with open(path, "w") as file:
        file.write("quack")
    return "written"
places = {str(home / "note")!r}, __file__, __file__ + "x", "/usr/x", "/etc/x", "/x", "/dev/x", {own!r}
play([place for place in places if attempt(lambda: write(place)) == "written"])
"""
    command = bot_command(tmp_path / "bot", body)
    whole = (tmp_path / "bot" / "bot.py").read_bytes()
    assert run_bot(command, Bounds(bubblewrap)) == (f"['{own}']", "")
    assert (tmp_path / "bot" / "bot.py").read_bytes() == whole
    assert [one.name for one in home.iterdir()] == ["secret"]
    assert not Path(own).exists()


def test_there_is_no_network(bubblewrap: str, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server, socket.socket(socket.AF_UNIX) as near:
        near.bind(f"\0sixes-{os.getpid()}")
        near.listen()
        body = f"""
def reach(kind, address):
    socket.socket(kind).connect(address)
    return "reached"
play([attempt(lambda: reach(socket.AF_INET, {server.getsockname()!r})),
      attempt(lambda: reach(socket.AF_UNIX, "\\0sixes-{os.getpid()}"))])
"""
        name, problem = run_bot(bot_command(tmp_path / "bot", body), Bounds(bubblewrap))
    assert "Error" in name
    assert "reached" not in name
    assert problem == ""


def test_everything_a_bot_starts_ends_with_it(bubblewrap: str, tmp_path: Path) -> None:
    seconds = str(10**6 + os.getpid())
    body = f"""
for _ in range(30):
    subprocess.Popen(["sleep", {seconds!r}], start_new_session=True, stdin=subprocess.DEVNULL,
                     stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
play("Brood")
"""
    assert run_bot(bot_command(tmp_path / "bot", body), Bounds(bubblewrap)) == ("Brood", "")
    wait_for(lambda: not sleepers(seconds))


def sleepers(seconds: str) -> list[str]:
    """Return the processes that sleep for this time."""
    found = []
    for entry in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words = entry.read_bytes().split(b"\0")
        except OSError:
            continue
        if seconds.encode() in words:
            found.append(entry.parent.name)
    return found


def test_forks_are_limited(bubblewrap: str, tmp_path: Path) -> None:
    if os.geteuid() == 0:
        pytest.skip("the system does not count the processes of root")
    body = """
def fork():
    count = 0
    for count in range(200):
        if os.fork() == 0:
            signal.pause()
    return count
play(attempt(fork))
"""
    assert run_bot(bot_command(tmp_path / "bot", body), Bounds(bubblewrap)) == ("BlockingIOError", "")


def test_bot_can_end_only_itself(bubblewrap: str, tmp_path: Path) -> None:
    """Without a sandbox this would end its guard and the game, or even all processes of the user."""
    command = bot_command(
        tmp_path / "bot",
        f"attempt(lambda: os.kill(-1, 9)); attempt(lambda: os.kill({os.getpid()}, 9)); play('x')",
    )
    assert run_bot(command, Bounds(bubblewrap)) == ("x", "")


def test_missing_bot_is_reported(bubblewrap: str) -> None:
    name, problem = run_bot("no-such-bot", Bounds(bubblewrap))
    assert name == ""
    assert problem.endswith(
        "it ended (exit code 127): no-such-bot: No such file or directory; Drake plays on"
    )


# -- visible folders ---------------------------------------------------------------------------------


def test_folder_of_a_bots_program_is_visible(tmp_path: Path, home: Path) -> None:
    (tmp_path / "bot").mkdir()
    (tmp_path / "bot" / "bot.py").touch()
    place = paths_for(["python3", str(tmp_path / "bot" / "bot.py"), "--level=3"])
    assert str(tmp_path / "bot") in place.shown
    assert not any(str(home) == one or str(home).startswith(one + "/") for one in place.shown)
    assert place.folder == os.getcwd()


def test_only_program_files_of_shared_folders_are_visible(tmp_path: Path, home: Path) -> None:
    """Saved matches are in `~/.local/share`, for example."""
    for name in ("bin", "lib", "share"):
        (home / ".local" / name).mkdir(parents=True)
    (home / ".local" / "bin" / "quack").touch(mode=0o755)
    shown = paths_for([str(home / ".local" / "bin" / "quack")]).shown
    assert {one for one in shown if one.startswith(str(home))} == {
        str(home / ".local" / name) for name in ("bin", "lib")
    }


def test_targets_of_links_are_visible(tmp_path: Path, home: Path) -> None:
    for name in ("venv/bin", "python/bin", "python/lib"):
        (tmp_path / name).mkdir(parents=True)
    (tmp_path / "python" / "bin" / "python9").touch(mode=0o755)
    (tmp_path / "venv" / "bin" / "python").symlink_to(tmp_path / "python" / "bin" / "python9")
    shown = paths_for([str(tmp_path / "venv" / "bin" / "python")]).shown
    assert {one for one in shown if one.startswith(f"{tmp_path}/")} == {
        str(tmp_path / name) for name in ("venv/bin", "python/bin", "python/lib")
    }


def test_circular_links_are_ignored(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to(tmp_path / "b")
    (tmp_path / "b").symlink_to(tmp_path / "a")
    assert not any(one.startswith(f"{tmp_path}/") for one in paths_for([str(tmp_path / "a")]).shown)


@pytest.mark.skipif(sys.platform != "linux", reason="sandboxes are for Linux")
def test_command_of_bubblewrap() -> None:
    place = sandbox.SandboxPaths(("/usr", "/srv/bot"), (("/bin", "usr/bin"),), "/srv")
    words = bubblewrap_command(place)
    assert words[0] == "bwrap"
    for wanted in ("user", "ipc", "pid", "net", "uts"):
        assert f"--unshare-{wanted}" in words
    joined = " ".join(words)
    for wanted in (
        "--die-with-parent",
        "--cap-drop ALL",
        "--symlink usr/bin /bin",
        "--ro-bind /usr /usr --ro-bind /srv/bot /srv/bot --remount-ro / --chdir /srv --",
    ):
        assert wanted in joined
    assert "--bind " not in joined.replace("--ro-bind", "")


# -- the sandbox on the command line -----------------------------------------------------------------


def test_default_limits_come_with_a_sandbox(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "check_sandbox", lambda: None)
    assert bounds_for(True, None, None) == Bounds(BUBBLEWRAP, MEMORY, PROCESSOR)
    assert bounds_for(True, 100, 5) == Bounds(BUBBLEWRAP, 100, 5)
    assert bounds_for(False, None, None) == Bounds()


@pytest.mark.skipif(sys.platform != "linux", reason="sandboxes are for Linux")
def test_sandbox_is_tried_if_bubblewrap_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[list[str]] = []

    def fault(words: list[str]) -> str:
        tried.append(words)
        return "no permissions" if len(tried) > 1 else ""

    monkeypatch.setattr(sandbox, "_run_error", fault)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    sandbox.check_sandbox()
    assert [words[0] for words in tried] == ["bwrap"]
    sandbox.check_sandbox.cache_clear()
    with pytest.raises(NoSandbox, match="bubblewrap: no permissions"):
        sandbox.check_sandbox()
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert missing_reason() == "bubblewrap (bwrap) is not installed"
    with pytest.raises(NoSandbox, match=r"bubblewrap \(bwrap\) is not installed"):
        sandbox.check_sandbox()


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_bots_run_unconfined_without_bubblewrap_and_one_line_says_so(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    found = shutil.which
    monkeypatch.setattr(shutil, "which", lambda name: None if name == "bwrap" else found(name))
    mark = tmp_path / "mark"
    bot = bot_command(tmp_path / "bot", f"open({str(mark)!r}, 'a').close(); play('free')")
    words = ["--seats", f"exec:{bot},duckling", "--matches", "2", "--option", "limit=0"]
    assert line.run([command, "six_takes", *words, "--sandbox"]) == 0
    said = (
        "main.py: bots run without a sandbox, with all your permissions: bubblewrap (bwrap) is not installed"
    )
    assert capfd.readouterr().err.splitlines().count(said) == (1 if sys.platform == "linux" else 0)
    assert mark.exists()


@pytest.mark.skipif(sys.platform != "linux", reason="sandboxes are for Linux")
@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_nothing_is_played_if_bubblewrap_fails(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(sandbox, "_run_error", lambda words: "no permissions")
    assert line.run([command, "six_takes", "--seats", "duckling,exec:x", "--sandbox"]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == "main.py: can't set limits for bots here: bubblewrap: no permissions\n"


@pytest.mark.parametrize(
    ("system", "words", "reason"),
    [
        ("darwin", ["--bot-memory", "500"], "only Linux can limit memory"),
        ("win32", ["--bot-processor", "5"], "Windows can't limit CPU time"),
    ],
)
@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_unenforceable_bounds_are_reported_in_one_line(
    command: str,
    system: str,
    words: list[str],
    reason: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    # Not Python's own name: modules imported meanwhile would look for another system's modules.
    for module in (sandbox, bounds):
        monkeypatch.setattr(module, "sys", SimpleNamespace(platform=system))
    assert line.run([command, "six_takes", "--seats", "duckling,exec:x", *words]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == f"main.py: can't set limits for bots here: {reason}\n"


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["--bot-memory", "1"], "from 64 to 1,000,000"),
        (["--bot-memory", "much"], "from 64 to 1,000,000"),
        (["--bot-processor", "0"], "from 1 to 1,000,000"),
    ],
)
def test_invalid_bounds(words: list[str], expected: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        line.run(["simulate", "six_takes", "--seats", "drake,drake", *words])
    assert caught.value.code == 2
    assert f"expected a whole number {expected}" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_match_in_a_sandbox(command: str, bubblewrap: str, capfd: pytest.CaptureFixture[str]) -> None:
    seats = f"exec:{PYTHON} {EXAMPLE},duckling"
    words = ["--seats", seats, "--matches", "2", "--option", "limit=0", "--sandbox"]
    assert line.run([command, "six_takes", *words]) == 0
    told = capfd.readouterr()
    assert "Drake plays on" not in told.err
    assert "2 matches" in told.out


def test_doctor_reports_the_sandbox(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sandbox, "check_sandbox", lambda: None)
    (found,) = program.check_bots()
    assert (found.severity, found.words) == (Severity.FINE, "sandbox for bots: bubblewrap")

    def none() -> None:
        raise NoSandbox("bubblewrap (bwrap) is not installed")

    monkeypatch.setattr(sandbox, "check_sandbox", none)
    monkeypatch.setattr(sys, "platform", "linux")
    (found,) = program.check_bots()
    assert (found.severity, found.words) == (
        Severity.NOTE,
        "no sandbox for bots: bubblewrap (bwrap) is not installed",
    )
    assert "bubblewrap" in found.remedy
    monkeypatch.setattr(sys, "platform", "win32")
    (found,) = program.check_bots()
    assert found.severity is Severity.FINE


def test_staying_bot_keeps_its_sandbox_for_the_next_match(bubblewrap: str, tmp_path: Path) -> None:
    body = OBEDIENT.replace('"name": "Quack"', '"name": "Quack", "stays": True').replace(
        'print(line, end="", file=open(__file__ + ".told", "a"))', "pass"
    )
    bot = Bot(
        bot_command(tmp_path / "bot", body),
        KIT,
        time_limit=PATIENT,
        start_limit=PATIENT,
        bounds=Bounds(bubblewrap),
    )
    try:
        for _match in range(2):
            assert choose(bot, a_view()).problem is None
            assert bot.finish_match()
    finally:
        bot.close()
