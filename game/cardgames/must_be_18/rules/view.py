"""A seat's view of a match of You Must Be 18!."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from game.cardgames.must_be_18.rules.deck import NUMBERS, Counts, counted, numbers_of
from game.cardgames.must_be_18.rules.options import MustBe18Options

Stage = Literal["idle", "start", "turn"]
"""The kind of decision that is due: none, the three sixes that begin a round, a turn."""

Lack = Literal["sixes", "play", "lay"]
"""What a hand lacks: three sixes; a play; or both a play and a column to open."""

Deed = Literal["start", "play", "open", "draw", "skip"]


class Placement(Struct, frozen=True, gc=False):
    """A card laid on a column: its number, and that of the top it covers, None in a new column."""

    column: int
    card: int
    number: int
    covered: int | None = None


class Act(Struct, frozen=True, gc=False):
    """What a seat did: the cards that it laid, if any, and the tops after that."""

    seat: int
    deed: Deed
    placements: tuple[Placement, ...]
    tops: tuple[int, ...]


class Failure(Struct, frozen=True, gc=False):
    """Cards that a seat has shown not to hold.

    Attributes:
        seat: the seat; `size` the number of cards in its hand at that moment.
        lack: what it couldn't do with them.
        tops: the tops of the columns then.
        acts: how many acts of the round came before; later acts are the seat's plays and draws since.
    """

    seat: int
    lack: Lack
    tops: tuple[int, ...]
    size: int
    acts: int


class MustBe18View(Struct, frozen=True):
    """What `seat` knows (None: a spectator). A round that is over stays whole until the next is dealt.

    Attributes:
        seats: the number of seats at the table.
        round: from 1; 0 before the first. `dealer` is None then.
        hand: own cards, ascending; `hand_sizes` is public.
        stock: the number of cards left to draw.
        columns: every card of each column, from bottom to top; empty before the three sixes.
        turn: the seat that must choose now, or None.
        drawn: how many cards that seat has drawn in this turn; `fresh`: those cards, if it is the view's
            seat.
        skips: how many skips in a row count towards a block (§4.2, §7.9).
        history: what was done in this round, as `Act`, in order.
        failures: the cards that seats have shown not to hold in this round, as `Failure`, in order (§6.2).
        out: the seat that has emptied its hand in this round.
        hands: the cards left to each seat, once the round is scored; `points` are their sums.
        totals: by seat, the points of all rounds so far; `rounds_won` how many rounds it has won.
        ranking: the final ranks by seat, empty until the match is over.
    """

    seat: int | None
    seats: int
    options: MustBe18Options
    round: int = 0
    dealer: int | None = None
    hand: tuple[int, ...] = ()
    hand_sizes: tuple[int, ...] = ()
    stock: int = 0
    columns: tuple[tuple[int, ...], ...] = ()
    turn: int | None = None
    drawn: int = 0
    fresh: tuple[int, ...] = ()
    skips: int = 0
    history: tuple[Act, ...] = ()
    failures: tuple[Failure, ...] = ()
    out: int | None = None
    hands: tuple[tuple[int, ...], ...] = ()
    points: tuple[int, ...] = ()
    totals: tuple[int, ...] = ()
    rounds_won: tuple[int, ...] = ()
    ranking: tuple[int, ...] = ()

    @property
    def stage(self) -> Stage:
        if self.turn is None:
            return "idle"
        return "turn" if self.columns else "start"

    @property
    def numbers(self) -> tuple[int, ...]:
        """The number on every card of the deck."""
        return NUMBERS[self.options.deck]

    @property
    def tops(self) -> tuple[int, ...]:
        faces = self.numbers
        return tuple([faces[column[-1]] for column in self.columns])

    @property
    def counts(self) -> Counts:
        """How many cards of each number the seat's hand has."""
        return counted(numbers_of(self.hand, self.options.deck))


def initial_view(seat: int | None, seats: int, options: MustBe18Options) -> MustBe18View:
    nothing = (0,) * seats
    return MustBe18View(seat, seats, options, hand_sizes=nothing, totals=nothing, rounds_won=nothing)
