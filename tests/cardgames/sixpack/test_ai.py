"""The agents of Sixpack: sensible answers to every question."""

import time
from collections.abc import Callable
from typing import Any

import pytest

from game.ai.agent import Budget, Decision
from game.ai.levels import ADVISER, LEVELS
from game.cardgames.sixpack.players import opponent_model
from game.cardgames.sixpack.players.agents import AGENTS
from game.cardgames.sixpack.players.search import Search
from game.cardgames.sixpack.rules.choices import (
    ChooseCard,
    ChooseNumber,
    Landing,
    LandOn,
    LayCard,
    TakeTop,
)
from game.cardgames.sixpack.rules.game import SIXPACK
from tests.cardgames.sixpack.boards import Turn, alone

LEVEL_IDS = [level.id for level in LEVELS]
SEARCHERS = LEVEL_IDS[1:]


def decide(turn: Turn, level: str, samples: int = 100) -> Decision:
    view = SIXPACK.view(turn.state, turn.state.questions[0].seat)
    return AGENTS[level]().choose(view, Budget(samples=samples), 3)


def text(turn: Turn, decision: Decision) -> str:
    assert isinstance(decision.choice, ChooseCard | LayCard)
    return turn.text(decision.choice.card)


def test_a_drake_expects_the_points_at_the_end_of_the_turn() -> None:
    # Nobody can come before the 1, which claims two hands, or play the same.
    turn = Turn("2 | 3* 4* | 5", "1 2", "3 3", "4 4")
    decision = decide(turn, "drake")
    assert text(turn, decision) == "1"
    first = decision.prospects[0]
    assert (first.value, first.risk) == (5, 0)


def test_many_choices_cost_no_more_time() -> None:
    """Four Calculators in the hand: dozens of ways to lay a card, the best of which are looked at closer."""
    calculators = "calculator:1 calculator:2 calculator:3 calculator:4"
    turn = Turn("3* 4* | 5 | 5", f"1 2 {calculators}", "2 2 3", "2 3 3", "3 3 2")
    decision = decide(turn, ADVISER, samples=20)
    assert len(decision.prospects) == 2 * 16 + 4 * 8
    chosen = next(one.value for one in decision.prospects if one.choice == decision.choice)
    assert chosen == pytest.approx(max(one.value for one in decision.prospects))


def test_coming_to_terms_is_part_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The others' mix takes 30 ms here, a try 1 ms, and nothing else takes any time."""
    now = 0.0

    def lasting(seconds: float, work: Callable[..., Any]) -> Callable[..., Any]:
        def last(*args: Any) -> Any:
            nonlocal now
            now += seconds
            return work(*args)

        return last

    monkeypatch.setattr(time, "perf_counter", lambda: now)
    monkeypatch.setattr(opponent_model, "equilibrium", lasting(0.03, opponent_model.equilibrium))
    monkeypatch.setattr(Search, "try_all", lasting(0.001, Search.try_all))
    state = Turn("2 | 3* 4* | 5", "1 2 6", "3 3 1", "4 4 2").state
    AGENTS["eider"]().choose(SIXPACK.view(state, 0), Budget(seconds=0.05), 1)
    assert 0.04 < now < 0.05


# -- sensible answers --------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", SEARCHERS)
def test_it_claims_the_pile_with_most_hands(level: str) -> None:
    turn = alone("2 | 3* 4* | 5*", "1")
    assert decide(turn, level).choice == LandOn(1, Landing.CLAIM)


@pytest.mark.parametrize("level", SEARCHERS)
def test_takeback_claims_rather_than_being_placed(level: str) -> None:
    turn = alone("4 | 3* 5* | 6", "takeback:5")
    assert decide(turn, level).choice == LandOn(1, Landing.CLAIM)


@pytest.mark.parametrize("level", SEARCHERS)
def test_veto_removes_the_card_that_would_claim(level: str) -> None:
    turn = Turn("1 | 1* 2* 4* | 1", "veto:2 1 1", "6 1 1", "3 1 1").lay("veto:2", "6", "3")
    turn.land(0)
    assert turn.question.kind == "veto"
    assert text(turn, decide(turn, level)) == "6"


