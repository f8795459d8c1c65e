"""Flashes of moving pictures, as WCAG 2.2 (2.3.1) counts them."""

from __future__ import annotations

from collections import deque

import numpy as np
from numpy.typing import NDArray
from pygame import Surface

from tests.contrast import levels

MOST = 3
"""So many flashes a second are harmless, however large they are."""
_RATE = 60
_CHANGE, _BRIGHT = 0.1, 0.8
"""A change of luminance counts from here; not if the darker one of the two is as bright as this."""
_FIELD, _SHARE = (1 / 3, 1 / 3), 0.25
"""The field that is looked at, as shares of the picture; a quarter of it may flash as it likes."""


class Flashes:
    """Watches frames, sixty a second.

    Attributes:
        worst: the largest share of a field that flashed more than three times in one second, so far.
    """

    def __init__(self) -> None:
        self.worst = 0.0
        self._turned: deque[NDArray[np.bool_]] = deque(maxlen=_RATE)
        self._extreme: NDArray[np.float64] | None = None
        self._rising: NDArray[np.int8] | None = None

    def watch(self, frame: Surface) -> None:
        """Look at the next frame."""
        now = levels(frame)
        if self._extreme is None or self._rising is None:
            self._extreme, self._rising = now.copy(), np.zeros(now.shape, np.int8)
            return
        change = now - self._extreme
        dark = np.minimum(now, self._extreme) < _BRIGHT
        large = (np.abs(change) >= _CHANGE) & dark
        way = np.sign(change).astype(np.int8)
        turned = large & (way != self._rising)
        # On its way further up or down a pixel only moves its extreme.
        further = (way == self._rising) | turned
        self._extreme = np.where(further, now, self._extreme)
        self._rising = np.where(turned, way, self._rising)
        self._turned.append(turned)
        # A flash is a pair of opposite changes.
        often = np.sum(self._turned, axis=0, dtype=np.int16) > 2 * MOST
        if often.any():
            self.worst = max(self.worst, _largest_share(often))


def _largest_share(shape: NDArray[np.bool_]) -> float:
    """The largest share of any field that a shape takes."""
    high, wide = (round(length * share) for length, share in zip(shape.shape, _FIELD, strict=True))
    sums = np.pad(shape.cumsum(axis=0).cumsum(axis=1), ((1, 0), (1, 0)))
    boxes = sums[high:, wide:] - sums[:-high, wide:] - sums[high:, :-wide] + sums[:-high, :-wide]
    return float(boxes.max()) / (high * wide)


def harmless(flashes: Flashes) -> bool:
    """Whether nothing large has flashed more than three times a second."""
    return flashes.worst <= _SHARE
