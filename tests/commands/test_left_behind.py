"""No process is left behind, neither bot nor helper nor worker, however the program ends and whatever bots
do.
"""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
import uuid
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import product
from pathlib import Path

import pytest

from game.ai.agent import Agent, Budget, Decision
from game.ai.bots.bot import Bot
from game.ai.bots.program import minimal_environment
from game.cardgames.registry import kit_of
from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.cardgames.six_takes.rules.view import SixTakesView
from game.commands import line
from game.engine.contract import Setup
from game.engine.match import Match
from tests.ai.test_worker import wait_for
from tests.conftest import ROOT
from tests.support.sampling import sampled

if sys.platform != "linux":
    pytest.skip("processes are looked for in /proc", allow_module_level=True)

KIT = kit_of("six_takes")
PATIENCE = 300.0
ENDS = {signal.SIGINT: 130, signal.SIGTERM: 143, signal.SIGHUP: 129, signal.SIGKILL: -9}
"""Signals that end the program, with the resulting exit codes."""

BOT = """
import json, os, signal, subprocess, sys, time
marker, folder, *rest = sys.argv[1:]
SLEEP = "import time; time.sleep(600)"
def start(*words, **how):
    return subprocess.Popen([sys.executable, "-ISc", *words, marker], stdin=subprocess.DEVNULL, **how)
def tell(thing):
    print(json.dumps(thing), flush=True)
def here():
    open(os.path.join(folder, f"{os.getpid()}.here"), "w").close()
"""

STUBBORN = """
for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
    signal.signal(number, signal.SIG_IGN)
sys.stdin.readline()
tell({"type": "ready", "name": "Mule"})
sys.stdin.readline()
start(SLEEP, start_new_session=True)
here()
time.sleep(600)
"""
"""A bot that only sleeps once it's asked, like its child in a session of its own."""

OBEDIENT = """
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        tell({"type": "ready", "name": "Quack"})
    elif told["type"] == "choose":
        tell({"choice": told["choices"][0]})
"""


