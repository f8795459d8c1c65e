"""The contract of every card game: states and choices go in, new states and events come out.

A game is a set of pure functions over plain, immutable data. Nothing here draws, plays sounds or waits; the
screen, the journal and the narration of a match depend on events alone.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from enum import StrEnum
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

import msgspec

from game.language.message import Text, message


class Phase(StrEnum):
    """A phase of a match; `match.TRANSITIONS` has the phases that may follow each."""

    DEALING = "dealing"
    CHOOSING = "choosing"
    REVEALING = "revealing"
    RESOLVING = "resolving"
    SCORING = "scoring"
    ROUND_OVER = "round over"
    MATCH_OVER = "match over"


class Choice(msgspec.Struct, frozen=True, tag=True, gc=False):
    """A seat's choice; each game declares its own types."""


class Event(msgspec.Struct, frozen=True, tag=True, gc=False):
    """An event of a match. It contains everything a listener needs to show it without the state."""

    phase: ClassVar[Phase] = Phase.RESOLVING

    @abstractmethod
    def apply_to(self, view: Any) -> Any:
        """Return the view after this event, which must already be redacted for the view's seat."""


class SeatedView(Protocol):
    """The part of every game's view that describes the seats."""

    @property
    def seat(self) -> int | None:
        """The seat whose view it is; None for a spectator."""

    @property
    def seats(self) -> int:
        """The number of seats."""

    @property
    def round(self) -> int:
        """The number of the current round, from 1; 0 before the first."""


class IllegalChoice(Exception):
    """A choice that the rules do not allow at this point; the state is unchanged.

    Attributes:
        seat: the seat that tried.
        choice: the choice that was refused.
        legal: the seat's legal choices; empty if it has no pending choice.
    """

    def __init__(self, seat: int, choice: Choice, legal: tuple[Choice, ...]) -> None:
        self.seat, self.choice, self.legal = seat, choice, legal
        allowed = ", ".join(map(str, legal)) if legal else "nothing: this seat is not asked now"
        super().__init__(f"seat {seat} may not choose {choice}; legal: {allowed}")


StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT")


class StepResult(NamedTuple, Generic[StateT]):
    """The result of a deal or a choice: the new state, and the events that led to it, in order."""

    state: StateT
    events: tuple[Event, ...]


class Setup(msgspec.Struct, frozen=True):
    """The start of a match: the number of seats, the seed, and the game's own options."""

    seats: int
    seed: int
    options: Any


class BadSetup(ValueError):
    """A set-up that the game cannot be played with.

    Attributes:
        reason: what was expected, as a text for the player.
    """

    def __init__(self, reason: Text) -> None:
        super().__init__(str(reason))
        self.reason = reason


class CardGame(ABC, Generic[StateT, ViewT]):
    """The rules of one card game.

    Seats are numbered from 0, clockwise. A state is never changed, only replaced; its random generator is
    part of it, so the same set-up and choices give the same events everywhere. Partners share their rank.

    Attributes:
        title: the game's name.
        unit: the words for one point and for several on the command line; screens use the narrator's.
        more_is_better: whether more points are better than fewer.
        round_name: the game's word for a round.
    """

    id: ClassVar[str]
    title: ClassVar[str]
    unit: ClassVar[tuple[str, str]] = ("point", "points")
    more_is_better: ClassVar[bool] = False
    round_name: ClassVar[str] = "round"
    seat_counts: ClassVar[range]
    options: ClassVar[type[msgspec.Struct]]
    choice_types: ClassVar[Any]
    event_types: ClassVar[Any]

    @abstractmethod
    def open(self, setup: Setup) -> StateT:
        """Return the state before the first deal."""

    @abstractmethod
    def deal(self, state: StateT) -> StepResult[StateT]:
        """Deal the next round; call it only between rounds, with no choice pending and the match not over."""

    @abstractmethod
    def pending(self, state: StateT) -> Mapping[int, tuple[Choice, ...]]:
        """Return the seats with a pending choice (several if simultaneous), each with its legal choices.

        Empty between rounds and when the match is over.
        """

    @abstractmethod
    def apply(self, state: StateT, seat: int, choice: Choice) -> StepResult[StateT]:
        """Return the state and the events after a seat's choice.

        Raises:
            IllegalChoice: if that seat may not choose that now.
        """

    @abstractmethod
    def ranking(self, state: StateT) -> tuple[int, ...] | None:
        """Return each seat's rank (1 is best, ties share the better one), or None before the match ends."""

    @abstractmethod
    def totals(self, state: StateT) -> tuple[int, ...]:
        """Return each seat's total points over the rounds scored so far."""

    @abstractmethod
    def points(self, event: Event) -> Mapping[int, int] | None:
        """Return the points of a round, by seat, if this event scores the round; otherwise None."""

    @abstractmethod
    def view(self, state: StateT, seat: int | None) -> ViewT:
        """Return a seat's view of the state; None is a spectator, who sees no hand."""

    @abstractmethod
    def initial_view(self, setup: Setup, seat: int | None) -> ViewT:
        """Return a seat's view before the first event."""

    def apply_event(self, view: ViewT, event: Event) -> ViewT:
        """Return the view after an event (redacted for its seat).

        Applying every event to `initial_view` gives the same as `view`: events hide nothing and leak nothing.
        """
        after: ViewT = event.apply_to(view)
        return after

    @abstractmethod
    def choices(self, view: ViewT) -> tuple[Choice, ...]:
        """Return the legal choices of the view's own seat; they equal the seat's entry in `pending`."""

    @abstractmethod
    def redact(self, event: Event, seat: int | None) -> Event | None:
        """Return the event as a seat (None: a spectator) may see it; None if it's hidden from that seat."""

    def is_out(self, view: ViewT) -> bool:
        """Return whether the view's own seat has left the match before its end."""
        del view
        return False

    def teams(self, seats: int) -> tuple[tuple[int, ...], ...]:
        """Return the teams at a table with this number of seats; by default each seat is alone.

        If all seats are rotated, partners stay partners.
        """
        return tuple((seat,) for seat in range(seats))

    def usual_rounds(self, options: Any) -> int:
        """Return the approximate number of rounds of a match with these options."""
        return int(getattr(options, "rounds", 1))

    @property
    def usual_seats(self) -> int:
        """The usual number of seats: four, or as close to that as the game allows."""
        return min(max(4, self.seat_counts[0]), self.seat_counts[-1])

    def check(self, setup: Setup) -> None:
        """Check that the game can be played with this set-up.

        Raises:
            BadSetup: if not.
        """
        self.check_seats(setup.seats)

    def check_seats(self, seats: int) -> None:
        """Check that the game can be played with this number of seats.

        Raises:
            BadSetup: if not.
        """
        if seats in self.seat_counts:
            return
        least, most = self.seat_counts[0], self.seat_counts[-1]
        if least == most:
            reason = message(
                "{game} has {least} seats, not {seats}", game=self.title, least=least, seats=seats
            )
        else:
            reason = message(
                "{game} has {least} to {most} seats, not {seats}",
                game=self.title,
                least=least,
                most=most,
                seats=seats,
            )
        raise BadSetup(reason)


def rank(results: Mapping[int, Any]) -> dict[int, int]:
    """Return competition ranks by seat: the lowest result ranks 1, and ties share the better rank."""
    ordered = sorted(results.values())
    return {seat: ordered.index(result) + 1 for seat, result in results.items()}
