"""A step that takes longer than a frame, and the sign that a frame shows before it."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, INK
from game.ui.drawing.text import Face

_LETTERS, _HEIGHT, _MARGIN = 24.0, 64.0, 40.0


class LongStep:
    """A step that takes long, with the words of its sign.

    Attributes:
        shown: whether the sign has been drawn.
    """

    def __init__(self, words: str, take: Callable[[], object]) -> None:
        self.words = words
        self.take = take
        self.shown = False

    def draw_sign(self, pen: Pen) -> None:
        """The words, in the middle of the picture."""
        area = FRect(0, 0, pen.width(self.words, _LETTERS, Face.TITLE) + 2 * _MARGIN, _HEIGHT)
        area.center = pen.area.center
        pen.plate(area, BONE, radius=_HEIGHT / 2, border=INK)
        pen.text(self.words, area.center, _LETTERS, Face.TITLE, INK, anchor="center")
        self.shown = True
