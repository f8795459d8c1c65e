"""Small things that a run is told with: feathers, beads of a path, the tick on a table that was played.

Each is an SVG document, to be rendered once at the size it is shown at.
"""

from __future__ import annotations

from pygame import Surface

from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import INK, MINT
from game.ui.drawing.svg import document, render

FEATHER = (70.0, 100.0)
"""The width and height of a feather's drawing."""
_EDGE = f'stroke="{INK}" stroke-linejoin="round" stroke-linecap="round"'


def feather(*, there: bool) -> str:
    """A feather; a dark one is lost."""
    vane, quill = ("#FFF3D6", "#D8923C") if there else ("#3D4A56", INK)
    return document(
        *FEATHER,
        f'<path d="M8 92 C20 60 18 30 52 8 C66 30 58 66 22 78Z" fill="{vane}" {_EDGE} stroke-width="5"/>'
        f'<path d="M8 94 C20 66 34 40 50 14" fill="none" stroke="{quill}" stroke-width="4.4"/>'
        f'<path d="M26 62 L45 57 M33 46 L53 39" fill="none" stroke="{quill}" stroke-width="3.4"/>',
    )


def bead(colour: str) -> str:
    """A bead of a path."""
    return document(
        22,
        22,
        f'<circle cx="11" cy="11" r="8.6" fill="{colour}" {_EDGE} stroke-width="3"/>'
        '<circle cx="8" cy="8" r="2.6" fill="#FFFFFF" fill-opacity="0.85"/>',
    )


def tick() -> str:
    """The sign of a table that was won."""
    return document(
        40,
        40,
        f'<circle cx="20" cy="20" r="17" fill="{MINT}" {_EDGE} stroke-width="4"/>'
        f'<path d="M11 20 L18 27 L30 13" fill="none" {_EDGE} stroke-width="5"/>',
    )


def cross() -> str:
    """The sign of a table that was lost."""
    return document(
        40,
        40,
        f'<circle cx="20" cy="20" r="17" fill="#FF9AA8" {_EDGE} stroke-width="4"/>'
        f'<path d="M13 13 L27 27 M27 13 L13 27" fill="none" {_EDGE} stroke-width="5"/>',
    )


def keepsake(pen: Pen, name: str, drawing: str, wide: float, high: float) -> Surface:
    """The picture of a thing, so many units wide and high, kept by its name."""
    px = pen.screen.scale.px
    size = px(wide), px(high)
    return pen.shapes.get(("keepsake", name, size), lambda: render(drawing, *size).premul_alpha())
