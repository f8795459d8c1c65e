"""The allowance of a frame: how much may be painted in it, and what happens to the rest.

Painted pictures are cached. When many are new, after a change of window size, language or theme or in a new
scene, painting all of them would take far longer than a frame may. So each painting has an effort, and once
those of a frame have used up its allowance, the frame ends with `Unfinished`: the previous picture stays on
the screen, and the next frame continues with what was painted.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

LETTERS = 50.0
"""The effort of a million pixels of text. An effort of 1 takes about a hundredth of the time to the first
frame of a bare window."""
DRAWING = 75.0
"""The effort of a million pixels of a rasterised drawing."""
COPY = 8.0
"""The effort of a million pixels of shapes that are stretched, copied or blended."""
_LEAST = 0.1
_PIXELS = 1_000_000


class Unfinished(Exception):
    """The allowance of this frame is used up, and its picture isn't complete."""


class Allowance:
    """The effort left for this frame; outside of frames, as for screenshots, it is unlimited.

    Attributes:
        frame: the number of the last frame.
        short: whether the last frame needed more than its allowance.
        lacking: whether the picture of the last frame isn't complete.
        behind: whether the one before it wasn't.
    """

    def __init__(self) -> None:
        self.frame = 0
        self.short = self.incomplete = self.previous_incomplete = False
        self._changes = 0
        self._effort: float | None = None
        self._painting = False

    @property
    def bounded(self) -> bool:
        """Whether a frame is being drawn that may not paint everything."""
        return self._effort is not None

    def renew(self, changes: int, effort: float | None = float("inf")) -> None:
        """Begin a frame that may replace `changes` pictures that have an older version.

        Its paintings may take `effort` together, and the last of them may exceed it. None removes the limit.
        """
        self.frame += 1
        self.previous_incomplete, self.incomplete, self.short = self.incomplete, False, False
        self._changes, self._effort = changes, effort

    def lift(self) -> None:
        """End the frame: effort is unlimited until the next one."""
        self._effort = None

    def take(self) -> bool:
        """Take one of the remaining changes; False if there is none.

        Pictures that are part of a painting are never replaced by an older version.
        """
        if self._effort is None or self._painting:
            return True
        self._changes -= 1
        late = self._changes < 0 or self._effort <= 0
        self.short = self.short or late
        return not late

    def mark_incomplete(self) -> None:
        self.short = self.incomplete = True

    @contextmanager
    def painting(self) -> Iterator[None]:
        """Paint in this context. A painting includes those that it consists of, whatever is left.

        Raises:
            Unfinished: if nothing is left for this frame.
        """
        if self._painting:
            yield
            return
        if self._effort is not None and self._effort <= 0:
            self.mark_incomplete()
            raise Unfinished
        self._painting = True
        try:
            yield
        finally:
            self._painting = False

    def spend(self, pixels: int, rate: float) -> None:
        """Subtract the effort of a painting with this number of pixels; `rate` is the effort of a million."""
        if self._effort is not None:
            self._effort -= _LEAST + pixels * rate / _PIXELS
