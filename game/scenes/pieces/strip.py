"""A table above a strip of text and buttons that doesn't cover it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from pygame import FRect

from game.scenes.pieces.board_area import BoardArea
from game.scenes.pieces.boathouse import draw_slate_strip
from game.tables.table import Table
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, MINT
from game.ui.drawing.text import Typeface
from game.ui.forms.form import Form
from game.ui.forms.widgets import Button

_TEXT, _LEADING = 14.0, 1.24
_UNDER = 4.0
_LOW = 560.0
"""The canvas height below which the strip is as low as possible."""


class _Sizes(NamedTuple):
    """The sizes of the strip, in units."""

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
        del width
        return _sizes(pen).row


class Strip:
    """A table, and below it a strip with text and two columns of buttons."""

    def __init__(self, table: Table[Any], form: Form) -> None:
        """`form` has `LowButton`s only."""
        self._table, self._form = table, form
        self.stage = BoardArea()
        self.box = FRect()

    def draw(
        self,
        pen: Pen,
        title: str,
        words: str,
        remark: str,
        over: Callable[[Pen], None] = lambda _pen: None,
    ) -> None:
        """Draw the table, whatever `over` draws on it, and the title, text and remark below."""
        laid = _lay(pen, len(self._form.widgets), title, words, remark)
        over(self.stage.draw(pen, self._table, *self._place(pen, laid)))
        self._draw_strip(pen, laid, title, remark)

    def _place(self, pen: Pen, laid: _Laid) -> tuple[FRect, float, float]:
        """Return the table's area and scale, and how far its background continues below the strip's edge."""
        # Keep the strip's height, so that the table doesn't change size with the text.
        before = self.box.height if self.box.width == pen.area.width else 0.0
        stage = FRect(pen.area)
        stage.height -= max(before, laid.high, _sizes(pen).strip)
        self.box = FRect(0, stage.bottom, stage.width, pen.area.height - stage.height)
        return stage, min(1.0, stage.height / self._table.lowest), _UNDER

    def _draw_strip(self, pen: Pen, laid: _Laid, title: str, remark: str) -> None:
        """Draw the text on the left and the buttons on the right."""
        edge, box = _sizes(pen).edge, self.box
        draw_slate_strip(pen, box)
        used = laid.head + sum(laid.heights)
        left, y = box.left + 1.5 * edge, box.top + (box.height - used) / 2
        at = pen.text(title, (left, y), _sizes(pen).title, Typeface.TITLE, BONE, width=laid.inner)
        if laid.beside and remark:
            beside = at.right + 2 * edge, y + laid.head / 2
            pen.text(remark, beside, _TEXT, Typeface.BOLD, MINT, anchor="midleft")
        y += laid.head
        for (said, colour), height in zip(laid.lines, laid.heights, strict=True):
            area = FRect(left, y, laid.inner, height)
            pen.paragraph(said, area, _TEXT, Typeface.BOLD, colour, leading=_LEADING)
            y += height
        laid.form.midright = box.right - edge, box.centery
        self._form.area = laid.form
        self._form.draw(pen)


class _Laid(NamedTuple):
    """The layout of the strip's content, in units; the remark may be `beside` the title."""

    form: FRect
    inner: float
    beside: bool
    lines: tuple[tuple[str, str], ...]
    heights: list[float]
    head: float
    high: float


def _lay(pen: Pen, buttons: int, title: str, words: str, remark: str) -> _Laid:
    sizes = _sizes(pen)
    form = FRect(0, 0, 2 * sizes.button + 8, -(-buttons // 2) * sizes.row)
    inner = pen.area.width - form.width - 4 * sizes.edge
    wide = pen.width(title, sizes.title, Typeface.TITLE)
    beside = wide + 2 * sizes.edge + pen.width(remark, _TEXT, Typeface.BOLD) <= inner
    lines = ((words, BONE),) if beside else ((words, BONE), (remark, MINT))
    heights = _heights(pen, lines, inner)
    head = pen.height(sizes.title, Typeface.TITLE) + 2
    return _Laid(form, inner, beside, lines, heights, head, head + sum(heights) + 1.4 * sizes.edge)


def _heights(pen: Pen, lines: Sequence[tuple[str, str]], width: float) -> list[float]:
    """Return the heights of texts, in units; 0 for empty ones."""
    return [
        len(pen.lines(words, _TEXT, Typeface.BOLD, width)) * _TEXT * _LEADING if words else 0.0
        for words, _ in lines
    ]