class Marked:
    """The processes of one test, marked by an argument or their environment.

    They import the game, and are patient with bots through the fixture `patient`.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.marker = f"marker-{uuid.uuid4()}"

    def bot(self, body: str) -> str:
        script = self.folder / "bot.py"
        script.write_text(BOT + body, encoding="utf-8")
        return shlex.join([sys.executable, "-I", "-S", str(script), self.marker, str(self.folder)])

    def start(self, *words: str) -> subprocess.Popen[bytes]:
        """Start a marked Python program."""
        return subprocess.Popen(
            [sys.executable, *words],
            cwd=ROOT,
            env={**os.environ, "MARKER": self.marker},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )

    def here(self, count: int) -> bool:
        return len(list(self.folder.glob("*.here"))) >= count

    def running(self) -> list[int]:
        """Return the marked processes; zombies have neither arguments nor an environment."""
        return [int(path.name) for path in Path("/proc").iterdir() if path.name.isdigit() and self._is(path)]

    def gone(self) -> bool:
        return not self.running()

    def _is(self, process: Path) -> bool:
        with suppress(OSError):
            seen = (process / "cmdline").read_bytes() + (process / "environ").read_bytes()
            return self.marker.encode() in seen
        return False


@pytest.fixture
def marked_processes(tmp_path: Path, patient: None) -> Iterator[Marked]:
    made = Marked(tmp_path)
    # A shell's background job ignores interrupts, and so would everything started here.
    before = {number: signal.getsignal(number) for number in ENDS if number is not signal.SIGKILL}
    ignored = [number for number, handler in before.items() if handler is signal.SIG_IGN]
    for number in ignored:
        signal.signal(number, signal.SIG_DFL)
    yield made
    for number in ignored:
        signal.signal(number, signal.SIG_IGN)
    for process in made.running():
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)


def wait_until_here(marked: Marked, process: subprocess.Popen[bytes], count: int) -> None:
    wait_for(lambda: process.poll() is not None or marked.here(count))
    assert process.poll() is None, process.communicate()


def assert_silent_end(process: subprocess.Popen[bytes], number: signal.Signals, marked: Marked) -> None:
    assert process.communicate(timeout=PATIENCE) == (b"", b"")
    assert process.returncode == ENDS[number]
    wait_for(marked.gone)


# -- however the program ends ------------------------------------------------------------------------

COMMANDS = {
    "simulate": ("simulate", "six_takes", "--matches", "999"),
    "one job": ("arena", "six_takes", "--matches", "999", "--jobs", "1"),
    "two jobs": ("arena", "six_takes", "--matches", "999", "--jobs", "2"),
}
IN_EVERY_RUN = {
    ("simulate", signal.SIGINT),
    ("one job", signal.SIGHUP),
    ("two jobs", signal.SIGTERM),
    ("two jobs", signal.SIGKILL),
}
SIGNALS = [
    pytest.param(
        command,
        number,
        id=f"{command}-{number.name}",
        marks=() if (command, number) in IN_EVERY_RUN else pytest.mark.campaign,
    )
    for command, number in product(COMMANDS, ENDS)
]


@pytest.mark.parametrize(("command", "number"), SIGNALS)
def test_signal_ends_all_processes_silently(
    command: str, number: signal.Signals, marked_processes: Marked
) -> None:
    seats = f'"exec:{marked_processes.bot(STUBBORN)}",duckling'
    process = marked_processes.start("main.py", *COMMANDS[command], "--seats", seats)
    wait_until_here(marked_processes, process, 2 if command == "two jobs" else 1)
    process.send_signal(number)
    assert_silent_end(process, number, marked_processes)


@pytest.mark.parametrize("number", sampled([signal.SIGINT, signal.SIGHUP], 1))
def test_terminal_signal_reaches_and_ends_all_silently(
    number: signal.Signals, marked_processes: Marked
) -> None:
    seats = f'"exec:{marked_processes.bot(STUBBORN)}",duckling'
    process = marked_processes.start("main.py", *COMMANDS["two jobs"], "--seats", seats)
    wait_until_here(marked_processes, process, 2)
    os.killpg(process.pid, number)
    assert_silent_end(process, number, marked_processes)


class SignalsItself(Agent[SixTakesView]):
    def __init__(self, number: signal.Signals, closed: list[SignalsItself]) -> None:
        self.number = number
        self.closed = closed

    def choose(self, view: SixTakesView, budget: Budget, chance: int) -> Decision:
        signal.raise_signal(self.number)
        raise AssertionError("the signal did not end the program")

    def close(self) -> None:
        self.closed.append(self)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP], ids=lambda one: one.name)
@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_agents_are_closed_when_the_program_is_terminated(
    command: str, number: signal.Signals, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[SignalsItself] = []
    closed: list[SignalsItself] = []

    def make(_module: str, _level: str, **_options: object) -> SignalsItself:
        made.append(SignalsItself(number, closed))
        return made[-1]

    for module in ("simulate", "arena.command", "arena.tournament"):
        monkeypatch.setattr(f"game.lab.{module}.make_agent", make)
    before = signal.signal(number, signal.SIG_DFL)
    try:
        with pytest.raises(SystemExit) as caught:
            line.run([command, "six_takes", "--seats", "drake,duckling"])
        assert signal.getsignal(number) is signal.SIG_DFL
    finally:
        signal.signal(number, before)
    assert caught.value.code == ENDS[number]
    assert len(made) == 4
    assert set(closed) == set(made)


def test_ignored_hangup_stays_ignored(marked_processes: Marked) -> None:
    """As under `nohup`."""
    code = (
        "import signal, sys; signal.signal(signal.SIGHUP, signal.SIG_IGN); "
        "from game.commands.line import run; run(sys.argv[1:])"
    )
    seats = f'"exec:{marked_processes.bot("here()" + OBEDIENT)}",duckling'
    process = marked_processes.start("-c", code, *COMMANDS["simulate"], "--seats", seats)
    wait_until_here(marked_processes, process, 1)
    process.send_signal(signal.SIGHUP)
    # Each match has its own bot.
    wait_until_here(marked_processes, process, len(list(marked_processes.folder.glob("*.here"))) + 2)
    process.kill()
    process.communicate()


SLOW = """
import subprocess, sys, time
from pathlib import Path
whole = subprocess.Popen.__init__
def slow(self, *words, **how):
    whole(self, *words, **how)
    Path(FOLDER, "0.here").touch()
    time.sleep(600)
subprocess.Popen.__init__ = slow
from game.commands.line import run
sys.exit(run(sys.argv[1:]))
"""


@pytest.mark.parametrize("number", sampled([signal.SIGINT, signal.SIGTERM], 1))
@pytest.mark.parametrize("command", ["simulate", "one job"])
def test_signal_while_a_bot_starts_leaves_none(
    command: str, number: signal.Signals, marked_processes: Marked
) -> None:
    seats = f'"exec:{marked_processes.bot("time.sleep(600)")}",duckling'
    code = SLOW.replace("FOLDER", repr(str(marked_processes.folder)))
    process = marked_processes.start("-c", code, *COMMANDS[command], "--seats", seats)
    wait_until_here(marked_processes, process, 1)
    process.send_signal(number)
    assert_silent_end(process, number, marked_processes)


THINKING = """
import time
from game.ai.agent import Budget
from game.ai.worker import Thinker
from tests.ai.thinkers import THINKERS, Note
from tests.commands.test_left_behind import KIT, a_view

