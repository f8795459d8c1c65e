"""Pictures that several screens share: lily pads and medals."""

from __future__ import annotations

from pygame import Surface

from game.arcade.par import Medal
from game.ui.drawing.artwork import paint_art
from game.ui.drawing.draw import Pen
from game.ui.drawing.prizes import METALS
from game.ui.drawing.scenery.pond import lily
from game.ui.drawing.svg import document, render

_PAD = 124.0, 104.0
"""The width and height of a lily pad's drawing, with room for the shadow in any rotation."""
_WIDE = 104.0
"""The share of the drawing that counts as the pad's width, in its units."""
TURNS = 5
"""The number of different rotations of a lily pad."""


def badge_image(pen: Pen, medal: Medal, wide: float) -> Surface:
    """Return the picture of a medal in a width in units; medals also differ in shape."""
    return paint_art(pen, f"prizes/badge_{METALS[1 + Medal.GOLD - medal]}", wide)


def pad_image(pen: Pen, wide: float, turn: int, *, flower: bool = False) -> Surface:
    """Return the picture of a lily pad in a width in units and one of a few rotations."""
    px = pen.screen.scale.px(wide * _PAD[0] / _WIDE)
    size = px, round(px * _PAD[1] / _PAD[0])

    def make() -> Surface:
        body = lily(_PAD[0] / 2, _PAD[1] / 2, 100, turn * 360 / TURNS, flower)
        return render(document(*_PAD, body), *size).premul_alpha()

    return pen.shapes.get(("pad", size, turn, flower), make, pixels=size[0] * size[1])
