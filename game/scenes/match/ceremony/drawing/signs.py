"""Text over the lake: the heading, the winners, ribbons, bubbles and answers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import hypot

from pygame import FRect

from game.language.message import Text, parts
from game.scenes.match.ceremony.drawing.letters import Point, write_fitted
from game.scenes.match.ceremony.outcome import CeremonyWords
from game.scenes.match.ceremony.timing import TITLE, WORDS, slide
from game.tables.raft.seat_layout import SeatLayout
from game.tables.raft.speech import draw_bubble
from game.ui.drawing.artwork import paint_document
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, INK, PALE_GOLD
from game.ui.drawing.prizes import RIBBON_FOLD, ribbon_svg
from game.ui.drawing.text import Typeface

_ROOM = 860.0
_TITLE_AT, _QUOTE_AT, _RIBBON_AT = 50.0, 121.0, 157.0
_HIGH_QUOTE_AT = 101.0
"""The y of the winner's quote above a ribbon of two lines, if the canvas has room for both."""
_HIGH_RIBBON_AT = 131.0
"""The y of a ribbon of two lines."""
_SMALL = 0.7
_BETWEEN = " · "
"""The separator between records."""
_LEADING = 1.3
"""The line height on a ribbon, as a multiple of the letter size."""
_ENDS = 3.6
"""The width of a ribbon's ends, as a multiple of the letter size."""
_OVER_HEAD = 0.5, 0.84, 0.16
"""Where the duck's head may be below its bubble, as shares of the bubble's width from the left."""
_WIDTHS = (1.0, 0.75, 0.55)
"""The widths to try for a last word, as shares of the usual width."""
_LEAST_WIDE = 96.0
"""The smallest width of a last word, in units."""
_Wrapped = tuple[Sequence[str], tuple[float, float]]
"""Wrapped lines, and the width and height of their bubble."""
_MARGIN = 10.0
"""The distance of a bubble from the canvas's edges."""
_OVER_HAT = 0.04
"""How far a tail from above reaches into a duck's picture, as a share of its height."""
_CHEEK = 0.34
"""The distance from the centre of a duck to its cheek, as a share of its width."""
_NARROW, _WIDE = 690.0, 1000.0
_RISE = 26.0
_WORDS_END, _QUOTE_END = 182.0, 146.0
"""The lower edge of the winners' text, with a ribbon and without."""
_HEADING, _VERDICT = 36.0, 78.0
_SIGN, _SIGN_ROOM = "#1B2A3E", 780.0


def draw_heading(pen: Pen, seating: SeatLayout, words: str, verdict: str, alpha: float) -> None:
    """Draw a heading in large letters, with the verdict on the round, unless it's empty, in a line below."""
    k, x = seating.scale, seating.canvas.centerx
    y = seating.at(0, _HEADING if verdict else _HEADING + 8)[1]
    write_fitted(
        pen, seating, words, (x, y), 44, _ROOM * k, face=Typeface.TITLE, colour=PALE_GOLD, alpha=alpha
    )
    if verdict:
        at = x, seating.at(0, _VERDICT)[1]
        write_fitted(pen, seating, verdict, at, 19, _ROOM * k, alpha=alpha)


def draw_answer(pen: Pen, seating: SeatLayout, words: str) -> None:
    """Draw an answer to the player on a sign at the top."""
    size, width = seating.letter_size(15), _SIGN_ROOM * seating.scale
    lines = pen.lines(words, size, Typeface.BOLD, width - 2 * size)
    high = len(lines) * size * 1.3 + size
    left, top = seating.canvas.centerx - width / 2, seating.at(0, 92)[1]
    area = FRect(left, top, width, high)
    pen.plate(area, _SIGN, radius=12, border=INK)
    inside = area.inflate(-2 * size, -size)
    pen.paragraph(words, inside, size, Typeface.BOLD, BONE, align="center", leading=1.3, least=1.0)


def draw_ceremony_words(
    pen: Pen, seating: SeatLayout, words: CeremonyWords, time: float, *, narrow: bool
) -> None:
    """Draw the winners, a winner's quote and the ribbon of records; `narrow` leaves room for a last word."""
    width = _NARROW if narrow else _WIDE
    k, middle = seating.scale, seating.canvas.centerx
    shown = slide(time, TITLE)
    if shown:
        at = middle, seating.at(0, _TITLE_AT + (1 - shown) * _RISE)[1]
        face, colour = Typeface.TITLE, PALE_GOLD
        write_fitted(pen, seating, words.title, at, 66, width * k, face=face, colour=colour, alpha=shown)
    later, y = slide(time, WORDS), _QUOTE_AT
    if not later:
        return
    room = pen.area.width - 8 if words.records and seating.scale < _SMALL else width * k
    size, lines = ribbon_lines(pen, seating, words.records, room)
    two = len(lines) > 1
    if words.quote and not (two and seating.scale < _SMALL):
        at = middle, seating.at(0, _HIGH_QUOTE_AT if two else y)[1]
        write_fitted(pen, seating, words.quote, at, 27, width * k, alpha=later)
        y = _HIGH_RIBBON_AT if two else _RIBBON_AT
    if lines:
        _draw_ribbon(pen, seating, lines, size, seating.at(0, y)[1], later)


def words_area(seating: SeatLayout, words: CeremonyWords) -> FRect:
    """Return the area of the winners' text when it's narrow."""
    wide, low = _NARROW * seating.scale, _WORDS_END if words.records else _QUOTE_END
    return FRect(seating.canvas.centerx - wide / 2, 0, wide, seating.at(0, low)[1])


