"""The turn as a guessing game: equal numbers vanish, so a number that all want is worth little.

All seats choose at once, each from its own hand. Here they come to terms: each lays its cards by what their
numbers bring, and what numbers bring hangs on what the others lay. That is a logit equilibrium (McKelvey and
Palfrey 1995), found by fictitious play (Brown 1951) on dealt hands. What a number brings is taken to be the
same for all seats that hold as many cards of it: the more of them a seat has, the fewer have the others.
Broken off early it is the play of seats that think some steps ahead of each other and no further (Camerer, Ho
and Chong 2004).
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

HEAT = 0.07
"""The part of chance in laying a card, in points."""
MANY = 3
"""So many cards of a number, and more, are taken for the same."""
ROUNDS = 30
"""After so many rounds of fictitious play the mix is near the equilibrium."""
_RECENT = 0.6
"""At 1 all rounds of fictitious play count alike; below, later ones count for more."""

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


class DealtHands(NamedTuple):
    """Dealt hands by deal, seat and number, (deals, seats, 6).

    Attributes:
        copies: the number of cards.
        cost: the worth of the least of them; nothing where there is none.
    """

    copies: Ints
    cost: Floats

    @classmethod
    def of(cls, deals: Sequence[Sequence[Ids]], cards: Cards, worths: Sequence[float]) -> DealtHands:
        """By deal and seat the cards, and by card its worth in a hand."""
        shape = (len(deals), len(deals[0]), NUMBERS)
        copies, cost = np.zeros(shape, dtype=np.int64), np.full(shape, np.inf)
        each = [
            (deal, seat, cards[card].number - LOWEST, worths[card])
            for deal, hands in enumerate(deals)
            for seat, hand in enumerate(hands)
            for card in hand
        ]
        deal, seat, number, worth = (np.array(column) for column in zip(*each, strict=True))
        np.add.at(copies, (deal, seat, number), 1)
        np.minimum.at(cost, (deal, seat, number), worth)
        return cls(copies, np.where(copies > 0, cost, 0.0))


class Mix(NamedTuple):
    """What a number brings in a turn among players who have come to terms.

    Attributes:
        brings: by number from 0, and by how many cards of it a seat has (0 to `MANY`): points.
        back: likewise, the chance that the card goes back into the hand.
    """

    brings: tuple[tuple[float, ...], ...]
    back: tuple[tuple[float, ...], ...]

    def value(self, number: int, copies: int, cost: float) -> float:
        """The worth of laying a number of which a seat has so many cards, if the card is worth so much."""
        held = min(max(copies, 1), MANY)
        place = number - LOWEST
        return self.brings[place][held] - (1 - self.back[place][held]) * cost


def equilibrium(
    gains: Gains, hands: DealtHands, plays: int, first: Sequence[float], rounds: int, chance: Generator
) -> Mix:
    """The mix by which all seats lay.

    Args:
        plays: the cards that each seat lays: with two seats two.
        first: by number from 0, the points that it seems to bring at once.
        rounds: of fictitious play. After one, all answer players who lay by the first impression; after
            `ROUNDS` there is nothing left to answer.
    """
    brings = np.repeat(np.array(first)[:, None], MANY + 1, axis=1)
    back = np.zeros_like(brings)
    numbers = np.arange(NUMBERS)
    kinds = np.broadcast_to(numbers, hands.copies.shape), np.minimum(hands.copies, MANY)
    for turn in range(rounds):
        values = brings[kinds] - (1 - back[kinds]) * hands.cost
        lays = _lay(values, hands.copies, plays, chance)
        asked, brought, returned = _answers(gains, hands.copies, lays)
        weight = 1 / (1.5 + _RECENT * turn)
        for means, sums in ((brings, brought), (back, returned)):
            found = _sums(kinds, sums) / np.maximum(_sums(kinds, asked), 1)
            means += np.where(_sums(kinds, asked) > 0, weight * (found - means), 0.0)
    return Mix(tuple(map(tuple, brings.tolist())), tuple(map(tuple, back.tolist())))


def _lay(values: Floats, copies: Ints, plays: int, chance: Generator) -> list[NDArray[np.bool_]]:
    """By play, (deals, seats, 6): the number that each seat lays; none if it has no card left."""
    left = copies.copy()
    found = []
    for _ in range(plays):
        noisy = values + HEAT * chance.gumbel(size=values.shape)
        places = np.where(left > 0, noisy, -np.inf).argmax(axis=2)
        laid = (places[:, :, None] == np.arange(NUMBERS)) & (left > 0)
        left -= laid
        found.append(laid)
    return found


def _answers(gains: Gains, copies: Ints, lays: Sequence[NDArray[np.bool_]]) -> tuple[Floats, Floats, Floats]:
    """How often each seat could lay each number, the sum of its gains, and how often it came back.

    Each is (deals, seats, 6). With two plays a number is tried in place of either, if there is one more.
    """
    numbers = np.arange(NUMBERS)
    bits = 1 << numbers
    own = np.sum(lays, axis=0)
    all_laid = own.sum(axis=1)[:, None, :]
    asked, brought, returned = (np.zeros(copies.shape) for _ in range(3))
    for laid in lays:
        others = all_laid - laid
        those = ((others == 1) * bits).sum(axis=2)[:, :, None] | bits
        could = copies > own - laid
        alone = could & (others == 0)
        asked += could
        brought += np.where(alone, gains.brings[those, numbers], 0.0)
        returned += alone & gains.back[those, numbers]
    return asked, brought, returned


def _sums(kinds: tuple[Ints, Ints], values: Floats) -> Floats:
    """(6, `MANY` + 1): the sums over all seats, by number and by how many cards of it they have."""
    number, copies = kinds
    flat = number * (MANY + 1) + copies
    sums: Floats = np.bincount(flat.ravel(), values.ravel(), NUMBERS * (MANY + 1)).astype(np.float64)
    return sums.reshape(NUMBERS, MANY + 1)
