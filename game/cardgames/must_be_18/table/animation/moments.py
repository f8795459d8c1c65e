"""Moments: what has just happened in You Must Be 18!, told by a word over the table."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect

from game.tables.stage import Point, pop_and_fade
from game.ui.draw import Pen
from game.ui.palette import INK, PALE_GOLD
from game.ui.text import Face

_POP = 0.22
_WORD = 36.0
_EDGE = 12.0


@dataclass(slots=True)
class Shout:
    """A word that pops up at a point.

    Attributes:
        still: whether nothing is to move (motion is reduced).
        share: how much of its time has passed, 0 to 1.
    """

    word: str
    at: Point
    colour: str = PALE_GOLD
    still: bool = False
    share: float = 0.0

    def run(self, share: float) -> None:
        """Let time pass; a tween's `apply`."""
        self.share = share

    def draw(self, pen: Pen) -> None:
        """Draw it as far as it has come."""
        shown, alpha = pop_and_fade(self.share, _POP, still=self.still)
        if shown <= 0 or alpha <= 0:
            return
        x, y = self.at
        largest = min(
            _WORD, _WORD * (pen.area.width - 60) / max(pen.width(self.word, _WORD, Face.TITLE), 1.0)
        )
        half = pen.width(self.word, largest, Face.TITLE) / 2 + 8
        x = min(max(x, half + _EDGE), pen.area.width - half - _EDGE)
        if shown >= 1:
            plate = FRect(x - half - 6, y - largest * 0.66, half * 2 + 12, largest * 1.32)
            pen.panel(plate, alpha=0.88 * alpha, radius=16, colour=INK)
        size = largest * min(shown, 1.0)
        pen.text(self.word, (x, y), size, Face.TITLE, self.colour, outline=INK, anchor="center", alpha=alpha)
