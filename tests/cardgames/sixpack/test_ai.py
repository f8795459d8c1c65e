"""The agents of Sixpack: legal, fair, repeatable, sensible at every question, and stronger level by level."""

from __future__ import annotations

import time

import pytest

from game.ai.agent import Budget, Decision
from game.ai.levels import ADVISER, LEVELS
from game.cardgames.sixpack.players.agents import AGENTS
from game.cardgames.sixpack.rules.events import (
    ChooseCard,
    ChooseNumber,
    DriveCards,
    Landing,
    LandOn,
    LayCard,
    TakeFromHand,
    TakeTop,
)
from game.cardgames.sixpack.rules.game import SIXPACK
from game.cardgames.sixpack.rules.options import SixpackOptions
from game.cardgames.sixpack.rules.state import SixpackState
from game.engine.chance import seed_of
from game.engine.contract import Setup
from tests.cardgames.sixpack.boards import Turn, alone
from tests.sampling import sampled
from tests.ticking import Ticking

FEW = Budget(samples=5)
LEVEL_IDS = [level.id for level in LEVELS]
SEARCHERS = LEVEL_IDS[1:]


def decide(turn: Turn, level: str, samples: int = 100) -> Decision:
    """What an agent of a level decides for the seat that is asked first."""
    view = SIXPACK.view(turn.state, turn.state.questions[0].seat)
    return AGENTS[level]().choose(view, Budget(samples=samples), 3)


def text(turn: Turn, decision: Decision) -> str:
    """The card that is chosen, as text."""
    assert isinstance(decision.choice, ChooseCard | LayCard)
    return turn.text(decision.choice.card)


def play(setup: Setup, levels: list[str], budget: Budget) -> SixpackState:
    """Play a match to its end by agents of these levels."""
    agents = [AGENTS[level]() for level in levels]
    state, step = SIXPACK.open(setup), 0
    while not state.open.ranking:
        if not state.questions:
            state, _ = SIXPACK.deal(state)
        for seat in list(SIXPACK.pending(state)):
            decision = agents[seat].choose(SIXPACK.view(state, seat), budget, seed_of(setup.seed, step))
            state, _ = SIXPACK.apply(state, seat, decision.choice)
            step += 1
    return state


# -- what holds everywhere ---------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["drake", ADVISER])
def test_every_legal_choice_has_its_prospect_and_the_highest_value_is_chosen(level: str) -> None:
    for seed in range(4):
        state = SIXPACK.deal(SIXPACK.open(Setup(4, seed, SixpackOptions(preset="everything")))).state
        seat, legal = next(iter(SIXPACK.pending(state).items()))
        decision = AGENTS[level]().choose(SIXPACK.view(state, seat), Budget(samples=20), 1)
        assert tuple(one.choice for one in decision.prospects) == legal
        assert all(0 <= one.risk <= 1 for one in decision.prospects)
        best = max(one.value for one in decision.prospects)
        chosen = next(one.value for one in decision.prospects if one.choice == decision.choice)
        assert chosen == pytest.approx(best)


def test_a_drake_expects_the_points_at_the_end_of_the_turn() -> None:
    # Nobody can come before the 1, which claims two hands, or play the same.
    turn = Turn("2 | 3* 4* | 5", "1 2", "3 3", "4 4")
    decision = decide(turn, "drake")
    assert text(turn, decision) == "1"
    first = decision.prospects[0]
    assert (first.value, first.risk) == (5, 0)


def test_a_budget_of_time_is_kept_to(monkeypatch: pytest.MonkeyPatch) -> None:
    state = SIXPACK.deal(SIXPACK.open(Setup(4, 1, SixpackOptions(preset="everything")))).state
    view = SIXPACK.view(state, 0)
    for seconds in (0.0, 0.1):
        clock = Ticking()
        monkeypatch.setattr(time, "perf_counter", clock)
        decision = AGENTS["eider"]().choose(view, Budget(seconds=seconds), 1)
        assert seconds < clock.now < seconds + 0.01
        assert len(decision.prospects) == len(SIXPACK.choices(view))


def test_many_choices_cost_no_more_time() -> None:
    """Four Calculators in the hand: dozens of ways to lay a card, the best of which are looked at closer."""
    calculators = "calculator:1 calculator:2 calculator:3 calculator:4"
    turn = Turn("3* 4* | 5 | 5", f"1 2 {calculators}", "2 2 3", "2 3 3", "3 3 2")
    decision = decide(turn, ADVISER, samples=20)
    assert len(decision.prospects) == 2 * 16 + 4 * 8
    chosen = next(one.value for one in decision.prospects if one.choice == decision.choice)
    assert chosen == pytest.approx(max(one.value for one in decision.prospects))


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
    assert isinstance(choice, LayCard)
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
    assert isinstance(choice, TakeFromHand)
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
    assert isinstance(choice, DriveCards)
    assert choice.count == 1


@pytest.mark.parametrize("level", SEARCHERS)
def test_the_best_card_is_not_what_is_thrown_away(level: str) -> None:
    """§12.2: a Veto without a target costs a hand card."""
    turn = alone("3 | 4 | 1", "veto:2", rest="4 6* 1*")
    assert turn.question.kind == "discard"
    assert text(turn, decide(turn, level)) == "4"


# -- stronger level by level -------------------------------------------------------------------------------


@pytest.mark.parametrize(("better", "worse"), [("drake", "duckling"), ("eider", "duckling")])
@pytest.mark.parametrize("preset", ["first", "everything"])
@pytest.mark.parametrize("deals", sampled([2, 20], 1))
def test_a_higher_level_gets_more_points(better: str, worse: str, preset: str, deals: int) -> None:
    points = {better: 0, worse: 0}
    for seed in range(deals):
        options = SixpackOptions(preset=preset, rounds=1)  # type: ignore[arg-type]
        for levels in ([better, worse] * 2, [worse, better] * 2):
            state = play(Setup(4, 500 + seed, options), levels, Budget(samples=8))
            for level, total in zip(levels, state.open.totals, strict=True):
                points[level] += total
    assert points[better] > points[worse] + 3 * deals
