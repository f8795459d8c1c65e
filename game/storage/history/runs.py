"""The files of runs: all that has happened in a run, an entry a line, each on the disk before the next.

A run is what its entries add up to (`game.arcade.run.state`). A line that is torn or broken ends what is
believed of a file: what came after it cannot be understood without it.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from game.files import gate, writing
from game.files.gate import Limits, Line, Refused
from game.files.locks import locked
from game.storage import rows
from game.storage.places import FileName

FORMAT = 1
LIMITS = Limits(bytes=1_000_000, lines=2_000, longest=16_384)
"""A run of six ponds has some two hundred entries; the first, with the map, is the longest: 4,000 bytes."""

MOST_COMBOS = 100_000
"""More points for combos than a table has ever brought, so that every score fits among the high scores."""

_STAMP = re.compile(r"(\d{8}-\d{6})(?:-(\d{1,9}))?\.jsonl", re.ASCII)

Word = Annotated[str, Meta(max_length=40)]
Points = Annotated[float, Meta(ge=-1e6, le=1e6)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Seed = Annotated[int, Meta(ge=0, le=2**63 - 1)]


class Node(Struct, frozen=True):
    """A place on the map of a run, with a table.

    Attributes:
        pond: from 1.
        column: 0 to 2; the keeper's is 3, alone in it.
        lane, lanes: its place in the column, from 0, the topmost; and how many the column has.
        table, game: the table's id and its game.
        to: the places, by their numbers on the map, that one may go to from here; none from the last keeper.
    """

    pond: Annotated[int, Meta(ge=1, le=6)]
    column: Annotated[int, Meta(ge=0, le=3)]
    lane: Annotated[int, Meta(ge=0, le=3)]
    lanes: Annotated[int, Meta(ge=1, le=4)]
    table: Word
    game: Word
    to: Annotated[tuple[int, ...], Meta(max_length=4)] = ()


class Entry(Struct, frozen=True, tag=True):
    """Something that has happened in a run."""


class Began(Entry, frozen=True, kw_only=True):
    """A run began.

    Attributes:
        seed: of all chance in it.
        course: the places on its map, pond after pond, column after column.
        started: UTC, in ISO form.
        daily: the day whose run it is, such as 2026-11-22; empty if it is none's.
    """

    format: int = FORMAT
    version: Word
    seed: Seed
    course: Annotated[tuple[Node, ...], Meta(min_length=1, max_length=60)]
    started: Word = ""
    daily: Annotated[str, Meta(pattern=r"^(\d{4}-\d{2}-\d{2})?\Z")] = ""


class SatDown(Entry, frozen=True):
    """The player sat down at the table of a place: the deal's seed, and the name of the match's journal."""

    node: int
    seed: Seed
    journal: FileName


class DealtAgain(Entry, frozen=True):
    """The same deal was begun again, in a new journal."""

    journal: FileName


class ToolUsed(Entry, frozen=True):
    """A tool of the table was used once: a hint, say, that a charm had granted."""

    tool: Word


class CharmUsed(Entry, frozen=True):
    """The player used up a charm of the rack."""

    charm: Word


class TableEnded(Entry, frozen=True, kw_only=True):
    """A table was played to its end.

    Attributes:
        met: whether its goal was met.
        result: the player's points as a value: higher is better.
        ghosts: the results of the deal's ghosts; none if they could not play.
        combos: the points for combos, by the combo.
    """

    met: bool
    result: Points
    ghosts: Annotated[tuple[Points, ...], Meta(max_length=100)] = ()
    combos: Annotated[dict[Word, Count], Meta(max_length=40)] = {}

    def __post_init__(self) -> None:
        if sum(self.combos.values()) > MOST_COMBOS:
            raise ValueError(f"combos: expected at most {MOST_COMBOS:,} points in all")


class CharmTaken(Entry, frozen=True):
    """The player took one of the charms that were offered."""

    charm: Word


class CharmsPassed(Entry, frozen=True):
    """The player took none of the charms that were offered."""


class GaveUp(Entry, frozen=True):
    """The player gave the run up."""


AnyEntry = (
    Began | SatDown | DealtAgain | ToolUsed | CharmUsed | TableEnded | CharmTaken | CharmsPassed | GaveUp
)


class Kept(Struct, frozen=True):
    """A line of a run's file."""

    entry: AnyEntry


