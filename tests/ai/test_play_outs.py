"""Flat Monte Carlo plays any game by its rules alone: reproducibly, and well where the best is clear."""

import random

import pytest
from msgspec.structs import replace

from game.ai.agent import Budget
from game.ai.play_outs import FlatMonteCarlo
from game.engine.contract import Setup
from tests.hi_lo.players import chance_of_higher, redealt
from tests.hi_lo.rules import HI_LO, HIGHEST, Guess, HiLoOptions, HiLoView


def opened(card: int) -> HiLoView:
    state, _events = HI_LO.deal(HI_LO.open(Setup(2, 5, HiLoOptions(rounds=1))))
    return replace(HI_LO.view(state, 0), cards=(card,))


@pytest.mark.parametrize("card", [2, 3, HIGHEST - 2, HIGHEST - 1])
def test_the_likelier_guess_is_found(card: int) -> None:
    view = opened(card)
    decision = FlatMonteCarlo(HI_LO, redealt).choose(view, Budget(samples=200), 7)
    assert decision.choice == Guess(chance_of_higher(view) > 0.5)
    values = {one.choice: one.value for one in decision.prospects}
    # Each right guess is a point: the two guesses differ by as much as their chances do.
    better = abs(2 * chance_of_higher(view) - 1)
    assert abs(values[Guess(False)] - values[Guess(True)]) == pytest.approx(better, abs=0.35)


def test_the_same_chance_gives_the_same_decision_and_a_share_is_less_of_a_budget() -> None:
    view = opened(5)
    whole, tenth = FlatMonteCarlo(HI_LO, redealt), FlatMonteCarlo(HI_LO, redealt, share=0.1)
    assert whole.choose(view, Budget(20), 3) == whole.choose(view, Budget(20), 3)
    assert tenth.choose(view, Budget(20), 3) == whole.choose(view, Budget(2), 3)


def test_states_are_dealt_in_agreement_with_the_view() -> None:
    view = opened(4)
    for seed in range(20):
        state = redealt(view, random.Random(seed))
        assert HI_LO.view(state, 0) == view
        assert not set(state.stock) & set(view.cards)
