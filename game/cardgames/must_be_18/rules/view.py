"""A seat's view of a match of You Must Be 18!"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from game.cardgames.must_be_18.rules.deck import NUMBERS, Counts, count_numbers, numbers_of
from game.cardgames.must_be_18.rules.options import MustBe18Options

Stage = Literal["idle", "start", "turn"]
"""The kind of decision that is due: none, laying three sixes to begin, or a turn."""

Lack = Literal["sixes", "play", "lay"]
"""What a seat couldn't do: lay three sixes; play; or neither play nor open a column."""

Deed = Literal["start", "play", "open", "draw", "skip"]


class Placement(Struct, frozen=True, gc=False):
    """A card laid on a column: its number, and the number of the top it covered (None in a new column)."""

    column: int
    card: int
    number: int
    covered: int | None = None


class Act(Struct, frozen=True, gc=False):
    """What a seat did: the cards it laid, if any, and the tops afterwards."""

    seat: int
    deed: Deed
    placements: tuple[Placement, ...]
    tops: tuple[int, ...]


class Failure(Struct, frozen=True, gc=False):
    """Something that a seat couldn't do, so that some cards can't be in its hand.

    Attributes:
        size: the number of cards in its hand at that time.
        lack: what it couldn't do.
        tops: the tops of the columns at that time.
        acts: the number of earlier acts in the round; later acts show what the hand has gained or lost.
    """

    seat: int
    lack: Lack
    tops: tuple[int, ...]
    size: int
    acts: int


class MustBe18View(Struct, frozen=True):
    """What `seat` knows; None is a spectator. A finished round stays in the view until the next deal.

    Attributes:
        round: from 1; 0 before the first.
        dealer: the dealer's seat; None before the first round.
        hand: the seat's own cards, ascending.
        hand_sizes: by seat, the number of cards in hand.
        stock: the number of cards left to draw.
        columns: every card of each column, from bottom to top; empty before the three sixes.
        turn: the seat that must choose now; None if there is none.
        drawn: the number of cards drawn in this turn.
        fresh: the cards drawn in this turn, if it is the turn of the view's seat.
        skips: the number of consecutive skips that count towards a block (§4.2, §7.9).
        history: what was done in this round, as `Act`, in order.
        failures: what seats couldn't do in this round, as `Failure`, in order (§6.2).
        out: the seat that emptied its hand in this round.
        hands: by seat, the cards left once the round is scored.
        points: by seat, the sum of its numbers in `hands`.
        totals: by seat, the points of all rounds so far.
        rounds_won: by seat, the number of rounds won.
        ranking: by seat, its final rank; empty until the match is over.
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
        """The number on each card of the deck."""
        return NUMBERS[self.options.deck]

    @property
    def tops(self) -> tuple[int, ...]:
        faces = self.numbers
        return tuple([faces[column[-1]] for column in self.columns])

    @property
    def counts(self) -> Counts:
        """How many cards of each number the seat's hand has."""
        return count_numbers(numbers_of(self.hand, self.options.deck))
