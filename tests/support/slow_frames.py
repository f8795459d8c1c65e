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
"""Seconds that no frame may take, but for loading; far more than `App` allows, for slow machines."""
_KEPT = 5


class Frame(NamedTuple):
    """A frame that took long.

    Attributes:
        seconds: of this thread's processor time; what other processes think is not in it.
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
        """Count those that are painted meanwhile."""
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
        """Measure what is done meanwhile: a frame."""
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
        told = ", ".join(sign for sign, there in signs.items() if there)
        came = inputs[-1] if inputs else ""
        kept = [*self.slowest.get(name, ()), Frame(seconds, told, any(loads.values()), came)]
        # Those of which one may complain are not to be crowded out by those that load.
        found = sorted(kept, reverse=True)
        self.slowest[name] = sorted(
            [*found[:_KEPT], *[one for one in found[_KEPT:] if not one.loading]][: 2 * _KEPT], reverse=True
        )

    def slow(self) -> dict[str, list[Frame]]:
        """The frames that took too long, more than once, although nothing was loaded in them.

        One alone may be the system's: it is told of, but there is no telling why.
        """
        found = {
            name: [one for one in frames if one.seconds > SLOW and not one.loading]
            for name, frames in self.slowest.items()
        }
        return {name: frames for name, frames in found.items() if len(frames) > 1}

    def told(self, most: int = 8) -> str:
        """The slowest of all, a line each."""
        rows = [(one.seconds, name, one) for name, frames in self.slowest.items() for one in frames[:2]]
        return "\n".join(
            f"  {seconds * 1000:5.0f} ms {name} ({one.signs or 'nothing new'}), after {one.came[:60]}"
            for seconds, name, one in sorted(rows, reverse=True)[:most]
        )
