"""Sheriff: while visible, its number alone claims (RULES.md §11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.cardgames.sixpack.rules.choices import Landing
from game.cardgames.sixpack.rules.pack import Offer, Pack, Routine
from game.language.message import message

if TYPE_CHECKING:
    from game.cardgames.sixpack.rules.board import Board


class Sheriff(Pack):
    """The visible sheriffs' numbers are the only extremes (§11.1)."""

    title = message("Sheriff")
    effect = message(
        "While it’s on top, only its number claims; a card that fits nowhere goes under its pile."
    )

    law = True

    def land_while_visible(self, offer: Offer, piles: tuple[int, ...]) -> Offer:
        """Its number may claim its pile (§11.3); a card that fits nowhere goes beneath a sheriff (§11.2)."""
        own = tuple((pile, Landing.CLAIM) for pile in piles if pile in offer.equal)
        if offer.nearest:
            return offer._replace(landings=offer.landings + own)
        if own:
            return offer._replace(landings=own)
        if offer.equal:
            return offer
        return offer._replace(landings=tuple((pile, Landing.UNDER) for pile in piles))


PACK = Sheriff()
ROUTINES: Mapping[str, Routine[Board]] = {}
