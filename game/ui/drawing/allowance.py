"""The allowance of a frame: how much may be painted in it, and what happens to the rest.

Pictures that were painted once are kept. When much is new, after another window size, language or theme or on
a scene that comes up, painting all of it would take far longer than a frame may. So each painting has an
effort, and once those of a frame have used up its allowance, the frame ends with `Unfinished`: the picture
before it stays on the screen, and the next frame goes on from what was painted.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

LETTERS, DRAWING, COPY = 50.0, 75.0, 8.0
"""The effort of a million pixels: of text, of a drawing that is rasterised, and of shapes that are stretched,
copied or blended. An effort of 1 takes about a hundredth of the time to the first frame of a bare window."""
_LEAST = 0.1
_PIXELS = 1_000_000


class Unfinished(Exception):
    """The allowance of this frame is used up, and its picture isn't complete."""


class Allowance:
    """The paintings left for this frame; there is no bound outside of frames, as for screenshots.

    Attributes:
        short: whether the last frame wanted more than it was allowed.
    """

    def __init__(self) -> None:
        self.short = False
        self._changes = 0
        self._effort: float | None = None
        self._painting = False

    @property
    def bounded(self) -> bool:
        """Whether a frame is being drawn that may not paint everything."""
        return self._effort is not None

    def renew(self, changes: int, effort: float = float("inf")) -> None:
        """Begin a frame that may change so many pictures of which an older one is at hand.

        All its paintings together may take so much `effort`, but for the last one, which may exceed it.
        """
        self._changes, self._effort, self.short = changes, effort, False

    def lift(self) -> None:
        """End the frame: there is no bound until the next one."""
        self._effort = None

    def take(self) -> bool:
        """Take one of the changes that are left; False if there is none."""
        if not self.bounded:
            return True
        self._changes -= 1
        self.defer(self._changes < 0)
        return self._changes >= 0

    def defer(self, late: bool = True) -> None:
        """Note that something is to be painted in a later frame."""
        self.short = self.short or late

    @contextmanager
    def painting(self) -> Iterator[None]:
        """Paint meanwhile. What a painting consists of is painted with it, whatever is left.

        Raises:
            Unfinished: if nothing is left for this frame.
        """
        if self._painting:
            yield
            return
        if self._effort is not None and self._effort <= 0:
            self.defer()
            raise Unfinished
        self._painting = True
        try:
            yield
        finally:
            self._painting = False

    def spend(self, pixels: int, rate: float) -> None:
        """Subtract the effort of a painting of so many pixels, at a rate for each million."""
        if self._effort is not None:
            self._effort -= _LEAST + pixels * rate / _PIXELS
