"""A table above a jetty with text on paper and buttons, which don't cover the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from pygame import FRect

from game.scenes.pieces.board_area import BoardArea
from game.scenes.pieces.boathouse import draw_jetty, draw_sheet
from game.scenes.pieces.kit import Keycap, UnpointedButton
from game.tables.table import Table
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import INK
from game.ui.drawing.text import Typeface
from game.ui.forms.form import PlacedForm

SLOTS = 3
"""The number of places for buttons; the last is for the button that leads back."""
_LEADING = 1.24
_UNDER = 8.0
_AROUND = 36.0
"""The total height of the margins above and below the text, inside the paper and outside."""
_LIFT = 2.0
"""How far the text is above the middle, because lines have more room above their letters than below."""
_LOW = 560.0
"""The canvas height below which the strip has its smallest height."""
_WIDEST = 1440.0
"""The largest width of what's on the strip, which is centred below the table."""
_REMARK = "#6B3A1E"
"""The colour of remarks on paper."""


class _Sizes(NamedTuple):
    """The measures of the strip, in units; `across` means that its buttons are side by side."""

    strip: float
    edge: float
    title: float
    words: float
    button: tuple[float, float]
    gap: float
    across: bool


_USUAL = _Sizes(116.0, 14.0, 23.0, 18.0, (144.0, 64.0), 12.0, True)
_FINE = 15.0
"""The letter size of long text, and of any text in a low strip."""
_SMALL = _Sizes(102.0, 13.0, 17.0, _FINE, (120.0, 24.0), 6.0, False)


def _side_margin(pen: Pen) -> float:
    """Return the empty width at each end of the strip."""
    return max(0.0, (pen.area.width - _WIDEST) / 2)


def _sizes(pen: Pen) -> _Sizes:
    return _SMALL if pen.area.height < _LOW else _USUAL


class StripButton(UnpointedButton):
    """A button in the strip, at the place with index `slot`."""

    def __init__(
        self,
        slot: int,
        text: str,
        on_press: Callable[[], None],
        help: str = "",
        *,
        under: str = "",
        key: Callable[[], Keycap] = Keycap,
        strong: bool = False,
    ) -> None:
        super().__init__(text, under, on_press, help, key=key, strong=strong)
        self.slot = slot
        self._below = under

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        # A low button has no room for a second line.
        self.under = self._below if _sizes(pen).across else ""
        super().draw(pen, area, focused)


class Strip:
    """A table, and a strip below it with text on paper and buttons at the right end."""

    def __init__(self, table: Table[Any], form: PlacedForm) -> None:
        """`form` holds the buttons, all of them `StripButton`s."""
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
        *,
        active: bool = True,
    ) -> None:
        """Draw the table and what `over` draws on it, with the title, words and remark below.

        The focused button is marked only if `active`.
        """
        laid = _lay_out_text(pen, title, words, remark)
        over(self.stage.draw(pen, self._table, *self._table_place(pen, laid)))
        draw_jetty(pen, self.box)
        self._draw_words(pen, laid, title, remark)
        self._form.place_widgets(pen.area, [self._button_area(pen, button) for button in self._form.widgets])
        self._form.draw(pen, active=active)

    def _table_place(self, pen: Pen, laid: _TextLayout) -> tuple[FRect, float, float]:
        """Return the table's area, its scale, and how far its background extends below."""
        # The strip stays as high as it was, so that the table doesn't change size with the words.
        before = self.box.height if self.box.width == pen.area.width else 0.0
        stage = FRect(pen.area)
        stage.height -= max(before, laid.high, _sizes(pen).strip)
        self.box = FRect(0, stage.bottom, stage.width, pen.area.height - stage.height)
        return stage, min(1.0, stage.height / self._table.lowest), _UNDER

    def _button_area(self, pen: Pen, widget: object) -> FRect:
        return self._slot_area(pen, widget.slot if isinstance(widget, StripButton) else 0)

    def free_area(self, pen: Pen) -> FRect:
        """Return the area of the free places before the first button; the last place is never free."""
        taken = [button.slot for button in self._form.widgets if isinstance(button, StripButton)]
        return self._slot_area(pen, 0).union(self._slot_area(pen, min([*taken, SLOTS - 1]) - 1))

    def _slot_area(self, pen: Pen, slot: int) -> FRect:
        sizes = _sizes(pen)
        (wide, high), gap = sizes.button, sizes.gap
        right, middle = self.box.right - _side_margin(pen) - sizes.edge, self.box.centery
        place = FRect(right - wide, middle - high / 2, wide, high)
        if sizes.across:
            return place.move(-(SLOTS - 1 - slot) * (wide + gap), 0)
        return place.move(0, (slot - (SLOTS - 1) / 2) * (high + gap))

    def _draw_words(self, pen: Pen, laid: _TextLayout, title: str, remark: str) -> None:
        """Draw the title, the words and the remark on paper, left of the buttons."""
        sizes = _sizes(pen)
        left = _side_margin(pen) + sizes.edge / 2
        paper = FRect(left, self.box.top + 11, laid.inner + 2 * sizes.edge, self.box.height - 20)
        draw_sheet(pen, paper)
        used = laid.head + sum(laid.heights)
        left, y = paper.left + sizes.edge, paper.top + (paper.height - used) / 2 - _LIFT
        at = pen.text(title, (left, y), sizes.title, Typeface.TITLE, INK, width=laid.inner)
        if laid.beside and remark:
            beside = at.right + 2 * sizes.edge, y + laid.head / 2
            pen.text(remark, beside, sizes.words, Typeface.BOLD, _REMARK, anchor="midleft")
        y += laid.head
        for (said, colour), height in zip(laid.lines, laid.heights, strict=True):
            area = FRect(left, y, laid.inner, height + 1)
            pen.paragraph(said, area, laid.size, Typeface.BOLD, colour, leading=_LEADING)
            y += height


class _TextLayout(NamedTuple):
    """The layout of the strip's text, in units; `beside` means that the remark is beside the title."""

    inner: float
    beside: bool
    lines: tuple[tuple[str, str], ...]
    size: float
    heights: list[float]
    head: float
    high: float


def _lay_out_text(pen: Pen, title: str, words: str, remark: str) -> _TextLayout:
    sizes = _sizes(pen)
    wide = sizes.button[0] * (SLOTS if sizes.across else 1) + sizes.gap * (SLOTS - 1) * sizes.across
    inner = pen.area.width - 2 * _side_margin(pen) - wide - 4.5 * sizes.edge
    taken = pen.width(title, sizes.title, Typeface.TITLE)
    beside = taken + 2 * sizes.edge + pen.width(remark, sizes.words, Typeface.BOLD) <= inner
    lines = ((words, INK),) if beside else ((words, INK), (remark, _REMARK))
    head = pen.height(sizes.title, Typeface.TITLE) + 2
    for size in (sizes.words, (sizes.words + _FINE) / 2, _FINE):
        heights = _heights(pen, lines, inner, size)
        high = head + sum(heights) + _AROUND
        if high <= sizes.strip:
            break
    return _TextLayout(inner, beside, lines, size, heights, head, high)


def _heights(pen: Pen, lines: Sequence[tuple[str, str]], width: float, size: float) -> list[float]:
    """Return the heights of texts, in units; 0 for empty ones."""
    return [
        len(pen.lines(words, size, Typeface.BOLD, width)) * size * _LEADING if words else 0.0
        for words, _ in lines
    ]
