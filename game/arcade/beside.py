"""Ghosts beside a match: they play in processes of their own, which let all others go first.

The process that asks never waits, and does nothing but take the results that have come.
"""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from game.ai.processes import follow_parent, leave, start_undisturbed
from game.arcade.ghosts import COUNT, LEVEL
from game.arcade.par import results

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

    from game.engine.journal import Header

_PATIENCE = 15
"""How nice the processes are to others; where two cores are busy, opponents and coach come first."""
_MOST = 4
"""The most processes: each needs memory, and only ghosts of the same one share what they have thought."""


def crew() -> int:
    """The number of processes: as many as there are cores, a few at most.

    The one that draws has a share in it, too: while it waits for its player it needs little, and when it
    needs more, ghosts let it go first.
    """
    own = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(own, _MOST)


def _play(pipe: Connection, header: Header, seat: int, numbers: Sequence[int]) -> None:
    """A process: each result goes out as soon as it is there; it ends at once when the asker dies."""
    if hasattr(os, "nice"):
        os.nice(_PATIENCE)
    follow_parent()
    signal.signal(signal.SIGTERM, leave)
    try:
        for result in results(header, seat, ((LEVEL, number) for number in numbers)):
            pipe.send(result)
    except Exception:
        # A ghost that cannot go on costs the player no more than the par: the pipe's end tells of it.
        return


class _Share:
    """A process that plays some of the ghosts, one after the other.

    Attributes:
        open: whether it may still send results.
    """

    def __init__(self, header: Header, seat: int, numbers: Sequence[int]) -> None:
        """Start it.

        Raises:
            OSError: if it cannot be started.
        """
        from multiprocessing import get_context

        self.open = True
        self._left = deque(numbers)
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe(duplex=False)
        self._process: BaseProcess = context.Process(
            target=_play, args=(theirs, header, seat, numbers), name="ghosts", daemon=True
        )
        try:
            start_undisturbed(self._process)
        except OSError:
            self._pipe.close()
            raise
        finally:
            theirs.close()

    @property
    def process_id(self) -> int | None:
        """The process's id while it is needed."""
        return self._process.pid if self.open else None

    @property
    def done(self) -> bool:
        """Whether all of its ghosts have played."""
        return not self._left

    def taken(self) -> Iterator[tuple[int, float]]:
        """The numbers and results of ghosts that have come since; never waits."""
        try:
            while self._left and self._pipe.poll():
                result = self._pipe.recv()
                yield self._left.popleft(), result
        except (EOFError, OSError):
            self.close()
        if self.done:
            self.close()

    def close(self) -> None:
        """End it; ghosts that have not played never will."""
        if self.open:
            self.open = False
            self._pipe.close()
            self._process.terminate()


class GhostsBeside:
    """The ghosts of one deal, at work from the beginning until all have played or they are closed.

    Attributes:
        count: the number of all.
        failed: whether a process has ended, or never began, before all of its ghosts had played.
    """

    def __init__(self, header: Header, seat: int, count: int = COUNT, processes: int = 0) -> None:
        """`seat` is the player's; 0 `processes` are as many as there are cores, as `crew` says."""
        self.count = count
        self.failed = False
        self._found: dict[int, float] = {}
        self._shares: list[_Share] = []
        shares = min(processes or crew(), count)
        try:
            for first in range(shares):
                self._shares.append(_Share(header, seat, range(first, count, shares)))
        except OSError:
            self._fail()

    @property
    def results(self) -> list[float]:
        """The results of those that have played, in the order of their numbers."""
        return [result for _number, result in sorted(self._found.items())]

    @property
    def process_ids(self) -> tuple[int, ...]:
        """The ids of the processes that are still at work."""
        return tuple(pid for share in self._shares if (pid := share.process_id) is not None)

    def update(self) -> None:
        """Take the results that have come; never waits."""
        for share in self._shares:
            if share.open:
                self._found.update(share.taken())
                if not share.open and not share.done:
                    self._fail()

    def close(self) -> None:
        """End the processes; ghosts that have not played never will."""
        for share in self._shares:
            share.close()

    def _fail(self) -> None:
        self.failed = True
        self.close()
