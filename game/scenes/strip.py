"""A table as it was, above a strip of words and buttons that hides nothing of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace
from pygame import FRect

from game.tables.table import Table
from game.ui.devices.actions import InputEvent, PointerMoved, PointerPressed, PointerReleased
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, MINT
from game.ui.drawing.screen import Scale, Screen
from game.ui.drawing.text import Face
from game.ui.forms.form import Form
from game.ui.forms.widgets import Button

_TEXT, _LEADING = 14.0, 1.24
_UNDER = 4.0
_LOW = 560.0
"""The height of a canvas below which the strip is made as low as can be."""


class _Sizes(NamedTuple):
    """The sizes of the strip, in units.

    Attributes:
        strip: its height, which is that of the words and buttons at most times.
        edge: the room about its words.
        title: the size of its title.
        row: the height of a row of its buttons, and `button` the width of one.
    """

    strip: float
    edge: float
    title: float
    row: float
    button: float


_USUAL, _SMALL = _Sizes(86.0, 12.0, 19.0, 37.0, 146.0), _Sizes(68.0, 8.0, 16.0, 30.0, 122.0)


def _sizes(pen: Pen) -> _Sizes:
    return _SMALL if pen.area.height < _LOW else _USUAL


class LowButton(Button):
    """A button in the strip."""

    def height(self, pen: Pen, width: float) -> float:
        """Lower than a row of a form."""
        del width
        return _sizes(pen).row


class Strip:
    """The table above, and the strip below it with two columns of buttons.

    Attributes:
        box: the strip's area as it was last drawn, in units.
    """

    def __init__(self, table: Table[Any], form: Form) -> None:
        """`form` holds buttons that are `LowButton`s."""
        self._table, self._form = table, form
        self._shrunk = 1.0
        self.box = FRect()

    def draw(
        self,
        pen: Pen,
        title: str,
        words: str,
        remark: str,
        over: Callable[[Pen], None] = lambda _pen: None,
    ) -> None:
        """The table with all that is drawn `over` it, and title, words and a remark below."""
        stage = FRect(pen.area)
        stage.height -= _sizes(pen).strip
        self._shrunk = min(1.0, stage.height / self._table.lowest)
        # The ground goes on a little below the strip, whose edge is soft.
        seen = FRect(stage.left, stage.top, stage.width, stage.height + _UNDER)
        inside = pen.screen.surface.subsurface(pen.screen.scale.rect(seen))
        size = stage.width / self._shrunk, stage.height / self._shrunk
        small = Pen(Screen(inside, Scale(pen.screen.scale.ppu * self._shrunk, *size)), pen.shapes)
        self._table.resize(*size)
        self._table.draw_ground(small)
        self._table.draw(small)
        over(small)
        self._draw_strip(pen, stage.bottom, title, words, remark)

    def within(self, event: InputEvent) -> InputEvent:
        """The event with its point as the table counts."""
        if not isinstance(event, PointerMoved | PointerPressed | PointerReleased):
            return event
        return replace(event, x=event.x / self._shrunk, y=event.y / self._shrunk)

    def _draw_strip(self, pen: Pen, top: float, title: str, words: str, remark: str) -> None:
        """The words on the left and the buttons on the right; many words go up over the table's edge."""
        sizes = _sizes(pen)
        edge, title_size = sizes.edge, sizes.title
        rows = -(-len(self._form.widgets) // 2)
        form = FRect(0, 0, 2 * sizes.button + 8, rows * sizes.row)
        inner = pen.area.width - form.width - 4 * edge
        wide = pen.width(title, title_size, Face.TITLE)
        beside = wide + 2 * edge + pen.width(remark, _TEXT, Face.BOLD) <= inner
        lines = [(words, BONE), *([] if beside else [(remark, MINT)])]
        heights = _heights(pen, lines, inner)
        head = pen.height(title_size, Face.TITLE) + 2
        high = max(pen.area.height - top, head + sum(heights) + 1.4 * edge)
        box = self.box = FRect(0, pen.area.height - high, pen.area.width, high)
        pen.panel(box, alpha=1.0, radius=0.0)
        left, y = box.left + 1.5 * edge, box.top + (box.height - head - sum(heights)) / 2
        pen.text(title, (left, y), title_size, Face.TITLE, BONE, width=inner)
        if beside and remark:
            at = left + wide + 2 * edge, y + head / 2
            pen.text(remark, at, _TEXT, Face.BOLD, MINT, anchor="midleft")
        y += head
        for (said, colour), height in zip(lines, heights, strict=True):
            area = FRect(left, y, inner, height)
            pen.paragraph(said, area, _TEXT, Face.BOLD, colour, leading=_LEADING)
            y += height
        form.midright = box.right - edge, box.centery
        self._form.area = form
        self._form.draw(pen)


def _heights(pen: Pen, lines: Sequence[tuple[str, str]], width: float) -> list[float]:
    """The height of each of some words, in units; none of those that are empty."""
    return [
        len(pen.lines(words, _TEXT, Face.BOLD, width)) * _TEXT * _LEADING if words else 0.0
        for words, _ in lines
    ]
