"""The choices and the events of You Must Be 18! (RULES.md).

Cards are those of `deck.py`. Columns and seats are numbered from 0, seats clockwise; words add one. Choices
name the numbers on cards, not the cards (§3.9).
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from game.engine.contract import Choice, Event, Phase

Cover = tuple[int, int]
"""A column, and the number that is laid on it."""


# -- choices -----------------------------------------------------------------------------------------


class LaySixes(Choice, frozen=True, gc=False):
    """Begin the round with three sixes as three columns (§2.2)."""


class PlayCards(Choice, frozen=True, gc=False):
    """Lay these numbers on these columns, which are in ascending order (§3.2)."""

    covers: tuple[Cover, ...]


class OpenColumn(Choice, frozen=True, gc=False):
    """Lay this number as a new column, and others on these columns, in ascending order (§3.5)."""

    number: int
    covers: tuple[Cover, ...]


class DrawCard(Choice, frozen=True, gc=False):
    """Draw a card, though there is a legal play (§7.3, §7.4)."""


class Skip(Choice, frozen=True, gc=False):
    """Lay nothing, though there is a legal play (§7.3, §7.4)."""


MustBe18Choice = LaySixes | PlayCards | OpenColumn | DrawCard | Skip


# -- events: dealing ---------------------------------------------------------------------------------


class RoundStarted(Event, frozen=True, gc=False):
    """A round begins, numbered from 1: its dealer, and its first seat."""

    phase: ClassVar[Phase] = Phase.DEALING
    round: int
    dealer: int
    first: int


class HandDealt(Event, frozen=True, gc=False):
    """A seat was dealt `count` cards, and `stock` are left; `cards` is empty for the other seats."""

    phase: ClassVar[Phase] = Phase.DEALING
    seat: int
    count: int
    cards: tuple[int, ...]
    stock: int


class PassedOver(Event, frozen=True, gc=False):
    """A seat does not hold three sixes, so it cannot begin the round (§2.1)."""

    phase: ClassVar[Phase] = Phase.DEALING
    seat: int


class DrawnToStart(Event, frozen=True, gc=False):
    """No seat could begin, so a seat has drawn a card, None for seats that may not see it (§7.7)."""

    phase: ClassVar[Phase] = Phase.DEALING
    seat: int
    card: int | None
    stock: int


class Redealt(Event, frozen=True, gc=False):
    """No seat could begin: all cards are shuffled, and the hands of the same round follow anew (§2.3)."""

    phase: ClassVar[Phase] = Phase.DEALING
    round: int
    dealer: int
    first: int


# -- events: the play --------------------------------------------------------------------------------


class Placement(Struct, frozen=True, gc=False):
    """A card that was laid on a column: its number, and that of the top it covers, None in a new column."""

    column: int
    card: int
    number: int
    covered: int | None = None


class ColumnsOpened(Event, frozen=True, gc=False):
    """A seat has begun the round with three sixes as three columns.

    Attributes:
        after: the tops now; `left`: the cards that the seat has left.
    """

    seat: int
    placements: tuple[Placement, ...]
    after: tuple[int, ...]
    left: int


class CardsPlayed(Event, frozen=True, gc=False):
    """A seat covered tops by as many cards of the same sum (§3.2).

    Attributes:
        placements: by column, from the first on.
        before, after: the tops of all columns; `left`: the cards that the seat has left.
    """

    seat: int
    placements: tuple[Placement, ...]
    before: tuple[int, ...]
    after: tuple[int, ...]
    left: int


class ColumnOpened(Event, frozen=True, gc=False):
    """A seat opened a column (§3.5).

    Attributes:
        placements: those on columns that were there, then that of the new column, which is the last.
        before, after: the tops of all columns; `left`: the cards that the seat has left.
    """

    seat: int
    placements: tuple[Placement, ...]
    before: tuple[int, ...]
    after: tuple[int, ...]
    left: int


class CardDrawn(Event, frozen=True, gc=False):
    """A seat drew a card, None for seats that may not see it, and `stock` are left.

    Attributes:
        forced: whether it happened by itself, because nothing could be laid; otherwise it was chosen.
    """

    seat: int
    card: int | None
    stock: int
    forced: bool


class Skipped(Event, frozen=True, gc=False):
    """A seat laid nothing (§3.7).

    Attributes:
        forced: whether nothing could be laid; otherwise it was chosen (§7.3, §7.4).
        drew: whether the seat has drawn in this turn.
    """

    seat: int
    forced: bool
    drew: bool


# -- events: the end ---------------------------------------------------------------------------------


class HandEmptied(Event, frozen=True, gc=False):
    """A seat has no card left: the round is over (§4.1)."""

    seat: int


class RoundBlocked(Event, frozen=True, gc=False):
    """The stock is empty and all have skipped: the round is over (§4.2)."""

    tops: tuple[int, ...]


class RoundScored(Event, frozen=True, gc=False):
    """A round was scored (§4.3); all values are by seat.

    Attributes:
        out: the seat whose hand is empty, None in a blocked round.
        hands: the cards that were left, for all to see; `points` their sums.
        winners: the seats that scored least, in ascending order (§5.3).
        before, after: the totals.
    """

    phase: ClassVar[Phase] = Phase.SCORING
    round: int
    out: int | None
    hands: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    before: tuple[int, ...]
    after: tuple[int, ...]


class MatchEnded(Event, frozen=True, gc=False):
    """The match is over: by seat the rank (1 is best), the total and the rounds won."""

    phase: ClassVar[Phase] = Phase.MATCH_OVER
    ranking: tuple[int, ...]
    totals: tuple[int, ...]
    rounds_won: tuple[int, ...]


MustBe18Event = (
    RoundStarted
    | HandDealt
    | PassedOver
    | DrawnToStart
    | Redealt
    | ColumnsOpened
    | CardsPlayed
    | ColumnOpened
    | CardDrawn
    | Skipped
    | HandEmptied
    | RoundBlocked
    | RoundScored
    | MatchEnded
)
