"""The names of the packs, and the hooks of a pack, of which its module overrides those that it needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from game.cardgames.sixpack.rules.choices import Landing, Step
from game.language.message import Text

OnBoard = TypeVar("OnBoard")

NEUTRAL = "neutral"
"""The pack that does nothing; any number of them may be in a game."""

SPECIAL = (
    "reverse",
    "takeback",
    "seethrough",
    "late_arrival",
    "sheriff",
    "veto",
    "no_superheroes",
    "super_numbers",
    "biting_hand",
    "sticky",
    "second_hand",
    "carousel",
    "pile_driver",
    "copycat",
    "calculator",
)
"""The special packs by their modules, in the order in which effects come that come at the same moment
(RULES.md §6.3)."""


class Routine(NamedTuple, Generic[OnBoard]):
    """The routine of a kind of step: its deed or question, and the consequences of an answer if it asks.

    It changes the board that it is given.
    """

    act: Callable[[OnBoard, Step], None]
    answer: Callable[[OnBoard, Step, Any], None] | None = None


class Offer(NamedTuple):
    """The landings open to a card, as they are being found out (RULES.md §5).

    Attributes:
        nearest: the piles whose number is the closest one strictly before the card's.
        equal: the piles of its own number.
        extreme: whether its number is an extreme one.
        strict: whether only extreme numbers may claim.
        landings: the piles that it may go to, each with the way in which it lands.
    """

    nearest: tuple[int, ...]
    equal: tuple[int, ...]
    extreme: bool
    strict: bool
    landings: tuple[tuple[int, Landing], ...]


class Pack:
    """A pack without any effect: the base of a special pack's class.

    The hooks with a moment in their name (`when_played` and so on) are kinds of steps, "" for none: see
    `ROUTINES` in the pack's module and in `turn`. The texts say when such a step is put on the agenda.

    Attributes:
        title: its name.
        effect: its effect in a line.
        most: the number of packs of this kind that a game may have.
        two_numbers: its cards show two numbers, which both count on a pile.
        glass: its cards lie open in every hand, and on a pile show the card beneath them.
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

    title: ClassVar[Text]
    effect: ClassVar[Text]
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
        """The landings of any card while cards of this pack are visible on these piles, of its number."""
        return offer

    def land(self, offer: Offer) -> Offer:
        """The landings of a card of this pack (or a copy of it), given the offer to any other card."""
        return offer
