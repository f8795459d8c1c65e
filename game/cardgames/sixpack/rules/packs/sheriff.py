"""Sheriff: while visible, his number alone claims (RULES.md §11)."""

from __future__ import annotations

from collections.abc import Mapping

from game.cardgames.sixpack.rules.board import Routine
from game.cardgames.sixpack.rules.events import Landing
from game.cardgames.sixpack.rules.packs.pack import Offer, Pack


class Sheriff(Pack):
    """The visible sheriffs' numbers are the only extremes (§11.1)."""

    law = True

    def land_while_visible(self, offer: Offer, piles: tuple[int, ...]) -> Offer:
        """His own number may claim his own pile (§11.3); what fits nowhere goes beneath a sheriff (§11.2)."""
        own = tuple((pile, Landing.CLAIM) for pile in piles if pile in offer.equal)
        if offer.nearest:
            return offer._replace(landings=offer.landings + own)
        if own:
            return offer._replace(landings=own)
        if offer.equal:
            return offer
        return offer._replace(landings=tuple((pile, Landing.UNDER) for pile in piles))


PACK = Sheriff()
ROUTINES: Mapping[str, Routine] = {}
