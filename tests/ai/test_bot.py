"""Bots get only what they may know, and whatever they do, the match continues and no process is left."""

import json
import os
import random
import shlex
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game import VERSION
from game.ai.agent import Budget, Decision
from game.ai.bots.bot import Bot
from game.ai.bots.program import Program, ProgramFault
from game.ai.factory import make_agent
from game.ai.levels import BOT_LEVEL, budget_of, level_of
from game.ai.spec import Spec, UnknownLevel, parse_spec
from game.ai.worker import STOPPED, Thinker
from game.cardgames.registry import kit_of
from game.cardgames.six_takes.rules.events import PlayCard
from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.cardgames.six_takes.rules.view import SixTakesView
from game.commands import line
from game.engine.contract import Setup
from game.engine.journal import Header, Player
from game.engine.match import Match
from game.engine.options import as_dict
from game.scenes.match.autoplay import Autoplay
from game.scenes.menus.table_setup.setup import SetupScene
from game.session.session import Session
from game.storage.levels.tables import BadLevel, load_opponents
from tests.ai.hostile_bots import ASKED, SLEEPS
from tests.ai.test_worker import answers, running, wait_for
from tests.contract.given.six_takes import redeal
from tests.support.driving import Driver
from tests.support.stopping import StoppedTime, child_processes, stop

KIT = kit_of("six_takes")
EXAMPLE = Path(__file__).parents[1] / "example_bot.py"
PYTHON = shlex.join([sys.executable, "-I", "-S"])
PATIENT, SHORT = 300.0, 0.3

PRELUDE = """
import json, os, subprocess, sys, time
print(os.getpid(), file=open(os.path.join(os.path.dirname(__file__), f"{os.getpid()}.pid"), "w"))
def tell(thing):
    print(json.dumps(thing), flush=True)
def ready():
    sys.stdin.readline()
    tell({"type": "ready", "name": "Quack"})
"""

OBEDIENT = """
for line in sys.stdin:
    told = json.loads(line)
    print(line, end="", file=open(__file__ + ".told", "a"))
    if told["type"] == "hello":
        tell({"type": "ready", "name": "Quack"})
    elif told["type"] == "choose":
        tell({"choice": told["choices"][0]})
"""


class Script:
    def __init__(self, folder: Path, body: str) -> None:
        self.path = folder / "bot.py"
        self.path.write_text(PRELUDE + body, encoding="utf-8")

    @property
    def command(self) -> str:
        return f"{PYTHON} {shlex.quote(str(self.path))}"

    @property
    def spec(self) -> str:
        return f"exec:{self.command}"

    @property
    def told(self) -> list[dict[str, Any]]:
        lines = Path(f"{self.path}.told").read_text(encoding="utf-8").splitlines()
        return [json.loads(one) for one in lines]

    @property
    def processes(self) -> list[int]:
        return [int(path.stem) for path in self.path.parent.glob("*.pid") if path.read_text().strip()]

    def gone(self) -> bool:
        return not any(map(running, self.processes))


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    made = Thinker()
    yield made
    made.close()


def a_match(seats: int = 4, seed: int = 5, **options: Any) -> Match:
    match = Match(SIX_TAKES, Setup(seats, seed, SixTakesOptions(**options)))
    match.deal()
    return match


def a_view(seat: int = 2) -> SixTakesView:
    view: SixTakesView = a_match().view(seat)
    return view


def choose(bot: Bot, view: SixTakesView) -> Decision:
    decision = bot.choose(view, Budget(), 0)
    assert decision.choice in SIX_TAKES.choices(view)
    return decision


# -- messages to bots --------------------------------------------------------------------------------


def test_bot_gets_hello_questions_and_the_end(tmp_path: Path) -> None:
    script = Script(tmp_path, OBEDIENT)
    bot = Bot(script.command, KIT, time_limit=PATIENT)
    view = a_view()
    assert choose(bot, view) == Decision(PlayCard(view.hand[0]))
    bot.close()
    hello, asked, end = script.told
    assert 0 <= hello.pop("chance") < 2**53
    assert hello == {
        "type": "hello",
        "protocol": 1,
        "version": VERSION,
        "game": "six_takes",
        "seat": 2,
        "seats": 4,
        "options": as_dict(SixTakesOptions()),
        "time_limit": PATIENT,
    }
    assert asked == {
        "type": "choose",
        "view": json.loads(msgspec.json.encode(view)),
        "choices": [{"type": "PlayCard", "card": card} for card in view.hand],
    }
    assert end == {"type": "end"}
    assert script.gone()


