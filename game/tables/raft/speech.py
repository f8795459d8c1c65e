"""Speech bubbles at players' beaks, in areas that keep clear of names, numbers and cards."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from pygame import FRect, Surface

from game.tables.raft.drawing import Point
from game.tables.raft.seat_layout import CROWD, RaftSide, SeatLayout, SeatPlace
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, INK
from game.ui.drawing.svg import document, render
from game.ui.drawing.text import Typeface

_STEPS = 8
_HEAD = 0.28
"""Half the width of a head, as a share of the duck's picture."""
_CHEEK, _BEAK = 0.25, 0.44
"""How far beside the middle and below the top of the duck's picture a tail ends, as shares of its size."""
_LEAST_WIDE = 96.0
_BESIDE = 12.7
"""The greatest width of a bubble beside a duck, in letter sizes."""
_TITLE_END = 236.0
"""The right end of a match's title."""
_LEADING = 1.22


class BubblePlace(NamedTuple):
    """The tip of a bubble's tail, at the beak, and the area available for the bubble."""

    tip: Point
    room: FRect


def bubble_place_of(seating: SeatLayout, place: SeatPlace) -> BubblePlace:
    """Return where a player's bubble goes: beside a duck on the far side, above any other."""
    if place.side is RaftSide.TOP:
        return _bubble_place_beside(seating, place)
    bust, scale = place.bust, seating.scale
    low = bust.top + bust.height * 0.06
    wide = max((124.0 if place.side is RaftSide.OWN else 146.0) * scale, _LEAST_WIDE)
    high = min(104.0 * scale, low - _free_above(seating, place, low))
    left = min(max(bust.centerx - wide / 2, 4.0), seating.canvas.width - wide - 6 * scale)
    inwards = -1 if place.side is RaftSide.RIGHT else 1
    tip = bust.centerx + inwards * bust.width * _CHEEK, bust.top + bust.height * _BEAK
    return BubblePlace(tip, FRect(left, low - high, wide, high))


def _bubble_place_beside(seating: SeatLayout, place: SeatPlace) -> BubblePlace:
    """Return where the bubble of a duck on the far side goes: to its left, or in a crowd to its right.

    The bubbles of a crowd would cover the title if they were on the left.
    """
    bust, most = place.bust, seating.names * _BESIDE
    heads, foot = bust.width * _HEAD, seating.at(0, 78.0)[1]
    tops = [seat.bust for seat in seating.seats if seat.side is RaftSide.TOP]
    mouth = bust.top + bust.height * _BEAK
    if len(tops) < CROWD - 1:
        ends = [other.centerx + heads for other in tops if other.left < bust.left]
        right = bust.centerx - heads
        wide = min(most, right - max(ends, default=seating.at(_TITLE_END, 0)[0]))
        return BubblePlace((bust.left + bust.width * 0.34, mouth), FRect(right - wide, 3.0, wide, foot - 3.0))
    ends = [other.centerx - heads for other in tops if other.left > bust.left]
    left = bust.centerx + heads
    wide = min(most, min(ends, default=seating.at(seating.talk_end, 0)[0]) - left)
    return BubblePlace((bust.left + bust.width * 0.66, mouth), FRect(left, 3.0, wide, foot - 3.0))


def _free_above(seating: SeatLayout, place: SeatPlace, low: float) -> float:
    """Return the y coordinate at which the free area above a duck begins; the area ends at `low`."""
    side = RaftSide.LEFT if place.side is RaftSide.OWN else place.side
    above = [seat for seat in seating.seats if seat.side is side and seat.bust.bottom < low]
    score = max((seat.purse[1] + seating.letter_size(15) * 0.9 for seat in above), default=0.0)
    if place.side is RaftSide.OWN:
        return max(score, 4.0)
    corner = seating.at(0, 84.0)[1]
    packs = seating.at(0, 206.0)[1]
    return max(score, packs if low - packs > 40 * seating.scale else corner)


