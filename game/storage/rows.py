"""Append-only files with one JSON object a line; a torn or broken line affects no other."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from game.files import gate, writing
from game.files.gate import BadContent, Limits
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


class FileGrown(Exception):
    """The error raised if a file is longer than expected: another process has appended to it."""


class FileShrunk(Exception):
    """The error raised if a file is shorter than expected: another program has cut it short or deleted it."""


def append(path: Path, row: msgspec.Struct, what: str) -> str | None:
    """Append a row; return a message if that fails, in which `what` names the row."""
    try:
        append_line(path, row)
    except OSError as error:
        return f"{path}: {what} couldn't be saved ({error.strerror})"
    return None


def append_line(path: Path, row: msgspec.Struct, expected_length: int | None = None) -> int:
    """Append a row and sync it; return the new length, or raise FileGrown or FileShrunk."""
    with file_lock(path), open(path, "a+b", buffering=0, opener=gate.open_regular) as file:
        line = msgspec.json.encode(row) + b"\n"
        end = file.seek(0, os.SEEK_END)
        if expected_length is not None and end > expected_length:
            raise FileGrown
        if expected_length is not None and end < expected_length:
            raise FileShrunk
        if end:
            # A torn last line must not damage the new line, too.
            file.seek(-1, os.SEEK_END)
            if file.read(1) != b"\n":
                line = b"\n" + line
        try:
            append_synced(file, line)
        except OSError:
            # Don't leave a part of the line.
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
        content = _read(path, kind, check)
        if not content.fault:
            return content.rows, None
        with file_lock(path):
            # Another window may have repaired or extended the file meanwhile.
            content = _read(path, kind, check)
            return content.rows, keep_lines(path, content.good, content.fault) if content.fault else None
    except FileNotFoundError:
        return [], None
    except BadContent as error:
        return [], set_aside(path, error)
    except OSError as error:
        return [], f"{path}: can't be read ({error.strerror})"


def _read(path: Path, kind: type[Row], check: Callable[[Row], None]) -> _Content[Row]:
    content: _Content[Row] = _Content([], [])
    for line in gate.read_lines(path, LIMITS):
        try:
            row = gate.from_json(line.text, kind)
            check(row)
            content.rows.append(row)
            content.good.append(line.text)
        except ValueError as error:
            content.fault = content.fault or f"line {line.number}: {error}"
    return content


def swap_with_aside(
    path: Path, aside: Path, kind: type[Row], fits: Callable[[Row], bool]
) -> tuple[list[Row], list[Row]]:
    """Move rows that don't fit to `aside`, and rows there that fit back; return the rows moved each way.

    Files with broken lines aren't changed until `load` has repaired them. If the process is killed midway,
    each row is still in at least one of the files.

    Raises:
        OSError: if a file can't be read or written.
    """
    with file_lock(path):
        main, other = _read_if_any(path, kind), _read_if_any(aside, kind)
        if main.fault or other.fault:
            return [], []
        moved_out = {line: row for line, row in zip(main.good, main.rows, strict=True) if not fits(row)}
        moved_back = {line: row for line, row in zip(other.good, other.rows, strict=True) if fits(row)}
        if moved_out:
            writing.replace(aside, _join_lines(dict.fromkeys([*other.good, *moved_out])))
        if moved_out or moved_back:
            remaining = dict.fromkeys([*(line for line in main.good if line not in moved_out), *moved_back])
            writing.replace(path, _join_lines(remaining))
        if moved_back:
            set_apart = dict.fromkeys([*other.good, *moved_out])
            writing.replace(aside, _join_lines(line for line in set_apart if line not in moved_back))
    return list(moved_out.values()), list(moved_back.values())


def _read_if_any(path: Path, kind: type[Row]) -> _Content[Row]:
    try:
        return _read(path, kind, accept_any)
    except FileNotFoundError:
        return _Content([], [])
    except BadContent as error:
        return _Content([], [], str(error))


def _join_lines(lines: Iterable[bytes]) -> bytes:
    return b"".join(line + b"\n" for line in lines)


def keep_lines(path: Path, good: list[bytes], fault: str) -> str:
    """Replace a file's content with its good lines, and keep a full copy; return a message about it."""
    aside = writing.free_name(path, "broken")
    try:
        writing.write_new(aside, gate.read_content(path, LIMITS.bytes))
        writing.replace(path, _join_lines(good))
    except (OSError, BadContent) as error:
        reason = getattr(error, "strerror", None) or error
        return f"{path.name}: {fault} (and it couldn't be set aside: {reason})"
    return f"{path.name}: {fault}; the file was kept as {aside.name}, good lines stay"


def set_aside(path: Path, fault: BadContent) -> str:
    try:
        aside = writing.move_aside(path, "broken")
    except OSError as error:
        return f"{path.name}: {fault} (and it couldn't be set aside: {error.strerror})"
    return f"{path.name}: {fault}; the file was set aside as {aside.name}"


AnyRow = TypeVar("AnyRow")
Load = Callable[[Path], tuple[list[AnyRow], str | None]]


class FileStamp(NamedTuple):
    """Device, inode, length in bytes and times of a file, at least one of which changes with the file."""

    device: int
    inode: int
    length: int
    modified: int
    changed: int


def stamp_of(path: Path) -> FileStamp | None:
    try:
        status = os.stat(path)
    except OSError:
        return None
    return FileStamp(status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns, status.st_ctime_ns)


class RowsCache:
    """A cache of loaded row files, because several screens read the same large files."""

    def __init__(self) -> None:
        self._cache: dict[Path, tuple[FileStamp, tuple[Any, ...]]] = {}

    def load(self, path: Path, load: Load[AnyRow]) -> tuple[list[AnyRow], str | None]:
        """Return what `load` returns for the path, but call it only if the file has changed."""
        # Get the stamp before reading, so that rows added meanwhile are found the next time.
        stamp = stamp_of(path)
        kept = self._cache.get(path)
        if stamp is not None and kept is not None and kept[0] == stamp:
            return list(kept[1]), None
        content, problem = load(path)
        self._cache.pop(path, None)
        if stamp is not None and problem is None:
            self._cache[path] = stamp, tuple(content)
        return content, problem

    def store(self, path: Path, content: Iterable[Any], length: int) -> None:
        """Cache what was just written to a file, unless the file no longer has this length in bytes."""
        stamp = stamp_of(path)
        if stamp is not None and stamp.length == length:
            self._cache[path] = stamp, tuple(content)


class RowFiles(Generic[Row]):
    """A reader and writer of files with one type of row; with a `key`, it saves rows with equal keys once."""

    def __init__(self, kind: type[Row], what: str, key: Callable[[Row], object] | None = None) -> None:
        self._kind, self._what, self._key = kind, what, key

    def load(self, path: Path, check: Callable[[Row], None] = accept_any) -> tuple[list[Row], str | None]:
        """Return all valid rows, oldest first, and a message if the file had a fault (see `rows.load`)."""
        return load(path, self._kind, check)

    def add(self, path: Path, row: Row, cache: RowsCache | None = None) -> str | None:
        """Append a row unless one with the same key exists; return a message if there was a problem."""
        key, problem = self._key, None
        if key is not None:
            rows, problem = (cache or RowsCache()).load(path, self.load)
            if any(key(other) == key(row) for other in rows):
                return problem
        return append(path, row, self._what) or problem
