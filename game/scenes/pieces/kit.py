"""What the places around the tables share: boards, papers, and the mark of focus."""

from __future__ import annotations

from pygame import FRect, Surface

from game.ui.drawing.artwork import paint_art
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, GOLD, INK
from game.ui.drawing.prizes import plank
from game.ui.drawing.scenery.noticeboard import PLANK
from game.ui.drawing.svg import render

_PAPER = "#FFF8E6"
_BAND = "#EBD9B4"
"""The band at a paper's top, unless the paper has the focus."""
_CORNER = 12.0
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
