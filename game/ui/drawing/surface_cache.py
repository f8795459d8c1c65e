"""Caches of pictures with a memory limit; the least recently used ones are evicted."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Generic, TypeVar

from pygame import Surface

from game.ui.drawing.allowance import DRAWING, Allowance, Rate

ThingT = TypeVar("ThingT")

_MMAP_THRESHOLD = -3
"""The number of glibc's parameter `M_MMAP_THRESHOLD`."""
_LARGE = 64 * 1024


@dataclass(slots=True)
class _CacheEntry(Generic[ThingT]):
    """A cached object, the bytes of its surface, and the last frame that used it."""

    thing: ThingT
    bytes: int
    frame: int


class SurfaceCache(Generic[ThingT]):
    """A cache of up to `most_bytes`; objects used in the last two frames are never evicted."""

    def __init__(self, most_bytes: int, allowance: Allowance | None = None, rate: Rate = DRAWING) -> None:
        """Create a cache; `rate` is the effort of painting an object."""
        self.most_bytes = most_bytes
        self.bytes = 0
        self.allowance = allowance or Allowance()
        self.rate = rate
        self._things: OrderedDict[Hashable, _CacheEntry[ThingT]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._things)

    def __iter__(self) -> Iterator[Hashable]:
        """Iterate over the keys, starting with the one to evict first."""
        return iter(self._things)

    def find(self, key: Hashable) -> ThingT | None:
        found = self._things.get(key)
        if found is None:
            return None
        self._things.move_to_end(key)
        found.frame = self.allowance.frame
        return found.thing

    def put(self, key: Hashable, thing: ThingT, surface: Surface, rate: Rate | None = None) -> ThingT:
        """Cache and return a painted object; `rate` replaces the cache's rate."""
        self.drop(key)
        size = surface.get_pitch() * surface.get_height()
        self._things[key] = _CacheEntry(thing, size, self.allowance.frame)
        self.bytes += size
        while self.bytes > self.most_bytes and len(self._things) > 1:
            key, first = next(iter(self._things.items()))
            # Otherwise a scene with larger pictures would lose some before it has painted the others.
            if self.allowance.bounded and first.frame >= self.allowance.frame - 1:
                break
            self.drop(key)
        self.allowance.spend((rate or self.rate).effort(surface.get_width() * surface.get_height()))
        return thing

    def clear(self) -> None:
        self._things.clear()
        self.bytes = 0

    def drop(self, key: Hashable) -> None:
        if (found := self._things.pop(key, None)) is not None:
            self.bytes -= found.bytes


class PaintedSurfaces(SurfaceCache[Surface]):
    def get(
        self, key: Hashable, make: Callable[[], Surface], rate: Rate | None = None, pixels: int = 0
    ) -> Surface:
        """Return the surface with this key, painted at first use; may raise Unfinished."""
        found = self.find(key)
        if found is None:
            with self.allowance.painting((rate or self.rate).effort(pixels)):
                made = make()
            found = self.put(key, made, made, rate)
        return found


def return_large_blocks() -> None:
    """Make the C library return large blocks to the system when they're freed.

    By default, glibc stops doing so once the first of them is freed. From then on it takes blocks of that
    size from its heap, where smaller ones between them hold on to as much memory as all pictures need. Other
    libraries have no such parameter.
    """
    with suppress(ImportError, AttributeError, OSError, TypeError):
        from ctypes import CDLL

        CDLL(None).mallopt(_MMAP_THRESHOLD, _LARGE)


def return_free_memory() -> None:
    """Make glibc return free memory between smaller blocks, which takes a tenth of a millisecond per MB."""
    with suppress(ImportError, AttributeError, OSError, TypeError):
        from ctypes import CDLL

        CDLL(None).malloc_trim(0)
