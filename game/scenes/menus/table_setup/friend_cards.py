"""The boards of a match among friends: everyone at this device with a name, and the ways to invite more."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from game.scenes.pieces.fit import LEAST, Fit
from game.scenes.pieces.kit import draw_focusable_board, draw_plus
from game.scenes.pieces.plates import NamePlate
from game.ui.drawing.artwork import paint_art
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, GOLD, INK
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Button

_LEADING = 1.15


class FriendCard(NamePlate):
    """A name on a tag below a duck's face."""

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        board, scale = _draw_ground(pen, area, focused), Fit.of(pen.area).scale
        size, label = max(24 * scale, LEAST), max(17 * scale, LEAST)
        tag = FRect(board.left, 0, board.width, size * 1.5)
        tag.bottom = board.bottom
        high = tag.top - board.top - 4 * scale
        image = self.face(pen.screen.scale.px(high))
        # The label is beside the face if there's room; otherwise, it's left out.
        words = pen.width(self.label, label, Typeface.TITLE)
        if high + words + 8 * scale < board.width:
            pen.image(image, board.topleft)
            at = board.left + high + 8 * scale, board.top + high / 2
            pen.outlined(self.label, at, label, anchor="midleft")
        else:
            pen.image(image, (board.centerx, board.top), anchor="midtop")
        pen.plate(tag, GOLD if self.editing else BONE, radius=tag.height * 0.3, border=INK)
        words_shown, room = self.value + ("|" if self.editing else ""), tag.width - 12 * scale
        pen.text(words_shown, tag.center, size, Typeface.BOLD, INK, anchor="center", width=room, tight=True)


class InviteCard(Button):
    """A button that invites a friend, with a picture and a plus sign."""

    def __init__(self, text: str, picture: str, on_press: Callable[[], None], help: str) -> None:
        super().__init__(text, on_press, help)
        self._picture = picture

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        board, scale = _draw_ground(pen, area, focused), Fit.of(pen.area).scale
        size = max(19 * scale, LEAST)
        lines = pen.lines(self.text, size, Typeface.TITLE, board.width)[:2]
        high = board.height - len(lines) * size * _LEADING - 4 * scale
        middle = board.centerx, board.top + high / 2
        pen.image(paint_art(pen, self._picture, high, high), middle, anchor="center")
        draw_plus(pen, (middle[0] + high * 0.6, middle[1] + high * 0.2), high * 0.5, lit=focused)
        for number, line in enumerate(lines):
            y = board.bottom - (len(lines) - number - 0.5) * size * _LEADING
            pen.outlined(line, (board.centerx, y), size, width=board.width, tight=True)


def _draw_ground(pen: Pen, area: FRect, focused: bool) -> FRect:
    """Draw a board, with the focus mark if it has the focus; return the area inside its edges."""
    scale = Fit.of(pen.area).scale
    draw_focusable_board(pen, area, focused, scale)
    return area.inflate(-24 * scale, -24 * scale).move(0, -3 * scale)