def test_bots_seed_does_not_depend_on_the_match(tmp_path: Path) -> None:
    script = Script(tmp_path, OBEDIENT)
    for _ in range(2):
        bot = Bot(script.command, KIT, time_limit=PATIENT)
        choose(bot, a_view())
        bot.close()
    chances = [told["chance"] for told in script.told if told["type"] == "hello"]
    assert len(set(chances)) == 2, "the match and its seed are the same, but the bot's number isn't"


@pytest.mark.parametrize("draft", [False, True])
def test_messages_do_not_depend_on_hidden_cards(tmp_path: Path, draft: bool) -> None:
    script = Script(tmp_path, OBEDIENT)
    bot = Bot(script.command, KIT, time_limit=PATIENT)
    match, chance = a_match(draft=draft, limit=0), random.Random(7)
    other_hands = 0
    while not match.over:
        for seat in list(match.pending):
            if seat == 2:
                redealt = redeal(match.state, seat, chance)
                other_hands += redealt.hands != match.state.hands
                choose(bot, match.view(seat))
                choose(bot, SIX_TAKES.view(redealt, seat))
            match.choose(seat, chance.choice(match.pending[seat]))
    bot.close()
    asked = [told for told in script.told if told["type"] == "choose"]
    assert asked[::2] == asked[1::2]
    assert len(asked) >= 18
    assert other_hands


# -- faulty bots (hostile ones are in test_hostile_bots.py) --------------------------------------------


def test_fallback_has_its_own_levels_budget(tmp_path: Path) -> None:
    bot, view = Bot("nosuchbot", KIT), a_view()
    bot.choose(view, Budget(3), 7)
    assert bot.choose(view, Budget(3), 8) == make_agent(KIT, "drake").choose(view, budget_of("drake"), 8)


def test_missing_bot_is_reported() -> None:
    problem = choose(Bot("nosuchbot --fast", KIT), a_view()).problem
    assert problem == (
        "bot 'nosuchbot --fast' (seat 2): it can't be started (No such file or directory); Drake plays on"
    )


def test_bot_that_is_never_ready_is_dropped(tmp_path: Path) -> None:
    script = Script(tmp_path, "time.sleep(99)")
    problem = choose(Bot(script.command, KIT, start_limit=SHORT), a_view()).problem
    assert problem == f"bot {script.command!r} (seat 2): no answer within 0.3 s; Drake plays on"
    assert script.gone()


def test_program_that_reads_nothing_delays_nobody() -> None:
    program = Program([sys.executable, "-ISc", "while True: print('{}')"])
    start = time.monotonic()
    for _ in range(4):
        with suppress(ProgramFault):
            program.ask(b"x" * 1_000_000 + b"\n", SHORT)
    program.end(b"y" * 1_000_000)
    assert time.monotonic() - start < PATIENT / 2


# -- no process is left ------------------------------------------------------------------------------

