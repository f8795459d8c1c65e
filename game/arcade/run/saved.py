"""Runs on the disk: each entry is kept as it happens, and a run is gone on with where its file ends."""

from __future__ import annotations

from pathlib import Path

from game.arcade.run.state import Run, WrongEntry, advance, begin
from game.storage import runs
from game.storage.runs import AnyEntry, BadRun, Began


class SavedRun:
    """A run and its file.

    Attributes:
        began: how it began.
        run: as it stands now.
        problem: why not all entries are on the disk; None if they are. The run goes on all the same.
    """

    def __init__(self, path: Path, began: Began, run: Run) -> None:
        self.path = path
        self.began = began
        self.run = run
        self.problem: str | None = None
        self._waiting: list[AnyEntry] = []

    @classmethod
    def new(cls, folder: Path, stamp: str, began: Began) -> SavedRun:
        """Begin a run in a file of its own, named after a stamp such as 20261122-141500."""
        saved = cls(runs.new_path(folder, stamp), began, begin(began))
        saved._keep(began)
        return saved

    @classmethod
    def open(cls, path: Path) -> tuple[SavedRun, str | None]:
        """The run of a file, as far as the file can be believed, and its fault, if there was one.

        Raises:
            BadRun: if it holds no run.
        """
        entries, problem = runs.load(path)
        first = entries[0]
        if not isinstance(first, Began):
            raise BadRun(f"{path}: line 1: expected the beginning of a run")
        try:
            run = begin(first)
        except WrongEntry as error:
            raise BadRun(f"{path}: line 1: {error}") from None
        for number, entry in enumerate(entries[1:], start=2):
            try:
                run = advance(run, entry)
            except WrongEntry as error:
                problem = runs.cut(path, number - 1, f"line {number}: {error}")
                break
        return cls(path, first, run), problem

    def add(self, entry: AnyEntry) -> Run:
        """Keep an entry; returns the run after it.

        What the disk refuses is tried again with the next entry, in order.

        Raises:
            WrongEntry: if it does not fit what is pending; nothing has changed then.
        """
        run = advance(self.run, entry)
        self._keep(entry)
        self.run = run
        return run

    def _keep(self, entry: AnyEntry) -> None:
        self._waiting.append(entry)
        self.problem = None
        while self._waiting and self.problem is None:
            self.problem = runs.append(self.path, self._waiting[0])
            if self.problem is None:
                del self._waiting[0]
