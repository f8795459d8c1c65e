"""Text on the pond: the title of the match, and questions, on a plank if they're long."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pygame import FRect

from game.language.message import translate
from game.tables.raft.drawing import draw_prompt
from game.tables.raft.seat_layout import SeatLayout
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, GOLD, PALE_GOLD
from game.ui.drawing.text import Typeface

_PLANK = "#3B2414"
_ON_PLANKS, _PLANK_LEADING = 15.0, 1.25
"""The letter size on planks, and the line height as a multiple of it."""
_ABOVE = 0.35
"""The room above and below the lines on planks, as a multiple of the letter size."""
_SENTENCE = re.compile(r"(?<=[.!?])\s+(?=\D)|(?<=\D[.!?])\s+")
"""The gap between two sentences; never between two figures."""
_SMALLEST = 0.76
"""The smallest scale to which a question may shrink to fit one line."""
_READABLE = 9.0
"""The smallest letter size of a title's lines, in pixels."""
_TITLE, _LINES, _LEADING, _MOST_LINES = 27.0, 14.0, 1.25, 3
"""A title: the letter sizes of the game's name and of the lines below, the line height as a multiple of them,
and the number of lines that there may be on a small canvas."""
_BETWEEN = " · "
_ROOM = 1.15
"""The largest width of a title, as a multiple of its area's width."""


def title_area(seating: SeatLayout, area: FRect) -> FRect:
    """Return the area of a title and the lines below it, which may be split on a small canvas."""
    size, small = seating.letter_size(_TITLE), seating.letter_size(_LINES)
    lines = _MOST_LINES if small > _LINES * seating.scale else 0
    return FRect(area.topleft, (area.width, max(area.height, (size + lines * small) * _LEADING)))


def draw_title(pen: Pen, seating: SeatLayout, area: FRect, game: str, lines: Sequence[str]) -> None:
    """Draw a match's title with lines below it, unless the picture is too small to read them."""
    size, small = seating.letter_size(_TITLE), seating.letter_size(_LINES)
    if small * pen.screen.scale.ppu < _READABLE:
        return
    # A long single word may extend a little beyond the area.
    room = area.width * _ROOM
    place = pen.outlined(game, area.topleft, size, colour=PALE_GOLD, anchor="topleft", width=room, tight=True)
    top = max(area.top + size * _LEADING, place.bottom)
    for words in (part for line in lines for part in _split_if_long(pen, line, small, area.width)):
        at = area.left + 2, top
        place = pen.outlined(words, at, small, Typeface.BOLD, anchor="topleft", width=area.width, tight=True)
        top = max(top + small * _LEADING, place.bottom - small * 0.25)


def _split_if_long(pen: Pen, words: str, size: float, width: float) -> list[str]:
    """Return text as one line, or split at its separators if it's too long."""
    shown = translate(words, pen.fonts.language)
    return shown.split(_BETWEEN) if pen.width(shown, size, Typeface.BOLD) > width else [shown]


def draw_question_text(
    pen: Pen, seating: SeatLayout, area: FRect, words: str, size: float, colour: str = GOLD
) -> None:
    """Draw the question in the middle of an area: large, or on a plank if it's too long for one line."""
    if pen.width(words, size, Typeface.TITLE) * _SMALLEST > area.width:
        draw_text_plank(pen, seating, area, words)
    else:
        draw_prompt(pen, words, area, size, colour)


def plank_area(pen: Pen, seating: SeatLayout, area: FRect, words: str) -> FRect:
    high = _plank_height(pen, seating, area, words)
    return FRect(area.left, area.bottom - high, area.width, high)


def whole_sentences(pen: Pen, seating: SeatLayout, area: FRect, words: str, height: float) -> str:
    """Return as many of a text's first sentences as fit a plank of this height, but at least one."""
    sentences = list(_SENTENCE.split(translate(words, pen.fonts.language)))
    while len(sentences) > 1 and _plank_height(pen, seating, area, " ".join(sentences)) > height:
        sentences.pop()
    return " ".join(sentences)


def _plank_height(pen: Pen, seating: SeatLayout, area: FRect, words: str) -> float:
    size = seating.letter_size(_ON_PLANKS)
    lines = pen.lines(words, size, Typeface.BOLD, area.width - 2 * size)
    return (len(lines) * _PLANK_LEADING + 2 * _ABOVE) * size


def draw_text_plank(pen: Pen, seating: SeatLayout, area: FRect, words: str) -> None:
    """Draw text on a plank in the middle of an area; the plank is as large as the text requires."""
    size = seating.letter_size(_ON_PLANKS)
    inside = FRect(0, 0, 0, _plank_height(pen, seating, area, words) - 2 * _ABOVE * size)
    inside.width = pen.balanced_width(words, size, Typeface.BOLD, area.width - 2 * size)
    inside.center = area.center
    pen.plate(inside.inflate(2 * size, 2 * _ABOVE * size), _PLANK, radius=10, border=GOLD)
    pen.paragraph(words, inside, size, Typeface.BOLD, BONE, align="center", leading=_PLANK_LEADING)
