"""Takeback: claims a pile of its own number, or goes back to the hand (RULES.md §8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.cardgames.sixpack.rules.choices import Landing
from game.cardgames.sixpack.rules.pack import Offer, Pack, Routine
from game.language.message import message

if TYPE_CHECKING:
    from game.cardgames.sixpack.rules.board import Board

_BACK = (-1, Landing.BACK)


class Takeback(Pack):
    """It claims piles of its own number (§8.1), and no others (§8.2)."""

    title = message("Takeback")
    effect = message("May claim a pile of its own number; any other claim sends it back to your hand.")

    def land(self, offer: Offer) -> Offer:
        """Its own claims; any other claim takes it back to the hand instead."""
        # Where only extreme numbers claim, its own claim needs one as well (§8.3).
        allowed = offer.extreme or not offer.strict
        own = [(pile, Landing.CLAIM) for pile in offer.equal if allowed]
        normal = [_BACK if landing is Landing.CLAIM else (pile, landing) for pile, landing in offer.landings]
        if own and not offer.nearest:
            normal = []
        return offer._replace(landings=tuple(dict.fromkeys([*normal, *own])))


PACK = Takeback()
ROUTINES: Mapping[str, Routine[Board]] = {}
