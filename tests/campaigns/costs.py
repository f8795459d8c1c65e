"""The longest wait and the memory that a bad file costs."""

import time
from collections.abc import Callable
from pathlib import Path

LONGEST_WAIT = 2.0
"""The seconds of processor time that a player may have to wait."""
MOST_MEMORY = 100_000
"""The kilobytes by which the program may grow because of a file."""


class Clock:
    """The longest of several waits, in seconds of processor time."""

    def __init__(self) -> None:
        self.longest = 0.0
        self._last = time.process_time()

    def tick(self) -> None:
        now = time.process_time()
        self.longest, self._last = max(self.longest, now - self._last), now


def status(name: str) -> int:
    """Return a figure of this process from Linux's `/proc`, in kilobytes; 0 on other systems."""
    try:
        lines = Path("/proc/self/status").read_text().splitlines()
    except FileNotFoundError:
        return 0
    return next(int(line.split()[1]) for line in lines if line.startswith(name))


def measure_costs(look_round: Callable[[Clock], None]) -> tuple[float, int]:
    """Return the longest wait and the kilobytes of memory that `look_round` costs."""
    if Path("/proc/self/clear_refs").exists():
        Path("/proc/self/clear_refs").write_text("5")
    memory, clock = status("VmRSS"), Clock()
    look_round(clock)
    return clock.longest, status("VmHWM") - memory