def pages_of(
    pen: Pen, words: str, mouth: BubblePlace, size: float, face: Typeface = Typeface.BOLD
) -> tuple[tuple[str, ...], ...]:
    """Split words into lines that fit a bubble, on as few pages of about equal length as possible."""
    room = pen.balanced_width(words, size, face, mouth.room.width - size * 1.3)
    lines = pen.lines(words, size, face, room)
    most = max(int(mouth.room.height / (size * _LEADING)), 1)
    count = -(-len(lines) // most)
    ends = [len(lines) * page // count for page in range(count + 1)]
    return tuple(lines[start:end] for start, end in pairwise(ends))


def speech_area(
    pen: Pen, words: str, mouth: BubblePlace, size: float, face: Typeface = Typeface.BOLD
) -> FRect:
    """Return the area of a bubble, near the beak and within its room unless a single word is too wide."""
    room, pages = mouth.room, pages_of(pen, words, mouth, size, face)
    wide = max(pen.width(line, size, face) for page in pages for line in page) + size * 1.3
    high = min((max(map(len, pages)) * _LEADING + 0.7) * size, room.height)
    # A bubble above a head covers its centre as well as the side of the beak.
    middle = mouth.tip[0] if mouth.tip[1] < room.bottom else (mouth.tip[0] + room.centerx) / 2
    left = min(max(middle - wide / 2, room.left), room.right - wide)
    if wide > room.width and mouth.tip[0] < room.centerx:
        left = room.left
    top = min(max(mouth.tip[1] - high / 2, room.top), room.bottom - high)
    return FRect(left, top, wide, high)


def draw_speech(
    pen: Pen,
    words: str,
    mouth: BubblePlace,
    size: float,
    *,
    face: Typeface = Typeface.BOLD,
    colour: str = BONE,
    share: float = 1.0,
    passed: float = 0.0,
) -> None:
    """Draw a speech bubble, which grows with `share` from nothing to its full size.

    Words that don't fit are shown page by page; `passed` is the share of their time that has passed.
    """
    # A few steps only, as every step is a cached picture.
    grown = min(round(max(share, 0.0) * _STEPS), _STEPS) / _STEPS
    if grown <= 0 or not words:
        return
    large = size * grown
    area = speech_area(pen, words, mouth, large, face)
    draw_bubble(pen, area, mouth.tip, large, colour=colour)
    pages = pages_of(pen, words, mouth, large, face)
    lines = pages[min(int(passed * len(pages)), len(pages) - 1)]
    for number, line in enumerate(lines):
        y = area.centery + (number - (len(lines) - 1) / 2) * large * _LEADING
        pen.text(line, (area.centerx, y), large, face, INK, anchor="center", width=area.width - 4)


def draw_bubble(
    pen: Pen, area: FRect, tip: Point, size: float, *, colour: str = BONE, alpha: float = 1.0
) -> None:
    """Draw an empty bubble and its tail in one outline; `size` is the letter size of its text."""
    whole = area.union(FRect(tip[0] - 1, tip[1] - 1, 2, 2)).inflate(6, 6)
    box = pen.screen.scale.rect(whole)
    key = ("speech", box.size, tuple(round(at, 1) for at in (*area, *tip)), colour)
    pixels = box.width * box.height
    image = pen.shapes.get(
        key, lambda: _bubble_image(whole, box.size, area, tip, colour, size), pixels=pixels
    )
    pen.image(image, whole.topleft, alpha=alpha)


def _bubble_image(
    whole: FRect, px: tuple[int, int], area: FRect, tip: Point, colour: str, size: float
) -> Surface:
    x, y = area.left - whole.left, area.top - whole.top
    to = tip[0] - whole.left, tip[1] - whole.top
    radius = min(size * 0.7, area.height / 2)
    half = min(size * 0.5, area.width / 4, area.height / 2.4)
    below = tip[1] >= area.bottom
    if below:
        half = min(half, max(area.width / 2 - radius, half / 2))
        at = min(max(to[0], x + radius + half), x + area.width - radius - half)
        tail = f"M{at - half:.1f} {y + area.height - 2:.1f} L{to[0]:.1f} {to[1]:.1f} "
        tail += f"L{at + half:.1f} {y + area.height - 2:.1f}Z"
    else:
        side = x + area.width - 2 if tip[0] > area.centerx else x + 2
        at = min(max(to[1], y + half + 2), y + area.height - half - 2)
        tail = f"M{side:.1f} {at - half:.1f} L{to[0]:.1f} {to[1]:.1f} L{side:.1f} {at + half:.1f}Z"
    body = (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{area.width:.1f}" height="{area.height:.1f}" rx="{radius:.1f}"'
    )
    edge = f'stroke="{INK}" stroke-width="4.4" stroke-linejoin="round"'
    drawing = (
        f'{body} fill="{INK}" {edge}/><path d="{tail}" fill="{INK}" {edge}/>'
        f'{body} fill="{colour}"/><path d="{tail}" fill="{colour}"/>'
    )
    return render(document(whole.width, whole.height, drawing), *px).premul_alpha()
