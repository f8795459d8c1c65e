"""An award as a row: its medallion, its words, and how far the player is."""

from __future__ import annotations

from pygame import FRect

from game.arcade.awards.award import Award
from game.language.message import Day, message, sentences
from game.scenes.awards.medallion import draw_medallion
from game.tables.art import Art
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, INK, MIST
from game.ui.drawing.text import Face
from game.ui.forms.widgets import Widget

_HIGH, _TITLE, _WORDS = 84.0, 17.0, 14.0


class AwardTile(Widget):
    """An award, the day on which it was won (as it's shown; empty: not yet), and how far it is."""

    def __init__(self, award: Award, done: int, when: str, art: Art) -> None:
        self.award, self.done, self.when = award, done, when
        self._art = art

    @property
    def standing(self) -> str:
        """The day on which it was won, or how far it is, if it takes several steps."""
        if self.when:
            return self.when
        return message("{done} of {needed}", done=self.done, needed=self.award.needed) if self._steps else ""

    @property
    def _steps(self) -> bool:
        return self.award.needed > 1

    @property
    def stated(self) -> str:
        """Title, what it takes, and how far it is."""
        title = message("{title}.", title=self.award.title)
        if self.when:
            known = isinstance(self.when, Day)
            standing = message("Won on {day}.", day=self.when) if known else message("Won.")
        elif self._steps:
            standing = message("{done} of {needed} so far.", done=self.done, needed=self.award.needed)
        else:
            standing = message("Not won yet.")
        return sentences(title, self.award.about, standing)

    def height(self, pen: Pen, width: float) -> float:
        """Room for a title and three lines."""
        del pen, width
        return _HIGH

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        """The medallion on the left, words beside it."""
        box = area.inflate(-4, -6)
        pen.panel(box, alpha=0.74 if focused else 0.5, radius=12, border=BONE if focused else None)
        side = box.height - 10
        medal = FRect(box.left + 8, box.top + 5, side, side)
        draw_medallion(pen, self._art, self.award, medal, won=bool(self.when))
        left = medal.right + 12
        room = box.right - 10 - left
        colour = BONE if self.when else MIST
        wide = pen.width(self.standing, _WORDS, Face.BOLD) + 10
        at = (left, box.top + 7)
        pen.text(self.award.title, at, _TITLE, Face.BOLD, colour, outline=INK, width=room - wide, tight=True)
        pen.text(self.standing, (box.right - 10, box.top + 9), _WORDS, Face.BOLD, MIST, anchor="topright")
        below = FRect(left, box.top + 31, room, box.bottom - box.top - 35)
        pen.paragraph(self.award.about, below, _WORDS, Face.TEXT, BONE, leading=1.25)
