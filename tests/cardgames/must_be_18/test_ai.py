"""The agents of You Must Be 18!: how they judge positions, how the levels differ, and the cheater."""

import pytest
from msgspec.structs import replace

from game.ai.agent import Budget, CheaterView, Decision
from game.ai.levels import ADVISER
from game.cardgames.must_be_18.players.agents import AGENTS
from game.cardgames.must_be_18.players.cheater import Cheater
from game.cardgames.must_be_18.rules.events import MustBe18Choice, PlayCards
from game.cardgames.must_be_18.rules.game import MUST_BE_18, MustBe18State
from game.engine.contract import Choice
from tests.cardgames.must_be_18.positions import apply_choices, play, state_with
from tests.contract.random_matches import random_match

SEARCHERS = ["swan", "eider", ADVISER]


def decide(state: MustBe18State, level: str, samples: int = 100) -> Decision:
    (seat,) = MUST_BE_18.pending(state)
    return AGENTS[level]().choose(MUST_BE_18.view(state, seat), Budget(samples=samples), 3)


def numbers_played(choice: MustBe18Choice) -> str:
    assert isinstance(choice, PlayCards)
    return "".join(sorted(str(number) for _column, number in choice.covers))


# -- how the levels differ ---------------------------------------------------------------------------------


def test_drake_plays_the_highest_numbers_and_a_swan_the_most_cards() -> None:
    state = state_with("63331", "666666", tops="6543")
    assert numbers_played(decide(state, "drake").choice) == "6"
    assert len(numbers_played(decide(state, "swan").choice)) > 1


@pytest.mark.parametrize("level", SEARCHERS)
def test_going_out_has_priority(level: str) -> None:
    decision = decide(state_with("653", "66666", tops="6543", stock="666"), level)
    assert numbers_played(decision.choice) == "356"
    best = next(one for one in decision.prospects if one.choice == decision.choice)
    assert (best.value, best.risk) == (0, 0)


@pytest.mark.parametrize("level", SEARCHERS)
def test_high_cards_go_when_another_seat_is_about_to_end_the_round(level: str) -> None:
    """The other seat plays its last card in any case, so keeping the 6 costs most."""
    state = state_with("62", "5", tops="65532")
    assert numbers_played(decide(state, level).choice) in ("26", "6")
    risks = [one.risk for one in decide(state, level).prospects if numbers_played(one.choice) == "2"]
    assert all(risk > 0 for risk in risks)


def test_eider_draws_conclusions_that_a_swan_does_not() -> None:
    """Seat 1 could do nothing on 6, 6 and 6, from which an Eider concludes what its hand lacks."""
    state = apply_choices(state_with("66665", "443", "666", stock="4" + "6" * 6), play("0:6")).state
    view = MUST_BE_18.view(state, state.public.turn)
    swan, eider = (AGENTS[level]().choose(view, Budget(samples=100), 2) for level in ("swan", "eider"))
    assert swan.prospects != eider.prospects


# -- the cheater -----------------------------------------------------------------------------------------


ORDERS = 4


def chosen(cheater: Cheater, state: MustBe18State, seat: int) -> Choice:
    return cheater.choose(CheaterView(state, seat), Budget(), 1).choice


def test_order_of_the_stock_matters_only_to_the_cheater() -> None:
    """The cheater, who knows the order, sometimes chooses by it."""
    knowing, ignorant = Cheater(turns=2), Cheater(turns=2, shuffles=2)
    differs = asked = 0
    for seed in range(2):
        for state, _events, seat, _choice in random_match("must_be_18", seed)[1]:
            if seat is None or len(MUST_BE_18.pending(state)[seat]) == 1 or len(set(state.stock)) < 2:
                continue
            turned = [
                replace(state, stock=(*state.stock[cut:], *state.stock[:cut])) for cut in range(1, ORDERS)
            ]
            asked += 1
            assert {chosen(ignorant, other, seat) for other in turned} == {chosen(ignorant, state, seat)}
            differs += len({chosen(knowing, other, seat) for other in (state, *turned)}) > 1
            if asked % 12 == 0:
                break
    assert asked > 12
    assert differs
