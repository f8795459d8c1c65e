"""Habits: moves that are typical of a style of play, and what the player says after one.

Other styles make such moves too, but less often. Habits depend only on public facts, never on a hand, so no
line reveals a secret, and everybody hears the same line.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from game.language.message import Text

EventT = TypeVar("EventT")


class ShownMove(NamedTuple):
    """A seat's move (or its effect) as a spectator's event, and the views before and after it."""

    seat: int
    event: Any
    before: Any
    after: Any

    def own_event(self, kind: type[EventT]) -> EventT | None:
        """Return the event if it's of this kind and about the seat that moved; otherwise None."""
        seat = getattr(self.event, "seat", None)
        return self.event if isinstance(self.event, kind) and seat == self.seat else None


class Habit(NamedTuple):
    """A kind of move that is typical of a style, and two lines; the player may say one of them after it."""

    style: str
    shows: Callable[[ShownMove], bool]
    line: Text
    other_line: Text

    @property
    def lines(self) -> tuple[Text, ...]:
        return self.line, self.other_line


Habits = tuple[Habit, ...]
"""A game's habits; a style may have several, or none if public facts don't reveal it."""


def shown_habit(habits: Habits, style: str, move: ShownMove) -> Habit | None:
    return next((habit for habit in habits if habit.style == style and habit.shows(move)), None)
