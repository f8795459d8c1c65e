"""The quay at the lake as a place: where rounds, matches and tables of a run end.

What stands on the quay is drawn over it, by whoever uses the place.
"""

from __future__ import annotations

from collections.abc import Hashable

from pygame import FRect

from game.ui.drawing.draw import Pen
from game.ui.drawing.easel import Paint
from game.ui.drawing.scenery.lakeside import Shore, lakeside


def draw_quay(pen: Pen, shore: Shore, *, sunset: bool) -> None:
    pen.backdrop(*_picture(pen, shore, sunset=sunset))


def prepare_quay(pen: Pen, shore: Shore, *, sunset: bool) -> bool:
    """Paint the lake and the quay in advance; return whether they're ready."""
    return not pen.theme.scenery or pen.shapes.easel.ready(*_picture(pen, shore, sunset=sunset))


def _picture(pen: Pen, shore: Shore, *, sunset: bool) -> tuple[Hashable, Paint]:
    """Return the key of the picture among the large ones, and its painter."""
    size, canvas = pen.screen.surface.get_size(), FRect(pen.area)
    key = ("quay", size, tuple(canvas), tuple(shore.quay), tuple(shore.front), sunset)
    return key, lambda: lakeside(size, canvas, shore, sunset=sunset)
