"""Tasks that run in parallel, each in a separate process."""

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
"""A picklable function that returns a number; its process may be killed at any time."""

_MOST_LOSSES = 2
_POLL_SECONDS = 0.25
_PATIENCE = 10.0


class TaskFailed(Exception):
    """The error raised if a process ends before its task is done; its stderr has the cause."""


def run_parallel(
    tasks: Iterable[Task], most: int, clock: Callable[[], float] = time.monotonic
) -> Generator[int, None, None]:
    """Run tasks in order, at most `most` at a time; yield each result when it's ready.

    Closing the generator kills the running processes. Call it from the main thread. `clock` returns seconds,
    by which stopped processes are noticed; their tasks are started again.

    Raises:
        TaskFailed: if a task fails, or its process is repeatedly found stopped.
    """
    waiting = deque((task, 0) for task in tasks)
    running: dict[Child, tuple[Task, int]] = {}
    try:
        while waiting or running:
            while waiting and len(running) < most:
                task, losses = waiting.popleft()
                # Tasks may start processes themselves.
                child = Child(_run_and_send, task, name="task", daemon=False, clock=clock)
                running[child] = task, losses
            ready = wait([child.pipe for child in running], _POLL_SECONDS)
            for child in [other for other in running if other.pipe in ready]:
                number: int = child.pipe.recv()
                del running[child]
                child.process.join(_PATIENCE)
                _kill(child)
                yield number
            for child in [other for other in running if other.unresponsive]:
                task, losses = running.pop(child)
                _kill(child)
                if losses == _MOST_LOSSES:
                    raise TaskFailed
                waiting.appendleft((task, losses + 1))
    except EOFError:
        raise TaskFailed from None
    finally:
        for child in running:
            _kill(child)


def _kill(child: Child) -> None:
    """Kill the process; SDL would turn SIGTERM into an event."""
    child.kill()
    child.process.join()


def _run_and_send(pipe: Connection, task: Task) -> None:
    pipe.send(task())
