"""Words on the ground of a raft: the title of the match, and a reason on a plank."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from game.language.message import said
from game.tables.raft.drawing import draw_prompt
from game.tables.raft.seat_layout import SeatLayout
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, GOLD, INK, PALE_GOLD
from game.ui.drawing.text import Typeface

_PLANK = "#3B2414"
_ON_PLANKS, _PLANK_LEADING = 15.0, 1.25
"""The size of the letters on planks, and the height of a line in letters."""
_SMALLEST = 0.76
"""The share of its size to which a question may shrink."""
_READABLE = 9.0
"""The least size of a title's lines, in pixels."""
_BETWEEN = " · "
_ROOM = 1.15
"""The most that a title takes, in widths of its corner."""


def draw_title(pen: Pen, seating: SeatLayout, area: FRect, game: str, lines: Sequence[str]) -> None:
    """Draw a match's title with lines below it; none in a picture so small that they couldn't be read."""
    size, small = seating.letters(27), seating.letters(14)
    if small * pen.screen.scale.ppu < _READABLE:
        return
    # A title of one long word goes on a little over the water.
    room = area.width * _ROOM
    place = pen.text(game, area.topleft, size, Typeface.TITLE, PALE_GOLD, outline=INK, width=room, tight=True)
    top = max(area.top + size * 1.25, place.bottom)
    for words in (part for line in lines for part in _broken(pen, line, small, area.width)):
        at = area.left + 2, top
        place = pen.text(words, at, small, Typeface.BOLD, BONE, outline=INK, width=area.width, tight=True)
        top = max(top + small * 1.25, place.bottom - small * 0.25)


def _broken(pen: Pen, words: str, size: float, width: float) -> list[str]:
    """Return words in one line, or a line for each of their parts if they are too long for it."""
    shown = said(words, pen.fonts.language)
    return shown.split(_BETWEEN) if pen.width(shown, size, Typeface.BOLD) > width else [shown]


def draw_asked(
    pen: Pen, seating: SeatLayout, area: FRect, words: str, size: float, colour: str = GOLD
) -> None:
    """Draw the question, large, in the middle of an area; on a plank if it is too long for one line."""
    if pen.width(words, size, Typeface.TITLE) * _SMALLEST > area.width:
        draw_plank(pen, seating, area, words)
    else:
        draw_prompt(pen, words, area, size, colour)


def plank_area(pen: Pen, seating: SeatLayout, area: FRect, words: str) -> FRect:
    high = _plank_height(pen, seating, area, words)
    return FRect(area.left, area.bottom - high, area.width, high)


def _plank_height(pen: Pen, seating: SeatLayout, area: FRect, words: str) -> float:
    size = seating.letters(_ON_PLANKS)
    lines = pen.lines(words, size, Typeface.BOLD, area.width - 2 * size)
    return len(lines) * size * _PLANK_LEADING + size


def draw_plank(pen: Pen, seating: SeatLayout, area: FRect, words: str) -> None:
    """Draw words on a plank in the middle of an area, as high as they need."""
    size = seating.letters(_ON_PLANKS)
    high = _plank_height(pen, seating, area, words)
    plank = FRect(area.left, area.centery - high / 2, area.width, high)
    pen.plate(plank, _PLANK, radius=10, border=GOLD)
    inside = plank.inflate(-2 * size, -size)
    inside.width = _even(pen, words, size, inside.width)
    inside.centerx = plank.centerx
    pen.paragraph(words, inside, size, Typeface.BOLD, BONE, align="center", leading=_PLANK_LEADING)


def _even(pen: Pen, words: str, size: float, room: float) -> float:
    """Return the least width at which words take no more lines than in a room: no word stands alone."""
    lines = len(pen.lines(words, size, Typeface.BOLD, room))
    width = room
    while (
        lines > 1 and width > room / 2 and len(pen.lines(words, size, Typeface.BOLD, width - size)) == lines
    ):
        width -= size
    return width
