"""The agents of You Must Be 18!: what they make of positions, and how the levels differ."""

import pytest

from game.ai.agent import Budget, Decision
from game.ai.levels import ADVISER
from game.cardgames.must_be_18.players.agents import AGENTS
from game.cardgames.must_be_18.rules.events import MustBe18Choice, PlayCards
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.cardgames.must_be_18.rules.state import MustBe18State
from tests.cardgames.must_be_18.standing import does, play, standing

SEARCHERS = ["swan", "eider", ADVISER]


def decide(state: MustBe18State, level: str, samples: int = 100) -> Decision:
    (seat,) = MUST_BE_18.pending(state)
    return AGENTS[level]().choose(MUST_BE_18.view(state, seat), Budget(samples=samples), 3)


def laid(choice: MustBe18Choice) -> str:
    assert isinstance(choice, PlayCards)
    return "".join(sorted(str(number) for _column, number in choice.covers))


# -- how the levels differ ---------------------------------------------------------------------------------


def test_a_drake_lays_the_highest_numbers_and_a_swan_the_most() -> None:
    state = standing("63331", "666666", tops="6543")
    assert laid(decide(state, "drake").choice) == "6"
    assert len(laid(decide(state, "swan").choice)) > 1


@pytest.mark.parametrize("level", SEARCHERS)
def test_who_can_go_out_does(level: str) -> None:
    state = standing("653", "66666", tops="6543", stock="666")
    decision = decide(state, level)
    assert laid(decision.choice) == "356"
    best = next(one for one in decision.prospects if one.choice == decision.choice)
    assert (best.value, best.risk) == (0, 0)


@pytest.mark.parametrize("level", SEARCHERS)
def test_high_cards_go_when_somebody_is_about_to_end_the_round(level: str) -> None:
    """The other seat lays its last card whatever happens: the 6 costs most if it is kept."""
    state = standing("62", "5", tops="65532")
    assert laid(decide(state, level).choice) in ("26", "6")
    risks = [one.risk for one in decide(state, level).prospects if laid(one.choice) == "2"]
    assert all(risk > 0 for risk in risks)


def test_an_eider_draws_conclusions_that_a_swan_does_not() -> None:
    """Seat 1 had no 6, no 5 and nothing that sums up: so a top of these numbers leaves it stuck again."""
    state = does(standing("66665", "443", "666", stock="4" + "6" * 6), play("0:6")).state
    view = MUST_BE_18.view(state, state.public.turn)
    swan, eider = (AGENTS[level]().choose(view, Budget(samples=100), 2) for level in ("swan", "eider"))
    assert swan.prospects != eider.prospects
