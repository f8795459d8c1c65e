"""Large pictures, painted beside the frames: a rough one stands in until the real one is there."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from threading import Thread

import pygame
from pygame import Surface

from game.ui.drawing.allowance import Allowance
from game.ui.drawing.kept import KeptSurfaces

Size = tuple[int, int]
Paint = Callable[[Size], Surface]
"""Paints a picture in so many pixels: of its real size, or of a rough one."""

_MOST_BYTES = 34 * 1024 * 1024
_ROUGH_BYTES = 10 * 1024 * 1024
_ROUGH = 208
"""The pixels of a rough picture along its longer side; it is enlarged."""
_ENLARGING, _SKETCHING = 1.0, 200.0
"""The effort of a million pixels that are enlarged, and of a rough picture's own: it has as many details."""


class Easel:
    """Large pictures by key, kept whatever the language and theme. Their keys name all that they depend on.

    Drawings are rasterised without Python's lock, so a thread that paints one doesn't delay the frames.
    """

    def __init__(self, allowance: Allowance | None = None, most_bytes: int = _MOST_BYTES) -> None:
        self._allowance = allowance or Allowance()
        self._kept = KeptSurfaces(most_bytes, self._allowance, 0.0)
        self._rough = KeptSurfaces(_ROUGH_BYTES, self._allowance, _ENLARGING)
        self._work: _Work | None = None

    @property
    def bytes(self) -> int:
        """The memory of all pictures that are kept."""
        return self._kept.bytes + self._rough.bytes

    @property
    def painting(self) -> bool:
        """Whether a picture is being painted."""
        return self._work is not None and self._work.is_alive()

    def find(self, key: Hashable) -> Surface | None:
        """The finished picture with this key."""
        self._collect()
        return self._kept.find(key)

    def get(self, key: Hashable, size: Size, paint: Paint) -> Surface:
        """The picture with this key, in so many pixels; a rough one while it is being painted.

        Outside of frames it is painted right away.
        """
        found = self._wanted(key, size, paint)
        return found or self._rough.get(key, lambda: self._sketch(size, paint))

    def ready(self, key: Hashable, size: Size, paint: Paint) -> bool:
        """Have a picture painted before it is shown; returns whether it is there."""
        return self._wanted(key, size, paint) is not None

    def _wanted(self, key: Hashable, size: Size, paint: Paint) -> Surface | None:
        if not self._allowance.bounded:
            self.wait()
        found = self.find(key)
        if found is None and not self._allowance.bounded:
            return self._kept.get(key, lambda: paint(size))
        if found is None:
            self._allowance.defer()
            # Pictures that are still wanted after this one are asked for again by the next frames.
            self._work = self._work or _Work(key, size, paint)
        return found

    def _sketch(self, size: Size, paint: Paint) -> Surface:
        pixels = _rough(size)
        self._allowance.spend(pixels[0] * pixels[1], _SKETCHING)
        return _enlarged(paint(pixels), size)

    def wait(self) -> None:
        """Wait until nothing is being painted."""
        if self._work is not None:
            self._work.join()

    def _collect(self) -> None:
        work = self._work
        if work is None or work.is_alive():
            return
        self._work = None
        if work.error is not None:
            raise work.error
        if work.picture is not None:
            self._kept.put(work.key, work.picture, work.picture)
            self._rough.drop(work.key)


class _Work(Thread):
    """A picture that is being painted.

    Attributes:
        picture: the picture, once it is there.
        error: the exception that its painting raised.
    """

    def __init__(self, key: Hashable, size: Size, paint: Paint) -> None:
        # A program that ends doesn't wait for it.
        super().__init__(daemon=True)
        self.key, self._size, self._paint = key, size, paint
        self.picture: Surface | None = None
        self.error: Exception | None = None
        self.start()

    def run(self) -> None:
        """Paint."""
        try:
            self.picture = self._paint(self._size)
        except Exception as error:
            self.error = error


def _rough(size: Size) -> Size:
    share = min(1.0, _ROUGH / max(*size, 1))
    return max(1, round(size[0] * share)), max(1, round(size[1] * share))


def _enlarged(picture: Surface, size: Size) -> Surface:
    return picture if picture.get_size() == size else pygame.transform.smoothscale(picture, size)