def ribbon_lines(
    pen: Pen, seating: SeatLayout, records: Sequence[Text], most: float
) -> tuple[float, tuple[Text, ...]]:
    """Return broken records in one or two lines that fit a ribbon, and the letter size.

    If they don't all fit even in small letters, the last ones are left out; all of them are
    read aloud anyway.
    """
    size, least = seating.letter_size(17), seating.letter_size(0)
    lines = _filled_lines(pen, records, size, most - _ENDS * size)
    while len(lines) > 1 and size > least:
        size = max(size * 0.94, least)
        lines = _filled_lines(pen, records, size, most - _ENDS * size)
    return size, lines[:2]


def _filled_lines(pen: Pen, records: Sequence[Text], size: float, width: float) -> tuple[Text, ...]:
    """Return records joined in their order, in lines no wider than `width` if possible."""
    lines: list[list[Text]] = []
    for record in records:
        if lines and pen.width(parts(_BETWEEN, (*lines[-1], record)), size, Typeface.BOLD) <= width:
            lines[-1].append(record)
        else:
            lines.append([record])
    return tuple(parts(_BETWEEN, line) for line in lines)


def _draw_ribbon(
    pen: Pen, seating: SeatLayout, lines: Sequence[Text], size: float, y: float, shown: float
) -> None:
    """Draw lines of text on a ribbon; the first one is centred at `y`."""
    one = size * 1.75
    high = one + (len(lines) - 1) * size * _LEADING
    wide = min(max(pen.width(line, size, Typeface.BOLD) for line in lines) + _ENDS * size, pen.area.width)
    whole = wide, high + one * RIBBON_FOLD + 4
    image = paint_document(pen, ("ribbon",), whole, partial(ribbon_svg, wide, high, one))
    pen.image(image, (seating.canvas.centerx, y - one / 2), anchor="midtop", alpha=shown)
    for number, line in enumerate(lines):
        at = seating.canvas.centerx, y + number * size * _LEADING
        room, face = wide - (_ENDS - 1) * size, Typeface.BOLD
        pen.outlined(line, at, size, face, alpha=shown, width=room)


def draw_last_word(
    pen: Pen, seating: SeatLayout, bust: FRect, words: str, alpha: float, others: Sequence[FRect]
) -> None:
    """Draw a remark in a bubble near a duck, clear of the areas in `others`."""
    size = seating.letter_size(16)
    wrapped = []
    for share in _WIDTHS:
        room = max(250.0 * seating.scale * share, _LEAST_WIDE)
        room = pen.balanced_width(words, size, Typeface.BOLD, room)
        lines = pen.lines(words, size, Typeface.BOLD, room)
        wide = max(pen.width(line, size, Typeface.BOLD) for line in lines) + 1.6 * size
        wrapped.append((lines, (wide, len(lines) * size * 1.28 + size * 0.9)))
    said, area = last_word_area(seating, bust, wrapped, size, others)
    draw_bubble(pen, area, _tail_tip(area, bust), size, alpha=alpha)
    for number, line in enumerate(said):
        at = area.centerx, area.top + size * 0.45 + (number + 0.5) * size * 1.28
        pen.text(line, at, size, Typeface.BOLD, INK, anchor="center", alpha=alpha)


def last_word_area(
    seating: SeatLayout, bust: FRect, wrapped: Sequence[_Wrapped], size: float, others: Sequence[FRect]
) -> tuple[Sequence[str], FRect]:
    """Return the best of the given wrappings of a last word, and the area of its bubble.

    The bubble is as near as possible to the duck's head, and clear of the areas in `others` if possible.
    """
    gap, head = size * 0.7, bust.inflate(-0.24 * bust.width, 0)
    # A bubble above the head leaves room for its tail.
    taken = [*others, FRect(head.left, head.top - gap + 1, head.width, head.height + gap - 1)]
    room = FRect(_MARGIN, _MARGIN, seating.canvas.width - 2 * _MARGIN, bust.bottom - _MARGIN)
    found = []
    for lines, (wide, high) in wrapped:
        lefts = [bust.centerx - wide * share for share in _OVER_HEAD]
        lefts += [left for one in taken for left in (one.left - gap - wide, one.right + gap)]
        tops = [bust.top - gap - high, bust.top + gap]
        tops += [top for one in taken for top in (one.top - gap - high, one.bottom + 1)]
        # Many candidates coincide at the area's edges.
        across = dict.fromkeys(FRect(left, 0, wide, high).clamp(room).left for left in lefts)
        down = dict.fromkeys(FRect(0, top, wide, high).clamp(room).top for top in tops)
        found += [(lines, FRect(left, top, wide, high)) for left in across for top in down]

    def cost(place: tuple[Sequence[str], FRect]) -> tuple[int, float]:
        lines, area = place
        aside = 0.05 * abs(area.centerx - bust.centerx)
        return len(area.collidelistall(taken)), _distance(area, bust.midtop) + aside + 6.0 * len(lines)

    return min(found, key=cost)


def _distance(area: FRect, point: Point) -> float:
    across = max(area.left - point[0], point[0] - area.right, 0.0)
    return hypot(across, max(area.top - point[1], point[1] - area.bottom, 0.0))


def _tail_tip(area: FRect, bust: FRect) -> Point:
    """Return the tip of a bubble's tail: above the duck if the bubble is above it, else beside the beak."""
    if area.bottom <= bust.top:
        return bust.centerx, bust.top + bust.height * _OVER_HAT
    side = 1 if area.centerx > bust.centerx else -1
    return bust.centerx + side * bust.width * _CHEEK, bust.top + bust.height * 0.42
