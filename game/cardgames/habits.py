"""The habits of players in the built-in games, from `assets/habits.toml`."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from game.language.message import Text
from game.storage.contents import read_contents
from game.voice.habits import Habit, Habits, ShownMove


class _Habit(Struct, frozen=True, forbid_unknown_fields=True):
    style: str
    shows: str
    words: tuple[Text, Text]


def load_habits(game: str, **tests: Callable[[ShownMove], bool]) -> Habits:
    """Return a game's habits; `tests` are the predicates on moves that `habits.toml` refers to by name."""
    entries = read_contents("habits.toml", dict[str, tuple[_Habit, ...]])[game]
    return tuple(Habit(entry.style, tests[entry.shows], *entry.words) for entry in entries)
