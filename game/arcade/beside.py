"""Ghosts beside a match: they play in a process of their own, which lets all others go first.

The process that asks never waits, and does nothing but take the results that have come.
"""

from __future__ import annotations

import os
import signal
from typing import TYPE_CHECKING

from game.ai.processes import follow_parent, leave, start_undisturbed
from game.arcade.ghosts import COUNT
from game.arcade.par import ghost_results

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

    from game.engine.journal import Header

_PATIENCE = 15
"""How nice the process is to others; where two cores are busy, opponents and coach come first."""


def _play(pipe: Connection, header: Header, seat: int, count: int) -> None:
    """The process: each result goes out as soon as it is there; it ends at once when the asker dies."""
    if hasattr(os, "nice"):
        os.nice(_PATIENCE)
    follow_parent()
    signal.signal(signal.SIGTERM, leave)
    try:
        for result in ghost_results(header, seat, count):
            pipe.send(result)
    except Exception:
        # A ghost that cannot go on costs the player no more than the par: the pipe's end tells of it.
        return


class GhostsBeside:
    """The ghosts of one deal, at work from the beginning until all have played or they are closed.

    Attributes:
        results: of those that have played, in the order of their numbers.
        count: the number of all.
        failed: whether the process has ended, or never began, before all had played.
    """

    def __init__(self, header: Header, seat: int, count: int = COUNT) -> None:
        """`seat` is the player's."""
        from multiprocessing import get_context

        self.results: list[float] = []
        self.count = count
        self.failed = False
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        context = get_context("spawn")
        ours, theirs = context.Pipe(duplex=False)
        process = context.Process(
            target=_play, args=(theirs, header, seat, count), name="ghosts", daemon=True
        )
        try:
            start_undisturbed(process)
            self._process, self._pipe = process, ours
        except OSError:
            ours.close()
            self.failed = True
        finally:
            theirs.close()

    @property
    def process_id(self) -> int | None:
        """The process's id while there is one."""
        return None if self._process is None else self._process.pid

    def update(self) -> None:
        """Take the results that have come; never waits."""
        try:
            while self._pipe is not None and self._pipe.poll():
                self.results.append(self._pipe.recv())
        except (EOFError, OSError):
            self.failed = len(self.results) < self.count
            self.close()
        if len(self.results) == self.count:
            self.close()

    def close(self) -> None:
        """End the process; ghosts that have not played never will."""
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.terminate()
            self._process = None
