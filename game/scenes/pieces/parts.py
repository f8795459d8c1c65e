"""A picture painted in advance, part by part."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress

from game.ui.drawing.allowance import Unfinished
from game.ui.drawing.draw import Pen

Part = Callable[[Pen], object]


class Parts:
    """The parts of a picture: each frame paints one, or as much of it as the frame's allowance permits."""

    def __init__(self, parts: Iterator[Part]) -> None:
        self._parts = parts
        self._part: Part | None = None

    def paint(self, pen: Pen) -> bool:
        """Paint on, unless the frame's own picture needs the allowance; return whether all is painted."""
        allowance = pen.shapes.allowance
        if allowance.previous_incomplete or allowance.incomplete:
            return False
        self._part = self._part or next(self._parts, None)
        if self._part is None:
            return True
        with suppress(Unfinished):
            self._part(pen)
            if not allowance.incomplete:
                self._part = None
        # The frame's own picture is complete without this one.
        allowance.incomplete = False
        return False
