"""The gain of laying each number in a turn once equal numbers have cancelled each other, without effects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from game.cardgames.sixpack.players.outlook import PileOutlook
from game.cardgames.sixpack.rules.piles import HIGHEST, LOWEST

NUMBERS = HIGHEST - LOWEST + 1
_LAID = 0.5
"""The value of a card laid in this turn to whoever claims its pile; half of the cards have no handprint."""


class _CardGain(NamedTuple):
    """The points that a card brings apart from itself, and whether it returns to the hand."""

    points: float
    back: bool


class Gains(NamedTuple):
    """The gain of each number, for each set of numbers laid. In a set's bit mask, the lowest bit is number 1.

    Attributes:
        brings: by set and number, the points that the number brings its owner, without its own card.
        back: by set and number, whether the card returns to its owner's hand.
    """

    brings: NDArray[np.float64]
    back: NDArray[np.bool_]


class _Piles(NamedTuple):
    """The number of each pile, and its value to whoever claims it."""

    numbers: tuple[int, ...]
    spoils: tuple[float, ...]

    def with_card(self, pile: int, number: int, spoils: float) -> _Piles:
        """Return the piles after a card is laid on one of them, which is then worth `spoils`."""
        numbers, values = list(self.numbers), list(self.spoils)
        numbers[pile], values[pile] = number, spoils
        return _Piles(tuple(numbers), tuple(values))

    def most_valuable(self, piles: Sequence[int]) -> int:
        """Return the most valuable of these piles."""
        return max(piles, key=self.spoils.__getitem__)


def compute_gains(outlook: PileOutlook) -> Gains:
    """Return the gains for all sets of numbers laid on an outlook's piles (RULES.md §5, §7.1)."""
    sight = outlook.sight
    gains = Gains(np.zeros((1 << NUMBERS, NUMBERS)), np.zeros((1 << NUMBERS, NUMBERS), dtype=np.bool_))
    order = range(HIGHEST, LOWEST - 1, -1) if sight.reversed else range(LOWEST, HIGHEST + 1)
    extremes = sight.extremes()
    lawful = bool(sight.laws())

    def add_gains(index: int, piles: _Piles, laid: dict[int, _CardGain]) -> None:
        """Skip or lay the number at this index of the order, recursively; record the gains of full sets."""
        if index == NUMBERS:
            laid_set = sum(1 << number - LOWEST for number in laid)
            for number, gain in laid.items():
                gains.brings[laid_set, number - LOWEST] = gain.points
                gains.back[laid_set, number - LOWEST] = gain.back
            return
        add_gains(index + 1, piles, laid)
        number = order[index]
        after, gain = _lay_number(piles, number, sight.reversed, number in extremes, lawful)
        add_gains(index + 1, after, {**laid, number: gain})

    numbers = tuple([sight.numbers(pile)[0] for pile in range(len(sight.piles))])
    add_gains(0, _Piles(numbers, outlook.spoils), {})
    return gains


def _lay_number(
    piles: _Piles, number: int, turned: bool, extreme: bool, lawful: bool
) -> tuple[_Piles, _CardGain]:
    """Return the piles after a number is laid, and its gain; a misfit gains 0 if `lawful` (§11.1)."""
    distances = [own - number if turned else number - own for own in piles.numbers]
    below = [distance for distance in distances if distance > 0]
    if below:
        nearest = [pile for pile, distance in enumerate(distances) if distance == min(below)]
        pile = piles.most_valuable(nearest)
        if extreme:
            return piles.with_card(pile, number, _LAID), _CardGain(piles.spoils[pile], back=False)
        return piles.with_card(pile, number, piles.spoils[pile] + _LAID), _CardGain(0.0, back=False)
    if 0 in distances:
        return piles, _CardGain(0.0, back=True)
    if lawful:
        return piles, _CardGain(0.0, back=False)
    pile = piles.most_valuable(range(len(distances)))
    return piles.with_card(pile, number, _LAID), _CardGain(piles.spoils[pile], back=False)
