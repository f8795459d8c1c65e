"""A door: a large button with a picture, a title and a few words of news."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from game.language.message import Text, message
from game.ui.drawing.artwork import paint_art
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, INK, MINT, MIST
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Button, draw_plate

_HIGH = 148.0
"""The greatest height of a door."""
_LOW = 84.0
"""The least height of a door."""
_LEADING = 1.34
"""The height of a line, in sizes of its letters."""
_NEWS = 2
"""The most lines of news."""
_AROUND = 244.0
"""The height of a screen without its doors: title, foot, frame and the way back."""
_ROWS = 3
"""The number of rows of doors that should be in view."""
_TICK = 0.28
"""The width of the tick, in heights of the picture."""
Picture = Callable[[Pen, FRect], None]
"""Draws a door's picture in an area."""


class Door(Button):
    """The way into a room or a lesson.

    Attributes:
        news: what is new there, in a few words.
        lit: whether that waits for the player.
        done: whether everything is done there, which a tick shows.
    """

    def __init__(
        self,
        title: str,
        news: str,
        on_press: Callable[[], None],
        help: str,
        picture: Picture,
        *,
        lit: bool = False,
        done: bool = False,
        breadth: float = 1.0,
    ) -> None:
        """`breadth` is the picture's width in its heights."""
        super().__init__(title, on_press, help)
        self.news, self.lit, self.done = news, lit, done
        self._picture, self._breadth = picture, breadth

    @property
    def stated(self) -> Text:
        return message("{room}: {news}.", room=self.text, news=self.news)

    def height(self, pen: Pen, width: float) -> float:
        del width
        return min(_HIGH, max(_LOW, (pen.area.height - _AROUND) / _ROWS))

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        box = area.inflate(0, -10)
        draw_plate(pen, box, strong=False, focused=focused)
        wide = min((box.height - 16) * self._breadth, box.width * 0.3 * self._breadth)
        picture = FRect(box.left + 12, box.centery - wide / self._breadth / 2, wide, wide / self._breadth)
        self._picture(pen, picture)
        if self.done:
            wide = picture.height * _TICK
            pen.image(paint_art(pen, "signs/tick", wide), picture.bottomright, anchor="bottomright")
        words = FRect(picture.right + 12, box.top, box.right - 12 - (picture.right + 12), box.height)
        size, small = (27.0, 16.0) if box.height > 110 else (19.0, 13.0)
        line = small * _LEADING
        below = line * min(len(pen.lines(self.news, small, Typeface.BOLD, words.width)), _NEWS)
        top = words.centery - (size * _LEADING + below) / 2
        pen.text(
            self.text,
            (words.left, top),
            size,
            Typeface.TITLE,
            BONE,
            outline=INK,
            width=words.width,
            tight=True,
        )
        place = FRect(words.left, top + size * _LEADING, words.width, below + 1)
        colour = MINT if self.lit else MIST
        pen.paragraph(self.news, place, small, Typeface.BOLD, colour, leading=_LEADING)