@pytest.mark.parametrize("level", SEARCHERS)
def test_a_calculator_makes_a_card_claim(level: str) -> None:
    turn = Turn("5 1* 2* 3* 5 | 1 | 2", "calculator:3 3 2", "3 3 1", "3 1 4")
    choice = decide(turn, level).choice
    assert (turn.text(choice.card), turn.texts(choice.calculators)) == ("3", "calculator:3")


@pytest.mark.parametrize("level", SEARCHERS)
def test_carousel_passes_the_least_card_on(level: str) -> None:
    turn = alone("2 | 3 | 4", "carousel:5", rest="3* 6* 3 1*").side("left")
    assert turn.state.questions[0].kind == "pass"
    assert text(turn, decide(turn, level)) == "3"


@pytest.mark.parametrize("level", SEARCHERS)
def test_a_super_numbers_card_uses_the_number_that_claims(level: str) -> None:
    turn = alone("1* 2* 5 | 2 | 4", "super_numbers:3/6")
    assert decide(turn, level).choice == ChooseNumber(6)


@pytest.mark.parametrize("level", SEARCHERS)
def test_a_bite_costs_the_least_cards(level: str) -> None:
    turn = alone("biting_hand:5* | 2 | 3", "6", rest="2* 3 4* 6*")
    assert turn.question.kind == "discard"
    assert text(turn, decide(turn, level)) == "3"


@pytest.mark.parametrize("level", SEARCHERS)
def test_a_second_hand_takes_what_shows_a_hand(level: str) -> None:
    # Seat 2 has nothing left, so that the round ends with this turn.
    turn = Turn("second_hand:5 | 2 3* | 1 3", "6 2 4", "3 2 4 4 5", "3").lay("6", "3", "3")
    assert decide(turn, level).choice == TakeTop(1)


@pytest.mark.parametrize("level", SEARCHERS)
def test_a_second_hand_steals_the_open_card_that_shows_a_hand(level: str) -> None:
    turn = Turn("second_hand:5 | 2 | 3", "6 1 1", "3 seethrough:1* 2", "3 1 2")
    turn.lay_one(1, "3").lay_one(0, "6").lay_one(2, "3")
    choice = decide(turn, level).choice
    assert turn.text(choice.card) == "seethrough:1*"


@pytest.mark.parametrize("level", SEARCHERS)
def test_a_copycat_copies_what_claims(level: str) -> None:
    # The 4 is its seat's last card, so that the round ends with this turn.
    turn = Turn("1 2* 3* 5 | 1 2* 5 | 3", "copycat:2 1 1", "4", "6 1 1").lay("copycat:2", "4", "6")
    assert turn.question.kind == "copy"
    assert text(turn, decide(turn, level)) == "6"


@pytest.mark.parametrize("level", SEARCHERS)
def test_a_late_arrival_brings_no_duplicate(level: str) -> None:
    turn = Turn("1 | 2* 3* 5 | 2", "late_arrival:2 4 6 3", "4 1 1", "5 1 1").lay("late_arrival:2", "4", "5")
    assert turn.question.kind == "join"
    assert text(turn, decide(turn, level)) == "6"


@pytest.mark.parametrize("level", SEARCHERS)
def test_a_pile_driver_leaves_what_it_claims(level: str) -> None:
    turn = alone("1* 2* 3* 5 | 2 | 3", "pile_driver:6")
    choice = decide(turn, level).choice
    assert choice.count == 1


@pytest.mark.parametrize("level", SEARCHERS)
def test_the_best_card_is_not_what_is_thrown_away(level: str) -> None:
    """§12.2: a Veto without a target costs a hand card."""
    turn = alone("3 | 4 | 1", "veto:2", rest="4 6* 1*")
    assert turn.question.kind == "discard"
    assert text(turn, decide(turn, level)) == "4"
