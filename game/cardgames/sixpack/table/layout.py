"""Where everything lies on the table of Sixpack, in units, for any canvas and number of seats."""

from __future__ import annotations

from msgspec import Struct
from pygame import FRect

from game.tables.layout import Frame, clamp, strip
from game.ui.cards import CARD_RATIO

PILES = 3
_GAP = 12.0
_EDGE = 16.0
_CAPTION = 66.0
_TAGS = 26.0
_OVER_FAN = 10.0
"""How far the cards of a fan lie below its area's top, at least."""
_OVER_TOOLS = 88.0
"""The room over the scene's buttons that belongs to it where nobody plays: what a replay is steered by."""
_CROWD = 4
"""With so many opponents, their strip goes over the whole canvas; with fewer, this turn has the corner."""


class PileLayout(Struct, frozen=True):
    """A pile's place: its `whole` column, the line `above` its cards, the cards, and the line `below`."""

    whole: FRect
    above: FRect
    cards: FRect
    below: FRect


class TableLayout(Frame, frozen=True, kw_only=True):
    """Areas in units.

    Attributes:
        packs: the packs in the game; `standing` below them (no height: there is no room for it).
        piles: the three piles.
        line: the big arrow with the numbers, which says how cards are handled, and words below it.
        lane: the cards of this turn.
        picker: where questions are answered that no card on the table can answer, over the hand.
        detail: a card and all that is to be said of it, over the packs.
        hand_card: width of a card in the hand.
    """

    packs: FRect
    standing: FRect
    piles: tuple[PileLayout, ...]
    line: FRect
    lane: FRect
    picker: FRect
    detail: FRect
    hand_card: float


def lay_out(
    width: float,
    height: float,
    opponents: int,
    seats: int,
    *,
    packs: int = 7,
    has_hand: bool = True,
    has_tags: bool = False,
) -> TableLayout:
    """The table on a canvas of so many units, for so many opponents and kinds of packs.

    A spectator's has no hand, and more room for the piles. With tags over the hand, the fan is a little
    smaller and lower; nothing else moves.
    """
    edge = min(_EDGE, width * 0.0125)
    left = clamp(width * 0.172, 150, 270)
    right = clamp(width * 0.2, 190, 330)
    strip_height = clamp(height * 0.135, 64, 104)
    bottom_height = clamp(height * 0.272, 130, 236) if has_hand else 24.0

    inner = width - 2 * edge - left - right - 2 * _GAP
    title = FRect(edge, edge, left, strip_height)
    crowd = opponents >= _CROWD
    strip_left = title.right + _GAP
    strip_width = width - edge - strip_left if crowd else inner
    areas = strip(FRect(strip_left, edge, strip_width, strip_height), opponents, _GAP)

    top = edge + strip_height + _GAP
    bottom = height - bottom_height
    middle = FRect(strip_left, top, inner, bottom - top - _GAP)
    line_height = clamp(middle.height * 0.2, 54, 92)
    line = FRect(middle.left, middle.bottom - line_height, inner, line_height)
    card, piles = _piles(FRect(middle.left, top, inner, line.top - top - 6))
    lane_top = top if crowd else edge
    lane = FRect(width - edge - right, lane_top, right, middle.bottom - lane_top)
    tools = FRect(edge, height - edge - 28, left, 28)
    column = FRect(edge, top, left, middle.height)
    corner = FRect(lane.left, bottom, right, bottom_height - edge)
    if not has_hand:
        # Tools and words have no place beside a hand: they take theirs from the columns above them.
        column.height = tools.top - _OVER_TOOLS - _GAP - top
        corner = FRect(lane.left, height - edge - _CAPTION, right, _CAPTION)
        lane.height = corner.top - _GAP - lane.top
    pack_room, standing = _column(column, seats, packs)
    preview = FRect(edge, bottom, left, max(tools.top - 36 - bottom, 1.0))
    mascot_size = max(0.0, min(corner.height * 0.45, corner.width * 0.4, corner.height - _CAPTION - 6))
    mascot = FRect(corner.right - mascot_size, corner.bottom - mascot_size, mascot_size, mascot_size)
    caption = FRect(
        corner.left, corner.top, corner.width, corner.height - mascot_size - (6 if has_hand else 0)
    )
    tags = FRect(middle.left, bottom - 4, inner, _TAGS if has_tags else 0.0)
    lower = max(0.0, tags.bottom - _OVER_FAN - bottom)
    detail_width = min(max(left, 300.0), width - 2 * edge - right - _GAP)
    return TableLayout(
        title=title,
        seats=areas,
        packs=pack_room,
        standing=standing,
        piles=piles,
        line=line,
        lane=lane,
        preview=preview,
        hand=FRect(middle.left, bottom + lower, inner, bottom_height - lower),
        tags=tags,
        picker=FRect(middle.left, bottom - 2, inner, bottom_height - edge + 2),
        detail=FRect(edge, top, detail_width, middle.height),
        caption=caption,
        mascot=mascot,
        tools=tools,
        card=card,
        hand_card=min((bottom_height - 46 - lower * 0.6) / CARD_RATIO, inner / 5.5),
    )


