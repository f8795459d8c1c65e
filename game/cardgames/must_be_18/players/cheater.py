"""The cheater sees all hands and the stock: it plays every choice out on the one deal that is true.

Only the arena knows it, as a yardstick. The others are expected to lay as many cards as they can, as an Eider
expects it; in its own next turns the cheater tries every lay, too.
"""

from __future__ import annotations

from random import Random
from statistics import fmean

from game.ai.agent import Agent, Budget, Decision, Peek
from game.ai.foreseeing import Foreseeing
from game.cardgames.must_be_18.players.determinization import Dealt
from game.cardgames.must_be_18.players.packed_hands import fitting, pack
from game.cardgames.must_be_18.players.rollouts import RolloutPosition
from game.cardgames.must_be_18.players.search import Trial, trials_of
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.cardgames.must_be_18.rules.state import MustBe18State

Worth = tuple[float, float]
"""Minus the own points at the end of the round, and those of all seats: greater is better."""


class Cheater(Agent[Peek]):
    """The choice that can leave it the fewest points; of equal ones the one that leaves the others more.

    Args:
        turns: the number of own turns in which every lay is tried, this one included.
        shuffles: the number of orders of the stock that it looks at; None: it knows the true one.
    """

    def __init__(self, turns: int = 3, shuffles: int | None = None) -> None:
        self._turns, self._shuffles = turns, shuffles

    def choose(self, view: Peek, budget: Budget, chance: int) -> Decision:
        seen = MUST_BE_18.view(view.state, view.seat)
        trials = trials_of(seen)
        if len(trials) == 1:
            return Decision(trials[0].choices[0])
        truth = true_deal(view.state)
        generator = Random(chance)
        deals = (
            [truth]
            if self._shuffles is None
            else [_shuffled(truth, generator) for _ in range(self._shuffles)]
        )

        def worth(trial: Trial) -> tuple[Worth, float]:
            found = [_best(trial.begin(seen, deal), view.seat, self._turns - 1) for deal in deals]
            return (fmean(own for own, _ in found), fmean(all_ for _, all_ in found)), trial.instinct

        return Decision(max(trials, key=worth).choices[0])


def true_deal(state: MustBe18State) -> Dealt:
    """The hands and the stock as they are."""
    numbers = state.public.numbers
    hands = [pack([numbers[card] for card in hand]) for hand in state.hands]
    return Dealt(hands, [pack([numbers[card]]) for card in reversed(state.stock)])


def _shuffled(deal: Dealt, chance: Random) -> Dealt:
    """The same hands, and the stock in another order, on which the true one has no bearing."""
    stock = sorted(deal.stock)
    chance.shuffle(stock)
    return Dealt(deal.hands, stock)


def _best(position: RolloutPosition, seat: int, turns: int) -> Worth:
    """The best that a seat can make of a position, in so many own turns; then it lays what all would lay."""
    while not position.over and position.turn != seat:
        position.play_turn()
    lays = [] if position.over or not turns else fitting(position.hands[seat], position.tops)
    if not lays:
        points = position.play_on()
        return -points[seat], sum(points)
    found = []
    for lay in lays:
        tried = position.copy()
        tried.lay(lay, opens=False)
        found.append(_best(tried, seat, turns - 1))
    return max(found)


def cheater() -> Agent[Peek]:
    """A cheater that foresees how the others would answer."""
    return Foreseeing(MUST_BE_18, Cheater())
