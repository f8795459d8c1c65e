"""Files of runs: one entry a line, each synced to disk; everything after a bad line is dropped."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Generic, TypeVar

import msgspec
from msgspec import Struct

from game.files import gate, writing
from game.files.gate import BadContent, FileLine, Limits
from game.files.locks import file_lock
from game.storage import rows

LIMITS = Limits(bytes=1_000_000, lines=2_000, longest=16_384)
"""A run of six ponds has about 200 entries; the first, with the map, is the longest: 4,000 bytes."""

Entry = TypeVar("Entry", bound=Struct)

_STAMP = re.compile(r"(\d{8}-\d{6})(?:-(\d{1,9}))?\.jsonl", re.ASCII)


class RunLine(Struct, Generic[Entry], frozen=True):
    entry: Entry


class BadRun(Exception):
    """A run that cannot be resumed; the text names the file, the line and what was expected."""


def new_path(folder: Path, stamp: str) -> Path:
    """Return the path for a new run's file, named after a stamp such as 20261122-141500."""
    # A clock that was set back must not make the new run look older than those before it.
    newest, number, _name = max(map(_age_key, folder.glob("*.jsonl")), default=("", 0, ""))
    if newest < stamp:
        newest, number = stamp, 0
    while True:
        number += 1
        path = folder / (f"{newest}.jsonl" if number == 1 else f"{newest}-{number}.jsonl")
        if not os.path.lexists(path):
            return path


def _age_key(path: Path) -> tuple[str, int, str]:
    """Return a sort key for the files of runs, oldest first: the name's stamp, then its number."""
    stamp = _STAMP.fullmatch(path.name)
    return (stamp[1], int(stamp[2] or 1), path.name) if stamp else ("", 0, path.name)


def append(path: Path, entry: Struct, expected_length: int | None = None) -> int:
    """Append an entry and sync it; raise FileGrown or FileShrunk unless the file has the expected length."""
    path.parent.mkdir(parents=True, exist_ok=True)
    return rows.append_line(path, RunLine(entry), expected_length)


def restore(path: Path, entries: Iterable[Struct]) -> int:
    """Write a run's file again after another program has cut it short; return its new length in bytes.

    The old content is kept under another name, unless the new content begins with it.

    Raises:
        OSError: if it cannot be written; the file is unchanged then.
    """
    content = b"".join(msgspec.json.encode(RunLine(entry)) + b"\n" for entry in entries)
    path.parent.mkdir(parents=True, exist_ok=True)
    with file_lock(path):
        old = path.read_bytes() if path.exists() else b""
        if not content.startswith(old):
            writing.write_new(writing.free_name(path, "broken"), old)
        writing.replace(path, content)
    return len(content)


def run_files(folder: Path) -> tuple[Path, ...]:
    return tuple(sorted(folder.glob("*.jsonl"), key=_age_key))


def files_with(folder: Path, journal: str) -> Iterator[Path]:
    """Yield the files of runs in which the name of a match's journal occurs, newest first."""
    for path in reversed(run_files(folder)):
        with suppress(OSError, BadContent):
            if journal.encode() in gate.read_content(path, LIMITS.bytes):
                yield path


def load(path: Path, entry_of: Callable[[FileLine], Entry]) -> tuple[list[Entry], str | None]:
    """Return a run's entries up to its first broken line, and a message about that line, or None.

    `entry_of` decodes a line, or raises BadContent. If a line is broken, the whole file is kept under another
    name, and the lines before it remain.

    Raises:
        BadRun: if the first line is broken; the file is set aside then.
    """
    entries: list[Entry] = []
    try:
        for line in gate.read_lines(path, LIMITS):
            try:
                entries.append(entry_of(line))
            except BadContent as error:
                if not entries:
                    raise
                return entries, truncate(path, len(entries), f"line {line.number}: {error}")
        if not entries:
            raise BadContent("line 1: expected the beginning of a run, got an empty file")
    except BadContent as error:
        raise BadRun(rows.set_aside(path, error)) from None
    except OSError as error:
        raise BadRun(f"{path}: can't be read ({error.strerror})") from None
    return entries, None


def truncate(path: Path, count: int, fault: str) -> str:
    """Keep a file's first `count` lines, and a full copy under another name; return a message about it."""
    try:
        # Later lines aren't read, because one of them may be broken.
        good = [line.text for line in islice(gate.read_lines(path, LIMITS), count)]
    except (OSError, BadContent) as error:
        return f"{path.name}: {fault} (and it couldn't be set aside: {error})"
    return rows.keep_lines(path, good, fault)
