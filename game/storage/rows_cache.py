"""What was read of files of rows, for as long as they do not change."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from msgspec import Struct

from game.storage import rows

Row = TypeVar("Row")
Line = TypeVar("Line", bound=Struct)
Load = Callable[[Path], tuple[list[Row], str | None]]


class _Stamp(NamedTuple):
    """A file at a moment: any change of it, by whichever process, makes another stamp."""

    device: int
    inode: int
    size: int
    modified: int
    changed: int


def _stamp(path: Path) -> _Stamp | None:
    """The stamp of a file; None if there is none."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return _Stamp(found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns)


class RowsCache:
    """The rows of files that several screens ask for again and again: years of playing are megabytes."""

    def __init__(self) -> None:
        self._kept: dict[Path, tuple[_Stamp, tuple[Any, ...]]] = {}

    def load(self, path: Path, load: Load[Row]) -> tuple[list[Row], str | None]:
        """As `load`, always the same for a path, does; but only if the file has changed since it last was."""
        # Before the reading: rows that are added meanwhile are found the next time.
        stamp = _stamp(path)
        kept = self._kept.get(path)
        if stamp is not None and kept is not None and kept[0] == stamp:
            return list(kept[1]), None
        found, problem = load(path)
        self._kept.pop(path, None)
        if stamp is not None and problem is None:
            self._kept[path] = stamp, tuple(found)
        return found, problem


def add_once(
    path: Path, row: Line, what: str, load: Load[Line], key: Callable[[Line], object], cache: RowsCache | None
) -> str | None:
    """Add a row unless one with the same key is kept already; returns the problem, if there was one.

    `what` names the row in the problem.
    """
    kept, problem = (cache or RowsCache()).load(path, load)
    if any(key(one) == key(row) for one in kept):
        return problem
    return rows.append(path, row, what) or problem
