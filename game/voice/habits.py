"""Habits: moves that show a style of play, and what a player says about having just made one.

Plain play makes such moves too, less often or by chance; the words give this player's motive. Habits depend
only on facts that all seats have heard, never on a hand. So no line tells a secret, and every listener hears
the same one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from game.language.message import Text


class ShownMove(NamedTuple):
    """A seat, an event as a spectator hears it, perhaps the effect of its move, and the views around it."""

    seat: int
    event: Any
    before: Any
    after: Any


class Habit(NamedTuple):
    """A kind of move that shows a style, and two lines of which the player may say one."""

    style: str
    shows: Callable[[ShownMove], bool]
    line: Text
    other_line: Text

    @property
    def lines(self) -> tuple[Text, ...]:
        return self.line, self.other_line


Habits = tuple[Habit, ...]
"""A game's habits; a style may have several, or none if it doesn't show in open facts."""


def shown_habit(habits: Habits, style: str, move: ShownMove) -> Habit | None:
    return next((habit for habit in habits if habit.style == style and habit.shows(move)), None)
