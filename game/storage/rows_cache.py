"""A cache of files of rows, valid until they change."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, TypeVar

from msgspec import Struct

from game.storage import rows

Row = TypeVar("Row")
Line = TypeVar("Line", bound=Struct)
Load = Callable[[Path], tuple[list[Row], str | None]]

_Stamp = tuple[int, int, int, int, int]
"""Device, inode, size and times of a file: any change by any process gives another stamp."""


def _stamp(path: Path) -> _Stamp | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns


class RowsCache:
    """The rows of files that several screens load repeatedly: years of playing are megabytes."""

    def __init__(self) -> None:
        self._kept: dict[Path, tuple[_Stamp, tuple[Any, ...]]] = {}

    def load(self, path: Path, load: Load[Row]) -> tuple[list[Row], str | None]:
        """Return what `load` returns for the path, calling it only if the file has changed."""
        # Before reading: rows that are added meanwhile are found the next time.
        stamp = _stamp(path)
        kept = self._kept.get(path)
        if stamp is not None and kept is not None and kept[0] == stamp:
            return list(kept[1]), None
        found, problem = load(path)
        self._kept.pop(path, None)
        if stamp is not None and problem is None:
            self._kept[path] = stamp, tuple(found)
        return found, problem


class RowFiles(Generic[Line]):
    """The files of one kind of rows; `what` names a row in a problem, `key` finds rows that are the same."""

    def __init__(self, kind: type[Line], what: str, key: Callable[[Line], object]) -> None:
        self._kind, self._what, self._key = kind, what, key

    def load(self, path: Path) -> tuple[list[Line], str | None]:
        """Return all rows, oldest first, and the fault of the file, if there was one."""
        return rows.load(path, self._kind)

    def add(self, path: Path, row: Line, cache: RowsCache | None = None) -> str | None:
        """Append a row unless one with the same key is there; returns the problem, if there was one."""
        kept, problem = (cache or RowsCache()).load(path, self.load)
        if any(self._key(one) == self._key(row) for one in kept):
            return problem
        return rows.append(path, row, self._what) or problem
