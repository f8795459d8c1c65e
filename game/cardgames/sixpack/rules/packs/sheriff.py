"""Sheriff (RULES.md §11): the visible sheriffs' numbers are the only extremes (§11.1)."""

from __future__ import annotations

from game.cardgames.sixpack.rules.choices import Landing
from game.cardgames.sixpack.rules.pack import Offer, Pack
from game.language.message import message


def _land_while_visible(offer: Offer, piles: tuple[int, ...]) -> Offer:
    """Let its number claim its pile (§11.3); a card that fits nowhere goes beneath a sheriff (§11.2)."""
    own = tuple((pile, Landing.CLAIM) for pile in piles if pile in offer.equal)
    if offer.nearest:
        return offer._replace(landings=offer.landings + own)
    if own:
        return offer._replace(landings=own)
    if offer.equal:
        return offer
    return offer._replace(landings=tuple((pile, Landing.UNDER) for pile in piles))


PACK = Pack(
    message("Sheriff"),
    message("While it’s on top, only its number claims; a card that fits nowhere goes under its pile."),
    law=True,
    land_while_visible=_land_while_visible,
)
