"""Marks on the cloth: the dashed frame of a card that may come to lie there, and the pulse of targets."""

from __future__ import annotations

import math

from pygame import FRect, Surface

from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import GOLD, INK
from game.ui.drawing.svg import document, render

_THICK = 3.6
_ROUND = 0.12
"""The radius of a frame's corners, as a share of its width."""
_STEPS = 4


def pulse(age: float) -> float:
    """Return the strength of a pulse, 0 to 1, at an age in seconds; in a few steps, each a picture kept."""
    return round(_STEPS * (0.5 + 0.5 * math.sin(age * 4.2))) / _STEPS


def draw_dashed(pen: Pen, area: FRect, colour: str = GOLD) -> None:
    """Draw a dashed frame on a dark one, so that it is seen on cloth and cards alike."""
    box = pen.screen.scale.rect(area)
    if box.width <= 0 or box.height <= 0:
        return
    thick = max(_THICK * pen.screen.scale.ppu, 2.0)
    key = ("dashed", box.size, colour, round(thick, 1))
    frame = pen.shapes.get(key, lambda: _frame(*box.size, colour, thick))
    pen.image(frame, area.topleft)


def _frame(width: int, height: int, colour: str, thick: float) -> Surface:
    edge = thick * 0.9
    across, down = width - 2 * edge, height - 2 * edge
    rect = (
        f'<rect x="{edge:.1f}" y="{edge:.1f}" width="{across:.1f}" height="{down:.1f}" '
        f'rx="{width * _ROUND:.1f}" fill="none" '
    )
    dark = f'{rect}stroke="{INK}" stroke-width="{thick * 1.7:.1f}"/>'
    dashes = (
        f'{rect}stroke="{colour}" stroke-width="{thick:.1f}" stroke-linecap="round" '
        f'stroke-dasharray="{thick * 2.6:.1f} {thick * 2.0:.1f}"/>'
    )
    return render(document(width, height, dark + dashes), width, height).premul_alpha()
