"""The sign of You Must Be 18!: a board on two legs with a lamp for every year, lit or coral."""

from __future__ import annotations

from pygame import Surface

from game.ui.drawing.artwork import picture
from game.ui.drawing.svg import render

WIDE, HIGH, LEGS = 178.0, 172.0, 84.0
"""The board, and how far its legs stand out below it, in units of the drawing."""
GLOW = 30.0
"""The room for the glow round a board that is lit."""


def sign(width_px: int, *, lit: bool) -> Surface:
    """Return the sign without its number, with legs and glow; its board is `board_px` wide."""
    unit = width_px / WIDE
    size = round((WIDE + 2 * GLOW) * unit), round((HIGH + LEGS + GLOW) * unit)
    return render(picture("eighteen/sign_lit" if lit else "eighteen/sign_dark"), *size).premul_alpha()
