"""Habits: moves by which a style of play shows, and a player's words about one that it has just made.

Plain play makes such moves, too, more seldom or by chance: the words say for which motive this player does.
A game's habits go by open facts alone, those that all seats have heard, and by no hand. So no word tells a
secret, and every listener hears the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from game.language.message import Text


class ShownMove(NamedTuple):
    """A seat, an event as a spectator hears of it, and the views before and after it.

    The event need not be the seat's own: it may show the effect of the seat's last move.
    """

    seat: int
    event: Any
    before: Any
    after: Any


@dataclass(frozen=True)
class Habit:
    """A kind of move that shows a style: whether a deed is one, and the lines for it. One of them is said."""

    shows: Callable[[ShownMove], bool]
    lines: tuple[Text, ...]


Habits = Mapping[str, tuple[Habit, ...]]
"""By style; a style without an entry does not show in open facts."""


def shown_habit(habits: Habits, style: str, deed: ShownMove) -> Habit | None:
    """The habit of a style that a deed shows, if it shows one."""
    return next((habit for habit in habits.get(style, ()) if habit.shows(deed)), None)
