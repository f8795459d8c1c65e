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
    """The journal that was read last in a thread; it's read again if its file has changed."""

    def __init__(self) -> None:
        self._work: _Work | None = None

    def ready(self, path: Path) -> bool:
        """Return whether a journal has been read, or can't be; if not, it's read from now on."""
        if self._work is not None and self._work.is_alive():
            return False
        if self._work is None or not self._work.is_of(path):
            self._work = _Work(path)
            return False
        return True

    def found(self, path: Path) -> Reading | None:
        """Return what was read, if it's this journal as it is now; it belongs to whoever takes it."""
        return self._work.reading if self._work is not None and self._work.is_of(path) else None

    def take(self, path: Path, game: CardGame[Any, Any]) -> Reading:
        """Return a journal's content as `journals.read` does, for the caller alone."""
        reading = self.found(path)
        if reading is None:
            return journals.read(path, game)
        self._work = None
        return reading

    def wait(self) -> None:
        """Wait until nothing is being read."""
        if self._work is not None:
            self._work.join()


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

    def is_of(self, path: Path) -> bool:
        """Return whether this is the journal at a path, and as it is now."""
        return path == self._path and stamp_of(path) == self._stamp
