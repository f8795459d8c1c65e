"""What can be special about a pack. A pack's module overrides what is, and has the routines of its steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from game.cardgames.sixpack.rules.events import Landing, Step

if TYPE_CHECKING:
    from game.cardgames.sixpack.rules.board import Board


class Routine(NamedTuple):
    """How a kind of step is done: what it does or asks, and what an answer leads to if it asks."""

    act: Callable[[Board, Step], None]
    answer: Callable[[Board, Step, Any], None] | None = None


class Offer(NamedTuple):
    """Where a card may land, as it is being found out (RULES.md §5).

    Attributes:
        nearest: the piles whose number is the closest one strictly before the card's.
        equal: the piles of its own number.
        extreme: whether its number is an extreme one.
        strict: whether only extreme numbers may claim.
        landings: what may become of it on which pile.
    """

    nearest: tuple[int, ...]
    equal: tuple[int, ...]
    extreme: bool
    strict: bool
    landings: tuple[tuple[int, Landing], ...]


class Pack:
    """A pack without any effect: what a special pack's class starts from.

    What it names are kinds of steps (see `ROUTINES` in its module and in `turn`); "" is none. The texts say
    when such a step is put on the agenda.

    Attributes:
        title: its name.
        effect: what it does, in a line; `details` say more in three sentences.
        shout: what its card calls out when it does something.
        most: how many of it may be in a game.
        two_numbers: its cards show two numbers, which both count on a pile.
        glass: its cards lie open in every hand, and on a pile show what is beneath them.
        lifts: its cards add their number to the one above, and may be laid with another card.
        reverses: while visible, its cards turn the order and all that goes with it round.
        disables: while visible, its cards take every card's effect away.
        law: while visible, its cards' numbers are the only extremes.
        before_duplicates, after_duplicates: when laid cards are compared.
        before_landing: when its card is about to be placed on a pile or to claim it.
        when_played: when its card was placed or has claimed.
        when_covered: when a card is placed on its visible card.
        instead_of_sharing: when its card is in a pile that is being claimed, in place of sharing that out.
        when_won: when its card was in a pile that was claimed, for each such card.
    """

    title: ClassVar[str]
    effect: ClassVar[str]
    details: ClassVar[str]
    shout: ClassVar[str]
    most: ClassVar[int] = 1
    two_numbers: ClassVar[bool] = False
    glass: ClassVar[bool] = False
    lifts: ClassVar[bool] = False
    reverses: ClassVar[bool] = False
    disables: ClassVar[bool] = False
    law: ClassVar[bool] = False
    before_duplicates: ClassVar[str] = ""
    after_duplicates: ClassVar[str] = ""
    before_landing: ClassVar[str] = ""
    when_played: ClassVar[str] = ""
    when_covered: ClassVar[str] = ""
    instead_of_sharing: ClassVar[str] = ""
    when_won: ClassVar[str] = ""

    def land_while_visible(self, offer: Offer, piles: tuple[int, ...]) -> Offer:
        """Where any card may land while cards of this pack are visible on these piles, of its number."""
        return offer

    def land(self, offer: Offer) -> Offer:
        """Where a card of this pack (or a copy of it) may land, where any other may land as offered."""
        return offer
