"""The list of keys on a page of the rules."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from game.scenes.keys import KeyLine
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import INK, PAPER

_EDGE = 5.0
"""The margin above and below the lines on the paper."""
KEYS_GAP = 8.0
"""The gap below the paper."""
_KEY_WIDE = 260.0
"""The smallest width of a column of keys."""
_KEY_HIGH, _KEY_HIGHEST = 26.0, 54.0
"""The line height below which keys get more columns, and the largest line height."""


def draw_key_list(pen: Pen, lines: Sequence[KeyLine], area: FRect) -> None:
    """Draw lines with keys on a paper, in columns."""
    pen.plate(area, PAPER, radius=12, border=INK)
    most = max(int(area.width / _KEY_WIDE), 1)
    room = area.height - 2 * _EDGE
    columns = next((one for one in range(1, most) if -(-len(lines) // one) * _KEY_HIGH <= room), most)
    rows = -(-len(lines) // columns)
    wide, high = area.width / columns, min(room / max(rows, 1), _KEY_HIGHEST)
    top = area.centery - high * rows / 2
    for number, line in enumerate(lines):
        column, row = divmod(number, rows)
        line.draw(pen, FRect(area.left + wide * column, top + high * row, wide, high), False)
