"""Stopped child processes, as by a debugger or a suspended laptop."""

import os
import random
import signal
import sys
import time
from collections.abc import Callable
from multiprocessing import active_children
from pathlib import Path

from game.ai.processes import is_stopped

_STEP = 0.4
_PATIENCE = 300.0


class StoppedTime:
    """A watchdog's clock that advances at each reading, but only while a child process is stopped.

    So waiting for a stopped child ends soon, and waiting for a slow one never does.
    """

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        if any(is_stopped(child.pid or 0) for child in active_children()):
            self.now += _STEP
        return self.now


class StopsFirst(StoppedTime):
    """A clock that sends a signal to each of the first children of a name as soon as it has started."""

    def __init__(self, name: str, times: int, number: int = signal.SIGSTOP) -> None:
        super().__init__()
        self.hit: list[int] = []
        self._name, self._times, self._number = name, times, number

    def __call__(self) -> float:
        there = [child.pid or 0 for child in active_children() if child.name == self._name]
        fresh = [process_id for process_id in there if process_id not in self.hit]
        if len(self.hit) < self._times and fresh:
            self.hit.append(fresh[0])
            os.kill(fresh[0], self._number)
        return super().__call__()


def stop(process_id: int | None) -> None:
    """Stop a child process, and wait until it has stopped."""
    assert process_id is not None
    os.kill(process_id, signal.SIGSTOP)
    wait_until(lambda: is_stopped(process_id) is not False)


def wait_until(there: Callable[[], bool]) -> None:
    end = time.monotonic() + _PATIENCE
    while not there():
        assert time.monotonic() < end, "timed out"
        time.sleep(0.01)


def child_processes(of: int) -> dict[int, str]:
    """Return all running or stopped processes below one, each with its state from `/proc`.

    Empty on systems other than Linux.
    """
    if sys.platform != "linux":
        return {}
    parents: dict[int, tuple[int, str]] = {}
    for path in Path("/proc").iterdir():
        if path.name.isdigit():
            try:
                state, parent = (path / "stat").read_text().rpartition(")")[2].split()[:2]
            except (OSError, ValueError):
                continue
            if state not in "ZX":
                parents[int(path.name)] = int(parent), state
    found: dict[int, str] = {}
    above = {of}
    while above:
        below = {one for one, (parent, _state) in parents.items() if parent in above}
        found.update((one, parents[one][1]) for one in sorted(below))
        above = below
    return found


def signal_random_child(chance: random.Random, number: int = signal.SIGSTOP) -> str:
    """Send a signal (by default, to stop) to a random running process below this one; return a description.

    These are thinking processes, ghosts, bots with their guards, and the tracker of resources.
    """
    running = [one for one, state in child_processes(os.getpid()).items() if state not in "Tt"]
    if not running:
        return "(no child process to stop)"
    chosen = chance.choice(running)
    try:
        os.kill(chosen, number)
    except ProcessLookupError:
        return f"(child process {chosen} has just ended)"
    return f"{signal.Signals(number).name} to child process {chosen}"
