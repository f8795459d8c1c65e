"""The words of the moment beside a table, in a box that is no larger than they are."""

from __future__ import annotations

from pygame import FRect

from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, MIST
from game.ui.drawing.text import Face

SIZES = 15.0, 14.0, 13.0
"""Sizes of letters, the one to be preferred first."""
_LEADING, _AROUND, _ABOVE = 1.22, 20.0, 10.0


def draw_caption(pen: Pen, words: str, area: FRect, *, fresh: bool, whole: bool) -> FRect:
    """Words on the foot of an area, at its right; returns their box.

    Where the area ends, the words of an event end with …, as the log has all of them; `whole` words, which
    the player asked for, go on over the things above.
    """
    for size in SIZES:
        lines = pen.lines(words, size, Face.BOLD, area.width - _AROUND)
        most = max(int((area.height - _ABOVE) / (size * _LEADING)), 1)
        if len(lines) <= most:
            break
    cut = len(lines) > most and not whole
    lines = lines[:most] if cut else lines
    around = _AROUND + (size if cut else 0.0)
    wide = min(max(pen.width(line, size, Face.BOLD) for line in lines) + around, area.width)
    high = len(lines) * size * _LEADING + _ABOVE
    box = FRect(area.right - wide, area.bottom - high, wide, high)
    pen.panel(box, alpha=0.94, radius=10)
    inside = FRect(box.left + _AROUND / 2, box.top + _ABOVE / 2, area.width - _AROUND, high - _ABOVE + 2)
    colour = BONE if fresh else MIST
    pen.paragraph(words, inside, size, Face.BOLD, colour, leading=_LEADING, least=1.0, cut=cut)
    return box
