"""A cache of journals that are read in a thread, because replaying a long match blocks frames."""

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


class JournalCache:
    """A cache of journals, each read in a thread; a journal is read again if its file has changed."""

    def __init__(self) -> None:
        self._threads: dict[Path, _ReadingThread] = {}

    def ready(self, *paths: Path) -> bool:
        """Return whether these journals have been read (or can't be); if not, start reading one.

        Only one is read at a time. Once no other is being read, all other journals are dropped.
        """
        if any(work.is_alive() for work in self._threads.values()):
            return False
        kept = {path: work for path, work in self._threads.items() if path in paths and work.is_current}
        # One at a time, so that frames wait for one thread at most.
        missing = next((path for path in paths if path not in kept), None)
        self._threads = kept if missing is None else {**kept, missing: _ReadingThread(missing)}
        return missing is None

    def find_current(self, path: Path) -> Reading | None:
        """Return a journal's cached content, or None if there is none or its file has changed since."""
        work = self._threads.get(path)
        return work.reading if work is not None and work.is_current else None

    def read_shared(self, path: Path, game: CardGame[Any, Any]) -> Reading:
        """Return a journal's content, cached or read now; it is shared, so callers must not change it."""
        # While msgspec prepares a type in one thread, decoding it in another one crashes Python.
        self.wait()
        return self.find_current(path) or journals.read(path, game)

    def read_exclusive(self, path: Path, game: CardGame[Any, Any]) -> Reading:
        """Return a journal's content, cached or read now, and remove it from the cache."""
        reading = self.read_shared(path, game)
        self._threads.pop(path, None)
        return reading

    def wait(self) -> None:
        """Wait until all threads have finished reading."""
        for work in self._threads.values():
            work.join()


class _ReadingThread(Thread):
    """A thread that reads a journal; `reading` stays None if that fails."""

    def __init__(self, path: Path) -> None:
        super().__init__(name="reading", daemon=True)
        self._path, self._stamp = path, stamp_of(path)
        self.reading: Reading | None = None
        self.start()

    def run(self) -> None:
        # Code that needs a broken journal fails again, and reports the reason.
        with suppress(Exception):
            self.reading = journals.read(self._path, rules_of(journals.read_header(self._path).game))

    @property
    def is_current(self) -> bool:
        """Whether the journal's file is unchanged since the thread started."""
        return stamp_of(self._path) == self._stamp
