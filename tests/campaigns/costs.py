"""The longest wait and the memory that a bad file costs."""

import time
from collections.abc import Callable
from pathlib import Path

LONGEST_WAIT = 2.0
"""Seconds of processor time that a player may have to wait for anything."""
MOST_MEMORY = 100_000
"""Kilobytes by which the program may grow over a file."""


class Clock:
    """The longest of several waits, in seconds of processor time."""

    def __init__(self) -> None:
        self.longest = 0.0
        self._last = time.process_time()

    def tick(self) -> None:
        now = time.process_time()
        self.longest, self._last = max(self.longest, now - self._last), now


def status(name: str) -> int:
    """A figure of this process as Linux tells it, in kilobytes; 0 elsewhere."""
    try:
        lines = Path("/proc/self/status").read_text().splitlines()
    except FileNotFoundError:
        return 0
    return next(int(line.split()[1]) for line in lines if line.startswith(name))


def costs(look_round: Callable[[Clock], None]) -> tuple[float, int]:
    """The longest wait and the kilobytes of memory that looking round costs."""
    if Path("/proc/self/clear_refs").exists():
        Path("/proc/self/clear_refs").write_text("5")
    memory, clock = status("VmRSS"), Clock()
    look_round(clock)
    return clock.longest, status("VmHWM") - memory
