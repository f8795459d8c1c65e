"""The data of a pack, and the hooks that it may have."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from msgspec import Struct

from game.cardgames.sixpack.rules.choices import Landing
from game.language.message import Text

NEUTRAL = "neutral"
"""The pack without an effect; a game may have any number of them."""


class Offer(NamedTuple):
    """The landings open to a card, while they are being computed (RULES.md §5).

    Attributes:
        nearest: the piles whose number is the closest one strictly before the card's.
        equal: the piles of its own number.
        extreme: whether its number is an extreme one.
        strict: whether only extreme numbers may claim.
        landings: the piles that it may go to, each with how it lands there.
    """

    nearest: tuple[int, ...]
    equal: tuple[int, ...]
    extreme: bool
    strict: bool
    landings: tuple[tuple[int, Landing], ...]


def _as_offered(offer: Offer, _piles: tuple[int, ...] = ()) -> Offer:
    return offer


class Pack(Struct, frozen=True, eq=False):
    """A pack's texts, its lasting effects, and its hooks.

    Hooks named after a moment (`when_played` and so on) are kinds of steps, "" for none: see `effects`.
    Their descriptions say when the step is put on the agenda.

    Attributes:
        title: its name.
        effect: its effect in a line.
        most: how many packs of this kind a game may have.
        two_numbers: its cards show two numbers, which both count on a pile.
        glass: its cards lie face up in every hand, and on a pile show the card beneath them.
        lifts: its cards add their number to the one above, and may be laid with another card.
        reverses: while visible, its cards reverse the order and everything that depends on it.
        disables: while visible, its cards switch off every card's effect.
        law: while visible, its cards' numbers are the only extremes.
        before_duplicates, after_duplicates: when laid cards are compared.
        before_landing: when its card is about to be placed on a pile or to claim it.
        when_played: after its card was placed or has claimed.
        when_covered: when a card is placed on its visible card.
        instead_of_sharing: when a pile with its card is being claimed, in place of sharing out the pile.
        when_won: after a pile with its card was claimed, for each such card.
        land_while_visible: returns the landings of any card while cards of this pack are visible on piles
            of its number.
        land: returns the landings of a card of this pack (or a copy of it), given those of any other card.
    """

    title: Text
    effect: Text
    most: int = 1
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
    land_while_visible: Callable[[Offer, tuple[int, ...]], Offer] = _as_offered
    land: Callable[[Offer], Offer] = _as_offered
