"""Moments: the deed of an effect, told by a picture on its card and a word below the piles."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect

from game.cardgames.sixpack.table.art.signs import medal, pointer
from game.tables.animation.moments import Point, pop_and_fade
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import GOLD, INK, PALE_GOLD
from game.ui.drawing.text import Typeface

SIZE = 84.0
_POP = 0.24
WORD = 34.0
"""The usual size of a word's letters, in units."""


@dataclass(slots=True)
class PackMoment:
    """A pack's icon that pops up at a point, a word, and arrows between the cards and seats concerned.

    Attributes:
        pack: the pack of the icon; empty: a word alone.
        room: the room of the word, where no card lies; the word is in it as near to the point as it can.
        letters: the size of the word's letters, in units.
        ways: the arrows, each from a point to a point.
        still: whether nothing is to move (motion is reduced).
        share: the part of its time that has passed, 0 to 1.
    """

    pack: str
    word: str
    at: Point
    room: FRect
    ways: tuple[tuple[Point, Point], ...] = ()
    colour: str = PALE_GOLD
    still: bool = False
    share: float = 0.0
    letters: float = WORD

    def run(self, share: float) -> None:
        self.share = share

    def draw(self, pen: Pen) -> None:
        shown, alpha = pop_and_fade(self.share, _POP, still=self.still)
        if shown <= 0 or alpha <= 0:
            return
        if self.still or self.share > _POP * 0.5:
            for start, end in self.ways:
                pointer(pen, start, end, GOLD, alpha)
        x = self.at[0]
        if self.pack:
            medal(pen, self.pack, self.at, SIZE * shown, alpha)
        letters = self.letters
        half = pen.width(self.word, letters, Typeface.TITLE) / 2 + 8 * letters / WORD
        room = self.room
        x = min(max(x, room.left + half), room.right - half) if half * 2 < room.width else room.centerx
        if shown >= 1:
            plate = FRect(x - half, room.centery - letters * 0.62, half * 2, letters * 1.24)
            pen.panel(plate, alpha=0.86 * alpha, radius=14, colour=INK)
        at, size = (x, room.centery), letters * min(shown, 1.0)
        pen.text(self.word, at, size, Typeface.TITLE, self.colour, outline=INK, anchor="center", alpha=alpha)
