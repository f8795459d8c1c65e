"""The slowest frames of a program that is played at random, in seconds of processor time."""

import gc
import sys
import time
from collections.abc import Hashable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

from pygame import Surface

from game.ui.drawing.surface_cache import SurfaceCache
from tests.support.driving import Driver

SLOW = 0.1
"""The most seconds for a frame that loads nothing; far more than `App` allows, for slow machines."""
_KEPT = 5


class Frame(NamedTuple):
    """A frame that took long.

    Attributes:
        seconds: this thread's processor time; other processes aren't included.
        signs: what was new in it.
        loading: whether something was loaded in it.
        came: the input before it.
    """

    seconds: float
    signs: str
    loading: bool
    came: str


class Paintings:
    def __init__(self) -> None:
        self.count = 0

    @contextmanager
    def counted(self) -> Iterator[None]:
        """Count the pictures painted within the block."""
        put = SurfaceCache.put

        def counting(
            kept: SurfaceCache[Any], key: Hashable, thing: Any, surface: Surface, rate: float | None = None
        ) -> Any:
            self.count += 1
            return put(kept, key, thing, surface, rate)

        SurfaceCache.put = counting  # type: ignore[method-assign]
        try:
            yield
        finally:
            SurfaceCache.put = put  # type: ignore[method-assign]


class Frames:
    def __init__(self) -> None:
        self.slowest: dict[str, list[Frame]] = {}
        self.count = 0
        self._known: set[str] = set()

    @contextmanager
    def measured(self, driver: Driver, inputs: Sequence[str]) -> Iterator[None]:
        """Measure the block, which is one frame."""
        before, modules, shapes = driver.top, len(sys.modules), driver.app.shapes
        long, paintings = driver.app.stack.waiting, Paintings()
        gc.disable()
        with paintings.counted():
            start = time.thread_time()
            yield
            seconds = time.thread_time() - start
        gc.enable()
        self.count += 1
        name = " → ".join(dict.fromkeys((type(before).__name__, type(driver.top).__name__)))
        loads = {
            "a long step, which has a sign": long,
            "modules": len(sys.modules) > modules,
            "for the first time": name not in self._known,
        }
        signs = loads | {
            "a new window, language or theme": driver.app.shapes is not shapes,
            f"{paintings.count} paintings": paintings.count > 0,
        }
        self._known.add(name)
        described = ", ".join(sign for sign, there in signs.items() if there)
        came = inputs[-1] if inputs else ""
        kept = [*self.slowest.get(name, ()), Frame(seconds, described, any(loads.values()), came)]
        # Keep those that loaded nothing, as they may be faults, even if many loading ones were slower.
        found = sorted(kept, reverse=True)
        self.slowest[name] = sorted(
            [*found[:_KEPT], *[one for one in found[_KEPT:] if not one.loading]][: 2 * _KEPT], reverse=True
        )

    def slow(self) -> dict[str, list[Frame]]:
        """Return the frames that took too long without loading anything, for scenes where that happened
        twice.

        A single one may be the system's fault, so it's only reported.
        """
        found = {
            name: [one for one in frames if one.seconds > SLOW and not one.loading]
            for name, frames in self.slowest.items()
        }
        return {name: frames for name, frames in found.items() if len(frames) > 1}

    def report(self, most: int = 8) -> str:
        """Return the slowest frames, a line each."""
        rows = [(one.seconds, name, one) for name, frames in self.slowest.items() for one in frames[:2]]
        return "\n".join(
            f"  {seconds * 1000:5.0f} ms {name} ({one.signs or 'nothing new'}), after {one.came[:60]}"
            for seconds, name, one in sorted(rows, reverse=True)[:most]
        )
