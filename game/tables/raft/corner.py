"""The lower right corner beside a raft: the scene's buttons, with the caption above them."""

from __future__ import annotations

from pygame import FRect

from game.tables.raft.seat_layout import RaftSide, SeatLayout

_WIDE, _LEAST = 300.0, 236.0
_HIGH = 28.0
_OVER_TOOLS = 28.5
_TOP, _LINES = 596.0, 42.0
"""The top of the caption, below the names of revealed cards, and the height of its two lines."""
_BESIDE, _EDGE, _HIGHEST, _BELOW_TITLE = 124.0, 5.0, 96.0, 74.0
"""For subtitles beside a raft: their inner edge, the gap to everything else, their largest height, and the
lower end of the title."""


def tools_of(base: SeatLayout) -> FRect:
    canvas = base.canvas
    width = max(_WIDE * base.scale, _LEAST)
    right = min(base.at(1264, 0)[0], canvas.width - 8)
    return FRect(right - width, base.at(0, 682)[1] - (_HIGH - _HIGH * base.scale), width, _HIGH)


def caption_of(base: SeatLayout, tools: FRect) -> FRect:
    """Return the area of the caption, above the buttons."""
    left = max(tools.left, base.at(964, 0)[0]) if base.scale < 1 else base.at(964, 0)[0]
    low = tools.top - _OVER_TOOLS
    top = min(base.at(0, _TOP)[1], low - _LINES)
    return FRect(left, top, tools.right - left, low - top)


def subtitle_areas(base: SeatLayout, caption: FRect) -> tuple[FRect, FRect]:
    """Return the areas for subtitles at the left and right edges: below a single seat, or above two seats."""
    inside = base.at(_BESIDE, 0)[0]
    feet = base.own.bust.top, min(caption.top, base.at(0, _TOP)[1])
    edges = (_EDGE, inside), (base.canvas.width - inside, base.canvas.width - _EDGE)
    areas = []
    for side, foot, (left, right) in zip((RaftSide.LEFT, RaftSide.RIGHT), feet, edges, strict=True):
        seats = [place for place in base.seats if place.side is side]
        top, bottom = foot - _HIGHEST, foot
        if len(seats) > 1:
            top, bottom = base.at(0, _BELOW_TITLE)[1], min(place.bust.top for place in seats)
        elif seats:
            top = max(seats[0].purse[1] + base.names + _EDGE, top)
        areas.append(FRect(left, top, right - left, bottom - _EDGE - top))
    return areas[0], areas[1]
