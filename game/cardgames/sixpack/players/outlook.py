"""The points that a card can gain by landing on the current piles."""

from __future__ import annotations

from game.cardgames.sixpack.rules.choices import Landing
from game.cardgames.sixpack.rules.packs import PACKS
from game.cardgames.sixpack.rules.piles import Sight, offer_landings

_BITE = -1.2
"""The value of having to discard a card."""
_FROM_A_HAND = 1.3
"""The expected value of an unknown card from another hand."""


class PileOutlook:
    """The gain of claiming each pile and of landing as each number, cached for the current piles."""

    def __init__(self, sight: Sight) -> None:
        """Prepare the outlook; no pile may be empty."""
        self.sight = sight
        self.spoils = tuple(_claim_gain(sight, pile) for pile in range(len(sight.piles)))
        self._best: dict[tuple[int, str], tuple[float, bool]] = {}

    def landing_gain(self, pile: int, landing: Landing, own: float) -> float:
        """Return the gain of a landing for a card whose value in hand is `own`."""
        if landing is Landing.BACK:
            return own
        return self.spoils[pile] if landing is Landing.CLAIM else 0.0

    def best_gain(self, number: int, pack: str, own: float) -> float:
        """Return the gain of a card's best landing, from its number, pack and value in hand (`own`)."""
        best = self._best.get((number, pack))
        if best is None:
            landings = offer_landings(self.sight, number, pack).landings
            brings = [self.landing_gain(*pair, own) for pair in landings if pair[1] is not Landing.BACK]
            best = self._best[number, pack] = max(brings, default=0.0), len(brings) < len(landings)
        brought, back = best
        return max(brought, own) if back else brought


def _claim_gain(sight: Sight, pile: int) -> float:
    """Return the expected gain of claiming a pile, including the effects of Biting and Second Hands."""
    cards, kept = sight.cards, sight.kept_cards(pile)
    brings = float(sum([1 + cards[card].hand for card in kept]))
    if sight.disabled:
        return brings
    packs = [PACKS[cards[card].pack] for card in sight.piles[pile]]
    if any(pack.instead_of_sharing for pack in packs):
        best = max([1 + cards[card].hand for card in sight.piles[pile]])
        brings = _BITE * len(kept) if kept else float(best)
    return brings + _FROM_A_HAND * len([pack for pack in packs if pack.when_won])