def main():
    thinker = Thinker()
    if BOT:
        thinker.ask(KIT, BOT, a_view(), Budget(), 0)
    else:
        thinker.ask(THINKERS, "busy", Note(FOLDER + "/busy.here"), Budget(), 0)
    while True:
        thinker.poll()
        time.sleep(0.005)

if __name__ == "__main__":
    main()
"""
"""A worker that never stops thinking: with a bot, or with an agent of ours."""

HAUNTED = """
import time
from pathlib import Path
from game import VERSION
from game.arcade.background_par import BackgroundPar
from game.engine.journal import Header, Player

def main():
    players = Player("You"), Player("Pip", "duckling")
    deal = Header(version=VERSION, game="six_takes", seed=6, options={"limit": 0}, players=players)
    ghosts = BackgroundPar(deal, 0, 1_000_000)
    while True:
        ghosts.update()
        if ghosts.results:
            Path(FOLDER, "0.here").touch()
        time.sleep(0.005)

if __name__ == "__main__":
    main()
"""


@pytest.mark.parametrize(
    ("code", "body", "number"),
    [
        pytest.param(THINKING, STUBBORN, signal.SIGKILL, id="bot, SIGKILL"),
        pytest.param(THINKING, STUBBORN, signal.SIGTERM, id="bot, SIGTERM"),
        pytest.param(THINKING, "", signal.SIGKILL, id="long thought, SIGKILL"),
        pytest.param(HAUNTED, "", signal.SIGKILL, id="ghosts, SIGKILL"),
        pytest.param(HAUNTED, "", signal.SIGTERM, id="ghosts, SIGTERM"),
    ],
)
def test_ended_game_leaves_neither_worker_nor_bot_nor_ghost(
    code: str, body: str, number: signal.Signals, marked_processes: Marked
) -> None:
    bot = f"exec:{marked_processes.bot(body)}" if body else ""
    program = marked_processes.folder / "program.py"
    code = code.replace("BOT", repr(bot)).replace("FOLDER", repr(str(marked_processes.folder)))
    program.write_text(code, encoding="utf-8")
    process = marked_processes.start(str(program))
    wait_until_here(marked_processes, process, 1)
    process.send_signal(number)
    process.communicate(timeout=PATIENCE)
    wait_for(marked_processes.gone)


# -- processes that a bot starts ---------------------------------------------------------------------

BROODS = {
    "child in its own session": (3, "start(SLEEP, start_new_session=True)"),
    "daemon whose parents have exited": (
        3,
        """
child = "import os, time; os.fork() and os._exit(0); os.setsid(); os.fork() and os._exit(0); time.sleep(600)"
start(child).wait()
""",
    ),
    "grandchild": (
        4,
        """
