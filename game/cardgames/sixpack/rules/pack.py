"""A pack's data and hooks."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from msgspec import Struct

from game.cardgames.sixpack.rules.choices import Landing
from game.language.message import Text

NEUTRAL = "neutral"
"""The pack without an effect; a game may have any number of them."""


class Offer(NamedTuple):
    """The possible landings of a card, and the facts from which they are computed (RULES.md §5).

    Attributes:
        nearest: the piles with the closest number below the card's, or above it in reversed order.
        equal: the piles with the card's number.
        extreme: whether the card's number is an extreme.
        strict: whether only extreme numbers may claim.
        landings: the piles that the card may go to, each with how the card lands.
    """

    nearest: tuple[int, ...]
    equal: tuple[int, ...]
    extreme: bool
    strict: bool
    landings: tuple[tuple[int, Landing], ...]


def _same_offer(offer: Offer, _piles: tuple[int, ...] = ()) -> Offer:
    return offer


class Pack(Struct, frozen=True, eq=False):
    """A pack's texts, lasting effects and hooks.

    Hooks named after a moment (`when_played` and so on) are kinds of steps, or "" for none; see `effects`.
    Their descriptions say when the step is put on the agenda.

    Attributes:
        effect: its effect in one line.
        max_copies: how many of these packs a game may have.
        two_numbers: whether its cards have two numbers, both of which count on a pile.
        glass: whether its cards are face up in every hand, and show the card beneath them on a pile.
        lifts: whether its cards add their number to the card above, and may be laid with another card.
        reverses: whether its visible cards reverse the order and everything that depends on it.
        disables: whether its visible cards switch off all other effects.
        law: whether the numbers of its visible cards are the only extremes.
        before_duplicates, after_duplicates: when cards are compared, before and after duplicates leave.
        before_landing: when its card is about to be placed or to claim.
        when_played: after its card was placed or has claimed.
        when_covered: when a card is placed on its visible card.
        instead_of_sharing: when a pile with its card is claimed, in place of sharing out the pile.
        when_won: after a pile with its card was claimed, for each such card.
        land_while_visible: returns the landings of any card while cards of this pack are on top of piles with
            its number.
        land: returns the landings of a card of this pack (or a copy of it), given the usual ones.
    """

    title: Text
    effect: Text
    max_copies: int = 1
    two_numbers: bool = False
    glass: bool = False
    lifts: bool = False
    reverses: bool = False
    disables: bool = False
    law: bool = False
    before_duplicates: str = ""
    after_duplicates: str = ""
    before_landing: str = ""
    when_played: str = ""
    when_covered: str = ""
    instead_of_sharing: str = ""
    when_won: str = ""
    land_while_visible: Callable[[Offer, tuple[int, ...]], Offer] = _same_offer
    land: Callable[[Offer], Offer] = _same_offer