def lane_entries(lane: FRect, count: int) -> tuple[FRect, ...]:
    """The places of this turn's cards: down one column, or two where there are many."""
    inside = FRect(lane.left + 10, lane.top + 32, lane.width - 20, lane.height - 40)
    columns = 1 if count <= 2 or inside.height / count >= 34 else 2
    down = max(-(-count // columns), 1)
    height = min(inside.height / down, 112.0)
    width = inside.width / columns
    return tuple(
        FRect(
            inside.left + (place // down) * width,
            inside.top + (place % down) * height,
            width - (6 if columns > 1 else 0),
            height - 5,
        )
        for place in range(count)
    )


def pack_entries(area: FRect, count: int) -> tuple[FRect, ...]:
    """The places of the packs in their list."""
    each = min((area.height - 34) / max(count, 1), 86.0)
    return tuple(
        FRect(area.left + 8, area.top + 30 + place * each, area.width - 16, each - 4)
        for place in range(count)
    )


def grid(area: FRect, count: int, ratio: float, gap: float = 8.0) -> tuple[FRect, ...]:
    """Places of one shape (height to width), as large as so many of them fit, in the middle of an area."""
    best: tuple[float, int] = (0.0, 1)
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        by_width = (area.width - gap * (columns - 1)) / columns
        by_height = (area.height - gap * (rows - 1)) / rows / ratio
        best = max(best, (min(by_width, by_height), columns))
    width, columns = best
    height = width * ratio
    rows = -(-count // columns)
    top = area.centery - (rows * height + (rows - 1) * gap) / 2
    places = []
    for row in range(rows):
        across = min(columns, count - row * columns)
        left = area.centerx - (across * width + (across - 1) * gap) / 2
        for column in range(across):
            places.append(FRect(left + column * (width + gap), top + row * (height + gap), width, height))
    return tuple(places)


def _piles(area: FRect) -> tuple[float, tuple[PileLayout, ...]]:
    gap, above, below = 10.0, 28.0, 24.0
    width = (area.width - gap * (PILES - 1)) / PILES
    card = min(width * 0.57, (area.height - above - below - 8) / CARD_RATIO)
    piles = []
    for place in range(PILES):
        whole = FRect(area.left + place * (width + gap), area.top, width, area.height)
        piles.append(
            PileLayout(
                whole=whole,
                above=FRect(whole.left + 8, whole.top + 2, width - 16, above - 2),
                cards=FRect(whole.left + 8, whole.top + above, width - 16, area.height - above - below),
                below=FRect(whole.left + 8, whole.bottom - below, width - 16, below - 2),
            )
        )
    return card, tuple(piles)


def _column(area: FRect, seats: int, packs: int) -> tuple[FRect, FRect]:
    """The packs, and the standing below them if both have room."""
    standing = 34.0 + seats * 21.0
    least = 34.0 + packs * 25.0
    if area.height - standing - _GAP < least:
        return area, FRect(area.left, area.bottom, area.width, 0)
    room = min(area.height - standing - _GAP, 38.0 + packs * 86.0)
    below = FRect(area.left, area.top + room + _GAP, area.width, area.height - room - _GAP)
    return FRect(area.left, area.top, area.width, room), below