BROOD = """
child = subprocess.Popen([sys.executable, "-ISc", "import time; time.sleep(99)"])
print(child.pid, file=open(os.path.join(os.path.dirname(__file__), f"{child.pid}.pid"), "w"), flush=True)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked for in /proc")
@pytest.mark.parametrize("end", ["", "time.sleep(99)"])
def test_stopped_guard_still_ends_its_bot(tmp_path: Path, end: str) -> None:
    script = Script(tmp_path, BROOD + OBEDIENT + end)
    bot = Bot(script.command, KIT, time_limit=PATIENT)
    choose(bot, a_view())
    guard = bot._program._process.pid
    stop(guard)
    assert choose(bot, a_view()).problem is None, "the bot plays without its guard"
    bot.close()
    assert not running(guard)
    wait_for(script.gone)


@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked for in /proc")
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_stopped_guard_ends_with_its_killed_owner(tmp_path: Path, thinker: Thinker, number: int) -> None:
    script = Script(tmp_path, OBEDIENT)
    ask(thinker, script, 1)
    answers(thinker, 1)
    assert thinker.process_id is not None
    family_of_worker = child_processes(thinker.process_id)
    assert set(script.processes) < set(family_of_worker)
    for process in family_of_worker:
        stop(process)
    os.kill(thinker.process_id, number)
    wait_for(lambda: not any(map(running, family_of_worker)))


# -- in the thinking process -------------------------------------------------------------------------


def test_each_seat_has_a_process_that_ends_with_the_thinker(tmp_path: Path, thinker: Thinker) -> None:
    script = Script(tmp_path, OBEDIENT)
    asked = [ask(thinker, script, seat) for seat in (1, 2, 1)]
    found = answers(thinker, 3)
    assert [found[ticket].choice for ticket in asked] == [
        PlayCard(a_view(seat).hand[0]) for seat in (1, 2, 1)
    ]
    assert len(script.processes) == 2
    assert not script.gone()
    thinker.close()
    wait_for(script.gone)
    assert [told["type"] for told in script.told].count("end") == 2


def test_thinking_bot_ends_with_the_thinker(tmp_path: Path, thinker: Thinker) -> None:
    script = Script(tmp_path, f"{ASKED}open(__file__ + '.asked', 'w'){SLEEPS}")
    ask(thinker, script, 1)
    wait_for(lambda: thinker.poll() == [] and Path(f"{script.path}.asked").exists())
    thinker.cancel()
    wait_for(script.gone)


@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked for in /proc")
def test_stopped_thinker_is_replaced_with_its_bots(tmp_path: Path) -> None:
    script = Script(tmp_path, OBEDIENT)
    thinker = Thinker(clock=StoppedTime())
    ask(thinker, script, 1)
    answers(thinker, 1)
    assert thinker.process_id is not None
    before = child_processes(thinker.process_id)
    stop(thinker.process_id)
    ticket = ask(thinker, script, 1)
    assert answers(thinker, 1)[ticket].choice == PlayCard(a_view(1).hand[0])
    assert thinker.problem == STOPPED
    wait_for(lambda: not any(map(running, before)))
    thinker.close()
    wait_for(script.gone)


def ask(thinker: Thinker, script: Script, seat: int) -> int:
    return thinker.ask(KIT, script.spec, a_view(seat), Budget(), 0, seat=seat)


@pytest.mark.parametrize("here", [True, False])
def test_session_reports_a_dropped_bot_once_and_continues(
    tmp_path: Path, thinker: Thinker, here: bool
) -> None:
    good, bad = Script(folder(tmp_path / "good"), OBEDIENT), Script(folder(tmp_path / "bad"), "1 / 0")
    players = (Player("Good", good.spec), Player("Bad", bad.spec), Player("Pip", "duckling"))
    header = Header(version=VERSION, game="six_takes", seed=4, options={"limit": 0}, players=players)
    session = Session.new(SIX_TAKES, header, thinker=None if here else thinker)
    session.deal()
    problems = []

    def over() -> bool:
        session.update(0.1, patient=False)
        if session.problem:
            problems.append(session.problem)
            session.problem = None
        return session.match.over

    wait_for(over)
    assert len(problems) == 1
    assert "(seat 1): it ended (exit code 1): ZeroDivisionError" in problems[0]
    assert len(good.processes) == len(bad.processes) == 1
    session.leave()
    wait_for(good.gone)


def folder(path: Path) -> Path:
    path.mkdir()
    return path


# -- specs and opponents -----------------------------------------------------------------------------


def test_bots_command_is_the_rest_of_the_spec() -> None:
    spec = "exec:python bot.py --style=a:b,c@7"
    assert parse_spec(spec) == Spec(spec, None)
    assert budget_of(spec) == Budget()
    assert level_of(spec) is BOT_LEVEL
    assert isinstance(make_agent(KIT, spec), Bot)


@pytest.mark.parametrize(
    ("spec", "expected"),
    [
        ("exec:", "'exec:': expected a command after the colon"),
        ("exec:  ", "'exec:  ': expected a command after the colon"),
        ("exec:python 'x", '"exec:python \'x": no closing quotation'),
    ],
)
def test_bot_without_a_command_is_refused(
    spec: str, expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(UnknownLevel):
        make_agent(KIT, spec)
    assert line.run(["simulate", "six_takes", "--seats", f"{spec},drake"]) == 1
    assert capsys.readouterr().err == f"main.py: {expected}\n"


OPPONENT = """
[[opponents]]
id = "robin"
name = "Robin"
level = "LEVEL"
about = "Built, not hatched."
face = { body = "#FFFFFF", shade = "#000000" }
"""


def test_opponent_may_be_a_bot(tmp_path: Path) -> None:
    path = tmp_path / "opponents.toml"
    path.write_text(OPPONENT.replace("LEVEL", "exec:python bot.py"), encoding="utf-8")
    assert [one.level for one in load_opponents(path)] == ["exec:python bot.py"]
    for level in ("exec:", "exec: 'x"):
        path.write_text(OPPONENT.replace("LEVEL", level), encoding="utf-8")
        with pytest.raises(BadLevel, match=r"level: expected a command after exec:, got "):
            load_opponents(path)


@pytest.mark.usefixtures("patient")
def test_bots_sit_at_the_table_in_the_window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    good, bad = Script(folder(tmp_path / "good"), OBEDIENT), Script(folder(tmp_path / "bad"), "1 / 0")
    path = tmp_path / "opponents.toml"
    made = OPPONENT.replace("robin", "bad").replace("LEVEL", bad.spec)
    path.write_text(OPPONENT.replace("LEVEL", good.spec) + made, encoding="utf-8")
    monkeypatch.setattr(
        "game.storage.levels.tables.load_opponents", lambda _path, load=load_opponents: load(path)
    )
    driver = Driver(tmp_path)
    context, stack = driver.app.context, driver.app.stack
    stack.push(SetupScene(context, "six_takes"))
    driver.frames(2)
    stack.pop()
    context.notices.clear()
    player = Autoplay(context, stack, "six_takes")
    try:
        driver.until(lambda: player.step() or driver.table.session.match.state.public.turn > 3)
        assert [notice for notice in context.notices if "Drake plays on" in notice] == [
            f"bot {bad.command!r} (seat 2): it ended (exit code 1): ZeroDivisionError: division by zero; "
            "Drake plays on"
        ]
        assert len(good.processes) == len(bad.processes) == 1
        assert not good.gone()
    finally:
        driver.close()
    wait_for(good.gone)


# -- whole matches -----------------------------------------------------------------------------------


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize("option", ["limit=20", "draft=on", "professional=on"])
def test_example_bot_plays_whole_matches_and_beats_ducklings(
    option: str, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = f"exec:{PYTHON} {EXAMPLE},duckling,duckling"
    words = ["simulate", "six_takes", "--seats", seats, "--matches", "8", "--option", option, "--json"]
    assert line.run(words) == 0
    told = capsys.readouterr()
    assert told.err == ""
    bot, *ducklings = json.loads(told.out)["seats"]
    assert bot["points_per_round"] < min(one["points_per_round"] for one in ducklings)


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (
            "/bot.js:1\nthrow\n^\n\nError: no ducks\n    at Module._compile\n\nNode.js v20.1.0\n",
            "Error: no ducks",
        ),
        ("#\n# Fatal process out of memory\n#\n#\n", "# Fatal process out of memory"),
        ("  only indented\n  \n", "only indented"),
        ("...\n", "..."),
    ],
)
def test_reason_of_a_crash_is_its_last_line_with_words_before_any_stack(
    words: str, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    script = Script(tmp_path, f"sys.stderr.write({words!r}); sys.exit(3)")
    assert line.run(["simulate", "six_takes", "--seats", f"{script.spec},drake", "--option", "limit=0"]) == 1
    assert capsys.readouterr().err.endswith(f"(seat 0): it ended (exit code 3): {reason}; Drake plays on\n")


@pytest.mark.usefixtures("patient")
def test_bot_is_dropped_again_in_each_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    script = Script(tmp_path, "sys.exit('no ducks today')")
    seats = f'duckling,"{script.command} --of=1,2"'.replace('"', '"exec:', 1)
    words = ["simulate", "six_takes", "--seats", seats, "--matches", "3", "--option", "limit=0"]
    assert line.run(words) == 1
    problem = f"bot {script.command + ' --of=1,2'!r} (seat 1): it ended (exit code 1): no ducks today"
    expected = [f"main.py: match {number}: {problem}; Drake plays on" for number in range(3)]
    assert capsys.readouterr().err.splitlines() == expected
