"""The allowance of a frame: how much may be painted in it, and what happens to the rest.

Painted pictures are cached. When many are new, after a change of window size, language or theme or in a new
scene, painting all of them would take far longer than a frame may. So each painting has an effort, and once
those of a frame have used up its allowance, the frame ends with `Unfinished`: the previous picture stays on
the screen, and the next frame continues with what was painted.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

_PIXELS = 1_000_000
_LEAST_LEFT = 0.1
_UNSEEN = 1.3
"""How much more effort a frame may take that draws no scene."""


class Rate(NamedTuple):
    """The effort of each painting and of a million pixels; 1 is 1 % of a bare window's first frame."""

    least: float
    million: float

    def effort(self, pixels: int = 0) -> float:
        """Return the effort of a painting with this number of pixels, or of any."""
        return self.least + pixels * self.million / _PIXELS


LETTERS, OUTLINED = Rate(0.1, 50.0), Rate(0.2, 100.0)
"""A line of text, without and with an outline."""
DRAWING = Rate(0.6, 70.0)
"""A drawing that is rasterised."""
DUCK = Rate(0.9, 75.0)
"""A drawing of a duck."""
PLAIN_CARD, CARD = Rate(1.5, 65.0), Rate(3.0, 65.0)
"""The face or back of a card: one with few shapes, or any."""
COPY = Rate(0.1, 8.0)
"""Shapes that are stretched, copied or blended."""
FREE = Rate(0.1, 0.0)
"""A picture that another thread has painted."""


class Unfinished(Exception):
    """The allowance of this frame is used up, and its picture isn't complete."""


class Allowance:
    """The effort left for this frame; outside of frames, as for screenshots, it is unlimited.

    Attributes:
        short: whether the last frame needed more than its allowance.
        incomplete: whether the picture of the last frame isn't complete.
        previous_incomplete: whether the one before it wasn't.
    """

    def __init__(self) -> None:
        self.frame = 0
        self.short = self.incomplete = self.previous_incomplete = False
        self._changes = 0
        self._effort: float | None = None
        self._spent = False
        self._painting = self._exact = False

    @property
    def bounded(self) -> bool:
        """Whether a frame is being drawn that may not paint everything."""
        return self._effort is not None

    def renew(self, changes: int, effort: float | None = float("inf")) -> None:
        """Begin a frame that may replace `changes` older pictures, and paint with `effort` (None: any)."""
        self.frame += 1
        self.previous_incomplete, self.incomplete, self.short = self.incomplete, False, False
        self._changes, self._effort, self._spent = changes, effort, False

    def lift(self) -> None:
        """End the frame: effort is unlimited until the next one."""
        self._effort = None

    def take(self, effort: float = 0.0) -> bool:
        """Take one of the remaining changes, of at least this effort, if that's possible."""
        if self._effort is None or self._painting or self._exact:
            return True
        self._changes -= 1
        late = self._changes < 0 or self._lacks(effort)
        self.short = self.short or late
        return not late

    @contextmanager
    def exact(self) -> Iterator[None]:
        """Paint what this frame won't show, with more effort, and nothing in an older version."""
        self._exact = True
        if self._effort is not None:
            self._effort *= _UNSEEN
        try:
            yield
        finally:
            self._exact = False

    def mark_incomplete(self) -> None:
        self.short = self.incomplete = True

    @contextmanager
    def painting(self, effort: float = 0.0) -> Iterator[None]:
        """Paint in this context, with what it consists of; raise Unfinished if too little effort is left."""
        if self._painting:
            yield
            return
        if self._lacks(effort):
            self.mark_incomplete()
            raise Unfinished
        self._painting = True
        try:
            yield
        finally:
            self._painting = False

    def reserve(self, effort: float) -> None:
        """Leave less for paintings, as this frame draws much else; the first may still take any effort."""
        if self._effort is not None:
            self._effort = max(self._effort - effort, _LEAST_LEFT)

    def spend(self, effort: float) -> None:
        if self._effort is not None and effort > 0:
            self._effort -= effort
            self._spent = True

    def _lacks(self, effort: float) -> bool:
        """Return whether too little is left of this frame; its first painting may take any effort."""
        if self._effort is None:
            return False
        return self._effort <= 0 or (self._spent and effort > self._effort)
