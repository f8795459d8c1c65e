"""Pictures that are made once and kept: the least recently used go when all of them take too much memory."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Generic, TypeVar

from pygame import Surface

from game.ui.drawing.allowance import DRAWING, Allowance, Rate

KindT = TypeVar("KindT")

_MMAP_THRESHOLD = -3
"""The number of glibc's parameter `M_MMAP_THRESHOLD`."""
_LARGE = 512 * 1024


@dataclass(slots=True)
class _Entry(Generic[KindT]):
    """A thing that is kept, the bytes of its surface, and the last frame that used it."""

    thing: KindT
    bytes: int
    frame: int


class SurfaceCache(Generic[KindT]):
    """Things by key, each with the surface it consists of.

    Attributes:
        rate: the effort of painting them, unless another one is given.
        most_bytes: the most memory that they may take; what the last two frames have shown stays, however
            large it is, and so does the last one.
        bytes: the memory that they take.
        allowance: the allowance that their painting is taken from.
    """

    def __init__(self, most_bytes: int, allowance: Allowance | None = None, rate: Rate = DRAWING) -> None:
        """`rate` is the effort of painting them."""
        self.most_bytes = most_bytes
        self.bytes = 0
        self.allowance = allowance or Allowance()
        self.rate = rate
        self._things: OrderedDict[Hashable, _Entry[KindT]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._things)

    def __iter__(self) -> Iterator[Hashable]:
        """The keys, the one that would go first in front."""
        return iter(self._things)

    def find(self, key: Hashable) -> KindT | None:
        """The thing with this key, which is now the last that will go."""
        found = self._things.get(key)
        if found is None:
            return None
        self._things.move_to_end(key)
        found.frame = self.allowance.frame
        return found.thing

    def put(self, key: Hashable, thing: KindT, surface: Surface, rate: Rate | None = None) -> KindT:
        """Keep a thing that was painted, at another rate than usual if one is given, and return it."""
        self.drop(key)
        size = surface.get_pitch() * surface.get_height()
        self._things[key] = _Entry(thing, size, self.allowance.frame)
        self.bytes += size
        while self.bytes > self.most_bytes and len(self._things) > 1:
            key, first = next(iter(self._things.items()))
            # Otherwise a scene with larger pictures would lose some before it has painted the others.
            if self.allowance.bounded and first.frame >= self.allowance.frame - 1:
                break
            self.drop(key)
        self.allowance.spend((rate or self.rate).effort(surface.get_width() * surface.get_height()))
        return thing

    def drop(self, key: Hashable) -> None:
        """Forget the thing with this key, if there is one."""
        if (found := self._things.pop(key, None)) is not None:
            self.bytes -= found.bytes


class KeptSurfaces(SurfaceCache[Surface]):
    """Surfaces by key."""

    def get(
        self, key: Hashable, make: Callable[[], Surface], rate: Rate | None = None, pixels: int = 0
    ) -> Surface:
        """The surface with this key, made the first time; it will have as many `pixels` at least.

        Raises:
            Unfinished: if it isn't there, and nothing more may be painted in this frame.
        """
        found = self.find(key)
        if found is None:
            with self.allowance.painting((rate or self.rate).effort(pixels)):
                made = make()
            found = self.put(key, made, made, rate)
        return found


def return_large_blocks() -> None:
    """Have the C library return large blocks to the system when they are freed.

    By itself, glibc only does so until the first of them is freed. From then on it takes blocks of that size
    from its heap, where smaller ones that stay between them hold on to as much memory as all pictures need.
    Other libraries have no such parameter.
    """
    with suppress(ImportError, AttributeError, OSError, TypeError):
        from ctypes import CDLL

        CDLL(None).mallopt(_MMAP_THRESHOLD, _LARGE)


def return_free_memory() -> None:
    """Have the C library return what is free between smaller blocks, which may be as much as is in use.

    Only glibc can; it takes some milliseconds.
    """
    with suppress(ImportError, AttributeError, OSError, TypeError):
        from ctypes import CDLL

        CDLL(None).malloc_trim(0)
