"""Words over the lake: the heading of a round, the winners and their line, ribbons, bubbles, answers."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from game.language.message import Text, parts
from game.scenes.match.ceremony.course import TITLE, WORDS, slide
from game.scenes.match.ceremony.drawing.letters import Point, write
from game.scenes.match.ceremony.honours import Words
from game.tables.raft.ground import Ground
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, INK, PALE_GOLD
from game.ui.drawing.prizes import RIBBON_FOLD, ribbon
from game.ui.drawing.svg import document, render
from game.ui.drawing.text import Face

_ROOM = 860.0
_TITLE_AT, _QUOTE_AT, _RIBBON_AT = 50.0, 121.0, 157.0
_HIGH_QUOTE_AT, _HIGH_RIBBON_AT = 101.0, 131.0
"""Above a ribbon of two lines the winner's line is higher; a small canvas has no room for it: it is heard."""
_SMALL = 0.7
_BETWEEN, _LEADING, _ENDS = " · ", 1.3, 3.6
"""What stands between records; and the height of a line and the width of a ribbon's ends, in letters."""
_OVER_HEAD = 0.5, 0.84, 0.16
"""The shares of a bubble's width at which a head may be below it, the one to be preferred first."""
_NARROW, _WIDE = 690.0, 1000.0
_LINES, _RISE = 4, 26.0
_WORDS_END = 182.0
_HEADING, _VERDICT = 36.0, 78.0
_SIGN, _SIGN_ROOM = "#1B2A3E", 780.0


def draw_heading(pen: Pen, ground: Ground, words: str, verdict: str, alpha: float) -> None:
    """The round, large, and how it ended, in a sentence."""
    k, x = ground.scale, ground.canvas.centerx
    y = ground.at(0, _HEADING if verdict else _HEADING + 8)[1]
    write(pen, ground, words, (x, y), 44, _ROOM * k, face=Face.TITLE, colour=PALE_GOLD, alpha=alpha)
    if verdict:
        at = x, ground.at(0, _VERDICT)[1]
        write(pen, ground, verdict, at, 19, _ROOM * k, colour=BONE, alpha=alpha)


def draw_answer(pen: Pen, ground: Ground, words: str) -> None:
    """Words that the player has asked for, on a sign at the top of the lake."""
    size, width = ground.letters(15), _SIGN_ROOM * ground.scale
    lines = pen.lines(words, size, Face.BOLD, width - 2 * size)
    high = len(lines) * size * 1.3 + size
    left, top = ground.canvas.centerx - width / 2, ground.at(0, 92)[1]
    area = FRect(left, top, width, high)
    pen.plate(area, _SIGN, radius=12, border=INK)
    inside = area.inflate(-2 * size, -size)
    pen.paragraph(words, inside, size, Face.BOLD, BONE, align="center", leading=1.3, least=1.0)


def draw_words(pen: Pen, ground: Ground, words: Words, time: float, *, narrow: bool) -> None:
    """The winners, large; the winner's line; and the ribbon of records, as they come into the picture.

    `narrow`: there is a last word at one side.
    """
    width = _NARROW if narrow else _WIDE
    k, middle = ground.scale, ground.canvas.centerx
    shown = slide(time, TITLE)
    if shown:
        at = middle, ground.at(0, _TITLE_AT + (1 - shown) * _RISE)[1]
        write(
            pen, ground, words.title, at, 66, width * k,
            face=Face.TITLE, colour=PALE_GOLD, alpha=shown,
        )  # fmt: skip
    later, y = slide(time, WORDS), _QUOTE_AT
    if not later:
        return
    room = pen.area.width - 8 if words.records and ground.scale < _SMALL else width * k
    size, lines = ribbon_lines(pen, ground, words.records, room)
    two = len(lines) > 1
    if words.quote and not (two and ground.scale < _SMALL):
        at = middle, ground.at(0, _HIGH_QUOTE_AT if two else y)[1]
        write(pen, ground, words.quote, at, 27, width * k, colour=BONE, alpha=later)
        y = _HIGH_RIBBON_AT if two else _RIBBON_AT
    if lines:
        _ribbon(pen, ground, lines, size, ground.at(0, y)[1], later)


def ribbon_lines(
    pen: Pen, ground: Ground, records: Sequence[Text], most: float
) -> tuple[float, tuple[Text, ...]]:
    """Broken records in one line or two that a ribbon of a width has room for, and the size of their letters.

    No record is cut: if even small letters leave no room for all, the last ones are left out, which the
    player has heard of.
    """
    size, least = ground.letters(17), ground.letters(0)
    lines = _filled(pen, records, size, most - _ENDS * size)
    while len(lines) > 1 and size > least:
        size = max(size * 0.94, least)
        lines = _filled(pen, records, size, most - _ENDS * size)
    return size, lines[:2]


