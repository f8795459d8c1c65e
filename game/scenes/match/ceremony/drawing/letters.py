"""Text in the ceremony, which is cut rather than shrunk below the smallest letter size."""

from __future__ import annotations

from math import inf

from game.language.message import figure
from game.tables.raft.seat_layout import SeatLayout
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, INK
from game.ui.drawing.text import Typeface

Point = tuple[float, float]

_LINE = 1.36
"""The line height, as a multiple of the letter size."""
_PIXELS = 13.0
"""The smallest letter size, in pixels."""


def signed_points(points: int) -> str:
    """Return a round's points with a sign, such as "+4", or "+0" for no points."""
    return figure(points, signed=True) if points else "+0"


def write_fitted(
    pen: Pen,
    seating: SeatLayout,
    words: str,
    at: Point,
    size: float,
    width: float,
    *,
    face: Typeface = Typeface.BOLD,
    colour: str = BONE,
    outline: str | None = INK,
    anchor: str = "center",
    alpha: float = 1.0,
    high: float = inf,
) -> None:
    """Draw text that is shrunk, and then cut short, if it's too wide; `size` is for a 1280 × 720 canvas.

    It is also shrunk to fit lines that are `high` units apart, but never below 13 pixels.
    """
    ppu = pen.screen.scale.ppu
    room = max(high / _LINE, _PIXELS / ppu)
    units, least = min(seating.letter_size(size), room), min(seating.letter_size(0), room)
    while units > least and pen.width(words, units, face) > width:
        units = max(units * 0.94, least)
    shown = pen.fonts.fit(words, face, pen.screen.scale.px(units), max(width * ppu, 1))
    pen.outlined(shown, at, units, face, colour, outline=outline, anchor=anchor, alpha=alpha)
