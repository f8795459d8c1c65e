"""The sign of You Must Be 18!: a board on two legs, framed by light bulbs, which glow or are coral."""

from __future__ import annotations

from pygame import Surface

from game.ui.drawing.artwork import picture
from game.ui.drawing.svg import render

WIDE, HIGH, LEGS = 178.0, 172.0, 84.0
"""The size of the board, and the length of its legs, in units of the drawing."""
GLOW = 30.0
"""The space for the glow around a lit board, in units of the drawing."""


def paint_sign(width_px: int, *, lit: bool) -> Surface:
    """Return the sign without its number; `width_px` is the width of its board in pixels."""
    unit = width_px / WIDE
    size = round((WIDE + 2 * GLOW) * unit), round((HIGH + LEGS + GLOW) * unit)
    return render(picture("eighteen/sign_lit" if lit else "eighteen/sign_dark"), *size).premul_alpha()
