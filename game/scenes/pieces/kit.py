"""What the places around the tables share: boards, buttons, papers, and the mark of focus."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import FRect, Surface

from game.scenes.pieces.fit import LEAST
from game.ui.drawing.artwork import paint_art
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, GOLD, INK
from game.ui.drawing.prizes import plank
from game.ui.drawing.scenery.noticeboard import PLANK
from game.ui.drawing.svg import render
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Button

_PAPER = "#FFF8E6"
_BAND = "#EBD9B4"
"""The band at a paper's top, unless the paper has the focus."""
_CORNER = 12.0
_BUTTON, _KEY, _UNDER = 68.0, 15.0, 16.0
"""The height of a button; and the size of letters on its key and of those below its text."""
_WORDS = (25.0, 29.0)
"""The size of a button's text, without a line below it and with one."""
_RING, _POINTER = 11.0, 34.0
"""The width of the focus mark's ring with its lines of ink, on both sides; and of its pointer."""


def plank_image(pen: Pen, area: FRect, scale: float = 1.0, *, gold: bool = False) -> Surface:
    """Return the picture of a plank; `scale` is that of its edges and grain."""
    size = pen.screen.scale.px(area.width), pen.screen.scale.px(area.height)

    def make() -> Surface:
        return render(plank(area.width / scale, area.height / scale, gold=gold), *size).premul_alpha()

    return pen.shapes.get(("plank", size, gold), make, pixels=size[0] * size[1])


def draw_board(pen: Pen, area: FRect) -> None:
    """Draw a board of wood; a plain plate in a theme without scenery."""
    if pen.theme.scenery:
        pen.image(plank_image(pen, area), area.topleft)
    else:
        pen.plate(area, PLANK, radius=_CORNER, border=INK)


def draw_paper(pen: Pen, area: FRect, *, band: float, focused: bool) -> None:
    """Draw a sheet of paper with a band of a height at its top, which is golden with the focus."""
    if pen.theme.scenery:
        pen.plate(area.move(0, 4), INK, radius=_CORNER)
    pen.plate(area, _PAPER, radius=_CORNER, border=INK)
    inner = FRect(area.left + 5, area.top + 5, area.width - 10, band)
    pen.plate(inner, GOLD if focused else _BAND, radius=_CORNER - 4)


def mark_focus(pen: Pen, area: FRect) -> None:
    """Draw the one mark of focus: a bone ring between lines of ink."""
    ring = area.inflate(_RING, _RING)
    pen.outline(ring.inflate(4, 4), INK, 9.0, radius=_CORNER + _RING / 2 + 2)
    pen.outline(ring, BONE, 5.0, radius=_CORNER + _RING / 2)


def draw_pointer(pen: Pen, at: tuple[float, float], scale: float = 1.0) -> None:
    """Draw the golden pointer of the focus, its tip at a point."""
    pen.image(paint_art(pen, "signs/pointer", _POINTER * scale), at, anchor="midbottom")


def draw_keycap(pen: Pen, name: str, left: float, middle: float, size: float) -> float:
    """Draw a key with its name from the middle of its left edge; return its right edge."""
    high = size * 1.65
    cap = FRect(left, middle - high / 2, max(high, pen.width(name, size, Typeface.BOLD) + size), high)
    pen.plate(cap, BONE, radius=high * 0.28, border=INK)
    pen.text(name, cap.center, size, Typeface.BOLD, INK, anchor="center")
    return cap.right


class BoardButton(Button):
    """A button on a board, golden if it's `strong`; the key that presses it lies on its left end."""

    def __init__(
        self,
        text: str,
        under: str,
        on_press: Callable[[], None],
        help: str,
        *,
        key: Callable[[], str] = str,
        strong: bool = False,
    ) -> None:
        """`under` is a line below the text, or empty. `key` returns the key's name, empty without one."""
        super().__init__(text, on_press, help, strong=strong)
        self.under, self._key = under, key

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        unit = area.height / _BUTTON
        self._draw_ground(pen, area, unit)
        left, right, middle = area.left + 10 * unit, area.right - 10 * unit, area.centery - 3 * unit
        size, small = max(_WORDS[bool(self.under)] * unit, LEAST), max(_UNDER * unit, LEAST)
        line = middle - (small * 0.62 if self.under else 0)
        if key := self._key():
            left = draw_keycap(pen, key, left, line, max(_KEY * unit, LEAST)) + 8 * unit
        # The words are in the middle of the button, or of what the key leaves of a narrow one.
        wide = pen.width(self.text, size, Typeface.TITLE)
        x = area.centerx if wide / 2 < area.centerx - left else (left + right) / 2
        colour, edge = (INK, None) if self.strong else (BONE, INK)
        put = partial(pen.text, outline=edge, anchor="center")
        put(self.text, (x, line), size, Typeface.TITLE, colour, width=2 * min(x - left, right - x))
        if self.under:
            at, room = (area.centerx, middle + size * 0.58), area.width - 20 * unit
            put(self.under, at, small, Typeface.BOLD, colour, width=room)
        if focused:
            mark_focus(pen, area)
            draw_pointer(pen, (area.centerx, area.top - 9 * unit), unit)

    def _draw_ground(self, pen: Pen, area: FRect, unit: float) -> None:
        if pen.theme.scenery:
            pen.image(plank_image(pen, area, unit, gold=self.strong), area.topleft)
        else:
            pen.plate(area, GOLD if self.strong else PLANK, radius=_CORNER * unit, border=INK)
