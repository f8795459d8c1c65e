"""Which seats show a style in given events."""

from collections.abc import Iterable
from typing import Any

from game.engine.contract import CardGame, Event
from game.voice.habits import Habit, Habits, ShownMove


def habit_of(habits: Habits, style: str, number: int = 0) -> Habit:
    return [habit for habit in habits if habit.style == style][number]


def seats_showing(rules: CardGame[Any, Any], habit: Habit, view: Any, events: Iterable[Event]) -> set[int]:
    """Return the seats that show a habit in these events, which follow a spectator's view."""
    found: set[int] = set()
    for event in events:
        heard = rules.redact(event, None)
        if heard is None:
            continue
        before, view = view, rules.apply_event(view, heard)
        found |= {seat for seat in range(view.seats) if habit.shows(ShownMove(seat, heard, before, view))}
    return found
