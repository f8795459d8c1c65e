"""Flashes in moving pictures, as WCAG 2.2 (2.3.1) counts them."""

from collections import deque

import numpy as np
import pygame
from numpy.typing import NDArray
from pygame import Surface

from tests.support.contrast import linear, luminances

MOST = 3
"""The number of flashes a second that is harmless at any size."""
_RATE = 60
_CHANGE, _BRIGHT = 0.1, 0.8
"""The minimum change of luminance that counts, and the luminance of the darker state above which none
does.
"""
_REDDER, _SATURATED = 20.0, 0.8
"""The minimum change of red that counts, and the share of red in all light that it needs before or after."""
_ACROSS = 6
"""The number of times that the largest harmless part fits into the picture's width and height. That part is
a quarter of a field of 341 × 256 pixels in a picture of 1024 × 768.
"""
_TOGETHER, _MOST_OF = 2, 0.75
"""A part changes if this share of its pixels changes in the same direction within this number of frames."""

Pixels = NDArray[np.bool_]


class Flashes:
    """Watches frames, sixty a second, for flashes in each part that is large enough to do harm.

    Attributes:
        worst: the most flashes so far that a part has had in one second; a flash is two opposite changes of
            luminance, or to and from a saturated red.
    """

    def __init__(self) -> None:
        self._light, self._red = _Watch(_CHANGE, _BRIGHT), _Watch(_REDDER, np.inf)
        self._last: NDArray[np.uint8] | None = None

    @property
    def worst(self) -> float:
        return max(self._light.worst, self._red.worst)

    @property
    def harmless(self) -> bool:
        return self.worst <= MOST

    def watch(self, frame: Surface) -> None:
        """Watch the next frame."""
        pixels = pygame.surfarray.array3d(frame)
        if self._last is not None and np.array_equal(pixels, self._last):
            self._light.rest()
            self._red.rest()
            return
        self._last = pixels
        light = linear(frame)
        self._light.watch(luminances(light))
        self._red.watch(_reds(light))


def _reds(light: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return how red each pixel is, as WCAG 2.2 defines it: 0 to 320, and 0 unless it's a saturated red."""
    red, green, blue = np.moveaxis(light, -1, 0)
    saturated = red >= _SATURATED * np.maximum(red + green + blue, 1e-9)
    return np.where(saturated, (red - green - blue) * 320, 0.0)


class _Watch:
    """Counts the flashes of one measure of pixels; `worst` is the most that a part has had in one second."""

    def __init__(self, least: float, bright: float) -> None:
        """Count changes from `least` on, unless the lower of the two values is `bright` or more."""
        self.worst = 0.0
        self._least, self._bright = least, bright
        self._extreme: NDArray[np.float64] | None = None
        self._way: NDArray[np.float64] | None = None
        self._lately: deque[NDArray[np.float64] | None] = deque(maxlen=_TOGETHER)
        self._whole: NDArray[np.float64] | float = 0.0
        self._turned: deque[Pixels | None] = deque([None] * _RATE, maxlen=_RATE)
        self._count: NDArray[np.int64] | int = 0

    def watch(self, values: NDArray[np.float64]) -> None:
        turns = self._turns(values)
        self._go_on(turns if turns.any() else None)

    def rest(self) -> None:
        self._go_on(None)

    def _go_on(self, turns: NDArray[np.float64] | None) -> None:
        """Advance by a frame, given the pixels that turned in it, or None."""
        self._lately.append(turns)
        recent = [one for one in self._lately if one is not None]
        turned = self._parts(np.stack(recent)) if recent else None
        if (gone := self._turned[0]) is not None:
            self._count = self._count - gone
        self._turned.append(turned)
        if turned is not None:
            self._count = self._count + turned
            self.worst = max(self.worst, float(self._count.max()) / 2)

    def _parts(self, recent: NDArray[np.float64]) -> Pixels:
        """Return the parts of the picture most of whose pixels have turned."""
        # Moving patterns make as many pixels brighter as darker.
        more = _shares((recent > 0).any(axis=0)) - _shares((recent < 0).any(axis=0))
        brighter, darker = more >= _MOST_OF, more <= -_MOST_OF
        turned = (brighter & (self._whole != 1)) | (darker & (self._whole != -1))
        self._whole = np.where(turned, np.where(brighter, 1.0, -1.0), self._whole)
        return turned

    def _turns(self, now: NDArray[np.float64]) -> NDArray[np.float64]:
        """Return the pixels that have just become much brighter (1) or darker (-1) than their last
        extreme.
        """
        if self._extreme is None or self._way is None:
            self._extreme, self._way = now, np.zeros(now.shape)
            return self._way
        change = now - self._extreme
        way = np.sign(change)
        counts = (np.abs(change) >= self._least) & (np.minimum(now, self._extreme) < self._bright)
        turned = counts & (way != self._way)
        # While a pixel moves on in the same direction, only its extreme moves.
        self._extreme = np.where(turned | (way == self._way), now, self._extreme)
        self._way = np.where(turned, way, self._way)
        return np.where(turned, way, 0.0)


def _shares(pixels: Pixels) -> NDArray[np.float64]:
    high, wide = (length // _ACROSS for length in pixels.shape)
    sums = np.pad(pixels.cumsum(axis=0).cumsum(axis=1), ((1, 0), (1, 0)))
    boxes = sums[high:, wide:] - sums[:-high, wide:] - sums[high:, :-wide] + sums[:-high, :-wide]
    return boxes / (high * wide)
