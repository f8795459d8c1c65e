"""The points that a card gains by landing on the current piles."""

from __future__ import annotations

from game.cardgames.sixpack.rules.choices import Landing
from game.cardgames.sixpack.rules.packs import PACKS
from game.cardgames.sixpack.rules.piles import Tableau, possible_landings

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
