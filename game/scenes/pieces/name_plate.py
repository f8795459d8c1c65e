"""A plate with a name that can be changed."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect, Surface

from game.scenes.pieces.fit import LEAST
from game.scenes.pieces.kit import draw_board, draw_light, mark_focus
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, GOLD, INK
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import TextField

_BOARD = 58.0
"""The height of a plate, with its margin; all its measures are for that height."""


class NamePlate(TextField):
    """A name on a board that lies in the water, beside the duck that it belongs to.

    Attributes:
        face: paints the duck's face at a width in pixels.
    """

    face: Callable[[int], Surface]

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        k = area.height / _BOARD
        board = area.inflate(-12 * k, -7 * k)
        if focused:
            draw_light(pen, board)
        draw_board(pen, board)
        face = board.height
        middle, left = board.centery - 2 * k, board.left + 8 * k
        pen.image(self.face(pen.screen.scale.px(face)), (left, middle), anchor="midleft")
        left += face + 8 * k
        tag = FRect(0, 0, board.width * 0.5, max(33 * k, LEAST * 1.3))
        tag.midright = board.right - 10 * k, middle
        size, room = max(20 * k, LEAST), tag.left - left - 6 * k
        put = Typeface.TITLE
        pen.text(
            self.label, (left, middle), size, put, BONE, outline=INK, anchor="midleft", width=room, tight=True
        )
        pen.plate(tag, GOLD if self.editing else BONE, radius=tag.height * 0.32, border=INK)
        words, room = self.value + ("|" if self.editing else ""), tag.width - 12 * k
        pen.text(words, tag.center, size, Typeface.BOLD, INK, anchor="center", width=room, tight=True)
        if focused:
            mark_focus(pen, board.inflate(-4 * k, -6 * k).move(0, -2 * k))
