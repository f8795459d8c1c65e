"""The layout of the table of Sixpack, in units, for any canvas and number of seats."""

from __future__ import annotations

from msgspec import Struct
from pygame import FRect

from game.tables.layout import GAP, Frame, Measures, clamp, ground
from game.ui.drawing.cards import CARD_RATIO

PILES = 3
_TAGS = 26.0
_MEASURES = Measures((0.135, 64, 104), (0.272, 130, 236), duck=0.45)


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
        picker: the window for questions that no card on the table can answer, over the hand.
        detail: a card close up with its words, over the packs.
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
    measures = _MEASURES._replace(tags=_TAGS if has_tags else 0.0)
    base = ground(width, height, opponents, measures, has_hand=has_hand)
    middle, hand = base.middle, base.hand
    line_height = clamp(middle.height * 0.2, 54, 92)
    line = FRect(middle.left, middle.bottom - line_height, middle.width, line_height)
    card, piles = _piles(FRect(middle.left, middle.top, middle.width, line.top - middle.top - 6))
    pack_room, standing = _column(base.left, seats, packs)
    bottom, lower = base.preview.top, hand.top - base.preview.top
    edge = base.title.left
    detail = min(max(base.left.width, 300.0), base.right.left - GAP - edge)
    return TableLayout(
        title=base.title,
        seats=base.seats,
        packs=pack_room,
        standing=standing,
        piles=piles,
        line=line,
        lane=base.right,
        preview=base.preview,
        hand=hand,
        tags=base.tags,
        picker=FRect(middle.left, bottom - 2, middle.width, height - bottom - edge + 2),
        detail=FRect(edge, middle.top, detail, middle.height),
        caption=base.caption,
        mascot=base.mascot,
        tools=base.tools,
        card=card,
        hand_card=min((height - bottom - 46 - lower * 0.6) / CARD_RATIO, middle.width / 5.5),
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
    if area.height - standing - GAP < least:
        return area, FRect(area.left, area.bottom, area.width, 0)
    room = min(area.height - standing - GAP, 38.0 + packs * 86.0)
    below = FRect(area.left, area.top + room + GAP, area.width, area.height - room - GAP)
    return FRect(area.left, area.top, area.width, room), below
