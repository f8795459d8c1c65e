"""A picture that comes next, painted ahead part by part."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.ui.drawing.allowance import Unfinished
from game.ui.drawing.draw import Pen

Part = Callable[[Pen], object]


class Parts:
    """The parts of a picture: each frame paints one, or as much of it as the frame's allowance permits."""

    def __init__(self, parts: Iterator[Part]) -> None:
        self._parts = parts
        self._part: Part | None = None

    def paint(self, pen: Pen) -> bool:
        """Go on painting; returns whether nothing was left."""
        if self._part is None:
            self._part = next(self._parts, None)
        if self._part is None:
            return True
        try:
            self._part(pen)
        except Unfinished:
            return False
        self._part = None
        return False
