"""Takeback (RULES.md §8): claims piles of its own number (§8.1), and no others (§8.2)."""

from __future__ import annotations

from game.cardgames.sixpack.rules.choices import Landing
from game.cardgames.sixpack.rules.pack import Offer, Pack
from game.language.message import message

_BACK = (-1, Landing.BACK)


def _land(offer: Offer) -> Offer:
    """Let it claim its own number; any other claim takes it back to the hand instead."""
    # Where only extreme numbers claim, its own claim needs one as well (§8.3).
    allowed = offer.extreme or not offer.strict
    own = [(pile, Landing.CLAIM) for pile in offer.equal if allowed]
    normal = [_BACK if landing is Landing.CLAIM else (pile, landing) for pile, landing in offer.landings]
    if own and not offer.nearest:
        normal = []
    return offer._replace(landings=tuple(dict.fromkeys([*normal, *own])))


PACK = Pack(
    message("Takeback"),
    message("May claim a pile of its own number; any other claim sends it back to your hand."),
    land=_land,
)
