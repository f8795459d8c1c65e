"""Whatever a bot does, it's dropped with a message, its match continues, and no process is left."""

import re
from pathlib import Path

import msgspec
import pytest

from game import VERSION
from game.ai.bots.bot import Bot
from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.engine.journal import Header, Player
from game.session.session import Session
from tests.ai.hostile_bots import HOSTILE, MORE, QUICK, Hostile
from tests.ai.test_bot import KIT, PATIENT, SHORT, Script, a_view, choose
from tests.ai.test_worker import wait_for

OFTEN = 6
"""The number of questions for a bot that plays correctly."""


def limit_of(hostile: Hostile) -> float:
    """Return the seconds for an answer, which are few only for a bot that never answers."""
    return SHORT if hostile.hangs else PATIENT


@pytest.mark.parametrize("name", [*QUICK, *(pytest.param(name, marks=pytest.mark.campaign) for name in MORE)])
def test_hostile_bot_is_dropped_and_replaced(tmp_path: Path, name: str) -> None:
    hostile = HOSTILE[name]
    script = Script(tmp_path, hostile.body)
    bot, view = Bot(script.command, KIT, time_limit=limit_of(hostile), start_limit=PATIENT), a_view()
    decisions = [choose(bot, view)]

    def dropped() -> bool:
        # Excess output is detected soon, but perhaps not before the next question.
        decisions.append(choose(bot, view))
        return decisions[-1].problem is not None

    if hostile.message and decisions[0].problem is None:
        wait_for(dropped)
    elif not hostile.message:
        assert not any(dropped() for _ in range(OFTEN))
    first = decisions[-1]
    if hostile.message:
        assert re.search(hostile.message, first.problem)
        assert f"{script.command!r} (seat 2): " in first.problem
        assert first.problem.endswith("; Drake plays on")
        assert first.problem.isprintable()
        assert choose(bot, view) == msgspec.structs.replace(first, problem=None)
    else:
        assert first.problem is None
        bot.close()
    wait_for(script.gone)
    bot.close()


@pytest.mark.campaign
@pytest.mark.parametrize("name", HOSTILE)
def test_match_with_a_hostile_bot_is_played_to_its_end(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hostile = HOSTILE[name]
    monkeypatch.setitem(Bot.__init__.__kwdefaults__, "time_limit", limit_of(hostile))
    monkeypatch.setitem(Bot.__init__.__kwdefaults__, "start_limit", PATIENT)
    script = Script(tmp_path, hostile.body)
    players = (Player("Pip", "duckling"), Player("Bad", script.spec), Player("Dot", "duckling"))
    header = Header(version=VERSION, game="six_takes", seed=4, options={"limit": 0}, players=players)
    session = Session.new(SIX_TAKES, header, thinker=None)
    session.deal()
    problems = []
    while not session.match.over:
        session.update(0.1, patient=False)
        if session.problem:
            problems.append(session.problem)
            session.problem = None
    session.leave()
    assert len(problems) == (1 if hostile.message else 0)
    assert all(problem.isprintable() for problem in problems)
    wait_for(script.gone)


def test_there_are_at_least_forty_eight_hostile_bots() -> None:
    assert len({one.body for one in HOSTILE.values()}) >= 48
