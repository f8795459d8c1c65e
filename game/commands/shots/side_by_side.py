"""Tasks in processes side by side: each in one of its own, which is gone as soon as nobody waits for it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable
from multiprocessing import get_context
from multiprocessing.connection import wait
from typing import TYPE_CHECKING

from game.ai.processes import follow_parent, start_undisturbed

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

Task = Callable[[], int]
"""What a process does, and the number that it comes to; it can be pickled, and interrupted anywhere."""


class Died(Exception):
    """A process ended before its task was done; what it failed at stands on its standard error."""


def side_by_side(tasks: Iterable[Task], most: int) -> Generator[int, None, None]:
    """Do the tasks in their order, so many at a time; yields the number of each when it is done.

    Processes that are at work when this is closed are killed. For the main thread only.

    Raises:
        Died: if a task fails.
    """
    waiting = deque(tasks)
    running: dict[Connection, BaseProcess] = {}
    try:
        while waiting or running:
            while waiting and len(running) < most:
                _start(waiting.popleft(), running)
            ready = wait([*running])
            for pipe in [pipe for pipe in running if pipe in ready]:
                number: int = pipe.recv()
                running[pipe].join()
                del running[pipe]
                pipe.close()
                yield number
    except EOFError:
        raise Died from None
    finally:
        # SDL makes nothing of a request to end but a message in its queue, so there is no asking.
        for process in running.values():
            process.kill()
        for pipe, process in running.items():
            process.join()
            pipe.close()


def _start(task: Task, running: dict[Connection, BaseProcess]) -> None:
    context = get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=_work, args=(theirs, task))
    try:
        # Known before it is started, so that a signal meanwhile leaves none behind.
        running[ours] = process
        start_undisturbed(process)
    except BaseException:
        if process.pid is None:
            del running[ours]
            ours.close()
        raise
    finally:
        theirs.close()


def _work(pipe: Connection, task: Task) -> None:
    follow_parent()
    pipe.send(task())
