"""Staying bots: one process for several matches if the bot asks for it; a crash costs one match only."""

from pathlib import Path

import pytest

from game.ai.bots.bot import BotPool
from game.ai.factory import make_bot
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.lab.arena.tournament import TournamentPlan, play
from tests.ai.test_bot import KIT, OBEDIENT, Script, a_view, choose

STAYING = OBEDIENT.replace('"name": "Quack"', '"name": "Quack", "stays": True')
# Taking a row is a question, too, so it counts hellos, not questions.
CRASHES_IN_THE_SECOND = STAYING.replace(
    '    elif told["type"] == "choose":',
    """        hellos = globals().get("hellos", 0) + 1
    elif hellos == 2 and not os.path.exists(__file__ + ".crashed"):
        open(__file__ + ".crashed", "w").close()
        1 / 0
    elif told["type"] == "choose":""",
)


def plan_of(script: Script, deals: int = 3) -> TournamentPlan:
    return TournamentPlan(
        "six_takes", SixTakesOptions(limit=0), (script.spec, "duckling"), ((0, 1), (1, 0)), 5, deals
    )


@pytest.mark.parametrize(("body", "processes"), [(STAYING, 1), (OBEDIENT, 6)])
def test_staying_bot_plays_all_matches(tmp_path: Path, body: str, processes: int) -> None:
    script = Script(tmp_path, body)
    deals = play(plan_of(script), 1, lambda _deal: None)
    assert not any(problem for deal in deals for problem in deal.problems)
    kinds = [told["type"] for told in script.told]
    assert len(script.processes) == kinds.count("end") == processes
    assert kinds.count("hello") == 6
    assert [told["seat"] for told in script.told if told["type"] == "hello"] == [0, 1] * 3
    assert kinds[-1] == "end"
    assert script.gone()


def test_seats_of_one_match_have_separate_processes(tmp_path: Path) -> None:
    script = Script(tmp_path, STAYING)
    plan = TournamentPlan("six_takes", SixTakesOptions(limit=0), (script.spec,), ((0, 0, 0),), 5, 2)
    play(plan, 1, lambda _deal: None)
    assert len(script.processes) == 3
    assert [told["type"] for told in script.told].count("hello") == 6
    assert script.gone()


def test_crashed_staying_bot_is_dropped_for_its_match_only(tmp_path: Path) -> None:
    script = Script(tmp_path, CRASHES_IN_THE_SECOND)
    deals = play(plan_of(script), 1, lambda _deal: None)
    problems = [len(deal.problems[0]) for deal in deals]
    assert problems == [1, 0, 0], "dropped in the second match, which belongs to the first deal"
    assert "ZeroDivisionError" in deals[0].problems[0][0]
    assert len(script.processes) == 2
    assert [told["type"] for told in script.told].count("hello") == 6
    assert script.gone()


def test_waiting_bots_are_closed(tmp_path: Path) -> None:
    script, staying = Script(tmp_path, STAYING), BotPool()
    bot = staying.acquire(script.spec, lambda: make_bot(KIT, script.spec))
    choose(bot, a_view())
    staying.release(script.spec, bot)
    assert not script.gone()
    staying.close()
    assert script.gone()