class _First(Struct, frozen=True):
    """The first line of a run's file."""

    entry: Began


class _AnyFormat(Struct, frozen=True):
    format: int = FORMAT


class _Format(Struct, frozen=True):
    """All that the first line of any format says."""

    entry: _AnyFormat


class BadRun(Exception):
    """A run that cannot be gone on with; the text names the file, the line and what was expected."""


def new_path(folder: Path, stamp: str) -> Path:
    """The place of a new run, named after a stamp such as 20261122-141500."""
    # A clock that was set back must not make the new run look older than those before it.
    newest, number, _name = max(map(_age, folder.glob("*.jsonl")), default=("", 0, ""))
    if newest < stamp:
        newest, number = stamp, 0
    while True:
        number += 1
        path = folder / (f"{newest}.jsonl" if number == 1 else f"{newest}-{number}.jsonl")
        if not os.path.lexists(path):
            return path


def _age(path: Path) -> tuple[str, int, str]:
    """The sort key of runs, oldest first: the stamp at the start of the name, and the number after it."""
    found = _STAMP.fullmatch(path.name)
    return (found[1], int(found[2] or 1), path.name) if found else ("", 0, path.name)


def append(path: Path, entry: AnyEntry, known: int | None = None) -> int:
    """Append an entry, on the disk when this returns; returns the file's length then, in bytes.

    Raises:
        Grown, Shrunk: if the file is longer or shorter than is `known`; it stays as it is.
        OSError: if it cannot be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    return rows.extend(path, Kept(entry), known)


def restore(path: Path, entries: Iterable[AnyEntry]) -> int:
    """Write a run's file anew, after another program has cut it; returns its length, in bytes.

    What stands in it is kept under another name, unless it's the beginning of the same entries.

    Raises:
        OSError: if it cannot be written; the file is as it was then.
    """
    whole = b"".join(msgspec.json.encode(Kept(entry)) + b"\n" for entry in entries)
    path.parent.mkdir(parents=True, exist_ok=True)
    with locked(path):
        found = path.read_bytes() if path.exists() else b""
        if not whole.startswith(found):
            writing.write_new(writing.free_name(path, "broken"), found)
        writing.replace(path, whole)
    return len(whole)


def files(folder: Path) -> tuple[Path, ...]:
    """The files of all runs, oldest first."""
    return tuple(sorted(folder.glob("*.jsonl"), key=_age))


def load(path: Path) -> tuple[list[AnyEntry], str | None]:
    """The entries of a run up to its first broken line, and the fault of the file, if there was one.

    If a line is broken, the whole file is kept under another name, and the good beginning stays.

    Raises:
        BadRun: if there is no good beginning; a file that is none of a run's is set aside.
    """
    entries: list[AnyEntry] = []
    try:
        for line in gate.lines(path, LIMITS):
            try:
                entries.append(_entry(line))
            except Refused as error:
                if not entries:
                    raise
                return entries, cut(path, len(entries), f"line {line.number}: {error}")
        if not entries:
            raise Refused("line 1: expected the beginning of a run, got an empty file")
    except Refused as error:
        raise BadRun(rows.set_aside(path, error)) from None
    except OSError as error:
        raise BadRun(f"{path}: cannot be read ({error.strerror})") from None
    return entries, None


def cut(path: Path, count: int, fault: str) -> str:
    """Keep the whole file under another name, and its first lines in it; returns a message about it."""
    try:
        # What comes behind them is not looked at: it may be the very fault.
        good = [line.text for line in islice(gate.lines(path, LIMITS), count)]
    except (OSError, Refused) as error:
        return f"{path.name}: {fault} (and it could not be set aside: {error})"
    return rows.keep_lines(path, good, fault)


def _entry(line: Line) -> AnyEntry:
    """The entry of a line; that of the first says how the run began.

    Raises:
        Refused: if it is not that.
    """
    if not line.whole:
        raise Refused("expected an entry, but the line breaks off")
    if line.number > 1:
        entry = gate.from_json(line.text, Kept).entry
        if isinstance(entry, Began):
            raise Refused("expected that a run begins in line 1 only")
        return entry
    form = gate.from_json(line.text, _Format).entry.format
    if form != FORMAT:
        raise Refused(f"line 1: expected format {FORMAT}, got {form}; a newer version's?")
    return gate.from_json(line.text, _First).entry
