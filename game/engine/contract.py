"""The contract of every card game: states and choices go in, new states and events come out.

A game is a set of pure functions over plain, immutable data. Nothing here draws, sounds or waits; the screen,
the record and the narration of a match hear of it through events alone.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from enum import StrEnum
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

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
    """A seat's choice, as a typed value; each game declares its own kinds."""


class Event(msgspec.Struct, frozen=True, tag=True, gc=False):
    """An event of a match, with all that a listener needs to show it without looking at the state."""

    phase: ClassVar[Phase] = Phase.RESOLVING

    @abstractmethod
    def apply_to(self, view: Any) -> Any:
        """Return a view of this event's game after its seat has heard of the event (redacted for it)."""


class IllegalChoice(Exception):
    """A choice that the rules do not allow now; the state is as it was.

    Attributes:
        seat: the seat that tried.
        choice: the choice that was refused.
        legal: the choices that the seat has now (empty: it is not asked).
    """

    def __init__(self, seat: int, choice: Choice, legal: tuple[Choice, ...]) -> None:
        self.seat, self.choice, self.legal = seat, choice, legal
        allowed = ", ".join(map(str, legal)) if legal else "nothing: this seat is not asked now"
        super().__init__(f"seat {seat} may not choose {choice}; legal: {allowed}")


StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT")


class StepResult(NamedTuple, Generic[StateT]):
    """The result of a change: the new state, and the events on the way to it, in order."""

    state: StateT
    events: tuple[Event, ...]


class Setup(msgspec.Struct, frozen=True):
    """The start of a match: the number of seats, the seed of all chance, and the game's own options."""

    seats: int
    seed: int
    options: Any


class BadSetup(ValueError):
    """A set-up that the game cannot be played with.

    Attributes:
        told: what was expected, for the player; as a text it is English.
    """

    def __init__(self, told: Text) -> None:
        super().__init__(str(told))
        self.told = told


class CardGame(ABC, Generic[StateT, ViewT]):
    """The rules of one card game.

    Seats are numbered from 0, clockwise. A state is never changed, only replaced; its generator is part of
    it, so the same set-up and choices give the same events everywhere. Partners share their rank.

    Attributes:
        title: the game by name.
        unit: the name of a point, and of several points, on the command line; players hear the narrator's.
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
        """The state before the first deal."""

    @abstractmethod
    def deal(self, state: StateT) -> StepResult[StateT]:
        """Begin the next round; to be called when no seat is asked and the match is not over."""

    @abstractmethod
    def pending(self, state: StateT) -> Mapping[int, tuple[Choice, ...]]:
        """The seats that must choose now (several where choice is simultaneous), each with its legal choices.

        Empty between rounds and when the match is over.
        """

    @abstractmethod
    def apply(self, state: StateT, seat: int, choice: Choice) -> StepResult[StateT]:
        """The state and the events that a seat's choice leads to.

        Raises:
            IllegalChoice: if that seat may not choose that now.
        """

    @abstractmethod
    def ranking(self, state: StateT) -> tuple[int, ...] | None:
        """Each seat's rank once the match is over (1 is best, equals share the better rank), else None."""

    @abstractmethod
    def totals(self, state: StateT) -> tuple[int, ...]:
        """Each seat's points so far."""

    @abstractmethod
    def points(self, event: Event) -> Mapping[int, int] | None:
        """The points of a round by the seats that played it, if this event scores it."""

    @abstractmethod
    def view(self, state: StateT, seat: int | None) -> ViewT:
        """A seat's knowledge of the state; None is a spectator, who sees no hand."""

    @abstractmethod
    def initial_view(self, setup: Setup, seat: int | None) -> ViewT:
        """A seat's view before the first event."""

    def apply_event(self, view: ViewT, event: Event) -> ViewT:
        """Return the view after its seat has heard of an event (redacted for it).

        Applying every event to `initial_view` gives the same as `view`: events hide nothing and leak nothing.
        """
        after: ViewT = event.apply_to(view)
        return after

    @abstractmethod
    def choices(self, view: ViewT) -> tuple[Choice, ...]:
        """The choices of the view's own seat now: the same as its part of `pending`."""

    @abstractmethod
    def redact(self, event: Event, seat: int | None) -> Event | None:
        """The event as a seat may hear of it (None as a seat: a spectator); None if not at all."""

    def is_out(self, view: ViewT) -> bool:
        """Whether the view's own seat has left the match before its end, and never chooses again."""
        del view
        return False

    def teams(self, seats: int) -> tuple[tuple[int, ...], ...]:
        """The teams at a table of so many seats: each seat alone, unless a game says otherwise.

        A rotation of all seats keeps partners together.
        """
        return tuple((seat,) for seat in range(seats))

    def usual_rounds(self, options: Any) -> int:
        """About how many rounds a match with these options has."""
        return int(getattr(options, "rounds", 1))

    @property
    def usual_seats(self) -> int:
        """The usual number of seats: four, or as near to that as the game allows."""
        return min(max(4, self.seat_counts[0]), self.seat_counts[-1])

    def check(self, setup: Setup) -> None:
        """Whether the game can be played with this set-up.

        Raises:
            BadSetup: if not.
        """
        self.check_seats(setup.seats)

    def check_seats(self, seats: int) -> None:
        """Whether the game can be played by so many seats.

        Raises:
            BadSetup: if not.
        """
        if seats in self.seat_counts:
            return
        least, most = self.seat_counts[0], self.seat_counts[-1]
        if least == most:
            told = message("{game} has {least} seats, not {seats}", game=self.title, least=least, seats=seats)
        else:
            told = message(
                "{game} has {least} to {most} seats, not {seats}",
                game=self.title,
                least=least,
                most=most,
                seats=seats,
            )
        raise BadSetup(told)


def rank(results: Mapping[int, Any]) -> dict[int, int]:
    """Competition ranks of seats by their results, lowest first: equal results share the better rank."""
    ordered = sorted(results.values())
    return {seat: ordered.index(result) + 1 for seat, result in results.items()}
