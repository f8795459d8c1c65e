"""Pictures painted in advance: each frame paints as much of one as its allowance permits."""

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
    """Paint a picture that isn't shown yet, and keep it once it's complete.

    It takes frames of its own, between those that show the screen: `paint` draws it from the start each time,
    with what was painted before. Outside of frames it's painted synchronously.

    Raises:
        Unfinished: if this frame was used for it.
    """
    allowance = pen.shapes.allowance
    if not allowance.bounded:
        keep(paint())
        return
    if allowance.previous_incomplete or allowance.incomplete:
        # The frame after this one goes on.
        allowance.short = True
        return
    with suppress(Unfinished), allowance.exact():
        made = paint()
        if not (allowance.short or allowance.incomplete):
            keep(made)
    allowance.mark_incomplete()
    raise Unfinished


class Parts:
    """The parts of a picture: each frame paints one, or as much of it as the frame's allowance permits."""

    def __init__(self, parts: Iterator[Part]) -> None:
        self._parts = parts
        self._part: Part | None = None

    def paint(self, pen: Pen) -> bool:
        """Paint on between frames that show the screen, or raise Unfinished; return whether all is done."""
        self._part = self._part or next(self._parts, None)
        if self._part is None:
            return True
        paint_ahead(pen, partial(self._part, pen), self._go_on)
        return False

    def _go_on(self, _painted: object) -> None:
        self._part = None
