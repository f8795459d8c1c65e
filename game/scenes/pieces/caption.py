"""The words of the moment beside a table, in a box that is no larger than they are."""

from __future__ import annotations

from typing import Any

from pygame import FRect

from game.tables.table import Table
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, MIST
from game.ui.drawing.text import Typeface
from game.voice.captions import Captions

SIZES = 15.0, 14.0, 13.0
"""Sizes of letters, the one to be preferred first."""
_LEADING, _AROUND, _ABOVE = 1.22, 20.0, 10.0
_OVER_TOOLS = 4.0
_RISES = 8
"""So many lines are shown at once, even where they have no room: the next words may come before a step."""


def draw_moment(pen: Pen, captions: Captions, narrated: bool, table: Table[Any], foot: float) -> FRect | None:
    """The words of the moment beside a table, over its `foot`; returns their box, if there are any.

    Unless events are `narrated`, these are only answers.
    """
    words = captions.shown(narrated)
    if not words:
        return None
    whole = captions.answered or not narrated
    low = foot - _OVER_TOOLS
    area, read = table.caption_area, captions.passed
    return draw_caption(pen, words, area, low=low, read=read, whole=whole, rises=_RISES)


def draw_caption(
    pen: Pen, words: str, area: FRect, *, low: float, read: float, whole: bool, rises: int = 1
) -> FRect | None:
    """Words on the foot of an area, at its right; returns their box, if they are there.

    Words that are longer go on below the area, down to `low`, while they are read, and then go: `read` is the
    share of the time for that which has passed. Up to `rises` lines go on over things above. What is still
    longer is shown in steps, one after the other; but `whole` words, which the player asked for, rise, too.
    """
    for size in SIZES:
        lines = pen.lines(words, size, Typeface.BOLD, area.width - _AROUND)
        most = _room(area.height, size)
        if len(lines) <= most:
            break
    foot = area.bottom
    if len(lines) > most:
        if read >= 1.0:
            return None
        foot = max(low, area.bottom)
        if not whole:
            lines = _step(lines, max(_room(foot - area.top, size), rises), read)
    wide = min(max(pen.width(line, size, Typeface.BOLD) for line in lines) + _AROUND, area.width)
    high = len(lines) * size * _LEADING + _ABOVE
    box = FRect(area.right - wide, foot - high, wide, high)
    pen.panel(box, alpha=0.94, radius=10)
    colour = BONE if read < 1.0 else MIST
    for number, line in enumerate(lines):
        y = box.top + _ABOVE / 2 + number * size * _LEADING
        pen.text(line, (box.left + _AROUND / 2, y), size, Typeface.BOLD, colour)
    return box


def _room(height: float, size: float) -> int:
    """The number of lines in a box so high."""
    return max(int((height - _ABOVE) / (size * _LEADING)), 1)


def _step(lines: tuple[str, ...], most: int, read: float) -> tuple[str, ...]:
    """The lines that are shown now, no more than so many: each part of them for as long as the next."""
    steps = -(-len(lines) // most)
    each = -(-len(lines) // steps)
    first = min(int(read * steps), steps - 1) * each
    return lines[first : first + each]
