"""A run's file, which saves the run entry by entry, and from which it's resumed."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from functools import reduce
from pathlib import Path

from game.arcade.run.entries import AnyEntry, Began, DealtAgain, SatDown, entry_of
from game.arcade.run.fold import WrongEntry, advance, begin
from game.arcade.run.state import Run
from game.engine.chance import seed_of
from game.files.gate import BadContent
from game.storage import rows
from game.storage.history import runs
from game.storage.history.runs import BadRun
from game.storage.rows import FileGrown, FileShrunk


class ContinuedElsewhere(Exception):
    """The error raised if another process has continued the run, so that a new entry doesn't fit any more."""


class SavedRun:
    """A run and its file, to which other processes may also append entries.

    Attributes:
        problem: why some entries aren't on disk; None if all are. The run can continue anyway.
        length: the length of the file when it was last read or written, in bytes.
        restored: whether the file was restored after another program had cut it short; reset once reported.
    """

    def __init__(
        self, path: Path, began: Began, run: Run, length: int = 0, entries: Iterable[AnyEntry] = ()
    ) -> None:
        """Start with the entries that are in the first `length` bytes of the file."""
        self.path = path
        self.began = began
        self.run = run
        self.problem: str | None = None
        self.restored = False
        self.length = length
        self._written = list(entries)
        self._waiting: list[AnyEntry] = []

    @classmethod
    def new(cls, folder: Path, stamp: str, began: Began) -> SavedRun:
        """Start a run in a new file, which is named after a stamp such as 20261122-141500."""
        run = begin(began)
        while True:
            saved = cls(runs.new_path(folder, stamp), began, run)
            saved._waiting.append(began)
            try:
                saved._write()
            except FileGrown:
                # Another window has just begun a run with this name.
                continue
            return saved

    @classmethod
    def open(cls, path: Path) -> tuple[SavedRun, str | None]:
        """Return a file's run up to the first bad line, and a message about that; may raise BadRun."""
        # Measured before reading, so that entries added meanwhile are noticed.
        length = _length_of(path)
        entries, problem = runs.load(path, entry_of)
        first = entries[0]
        if not isinstance(first, Began):
            raise BadRun(f"{path}: line 1: expected the beginning of a run")
        try:
            run = begin(first)
        except WrongEntry as error:
            raise BadRun(rows.set_aside(path, BadContent(f"line 1: {error}"))) from None
        for number, entry in enumerate(entries[1:], start=2):
            try:
                run = advance(run, entry)
            except WrongEntry as error:
                problem = runs.truncate(path, number - 1, f"line {number}: {error}")
                del entries[number - 1 :]
                break
        return cls(path, first, run, _length_of(path) if problem else length, entries), problem

    def copy(self) -> SavedRun:
        """Return a copy without unsaved entries."""
        return SavedRun(self.path, self.began, self.run, self.length, self._written)

    def undo_table_start(self, journal: str) -> str:
        """Undo the start of the current table, because its journal has another match; return a message."""
        entries, _ = runs.load(self.path, entry_of)
        last = max(index for index, entry in enumerate(entries) if isinstance(entry, SatDown | DealtAgain))
        report = runs.truncate(
            self.path, last, f"line {last + 1}: expected {journal} to be the match of this table"
        )
        self._written = list(entries[:last])
        self.run, self.length = reduce(advance, self._written[1:], begin(self.began)), _length_of(self.path)
        return report

    def add(self, entry: AnyEntry) -> Run:
        """Append an entry after those that another process has appended; return the new state.

        Entries that can't be written are kept, and written before the next one.

        Raises:
            WrongEntry: if the entry doesn't fit what is pending; nothing changes then.
            ContinuedElsewhere: if the entry doesn't fit after another process's entries; it isn't saved then,
                and the state is the one on disk.
        """
        run = advance(self.run, entry)
        self._waiting.append(entry)
        while True:
            try:
                self._write()
            except FileGrown:
                run = self._reload()
            else:
                self.run = run
                return run

    def _write(self) -> None:
        """Write all entries that aren't on disk; raise FileGrown if another process has appended some."""
        self.problem = None
        try:
            while self._waiting:
                try:
                    self.length = runs.append(self.path, self._waiting[0], self.length)
                except FileShrunk:
                    self.length = runs.restore(self.path, self._written)
                    self.restored = True
                else:
                    self._written.append(self._waiting.pop(0))
        except OSError as error:
            self.problem = f"{self.path}: the run couldn't be saved ({error.strerror})"

    def _reload(self) -> Run:
        """Return the state after another process's entries and then ours, or raise ContinuedElsewhere."""
        waiting, self._waiting = self._waiting, []
        try:
            newer, _ = SavedRun.open(self.path)
            self.run, self.length, self._written = newer.run, newer.length, newer._written
            run = reduce(advance, waiting, newer.run)
        except (BadRun, WrongEntry) as error:
            raise ContinuedElsewhere(f"{self.path}: you went on with this run in another window") from error
        self._waiting = waiting
        return run


def _length_of(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0


def daily_run_seed(day: date) -> int:
    return seed_of("daily run", day.isoformat()) >> 16


def can_start_daily(runs_begun: Iterable[Began], day: date) -> bool:
    return all(run.daily != day.isoformat() for run in runs_begun)
