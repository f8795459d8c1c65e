"""Append-only files with one JSON object a line; a torn or broken line affects no other."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from game.files import gate, writing
from game.files.gate import Limits, Refused
from game.files.lines import append_synced
from game.files.locks import file_lock

Row = TypeVar("Row", bound=msgspec.Struct)

LIMITS = Limits(bytes=8_000_000, lines=50_000, longest=16_384)
"""A file of this size can be read in under a second, and holds more than ten years of matches."""


@dataclass(slots=True)
class _Content(Generic[Row]):
    """The valid rows of a file, their lines, and what is wrong with the first broken line."""

    rows: list[Row]
    good: list[bytes]
    fault: str = ""


class Grown(Exception):
    """A file is longer than expected: another process has appended to it."""


class Shrunk(Exception):
    """A file is shorter than expected: another program has cut or deleted it."""


def append(path: Path, row: msgspec.Struct, what: str) -> str | None:
    """Append a row; return a message if that fails, in which `what` names the row."""
    try:
        append_line(path, row)
    except OSError as error:
        return f"{path}: {what} couldn't be saved ({error.strerror})"
    return None


def append_line(path: Path, row: msgspec.Struct, known: int | None = None) -> int:
    """Append a row, sync it, and return the new length; raise Grown or Shrunk if the old isn't `known`."""
    with file_lock(path), open(path, "a+b", buffering=0, opener=gate.open_regular) as file:
        line = msgspec.json.encode(row) + b"\n"
        end = file.seek(0, os.SEEK_END)
        if known is not None and end > known:
            raise Grown
        if known is not None and end < known:
            raise Shrunk
        if end:
            # The last line may have been torn: its rest must not spoil the new line, too.
            file.seek(-1, os.SEEK_END)
            if file.read(1) != b"\n":
                line = b"\n" + line
        try:
            append_synced(file, line)
        except OSError:
            # What a full disk took of the line would be a broken one.
            with suppress(OSError):
                file.truncate(end)
            raise
        return end + len(line)


def accept_any(_row: object) -> None:
    """Accept any row: the default check."""


def load(
    path: Path, kind: type[Row], check: Callable[[Row], None] = accept_any
) -> tuple[list[Row], str | None]:
    """Return all valid rows, oldest first, and a message if the file had a fault.

    If lines are broken, they are removed, and a full copy is kept under another name. A file beyond `LIMITS`
    is set aside. `check` raises ValueError with the reason for an invalid row.
    """
    try:
        found = _read(path, kind, check)
        if not found.fault:
            return found.rows, None
        with file_lock(path):
            # Another window may have mended the file meanwhile, or added to it.
            found = _read(path, kind, check)
            return found.rows, keep_lines(path, found.good, found.fault) if found.fault else None
    except FileNotFoundError:
        return [], None
    except Refused as error:
        return [], set_aside(path, error)
    except OSError as error:
        return [], f"{path}: can't be read ({error.strerror})"


def _read(path: Path, kind: type[Row], check: Callable[[Row], None]) -> _Content[Row]:
    found: _Content[Row] = _Content([], [])
    for line in gate.read_lines(path, LIMITS):
        try:
            row = gate.from_json(line.text, kind)
            check(row)
            found.rows.append(row)
            found.good.append(line.text)
        except ValueError as error:
            found.fault = found.fault or f"line {line.number}: {error}"
    return found


def exchange(
    path: Path, aside: Path, kind: type[Row], fits: Callable[[Row], bool]
) -> tuple[list[Row], list[Row]]:
    """Move the rows that don't fit to `aside`, and the fitting rows there back; return both lists.

    Files with broken lines aren't changed until `load` has repaired them. If the process is killed midway,
    each row is still in at least one of the files.

    Raises:
        OSError: if a file can't be read or written.
    """
    with file_lock(path):
        here, there = _read_if_any(path, kind), _read_if_any(aside, kind)
        if here.fault or there.fault:
            return [], []
        out = {line: row for line, row in zip(here.good, here.rows, strict=True) if not fits(row)}
        back = {line: row for line, row in zip(there.good, there.rows, strict=True) if fits(row)}
        if out:
            writing.replace(aside, _join_lines(dict.fromkeys([*there.good, *out])))
        if out or back:
            kept = dict.fromkeys([*(line for line in here.good if line not in out), *back])
            writing.replace(path, _join_lines(kept))
        if back:
            apart = dict.fromkeys([*there.good, *out])
            writing.replace(aside, _join_lines(line for line in apart if line not in back))
    return list(out.values()), list(back.values())


def _read_if_any(path: Path, kind: type[Row]) -> _Content[Row]:
    try:
        return _read(path, kind, accept_any)
    except FileNotFoundError:
        return _Content([], [])
    except Refused as error:
        return _Content([], [], str(error))


def _join_lines(lines: Iterable[bytes]) -> bytes:
    return b"".join(line + b"\n" for line in lines)


def keep_lines(path: Path, good: list[bytes], fault: str) -> str:
    """Replace a file's content with its good lines, and keep a full copy; return a message about it."""
    aside = writing.free_name(path, "broken")
    try:
        writing.write_new(aside, gate.read_content(path, LIMITS.bytes))
        writing.replace(path, _join_lines(good))
    except (OSError, Refused) as error:
        reason = getattr(error, "strerror", None) or error
        return f"{path.name}: {fault} (and it couldn't be set aside: {reason})"
    return f"{path.name}: {fault}; the file was kept as {aside.name}, good lines stay"


def set_aside(path: Path, fault: Refused) -> str:
    try:
        aside = writing.move_aside(path, "broken")
    except OSError as error:
        return f"{path.name}: {fault} (and it couldn't be set aside: {error.strerror})"
    return f"{path.name}: {fault}; the file was set aside as {aside.name}"


AnyRow = TypeVar("AnyRow")
Load = Callable[[Path], tuple[list[AnyRow], str | None]]

_Stamp = tuple[int, int, int, int, int]
"""Device, inode, size and times of a file: any change to the file changes this."""


def stamp_of(path: Path) -> _Stamp | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns


class RowsCache:
    """A cache of loaded row files, because several screens read the same large files."""

    def __init__(self) -> None:
        self._kept: dict[Path, tuple[_Stamp, tuple[Any, ...]]] = {}

    def load(self, path: Path, load: Load[AnyRow]) -> tuple[list[AnyRow], str | None]:
        """Return what `load` returns for the path, but call it only if the file has changed."""
        # Before reading: rows that are added meanwhile are found the next time.
        stamp = stamp_of(path)
        kept = self._kept.get(path)
        if stamp is not None and kept is not None and kept[0] == stamp:
            return list(kept[1]), None
        found, problem = load(path)
        self._kept.pop(path, None)
        if stamp is not None and problem is None:
            self._kept[path] = stamp, tuple(found)
        return found, problem


class RowFiles(Generic[Row]):
    """Reads and appends to row files of one type; `what` names a row in messages, `key` finds equal rows."""

    def __init__(self, kind: type[Row], what: str, key: Callable[[Row], object]) -> None:
        self._kind, self._what, self._key = kind, what, key

    def load(self, path: Path) -> tuple[list[Row], str | None]:
        """Return all valid rows, oldest first, and a message if the file had a fault."""
        return load(path, self._kind)

    def add(self, path: Path, row: Row, cache: RowsCache | None = None) -> str | None:
        """Append a row unless one with the same key exists; return a message if there was a problem."""
        kept, problem = (cache or RowsCache()).load(path, self.load)
        if any(self._key(one) == self._key(row) for one in kept):
            return problem
        return append(path, row, self._what) or problem
