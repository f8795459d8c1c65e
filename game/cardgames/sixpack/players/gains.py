"""The gain of landing on piles, and of laying each number, after duplicates and without effects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from game.cardgames.sixpack.rules.choices import Landing
from game.cardgames.sixpack.rules.packs import PACKS
from game.cardgames.sixpack.rules.piles import HIGHEST, LOWEST, Tableau, possible_landings

_DISCARD_VALUE = -1.2
"""The value of having to discard a card."""
_STOLEN_CARD = 1.3
"""The expected value of an unknown card from another hand."""


class LandingGains:
    """The gains of claiming each of the current piles, and of landing on them with each number."""

    def __init__(self, tableau: Tableau) -> None:
        """Compute the gain of claiming each pile; no pile may be empty."""
        self.tableau = tableau
        self.claim_gains = tuple(_claim_gain(tableau, pile) for pile in range(len(tableau.piles)))
        self._best: dict[tuple[int, str], tuple[float, bool]] = {}

    def landing_gain(self, pile: int, landing: Landing, hand_value: float) -> float:
        """Return the gain of landing on a pile for a card that is worth `hand_value` in hand."""
        if landing is Landing.BACK:
            return hand_value
        return self.claim_gains[pile] if landing is Landing.CLAIM else 0.0

    def best_gain(self, number: int, pack: str, hand_value: float) -> float:
        """Return the gain of the best landing for a card with this number, pack and value in hand."""
        best = self._best.get((number, pack))
        if best is None:
            landings = possible_landings(self.tableau, number, pack).landings
            gains = [self.landing_gain(*pair, hand_value) for pair in landings if pair[1] is not Landing.BACK]
            best = self._best[number, pack] = max(gains, default=0.0), len(gains) < len(landings)
        gain, may_return = best
        return max(gain, hand_value) if may_return else gain


def _claim_gain(tableau: Tableau, pile: int) -> float:
    """Return the expected gain of claiming a pile, including the effects of Biting and Second Hands."""
    cards, kept = tableau.cards, tableau.kept_cards(pile)
    gain = float(sum([1 + cards[card].hand for card in kept]))
    if tableau.disabled:
        return gain
    packs = [PACKS[cards[card].pack] for card in tableau.piles[pile]]
    if any(pack.instead_of_sharing for pack in packs):
        best = max([1 + cards[card].hand for card in tableau.piles[pile]])
        gain = _DISCARD_VALUE * len(kept) if kept else float(best)
    return gain + _STOLEN_CARD * len([pack for pack in packs if pack.when_won])


NUMBERS = HIGHEST - LOWEST + 1
_LAID_CARD = 0.5
"""The value of a card laid in this turn to whoever claims its pile; half of the cards have no handprint."""


class _CardGain(NamedTuple):
    """The points that a laid card gains its owner, not counting itself, and whether it returns to hand."""

    points: float
    returns: bool


class Gains(NamedTuple):
    """What each number gains its owner, for each set of numbers that may be laid.

    Both arrays are indexed by the set, as a bit mask with number 1 in the lowest bit, and by the number - 1.

    Attributes:
        points: the points that the number's card gains, not counting the card itself.
        returns: whether the card returns to its owner's hand.
    """

    points: NDArray[np.float64]
    returns: NDArray[np.bool_]


class _Piles(NamedTuple):
    """The numbers of the piles, and what claiming each pile gains."""

    numbers: tuple[int, ...]
    claim_gains: tuple[float, ...]

    def with_card(self, pile: int, number: int, claim_gain: float) -> _Piles:
        """Return the piles after `number` is laid on `pile`, whose claim then gains `claim_gain` points."""
        numbers, gains = list(self.numbers), list(self.claim_gains)
        numbers[pile], gains[pile] = number, claim_gain
        return _Piles(tuple(numbers), tuple(gains))

    def most_valuable(self, piles: Sequence[int]) -> int:
        """Return which of these piles gains its claimer most."""
        return max(piles, key=self.claim_gains.__getitem__)


def compute_gains(landing_gains: LandingGains) -> Gains:
    """Return the gains for every set of numbers that may be laid on these piles (RULES.md §5, §7.1)."""
    tableau = landing_gains.tableau
    gains = Gains(np.zeros((1 << NUMBERS, NUMBERS)), np.zeros((1 << NUMBERS, NUMBERS), dtype=np.bool_))
    order = range(HIGHEST, LOWEST - 1, -1) if tableau.reversed else range(LOWEST, HIGHEST + 1)
    extremes = tableau.extremes()
    claims_need_extreme = bool(tableau.packs_setting_extremes())

    def add_gains(index: int, piles: _Piles, laid: dict[int, _CardGain]) -> None:
        """Record the gains of each set that adds to `laid` any numbers from this index of the order on."""
        if index == NUMBERS:
            laid_set = sum(1 << number - LOWEST for number in laid)
            for number, gain in laid.items():
                gains.points[laid_set, number - LOWEST] = gain.points
                gains.returns[laid_set, number - LOWEST] = gain.returns
            return
        add_gains(index + 1, piles, laid)
        number = order[index]
        after, gain = _lay_number(piles, number, tableau.reversed, number in extremes, claims_need_extreme)
        add_gains(index + 1, after, {**laid, number: gain})

    numbers = tuple([tableau.numbers(pile)[0] for pile in range(len(tableau.piles))])
    add_gains(0, _Piles(numbers, landing_gains.claim_gains), {})
    return gains


def _lay_number(
    piles: _Piles, number: int, turned: bool, extreme: bool, claims_need_extreme: bool
) -> tuple[_Piles, _CardGain]:
    """Return the piles after a number is laid, and the gain of its card.

    `turned` is whether the order is reversed, `extreme` whether the number is an extreme. A number that fits
    no pile claims one, unless `claims_need_extreme` (§11.1).
    """
    distances = [own - number if turned else number - own for own in piles.numbers]
    below = [distance for distance in distances if distance > 0]
    if below:
        nearest = [pile for pile, distance in enumerate(distances) if distance == min(below)]
        pile = piles.most_valuable(nearest)
        claim_gain = piles.claim_gains[pile]
        if extreme:
            return piles.with_card(pile, number, _LAID_CARD), _CardGain(claim_gain, returns=False)
        return piles.with_card(pile, number, claim_gain + _LAID_CARD), _CardGain(0.0, returns=False)
    if 0 in distances:
        return piles, _CardGain(0.0, returns=True)
    if claims_need_extreme:
        return piles, _CardGain(0.0, returns=False)
    pile = piles.most_valuable(range(len(distances)))
    return piles.with_card(pile, number, _LAID_CARD), _CardGain(piles.claim_gains[pile], returns=False)
