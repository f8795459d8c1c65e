"""The caption beside a table, in a box that fits its text."""

from __future__ import annotations

from typing import Any

from pygame import FRect

from game.tables.raft.table_line import GAP
from game.tables.table import Table
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, MIST
from game.ui.drawing.text import Typeface
from game.voice.captions import Captions

SIZES = 15.0, 14.0, 13.0
"""Letter sizes, in order of preference."""
_LEADING, _AROUND, _ABOVE = 1.22, 20.0, 10.0
_OVER_TOOLS = 4.0
_RISES = 8
"""The largest number of lines shown together even if they cover something above the caption."""


def draw_table_caption(
    pen: Pen, captions: Captions, narrated: bool, table: Table[Any], foot: float
) -> FRect | None:
    """Draw the current caption beside a table until it has been read; return its box, or None without one.

    Unless `narrated`, only answers are shown. A long caption extends down to just above `foot`.
    """
    words = captions.text_to_show(narrated)
    if not words or captions.reading_progress >= 1.0:
        return None
    whole = captions.shows_answer or not narrated
    low = foot - _OVER_TOOLS
    area, read = FRect(table.caption_area), captions.reading_progress
    if area.top + SIZES[0] * _LEADING + _ABOVE <= low:
        area.height = min(area.height, low - area.top)
    return draw_caption(pen, words, area, low=low, read=read, whole=whole, rises=_RISES)


def draw_caption(
    pen: Pen, words: str, area: FRect, *, low: float, read: float, whole: bool, rises: int = 1
) -> FRect | None:
    """Draw a caption at the bottom right of an area; return its box, or None if nothing is shown.

    A long caption extends below the area, down to `low`, until it has been read: `read` is the share of
    the reading time that has passed. Up to `rises` lines extend over things above. A longer one is shown in
    steps or, if `whole` (for captions that the player asked for), extends upwards.
    """
    for size in SIZES:
        lines = pen.lines(words, size, Typeface.BOLD, area.width - _AROUND)
        most = _lines_that_fit(area.height, size)
        if len(lines) <= most:
            break
    foot = area.bottom
    if len(lines) > most:
        if read >= 1.0:
            return None
        foot = max(low, area.bottom)
        if not whole:
            lines = _current_lines(lines, max(_lines_that_fit(foot - area.top, size), rises), read)
    wide = min(max(pen.width(line, size, Typeface.BOLD) for line in lines) + _AROUND, area.width)
    high = len(lines) * size * _LEADING + _ABOVE
    box = FRect(area.right - wide, foot - high, wide, high)
    if not pen.theme.scenery:
        # The table's outline keeps its gap to the box.
        pen.plate(box.inflate(2 * GAP, 2 * GAP), pen.theme.ground)
    pen.panel(box, alpha=0.94, radius=10)
    colour = BONE if read < 1.0 else MIST
    for number, line in enumerate(lines):
        y = box.top + _ABOVE / 2 + number * size * _LEADING
        pen.text(line, (box.left + _AROUND / 2, y), size, Typeface.BOLD, colour)
    return box


def _lines_that_fit(height: float, size: float) -> int:
    return max(int((height - _ABOVE) / (size * _LEADING)), 1)


def _current_lines(lines: tuple[str, ...], most: int, read: float) -> tuple[str, ...]:
    """Return the lines (at most `most`) to show when the share `read` of the reading time has passed."""
    steps = -(-len(lines) // most)
    each = -(-len(lines) // steps)
    first = min(int(read * steps), steps - 1) * each
    return lines[first : first + each]
