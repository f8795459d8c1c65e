"""All packs: their texts, lasting effects and hooks (RULES.md §7 to §21)."""

from __future__ import annotations

from game.cardgames.sixpack.rules.choices import Landing
from game.cardgames.sixpack.rules.pack import NEUTRAL, Offer, Pack
from game.language.message import message

_BACK = (-1, Landing.BACK)


def _land_takeback(offer: Offer) -> Offer:
    """Let a Takeback claim its own number (§8.1); any other claim returns it to the hand (§8.2)."""
    # If only extreme numbers claim, this claim needs an extreme number, too (§8.3).
    allowed = offer.extreme or not offer.strict
    own = [(pile, Landing.CLAIM) for pile in offer.equal if allowed]
    normal = [_BACK if landing is Landing.CLAIM else (pile, landing) for pile, landing in offer.landings]
    if own and not offer.nearest:
        normal = []
    return offer._replace(landings=tuple(dict.fromkeys([*normal, *own])))


def _land_under_law(offer: Offer, piles: tuple[int, ...]) -> Offer:
    """Let a card of a Sheriff's number claim its pile (§11.3); put one that fits nowhere under it (§11.2)."""
    own = tuple((pile, Landing.CLAIM) for pile in piles if pile in offer.equal)
    if offer.nearest:
        return offer._replace(landings=offer.landings + own)
    if own:
        return offer._replace(landings=own)
    if offer.equal:
        return offer
    return offer._replace(landings=tuple((pile, Landing.UNDER) for pile in piles))


PACKS: dict[str, Pack] = {
    NEUTRAL: Pack(message("Neutral"), message("No effect. Its number decides where it goes.")),
    "reverse": Pack(
        message("Reverse"),
        message("While an odd number of these are on top of piles, the order is reversed."),
        max_copies=2,
        reverses=True,
    ),
    "takeback": Pack(
        message("Takeback"),
        message("May claim a pile of its own number; any other claim sends it back to your hand."),
        land=_land_takeback,
    ),
    "seethrough": Pack(
        message("Seethrough"),
        message("Shows the number below, not the effect. Face up in hand. Play on it: turn up a card."),
        max_copies=2,
        glass=True,
        when_covered="turn_open",
    ),
    "late_arrival": Pack(
        message("Late Arrival"),
        message("When you play it, add one more card from your hand to the turn right away."),
        when_played="join",
    ),
    "sheriff": Pack(
        message("Sheriff"),
        message("While it’s on top, only its number claims; a card that fits nowhere goes under its pile."),
        law=True,
        land_while_visible=_land_under_law,
    ),
    "veto": Pack(
        message("Veto"),
        message("When you play it, remove a waiting card. If none is left, discard one from your hand."),
        when_played="veto",
    ),
    "no_superheroes": Pack(
        message("No Superheroes"),
        message("While it’s on top of a pile, no other card anywhere has an effect."),
        disables=True,
    ),
    "super_numbers": Pack(
        message("Super Numbers"),
        message("Two numbers: choose one after the reveal. On a pile, both count."),
        two_numbers=True,
        before_duplicates="super_numbers",
    ),
    "biting_hand": Pack(
        message("Biting Hand"),
        message("Claim a pile it’s in, and you lose as many cards as you would have gained."),
        instead_of_sharing="bite",
    ),
    "sticky": Pack(
        message("Sticky"),
        message("Survives duplicates, and takes a random card from everyone else who played its number."),
        before_duplicates="sticky",
    ),
    "second_hand": Pack(
        message("Second Hand"),
        message("Claim a pile it’s in: also take another pile’s top card, or one from an opponent’s hand."),
        when_won="second_hand",
    ),
    "carousel": Pack(
        message("Carousel"),
        message("When you play it, say left or right: everyone passes a card that way."),
        when_played="carousel",
    ),
    "pile_driver": Pack(
        message("Pile Driver"),
        message("Before it lands or claims, move cards from beneath it to another pile."),
        before_landing="drive",
    ),
    "copycat": Pack(
        message("Copycat"),
        message("Copies another player’s card for this turn, and comes right after it."),
        after_duplicates="copycat",
    ),
    "calculator": Pack(
        message("Calculator"),
        message("Adds its number to the card on top of it, up to 6. Reversed order: subtracts, down to 1."),
        max_copies=2,
        lifts=True,
    ),
}
"""All packs by id, in the order in which simultaneous effects happen (§6.3)."""

SPECIAL = tuple(pack for pack in PACKS if pack != NEUTRAL)
"""The ids of the packs with an effect, in the order of `PACKS`."""
