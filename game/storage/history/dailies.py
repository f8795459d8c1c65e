"""The daily deals that were begun: a line each, with the date and the match's journal."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

import msgspec

from game.storage import rows
from game.storage.places import FileName


class BegunDaily(msgspec.Struct, frozen=True, kw_only=True):
    """The deal of a day (in UTC) that was begun in a match (by its journal's name)."""

    day: date
    journal: FileName


def add(path: Path, begun: BegunDaily) -> str | None:
    return rows.append(path, begun, "the daily deal")


def exchange(
    path: Path, aside: Path, fits: Callable[[BegunDaily], bool]
) -> tuple[list[BegunDaily], list[BegunDaily], str | None]:
    """Set aside the deals that don't fit, and restore those that do; return both, and the problem."""
    try:
        return (*rows.exchange(path, aside, BegunDaily, fits), None)
    except OSError as error:
        return [], [], f"{path}: deals with wrong dates couldn't be set aside ({error.strerror})"


def load(path: Path) -> tuple[list[BegunDaily], str | None]:
    return rows.load(path, BegunDaily)
