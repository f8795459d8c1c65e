"""The areas that every table has, in units, and small pieces that layouts are made of."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct
from pygame import FRect

from game.tables.raft import ground as raft


class Frame(Struct, frozen=True, kw_only=True):
    """The areas that every table has; a game's layout adds its own.

    Attributes:
        ground: the raft and its seats.
        title: game, round and turn.
        seats: one area per opponent, clockwise from the own seat (a spectator's: one per seat).
        preview: the name and effect of the focused thing.
        hand: the own hand; `tags` a hint's tags for its cards, above it (no height: none).
        caption: the words of events; `mascot` the own duck below them; `tools` the scene's buttons.
        card: width of a card in the middle of the table.
    """

    ground: raft.Ground
    title: FRect
    seats: tuple[FRect, ...]
    preview: FRect
    hand: FRect
    tags: FRect
    caption: FRect
    mascot: FRect
    tools: FRect
    card: float


GAP = 12.0
EDGE = 16.0
CAPTION = 66.0
"""The least height of the words of events."""
OVER_TOOLS = 88.0
"""The room over the scene's buttons that belongs to a replay, for its controls."""
CROWD = 4
"""With so many opponents, their strip goes over the whole canvas; with fewer, it leaves the corner free."""
_OVER_FAN = 10.0
"""The least distance of a fan's cards below its area's top."""


def in_corner(corner: FRect, duck: float, *, has_hand: bool = True) -> tuple[FRect, FRect]:
    """The own duck at the foot of the corner beside the hand, a share of its height; and the words above."""
    size = max(0.0, min(corner.height * duck, corner.width * 0.4, corner.height - CAPTION - 6))
    mascot = FRect(corner.right - size, corner.bottom - size, size, size)
    said = corner.height - size - (6 if has_hand else 0)
    return mascot, FRect(corner.left, corner.top, corner.width, said)


def with_tags(hand: FRect, tags: float) -> tuple[FRect, FRect]:
    """The place of a hand under tags so high, which may be none, and theirs: the fan is lower and smaller."""
    row = FRect(hand.left, hand.top - 4, hand.width, tags)
    lower = max(0.0, row.bottom - _OVER_FAN - hand.top)
    return FRect(hand.left, hand.top + lower, hand.width, hand.height - lower), row


def tools_and_preview(edge: float, bottom: float, width: float, height: float) -> tuple[FRect, FRect]:
    """The scene's buttons at the foot of the left column, and the words on the focus above them."""
    tools = FRect(edge, height - edge - 28, width, 28)
    return tools, FRect(edge, bottom, width, max(tools.top - 36 - bottom, 1.0))


class Measures(NamedTuple):
    """The measures of a table with columns left and right of the middle: a share, the least, the most."""

    strip: tuple[float, float, float]
    bottom: tuple[float, float, float]
    duck: float
    over_hand: float = GAP
    tags: float = 0.0


class Ground(NamedTuple):
    """The common areas of tables with columns left and right of the middle, seats above and a hand below."""

    title: FRect
    seats: tuple[FRect, ...]
    middle: FRect
    left: FRect
    right: FRect
    hand: FRect
    tags: FRect
    preview: FRect
    caption: FRect
    mascot: FRect
    tools: FRect


def ground(width: float, height: float, opponents: int, measures: Measures, *, has_hand: bool) -> Ground:
    """The ground of a table on a canvas of so many units; a spectator has no hand, and more room above."""
    edge = min(EDGE, width * 0.0125)
    left, right = clamp(width * 0.172, 150, 270), clamp(width * 0.2, 190, 330)
    high = clamp(height * measures.strip[0], *measures.strip[1:])
    low = clamp(height * measures.bottom[0], *measures.bottom[1:]) if has_hand else 24.0
    inner = width - 2 * edge - left - right - 2 * GAP
    title = FRect(edge, edge, left, high)
    crowd, start = opponents >= CROWD, title.right + GAP
    seats = strip(FRect(start, edge, width - edge - start if crowd else inner, high), opponents, GAP)
    top, bottom = edge + high + GAP, height - low
    middle = FRect(start, top, inner, bottom - top - measures.over_hand)
    beside_top = top if crowd else edge
    beside = FRect(width - edge - right, beside_top, right, middle.bottom - beside_top)
    tools, preview = tools_and_preview(edge, bottom, left, height)
    column = FRect(edge, top, left, middle.height)
    corner = FRect(beside.left, bottom, right, low - edge)
    if not has_hand:
        # Tools and words have no place beside a hand: they take theirs from the columns above them.
        column.height = tools.top - OVER_TOOLS - GAP - top
        corner = FRect(beside.left, height - edge - CAPTION, right, CAPTION)
        beside.height = corner.top - GAP - beside.top
    mascot, caption = in_corner(corner, measures.duck, has_hand=has_hand)
    hand, tags = with_tags(FRect(middle.left, bottom, inner, low), measures.tags)
    return Ground(title, seats, middle, column, beside, hand, tags, preview, caption, mascot, tools)


def clamp(value: float, least: float, most: float) -> float:
    """The value, or the bound that it is beyond."""
    return max(least, min(value, most))


def strip(area: FRect, count: int, gap: float) -> tuple[FRect, ...]:
    """An area cut into so many parts of one width, side by side with gaps between them."""
    width = (area.width - gap * (count - 1)) / max(count, 1)
    return tuple(
        FRect(area.left + (width + gap) * place, area.top, width, area.height) for place in range(count)
    )
