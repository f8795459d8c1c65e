"""Tasks in processes side by side: each in one of its own, which is gone as soon as nobody waits for it."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Generator, Iterable
from multiprocessing.connection import wait
from typing import TYPE_CHECKING

from game.ai.child import Child

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

Task = Callable[[], int]
"""What a process does, and the number that it comes to; it can be pickled, and interrupted anywhere."""

_MOST_LOSSES = 2
_LOOK = 0.25
_PATIENCE = 10.0


class Died(Exception):
    """A process ended before its task was done; what it failed at stands on its standard error."""


class _Running:
    """A task's process, replaced by another one when it is stopped."""

    def __init__(self, task: Task, clock: Callable[[], float]) -> None:
        self._task, self._clock = task, clock
        self._losses = 0
        self._start()

    def check(self) -> None:
        """Start the task again if its process is stopped.

        Raises:
            Died: if that has happened too often.
        """
        if self.child.lifeless:
            self.kill()
            self._losses += 1
            if self._losses > _MOST_LOSSES:
                raise Died
            self._start()

    def finish(self) -> None:
        """Wait until the process, whose task is done, has ended; one that doesn't is killed."""
        self.child.process.join(_PATIENCE)
        self.kill()

    def kill(self) -> None:
        """End the process: SDL makes nothing of a request to end but a message in its queue."""
        self.child.kill()
        self.child.process.join()

    def _start(self) -> None:
        # Tasks may start processes themselves.
        self.child = Child(_work, self._task, name="task", daemon=False, clock=self._clock)


def side_by_side(
    tasks: Iterable[Task], most: int, clock: Callable[[], float] = time.monotonic
) -> Generator[int, None, None]:
    """Do the tasks in their order, so many at a time; yields the number of each when it is done.

    Processes that are at work when this is closed are killed. For the main thread only. `clock` tells for how
    many seconds a process has shown no sign of life.

    Raises:
        Died: if a task fails.
    """
    waiting = deque(tasks)
    running: list[_Running] = []
    try:
        while waiting or running:
            while waiting and len(running) < most:
                running.append(_Running(waiting.popleft(), clock))
            ready = wait([one.child.pipe for one in running], _LOOK)
            for one in [one for one in running if one.child.pipe in ready]:
                number: int = one.child.pipe.recv()
                running.remove(one)
                one.finish()
                yield number
            for one in running:
                one.check()
    except EOFError:
        raise Died from None
    finally:
        for one in running:
            one.kill()


def _work(pipe: Connection, task: Task) -> None:
    pipe.send(task())
