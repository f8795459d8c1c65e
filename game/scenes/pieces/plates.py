"""Widgets on wooden boards: buttons, name fields, and choices with the value on a tag."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect, Surface

from game.language.message import Text, message, sentence
from game.scenes.pieces.fit import LEAST
from game.scenes.pieces.kit import draw_focusable_board
from game.ui.devices.actions import Action
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, GOLD, INK
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Button, Pick, Prompts, TextField

_BOARD = 58.0
"""The height of a plate with its margin, to which its other measures refer."""
_SIGN = 26.0
"""The width of the arrow at each end of a tag."""


class NamePlate(TextField):
    """A name field with a duck; `face` returns the picture of its face at a width in pixels."""

    face: Callable[[int], Surface]

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        board = _draw_ground(pen, area, focused)
        k = area.height / _BOARD
        left = board.left + 8 * k
        pen.image(
            self.face(pen.screen.scale.px(board.height)), (left, board.centery - 2 * k), anchor="midleft"
        )
        tag = _draw_tag(pen, board, left + board.height + 8 * k, self.label, k, lit=self.editing)
        words, room = self.value_with_cursor, tag.width - 12 * k
        size = max(20 * k, LEAST)
        pen.text(words, tag.center, size, Typeface.BOLD, INK, anchor="center", width=room, tight=True)


class PlateButton(Button):
    high = _BOARD

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        board, k = _draw_ground(pen, area, focused), area.height / _BOARD
        at, size, room = (board.centerx, board.centery - 2 * k), max(20 * k, LEAST), board.width - 36 * k
        pen.outlined(self.text, at, size, Typeface.TITLE, width=room, tight=True)


class PickPlate(Pick):
    """A control that picks one of several values; a click on the left arrow steps back."""

    high = _BOARD

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        board, k = _draw_ground(pen, area, focused), area.height / _BOARD
        tag = _draw_tag(pen, board, board.left + 18 * k, self.label, k, lit=focused)
        self._split = (tag.left - area.left) / area.width
        sign, size = max(_SIGN * k, LEAST), max(20 * k, LEAST)
        for words, x in (("‹", tag.left + sign / 2), ("›", tag.right - sign / 2)):
            pen.text(words, (x, tag.centery - 2 * k), size * 1.3, Typeface.BOLD, INK, anchor="center")
        room = tag.width - 2 * sign
        pen.text(self.shown, tag.center, size, Typeface.BOLD, INK, anchor="center", width=room, tight=True)


class WalkPlate(PickPlate):
    """A control that steps through items with left and right, without changing a setting."""

    @property
    def list_position(self) -> tuple[int, int]:
        return self.index, len(self.names)

    @property
    def prompts(self) -> Prompts:
        return ((Action.CONFIRM, message("next")),)

    @property
    def announcement(self) -> Text:
        return sentence(self.shown)


def _draw_ground(pen: Pen, area: FRect, focused: bool) -> FRect:
    """Draw a widget's board, with the focus mark if `focused`; return the board's area."""
    k = area.height / _BOARD
    board = area.inflate(-4 * k, -7 * k)
    draw_focusable_board(pen, board, focused, k)
    return board


def _draw_tag(pen: Pen, board: FRect, left: float, label: str, k: float, *, lit: bool) -> FRect:
    """Draw a board's label, starting at `left`, and an empty tag on the right; return the tag's area."""
    middle = board.centery - 2 * k
    tag = FRect(0, 0, board.width * 0.5, max(33 * k, LEAST * 1.3))
    tag.midright = board.right - 10 * k, middle
    size, room = max(20 * k, LEAST), tag.left - left - 6 * k
    at, put = (left, middle), Typeface.TITLE
    pen.outlined(label, at, size, put, anchor="midleft", width=room, tight=True)
    pen.plate(tag, GOLD if lit else BONE, radius=tag.height * 0.32, border=INK)
    return tag
