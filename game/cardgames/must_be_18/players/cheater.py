"""The cheater, which sees all hands and the stock, and plays every choice out on the true deal.

It's a yardstick for the arena. Like the expert, it expects others to lay as many cards as they can. In its
own next turns, it tries every legal play.
"""

from __future__ import annotations

from random import Random
from statistics import fmean

from game.ai.agent import Agent, Budget, CheaterView, Decision
from game.ai.play_outs import LookaheadCheater
from game.cardgames.must_be_18.players.determinization import DealtCards
from game.cardgames.must_be_18.players.packed_hands import lays_of_hand, pack
from game.cardgames.must_be_18.players.rollouts import RolloutPosition
from game.cardgames.must_be_18.players.search import Trial, group_choices
from game.cardgames.must_be_18.rules.game import MUST_BE_18, MustBe18State

Result = tuple[float, float]
"""The seat's points at the end of the round, negated, and the points of all seats; greater is better."""


class Cheater(Agent[CheaterView]):
    """An agent whose choice can lead to its fewest points and, among equal choices, to the others' most.

    Args:
        turns: the number of the agent's turns, including this one, in which it tries every play.
        shuffles: the number of random orders of the stock to try; None if it knows the true order.
    """

    def __init__(self, turns: int = 3, shuffles: int | None = None) -> None:
        self._turns, self._shuffles = turns, shuffles

    def choose(self, view: CheaterView, budget: Budget, chance: int) -> Decision:
        own_view = MUST_BE_18.view(view.state, view.seat)
        trials = group_choices(own_view)
        if len(trials) == 1:
            return Decision(trials[0].choices[0])
        truth = true_deal(view.state)
        generator = Random(chance)
        deals = (
            [truth]
            if self._shuffles is None
            else [_shuffle_stock(truth, generator) for _ in range(self._shuffles)]
        )

        def value(trial: Trial) -> tuple[Result, float]:
            positions = [trial.position_after(own_view, deal) for deal in deals]
            results = [_best_result(position, view.seat, self._turns - 1) for position in positions]
            own, total = (fmean(values) for values in zip(*results, strict=True))
            return (own, total), trial.heuristic_value

        return Decision(max(trials, key=value).choices[0])


def true_deal(state: MustBe18State) -> DealtCards:
    numbers = state.public.numbers
    hands = [pack([numbers[card] for card in hand]) for hand in state.hands]
    return DealtCards(hands, [pack([numbers[card]]) for card in reversed(state.stock)])


def _shuffle_stock(deal: DealtCards, chance: Random) -> DealtCards:
    """Return the same hands, with the stock in a random order."""
    stock = sorted(deal.stock)
    chance.shuffle(stock)
    return DealtCards(deal.hands, stock)


def _best_result(position: RolloutPosition, seat: int, turns: int) -> Result:
    """Return a seat's best result over all plays in its next `turns` turns; others lay all they can."""
    while not position.over and position.turn != seat:
        position.play_turn()
    lays = [] if position.over or not turns else lays_of_hand(position.hands[seat], position.tops)
    if not lays:
        points = position.play_out()
        return -points[seat], sum(points)
    results = []
    for lay in lays:
        next_position = position.copy()
        next_position.apply_lay(lay, opens=False)
        results.append(_best_result(next_position, seat, turns - 1))
    return max(results)


def cheater() -> Agent[CheaterView]:
    """Return an agent that sees all hands and predicts the other seats' moves by their policies."""
    return LookaheadCheater(MUST_BE_18, Cheater())
