"""Journals that are read in a thread: replaying a long match takes several times as long as a frame may."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any

from game.cardgames.registry import rules_of
from game.engine import journal as journals
from game.engine.contract import CardGame
from game.engine.journal import Reading
from game.storage.rows import stamp_of


class Readings:
    """The journals that were read last in a thread; one is read again if its file has changed."""

    def __init__(self) -> None:
        self._works: dict[Path, _Work] = {}

    def ready(self, *paths: Path) -> bool:
        """Return whether journals have been read, or can't be; if not, they're read from now on.

        No others are kept.
        """
        if any(work.is_alive() for work in self._works.values()):
            return False
        kept = {path: work for path, work in self._works.items() if path in paths and work.is_current}
        # One at a time, so that frames wait for one thread at most.
        missing = next((path for path in paths if path not in kept), None)
        self._works = kept if missing is None else {**kept, missing: _Work(missing)}
        return missing is None

    def found(self, path: Path) -> Reading | None:
        """Return what was read, if it's this journal as it is now; it belongs to whoever takes it."""
        work = self._works.get(path)
        return work.reading if work is not None and work.is_current else None

    def look(self, path: Path, game: CardGame[Any, Any]) -> Reading:
        """Return a journal's content as `journals.read` does, for several callers, who don't change it."""
        return self.found(path) or journals.read(path, game)

    def take(self, path: Path, game: CardGame[Any, Any]) -> Reading:
        """Return a journal's content as `journals.read` does, for the caller alone."""
        reading = self.look(path, game)
        self._works.pop(path, None)
        return reading

    def wait(self) -> None:
        """Wait until nothing is being read."""
        for work in self._works.values():
            work.join()


class _Work(Thread):
    """A thread that reads a journal; `reading` is None if that's impossible."""

    def __init__(self, path: Path) -> None:
        super().__init__(name="reading", daemon=True)
        self._path, self._stamp = path, stamp_of(path)
        self.reading: Reading | None = None
        self.start()

    def run(self) -> None:
        # Whoever needs a broken journal fails again, and reports the reason.
        with suppress(Exception):
            self.reading = journals.read(self._path, rules_of(journals.read_header(self._path).game))

    @property
    def is_current(self) -> bool:
        """Whether the journal is still as it was."""
        return stamp_of(self._path) == self._stamp
