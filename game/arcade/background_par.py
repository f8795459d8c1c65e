"""A deal's ghosts in the background, in low-priority processes that are replaced if they hang."""

from __future__ import annotations

import os
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from game.ai.child import Child
from game.arcade.ghosts import COUNT, LEVEL
from game.arcade.par import ghost_results
from game.language.message import Text, message

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from game.engine.journal import Header

_NICENESS = 15
"""The niceness of the processes, so that opponents and the coach come first."""
_MOST_PROCESSES = 4
"""The maximum number of processes: each needs memory, and they don't share cached choices."""
_MOST_LOSSES = 2
"""How many times in a row a failing process is replaced."""
REPLACED = message("The ghosts stopped responding. New ones play in their place.")
GIVEN_UP = message("The ghosts keep freezing, so this match has no par.")


def process_count() -> int:
    """Return the number of processes: one per core, up to a limit."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(cores, _MOST_PROCESSES)


def _play_ghosts(pipe: Connection, header: Header, seat: int, numbers: Sequence[int]) -> None:
    """Run in a child process: send each ghost's result, or None if a ghost fails."""
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    try:
        for result in ghost_results(header, seat, ((LEVEL, number) for number in numbers)):
            pipe.send(result)
    except OSError:
        return
    except Exception:
        # If a ghost fails, the match just has no par.
        pipe.send(None)


class _GhostProcess:
    """A process that plays some of the ghosts; clear its `problem` once it has been reported."""

    def __init__(self, header: Header, seat: int, numbers: Sequence[int], clock: Callable[[], float]) -> None:
        """Start the process; may raise OSError."""
        self.open = True
        self.problem: Text | None = None
        self._header, self._seat, self._clock = header, seat, clock
        self._left = deque(numbers)
        self._losses = 0
        self._start()

    @property
    def process_id(self) -> int | None:
        return self._child.process_id if self.open else None

    @property
    def done(self) -> bool:
        return not self._left

    def new_results(self) -> Iterator[tuple[int, float]]:
        """Yield the numbers and results of ghosts that finished since the last call; never blocks."""
        try:
            while self._left and self._child.pipe.poll():
                result: float | None = self._child.pipe.recv()
                if result is None:
                    self.close()
                    return
                self._losses = 0
                yield self._left.popleft(), result
        except (EOFError, OSError):
            self._replace()
        if self.done:
            self.close()
        elif self.open and self._child.unresponsive:
            self._replace()

    def close(self) -> None:
        """End the process; its unfinished ghosts have no result."""
        if self.open:
            self.open = False
            self._child.end()

    def _start(self) -> None:
        arguments = self._header, self._seat, tuple(self._left)
        self._child = Child(_play_ghosts, *arguments, name="ghosts", clock=self._clock)

    def _replace(self) -> None:
        """Start a new process for the remaining ghosts, unless too many were lost in a row."""
        self._child.kill()
        self._losses += 1
        self.open = False
        if self._losses > _MOST_LOSSES:
            self.problem = GIVEN_UP
            return
        try:
            self._start()
        except OSError:
            self.problem = GIVEN_UP
        else:
            self.open, self.problem = True, REPLACED


class BackgroundPar:
    """The results of a deal's ghosts, which are played in several processes.

    Attributes:
        failed: whether some of the ghosts won't finish.
        problem: a message about a process; whoever reports it clears it.
    """

    def __init__(
        self,
        header: Header,
        seat: int,
        count: int = COUNT,
        processes: int = 0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Start `processes` processes (0: `process_count()`) that play `count` ghosts."""
        self.count = count
        self.failed = False
        self.problem: Text | None = None
        self._results: dict[int, float] = {}
        self._processes: list[_GhostProcess] = []
        used = min(processes or process_count(), count)
        try:
            for first in range(used):
                self._processes.append(_GhostProcess(header, seat, range(first, count, used), clock))
        except OSError:
            self._fail()

    @property
    def results(self) -> list[float]:
        """The results so far, in the order of the ghosts' numbers."""
        return [result for _number, result in sorted(self._results.items())]

    @property
    def process_ids(self) -> tuple[int, ...]:
        return tuple(pid for process in self._processes if (pid := process.process_id) is not None)

    def update(self) -> None:
        for process in self._processes:
            if process.open:
                self._results.update(process.new_results())
                self.problem, process.problem = process.problem or self.problem, None
                if not process.open and not process.done:
                    self._fail()

    def close(self) -> None:
        for process in self._processes:
            process.close()

    def _fail(self) -> None:
        self.failed = True
        self.close()
