"""The slowest frames of a program that is played at random, in seconds of processor time, by what they are of."""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from tests.driving import Driver

SLOW = 0.1
"""Seconds that no frame may take, but for loading."""
_KEPT = 5


class Frame(NamedTuple):
    """A frame that took long.

    Attributes:
        seconds: of this thread's processor time; what other processes think is not in it.
        loading: whether something was loaded in it, or painted for the first time, which is told.
        came: the input before it.
    """

    seconds: float
    loading: str
    came: str


class Frames:
    """The slowest frames, by the scenes that were on top before and after them."""

    def __init__(self) -> None:
        self.slowest: dict[str, list[Frame]] = {}
        self.count = 0
        self._known: set[str] = set()

    @contextmanager
    def measured(self, driver: Driver, inputs: Sequence[str]) -> Iterator[None]:
        """Measure what is done meanwhile: a frame."""
        before, modules, shapes = driver.top, len(sys.modules), driver.app.shapes
        long = driver.app.stack.waiting
        gc.disable()
        start = time.thread_time()
        yield
        seconds = time.thread_time() - start
        gc.enable()
        self.count += 1
        name = " → ".join(dict.fromkeys((type(before).__name__, type(driver.top).__name__)))
        signs = {
            "a long step, which has a sign": long,
            "modules": len(sys.modules) > modules,
            "a new window, language or theme": driver.app.shapes is not shapes,
            "for the first time": name not in self._known,
        }
        self._known.add(name)
        told = ", ".join(sign for sign, there in signs.items() if there)
        kept = [*self.slowest.get(name, ()), Frame(seconds, told, inputs[-1] if inputs else "")]
        self.slowest[name] = sorted(kept, reverse=True)[:_KEPT]

    def slow(self) -> dict[str, list[Frame]]:
        """The frames that took too long although nothing was loaded in them."""
        found = {
            name: [one for one in frames if one.seconds > SLOW and not one.loading]
            for name, frames in self.slowest.items()
        }
        return {name: frames for name, frames in found.items() if frames}

    def told(self, most: int = 8) -> str:
        """The slowest of all, a line each."""
        rows = [(frames[0].seconds, name, frames[0]) for name, frames in self.slowest.items()]
        return "\n".join(
            f"  {seconds * 1000:6.0f} ms {name} {f'({frame.loading})' if frame.loading else ''} {frame.came[:60]}"
            for seconds, name, frame in sorted(rows, reverse=True)[:most]
        )
