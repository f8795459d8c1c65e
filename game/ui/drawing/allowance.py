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
        frame: the number of the last frame.
        short: whether the last frame wanted more than it was allowed.
        lacking: whether the picture of the last frame isn't complete.
        behind: whether the one before it wasn't.
    """

    def __init__(self) -> None:
        self.frame = 0
        self.short = self.lacking = self.behind = False
        self._changes = 0
        self._effort: float | None = None
        self._painting = False

    @property
    def bounded(self) -> bool:
        """Whether a frame is being drawn that may not paint everything."""
        return self._effort is not None

    def renew(self, changes: int, effort: float | None = float("inf")) -> None:
        """Begin a frame that may change `changes` pictures of which an older one is at hand.

        All its paintings together may take `effort`, except for the last one, which may exceed it. Without
        an effort, nothing has a bound.
        """
        self.frame += 1
        self.behind, self.lacking, self.short = self.lacking, False, False
        self._changes, self._effort = changes, effort

    def lift(self) -> None:
        """End the frame: there is no bound until the next one."""
        self._effort = None

    def take(self) -> bool:
        """Take one of the changes that are left; False if there is none.

        What a painting consists of is never an older picture.
        """
        if self._effort is None or self._painting:
            return True
        self._changes -= 1
        late = self._changes < 0 or self._effort <= 0
        self.short = self.short or late
        return not late

    def lack(self) -> None:
        """Note that the picture of this frame isn't complete."""
        self.short = self.lacking = True

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
            self.lack()
            raise Unfinished
        self._painting = True
        try:
            yield
        finally:
            self._painting = False

    def spend(self, pixels: int, rate: float) -> None:
        """Subtract the effort of a painting with this number of pixels, at a rate for each million."""
        if self._effort is not None:
            self._effort -= _LEAST + pixels * rate / _PIXELS