def _filled(pen: Pen, records: Sequence[Text], size: float, width: float) -> tuple[Text, ...]:
    """The records in lines of a width."""
    lines: list[list[Text]] = []
    for record in records:
        if lines and pen.width(parts(_BETWEEN, (*lines[-1], record)), size, Face.BOLD) <= width:
            lines[-1].append(record)
        else:
            lines.append([record])
    return tuple(parts(_BETWEEN, line) for line in lines)


def _ribbon(pen: Pen, ground: Ground, lines: Sequence[Text], size: float, y: float, shown: float) -> None:
    """Lines on a ribbon, the first one at a height."""
    one = size * 1.75
    high = one + (len(lines) - 1) * size * _LEADING
    wide = min(max(pen.width(line, size, Face.BOLD) for line in lines) + _ENDS * size, pen.area.width)
    px = pen.screen.scale.px
    image = pen.shapes.get(
        ("ribbon", px(wide), px(high)),
        lambda: render(ribbon(wide, high, one), px(wide), px(high + one * RIBBON_FOLD + 4)).premul_alpha(),
    )
    pen.image(image, (ground.canvas.centerx, y - one / 2), anchor="midtop", alpha=shown)
    for number, line in enumerate(lines):
        at = ground.canvas.centerx, y + number * size * _LEADING
        pen.text(
            line,
            at,
            size,
            Face.BOLD,
            BONE,
            outline=INK,
            anchor="center",
            alpha=shown,
            width=wide - (_ENDS - 1) * size,
        )


def draw_last_word(
    pen: Pen, ground: Ground, head: Point, words: str, alpha: float, others: Sequence[FRect]
) -> None:
    """A remark in a bubble over a duck whose head ends at a point."""
    size, px = ground.letters(16), pen.screen.scale.px
    width = min(250.0 * ground.scale, 20 * size)
    lines = pen.lines(words, size, Face.BOLD, width)[:_LINES]
    wide = max(pen.width(line, size, Face.BOLD) for line in lines) + 1.6 * size
    high = len(lines) * size * 1.28 + size * 0.9
    area = last_word_area(ground, head, (wide, high), size, others)
    tail = head[0] - area.left, max(head[1] - area.bottom - 2, size * 0.6)
    image = pen.shapes.get(
        ("bubble", px(wide), px(high), px(tail[0]), px(tail[1])),
        lambda: render(_bubble(wide, high, tail, size), px(wide), px(high + tail[1])).premul_alpha(),
    )
    pen.image(image, area.topleft, alpha=alpha)
    for number, line in enumerate(lines):
        at = area.centerx, area.top + size * 0.45 + (number + 0.5) * size * 1.28
        pen.text(line, at, size, Face.BOLD, INK, anchor="center", alpha=alpha)


def last_word_area(
    ground: Ground, head: Point, bubble: tuple[float, float], size: float, others: Sequence[FRect]
) -> FRect:
    """The place of a bubble of a size over a head: above all others that it would cover.

    It is right over the head or to a side, where its tail still comes from the head's speaker; beside the
    winners' words only where there is no such room below them.
    """
    (wide, high), end = bubble, ground.at(0, _WORDS_END)[1]
    places = []
    for share in _OVER_HEAD:
        left = min(max(head[0] - wide * share, 10), ground.canvas.width - wide - 10)
        tops = [other.top for other in others if other.left < left + wide and other.right > left]
        places.append(FRect(left, min([head[1], *tops]) - size * 0.7 - high, wide, high))
    below = [place for place in places if place.top >= end]
    if below:
        return below[0]
    aside, middle = _NARROW / 2 * ground.scale + 8, ground.canvas.centerx
    area = places[0]
    area.left = max(area.left, middle + aside) if head[0] > middle else min(area.left, middle - aside - wide)
    area.top = max(area.top, 10)
    return area


def _bubble(wide: float, high: float, tail: Point, size: float) -> str:
    """A bubble, and its tail to a point: from its left edge, and below its lower one."""
    x = min(max(tail[0], size * 1.6), wide - size * 1.6)
    tip = min(max(tail[0], size * 0.4), wide - size * 0.4)
    return document(
        wide,
        high + tail[1],
        f'<path d="M{size:.1f} 2 H{wide - size:.1f} Q{wide - 2:.1f} 2 {wide - 2:.1f} {size:.1f} '
        f"V{high - size:.1f} Q{wide - 2:.1f} {high:.1f} {wide - size:.1f} {high:.1f} "
        f"H{x + size * 0.5:.1f} L{tip:.1f} {high + tail[1] - 3:.1f} L{x - size * 0.5:.1f} {high:.1f} "
        f"H{size:.1f} Q2 {high:.1f} 2 {high - size:.1f} V{size:.1f} Q2 2 {size:.1f} 2Z"
        f'" fill="#FFF9EC" stroke="{INK}" stroke-width="2.6" stroke-linejoin="round"/>',
    )
