"""Parallel tasks, each in a process of its own that ends when its result is no longer awaited."""

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
"""A process's work, which returns a number; it can be pickled, and interrupted anywhere."""

_MOST_LOSSES = 2
_LOOK = 0.25
_PATIENCE = 10.0


class TaskFailed(Exception):
    """A process ended before its task was done; its standard error has the cause."""


class _TaskProcess:
    """A task's process, replaced by another one if it is stopped."""

    def __init__(self, task: Task, clock: Callable[[], float]) -> None:
        self._task, self._clock = task, clock
        self._losses = 0
        self._start()

    def check(self) -> None:
        """Start the task again if its process is stopped.

        Raises:
            Died: if that happened too often.
        """
        if self.child.lifeless:
            self.kill()
            self._losses += 1
            if self._losses > _MOST_LOSSES:
                raise TaskFailed
            self._start()

    def finish(self) -> None:
        self.child.process.join(_PATIENCE)
        self.kill()

    def kill(self) -> None:
        """Kill the process: SDL turns a request to end into a mere event."""
        self.child.kill()
        self.child.process.join()

    def _start(self) -> None:
        # Tasks may start processes themselves.
        self.child = Child(_work, self._task, name="task", daemon=False, clock=self._clock)


def side_by_side(
    tasks: Iterable[Task], most: int, clock: Callable[[], float] = time.monotonic
) -> Generator[int, None, None]:
    """Run the tasks in their order, `most` at a time; yields the result of each when it is done.

    Closing the generator kills the running processes. For the main thread only. `clock` returns seconds,
    which tell stopped processes from working ones.

    Raises:
        Died: if a task fails.
    """
    waiting = deque(tasks)
    running: list[_TaskProcess] = []
    try:
        while waiting or running:
            while waiting and len(running) < most:
                running.append(_TaskProcess(waiting.popleft(), clock))
            ready = wait([one.child.pipe for one in running], _LOOK)
            for one in [one for one in running if one.child.pipe in ready]:
                number: int = one.child.pipe.recv()
                running.remove(one)
                one.finish()
                yield number
            for one in running:
                one.check()
    except EOFError:
        raise TaskFailed from None
    finally:
        for one in running:
            one.kill()


def _work(pipe: Connection, task: Task) -> None:
    pipe.send(task())