child = "import subprocess, sys; subprocess.run([sys.executable, *sys.argv[1:]], start_new_session=True)"
start(child, "-ISc", SLEEP, start_new_session=True)
""",
    ),
}
"""What a bot starts, and the number of processes, including the bot and its guard."""

ENDLESS = OBEDIENT + "time.sleep(600)"


def a_view() -> SixTakesView:
    match = Match(SIX_TAKES, Setup(2, 5, SixTakesOptions()))
    match.deal()
    view: SixTakesView = match.view(0)
    return view


@pytest.fixture
def bots() -> Iterator[Callable[[str], Bot]]:
    """Yield a function that makes bots without time limits, each asked once."""
    made: list[Bot] = []

    def make(command: str) -> Bot:
        made.append(Bot(command, KIT, time_limit=PATIENCE, start_limit=PATIENCE))
        made[-1].choose(a_view(), Budget(), 0)
        return made[-1]

    yield make
    for bot in made:
        bot.close()


@pytest.mark.parametrize("life", [OBEDIENT, ENDLESS], ids=["exits when told", "ignores signals"])
@pytest.mark.parametrize("brood", BROODS)
def test_everything_a_bot_started_ends_with_it(
    brood: str, life: str, marked_processes: Marked, bots: Callable[[str], Bot]
) -> None:
    count, body = BROODS[brood]
    bot = bots(marked_processes.bot(body + life))
    wait_for(lambda: len(marked_processes.running()) == count)
    bot.close()
    wait_for(marked_processes.gone)


@pytest.mark.parametrize("brood", BROODS)
def test_everything_a_bot_started_ends_when_it_crashes(
    brood: str, marked_processes: Marked, bots: Callable[[str], Bot]
) -> None:
    count, body = BROODS[brood]
    wait = "\nwhile not os.path.exists(os.path.join(folder, 'go')): time.sleep(0.01)\n1 / 0"
    with ThreadPoolExecutor() as pool:
        made = pool.submit(bots, marked_processes.bot(body + wait))
        wait_for(lambda: len(marked_processes.running()) == count)
        (marked_processes.folder / "go").touch()
        made.result()
    wait_for(marked_processes.gone)


@pytest.mark.parametrize(
    ("number", "brood"),
    [(signal.SIGKILL, None), (signal.SIGTERM, "grandchild")],
    ids=["killed", "terminated"],
)
def test_everything_ends_with_a_bots_guard(
    number: signal.Signals, brood: str | None, marked_processes: Marked, bots: Callable[[str], Bot]
) -> None:
    """If the guard is killed, only the bot itself ends."""
    count, body = BROODS[brood] if brood else (2, "")
    bots(marked_processes.bot(body + ENDLESS))
    wait_for(lambda: len(marked_processes.running()) == count)
    (guard,) = [
        one for one in marked_processes.running() if b"guard.py" in Path(f"/proc/{one}/cmdline").read_bytes()
    ]
    os.kill(guard, number)
    wait_for(marked_processes.gone)


@pytest.mark.parametrize("body", ["import signal; os.kill(os.getpid(), signal.SIGKILL)", "os._exit(137)"])
def test_killed_bot_is_reported_as_a_shell_would(body: str, marked_processes: Marked) -> None:
    problem = Bot(marked_processes.bot(body), KIT, start_limit=PATIENCE).choose(a_view(), Budget(), 0).problem
    assert "it ended (exit code 137)" in problem


def test_bot_starts_with_default_signals(marked_processes: Marked, bots: Callable[[str], Bot]) -> None:
    """Whatever its parent, or its guard, ignores or blocks."""
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGUSR1})
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        bots(marked_processes.bot("import shutil; shutil.copy('/proc/self/status', folder)" + OBEDIENT))
    finally:
        signal.signal(signal.SIGHUP, before)
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
    told = (marked_processes.folder / "status").read_text()
    masks = dict(one.split(":\t") for one in told.splitlines() if one.startswith("Sig"))
    assert not int(masks["SigIgn"], 16) & 1 << signal.SIGHUP - 1
    assert int(masks["SigBlk"], 16) == 0


# -- what a bot sees ---------------------------------------------------------------------------------


def test_bot_does_not_see_the_environment(
    marked_processes: Marked, bots: Callable[[str], Bot], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SIXES_SECRET", "the password")
    monkeypatch.setenv("PATH", f"{os.environ['PATH']}:/sixes")
    bots(marked_processes.bot("import shutil; shutil.copy('/proc/self/environ', folder)" + OBEDIENT))
    told = (marked_processes.folder / "environ").read_text().split("\0")
    assert f"PATH={os.environ['PATH']}" in told
    assert not [one for one in told if "SIXES_SECRET" in one or "the password" in one]


def test_reduced_environment_has_paths_and_language() -> None:
    kept = {
        "PATH": "/bin",
        "HOME": "/home/me",
        "LANG": "C",
        "LC_ALL": "C",
        "TMPDIR": "/tmp",
        "SYSTEMROOT": "C:",
    }
    lost = {"API_KEY": "x", "SSH_AUTH_SOCK": "y", "PYTHONPATH": "z", "MY_PATH": "w", "path": "v"}
    assert minimal_environment({**kept, **lost}) == kept


SEED = "918273645"


@pytest.mark.parametrize(
    ("command", "given"),
    [("simulate", ("--seed", SEED)), ("one job", (f"--seed={SEED}",)), ("two jobs", ("--see", SEED))],
)
def test_seed_is_visible_in_the_programs_arguments_only(
    command: str, given: tuple[str, ...], marked_processes: Marked
) -> None:
    seats = f'"exec:{marked_processes.bot(STUBBORN)}",duckling'
    process = marked_processes.start("main.py", *COMMANDS[command], "--seats", seats, *given)
    wait_until_here(marked_processes, process, 1)
    shown = [Path(f"/proc/{one}/cmdline").read_bytes() for one in marked_processes.running()]
    process.kill()
    process.communicate()
    assert [one for one in shown if b"main.py" in one]
    assert not [one for one in shown if SEED.encode() in one and b"main.py" not in one]
