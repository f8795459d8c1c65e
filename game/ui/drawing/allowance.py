"""The painting budget of a frame.

Painted pictures are cached. When many are new, after a change of window size, language or theme or in a new
scene, painting all of them in one frame would cause a hitch. So each painting has an effort, and once
a frame has used up its allowance, it ends with `Unfinished`: the previous picture stays on
the screen, and the next frame continues with what is already painted.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

_PIXELS = 1_000_000
_MIN_RESERVE = 0.1
_HIDDEN_FACTOR = 1.3
"""The factor by which a frame that isn't shown may take more effort."""


class Rate(NamedTuple):
    """A painting's effort in % of a bare window's first frame: a minimum, and more per million pixels."""

    least: float
    million: float

    def effort(self, pixels: int = 0) -> float:
        """Return the effort of painting a number of pixels."""
        return self.least + pixels * self.million / _PIXELS


LETTERS, OUTLINED = Rate(0.1, 50.0), Rate(0.2, 100.0)
"""The rates of a line of text, without and with an outline."""
DRAWING = Rate(0.6, 70.0)
"""The rate of rasterising a drawing."""
DUCK = Rate(0.9, 75.0)
"""The rate of a duck's drawing."""
PLAIN_CARD, CARD = Rate(1.5, 65.0), Rate(3.0, 65.0)
"""The rates of a card's face or back: with few shapes, and in general."""
COPY = Rate(0.1, 8.0)
"""The rate of stretching, copying or blending shapes."""
FREE = Rate(0.1, 0.0)
"""The rate of a picture painted by another thread."""


class Unfinished(Exception):
    """The error raised if a frame's allowance is used up before its picture is complete."""


class Allowance:
    """The effort left for this frame; it's unlimited outside of frames, such as for screenshots.

    Attributes:
        short: whether the last frame needed more than its allowance.
        incomplete: whether the last frame's picture is incomplete.
        previous_incomplete: whether the picture of the frame before that was incomplete.
        spent: the effort that this frame, or the last one, has spent.
    """

    def __init__(self) -> None:
        self.frame = 0
        self.short = self.incomplete = self.previous_incomplete = False
        self._changes = 0
        self._effort: float | None = None
        self.spent = 0.0
        self._painting = self._exact = False

    @property
    def bounded(self) -> bool:
        """Whether effort is limited at the moment, as it is in most frames."""
        return self._effort is not None

    def begin_frame(self, changes: int, effort: float | None = float("inf")) -> None:
        """Begin a frame that may replace `changes` outdated pictures and spend `effort` (None: unlimited)."""
        self.frame += 1
        self.previous_incomplete, self.incomplete, self.short = self.incomplete, False, False
        self._changes, self._effort, self.spent = changes, effort, 0.0

    def end_frame(self) -> None:
        """End the frame: effort is unlimited until the next one."""
        self._effort = None

    def take_change(self, effort: float = 0.0) -> bool:
        """Use up one change; return whether a change and its effort were still available."""
        if self._effort is None or self._painting or self._exact:
            return True
        self._changes -= 1
        late = self._changes < 0 or self._is_short_of(effort)
        self.short = self.short or late
        return not late

    @contextmanager
    def hidden_frame(self) -> Iterator[None]:
        """Return a context for painting a hidden frame: with more effort, but without outdated pictures."""
        self._exact = True
        if self._effort is not None:
            self._effort *= _HIDDEN_FACTOR
        try:
            yield
        finally:
            self._exact = False

    def mark_incomplete(self) -> None:
        self.short = self.incomplete = True

    @contextmanager
    def painting(self, effort: float = 0.0) -> Iterator[None]:
        """Return a context for painting, which may be nested; raise Unfinished if the effort is too great."""
        if self._painting:
            yield
            return
        if self._is_short_of(effort):
            self.mark_incomplete()
            raise Unfinished
        self._painting = True
        try:
            yield
        finally:
            self._painting = False

    def reserve(self, effort: float) -> None:
        """Set effort aside for the frame's other drawing; a frame's first painting always stays possible."""
        if self._effort is not None:
            self._effort = max(self._effort - effort, _MIN_RESERVE)

    def spend(self, effort: float) -> None:
        if self._effort is not None:
            self._effort -= effort
            self.spent += effort

    def _is_short_of(self, effort: float) -> bool:
        """Return whether too little effort is left; a frame's first painting is always possible."""
        if self._effort is None:
            return False
        return self._effort <= 0 or (self.spent > 0 and effort > self._effort)
