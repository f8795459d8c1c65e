"""Painting pictures in advance: each frame paints only as much as its allowance permits."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from typing import TypeVar

from game.ui.drawing.allowance import Unfinished
from game.ui.drawing.draw import Pen

Part = Callable[[Pen], object]
PictureT = TypeVar("PictureT")


def paint_ahead(pen: Pen, paint: Callable[[], PictureT], keep: Callable[[PictureT], object]) -> None:
    """Paint a picture that isn't shown yet, and pass it to `keep` when it's complete.

    The painting has frames of its own, which show nothing new. Each of them calls `paint`, which starts over
    but reuses what it painted before. Outside of frames, the picture is painted synchronously.

    Raises:
        Unfinished: if this frame was used for painting.
    """
    allowance = pen.shapes.allowance
    if not allowance.bounded:
        keep(paint())
        return
    if allowance.previous_incomplete or allowance.incomplete:
        # The next frame continues.
        allowance.short = True
        return
    with suppress(Unfinished), allowance.hidden_frame():
        made = paint()
        if not (allowance.short or allowance.incomplete):
            keep(made)
    allowance.mark_incomplete()
    raise Unfinished


class Parts:
    """A sequence of parts to paint in advance, at most one per frame, within the frame's allowance."""

    def __init__(self, parts: Iterator[Part]) -> None:
        self._parts = parts
        self._part: Part | None = None

    def paint(self, pen: Pen) -> bool:
        """Paint the next part; return True if all are painted. Raises Unfinished as `paint_ahead` does."""
        self._part = self._part or next(self._parts, None)
        if self._part is None:
            return True
        paint_ahead(pen, partial(self._part, pen), self._finish_part)
        return False

    def _finish_part(self, _painted: object) -> None:
        self._part = None
