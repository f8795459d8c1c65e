"""A turn as a simultaneous game: equal numbers cancel, so a number that everybody wants is worth little.

All seats choose simultaneously, each from its own hand. What a number gains depends on the cards that the
others lay. The result is a logit equilibrium (McKelvey and Palfrey 1995), found by fictitious play (Brown
1951) on random deals. A number is assumed to gain the same for all seats with the same number of such cards:
the more a seat has, the fewer the others have. Stopped early, this models players who think a few steps ahead
(Camerer, Ho and Chong 2004).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from game.cardgames.sixpack.players.gains import NUMBERS, Gains
from game.cardgames.sixpack.rules.deck import Cards, Ids
from game.cardgames.sixpack.rules.piles import LOWEST

TEMPERATURE = 0.07
"""The softmax temperature of laying a card, in points."""
MAX_COPIES = 3
"""The number of equal cards in a hand above which their exact number makes no difference."""
ROUNDS = 30
"""The number of rounds of fictitious play after which strategies are near the equilibrium."""
_WEIGHT_GROWTH = 0.6
"""How evenly rounds of fictitious play count: at 1, all count equally; below 1, later rounds count more."""

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


class DealtHands(NamedTuple):
    """Hands as arrays of shape (deals, seats, 6), indexed by deal, seat and number.

    Attributes:
        copies: how many cards of the number the seat has.
        cost: the value in hand of the least valuable of these cards; 0 if there are none.
    """

    copies: Ints
    cost: Floats

    @classmethod
    def from_deals(cls, deals: Sequence[Sequence[Ids]], cards: Cards, values: Sequence[float]) -> DealtHands:
        """Build the arrays from each seat's cards on each deal, and from the cards' values in hand, by id."""
        shape = (len(deals), len(deals[0]), NUMBERS)
        copies, cost = np.zeros(shape, dtype=np.int64), np.full(shape, np.inf)
        entries = [
            (deal, seat, cards[card].number - LOWEST, values[card])
            for deal, hands in enumerate(deals)
            for seat, hand in enumerate(hands)
            for card in hand
        ]
        deal, seat, number, value = (np.array(column) for column in zip(*entries, strict=True))
        np.add.at(copies, (deal, seat, number), 1)
        np.minimum.at(cost, (deal, seat, number), value)
        return cls(copies, np.where(copies > 0, cost, 0.0))


class ExpectedGains(NamedTuple):
    """The gain of laying each number in a turn whose players are in equilibrium.

    Attributes:
        points: the points, indexed by number (the lowest at 0) and by how many cards of it a seat has (up to
            `MAX_COPIES`).
        returns: the probability, indexed the same way, that the card returns to the hand.
    """

    points: tuple[tuple[float, ...], ...]
    returns: tuple[tuple[float, ...], ...]

    def value(self, number: int, copies: int, cost: float) -> float:
        """Return the net gain of laying one of `copies` cards of a number, which is worth `cost` in hand."""
        held = min(max(copies, 1), MAX_COPIES)
        place = number - LOWEST
        return self.points[place][held] - (1 - self.returns[place][held]) * cost


def equilibrium(
    gains: Gains, hands: DealtHands, plays: int, first: Sequence[float], rounds: int, chance: Generator
) -> ExpectedGains:
    """Estimate by fictitious play on random deals what each number gains in a turn.

    Args:
        plays: the number of cards that each seat lays; two if there are two seats.
        first: the first estimate of each number's gain, lowest number first.
        rounds: the rounds of fictitious play. After one, all seats reply to players who lay by the first
            estimate; after `ROUNDS`, the equilibrium is reached.
    """
    points = np.repeat(np.array(first)[:, None], MAX_COPIES + 1, axis=1)
    returns = np.zeros_like(points)
    numbers = np.arange(NUMBERS)
    kinds = np.broadcast_to(numbers, hands.copies.shape), np.minimum(hands.copies, MAX_COPIES)
    for turn in range(rounds):
        values = points[kinds] - (1 - returns[kinds]) * hands.cost
        lays = _sample_lays(values, hands.copies, plays, chance)
        tried, brought, returned = _gains_of_lays(gains, hands.copies, lays)
        weight = 1 / (1.5 + _WEIGHT_GROWTH * turn)
        for means, sums in ((points, brought), (returns, returned)):
            mean = _sum_by_kind(kinds, sums) / np.maximum(_sum_by_kind(kinds, tried), 1)
            means += np.where(_sum_by_kind(kinds, tried) > 0, weight * (mean - means), 0.0)
    return ExpectedGains(tuple(map(tuple, points.tolist())), tuple(map(tuple, returns.tolist())))


def _sample_lays(values: Floats, copies: Ints, plays: int, chance: Generator) -> list[NDArray[np.bool_]]:
    """Sample which number each seat lays; return an array of shape (deals, seats, 6) for each play."""
    left = copies.copy()
    lays = []
    for _ in range(plays):
        noisy = values + TEMPERATURE * chance.gumbel(size=values.shape)
        indices = np.where(left > 0, noisy, -np.inf).argmax(axis=2)
        laid = (indices[:, :, None] == np.arange(NUMBERS)) & (left > 0)
        left -= laid
        lays.append(laid)
    return lays


def _gains_of_lays(
    gains: Gains, copies: Ints, lays: Sequence[NDArray[np.bool_]]
) -> tuple[Floats, Floats, Floats]:
    """Return how often each seat could lay each number, the number's total gains, and how often it returned.

    Each array is (deals, seats, 6). With two plays, each number is tried in place of either card.
    """
    numbers = np.arange(NUMBERS)
    bits = 1 << numbers
    own = np.sum(lays, axis=0)
    all_laid = own.sum(axis=1)[:, None, :]
    tried, brought, returned = (np.zeros(copies.shape) for _ in range(3))
    for laid in lays:
        others = all_laid - laid
        laid_set = ((others == 1) * bits).sum(axis=2)[:, :, None] | bits
        possible = copies > own - laid
        alone = possible & (others == 0)
        tried += possible
        brought += np.where(alone, gains.points[laid_set, numbers], 0.0)
        returned += alone & gains.returns[laid_set, numbers]
    return tried, brought, returned


def _sum_by_kind(kinds: tuple[Ints, Ints], values: Floats) -> Floats:
    """Return sums of values over all deals and seats, by number and by how many cards of it the seat has.

    `kinds` has, for each value, the number and how many such cards the seat has. The result has the shape
    (6, `MAX_COPIES` + 1).
    """
    number, copies = kinds
    flat = number * (MAX_COPIES + 1) + copies
    sums: Floats = np.bincount(flat.ravel(), values.ravel(), NUMBERS * (MAX_COPIES + 1)).astype(np.float64)
    return sums.reshape(NUMBERS, MAX_COPIES + 1)
