"""The daily deals that the player has started, one line each."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

import msgspec

from game.storage import rows
from game.storage.places import FileName


class BegunDaily(msgspec.Struct, frozen=True, kw_only=True):
    """A day (UTC) whose deal was started, and the journal of that match."""

    day: date
    journal: FileName


_FILES = rows.RowFiles(BegunDaily, "the daily deal")
add, load = _FILES.add, _FILES.load


def swap_with_aside(
    path: Path, aside: Path, fits: Callable[[BegunDaily], bool]
) -> tuple[list[BegunDaily], list[BegunDaily], str | None]:
    """Move deals that don't fit to `aside`, and fitting ones back; return both groups and any problem."""
    try:
        return (*rows.swap_with_aside(path, aside, BegunDaily, fits), None)
    except OSError as error:
        return [], [], f"{path}: deals with wrong dates couldn't be set aside ({error.strerror})"
