"""The table's layout for any canvas; constants are for 1280 × 720 units (see `raft/seat_layout.py`)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace
from pygame import FRect

from game.tables.layout import BaseLayout, split_hand_area
from game.tables.raft.corner import caption_of, tools_of
from game.tables.raft.seat_layout import RaftSide, SeatLayout, SeatPlace, lay_out_seats
from game.ui.drawing.cards import CARD_RATIO

PILES = 3
STRIPS = 3
"""The most cards beneath a pile's top that show a full strip."""
_PILE_X, _CARD, _PILE_LOW = (388.0, 640.0, 892.0), 130.0, 402.0
_STRIP, _EDGE_STRIP = 18.0, 2.0
_CLAIM, _BELOW_PILES = 411.0, 430.0
_BOARD, _LONGER = (320.0, 424.0, 640.0, 52.0), 2.5
"""The arrow board, and its extension at either end per unit of `letter_growth`."""
_GAPS, _FAR_Y, _SIDE_Y = (262.0, 514.0, 766.0, 1018.0), 221.0, 345.0
"""The x of the gaps beside and between piles, left to right, and the y of far and side seats' cards."""
_LAID, _CROWD_TOP = 84.0, 3
_PACKS_LEFT = 1118.0
"""The left end of most packs' names, on the design canvas."""
_TAGS = 30.0
_HAND = 100.0
_OVER_FAN, _FAN = 18.0, CARD_RATIO + 0.23
"""The space above a fan, and a fan's height as a multiple of the card width."""

Point = tuple[float, float]


class CardRow(NamedTuple):
    """Cards side by side: the middle of the row, the width of a card, and the width for all of them."""

    x: float
    y: float
    card: float
    room: float


class SeatFront(NamedTuple):
    """The places of a seat's name and cards.

    Attributes:
        name: the middle of its name tag.
        wings: the closed cards of its hand.
        laid: the middles of its first and second laid card.
        card: the width of laid cards.
        open: the open cards of its hand.
    """

    name: Point
    wings: CardRow
    laid: tuple[Point, ...]
    card: float
    open: CardRow


class PileLayout(NamedTuple):
    """A pile's place: all of it, its top card, and the middle of the claim tag."""

    whole: FRect
    top: FRect
    claim: Point


class TableLayout(BaseLayout, frozen=True, kw_only=True):
    """The areas of the table of Sixpack, in units.

    Attributes:
        strip: the visible height of a covered card near the top of its pile.
        edge: the visible height of a card far below.
        board: the arrow with the numbers in playing order.
        fronts: the places of each opponent, then the viewer's.
        chips: the packs, one below the other.
        bubble: the speech bubble of the viewer's duck, which grows upwards.
        sheet: the sheet that shows the standings or the turn.
        close_up, wide_close_up: a close-up below the piles, and one with more words than fit there.
        cloth: the area of the cloth on which windows may be.
    """

    piles: tuple[PileLayout, ...]
    strip: float
    edge: float
    board: FRect
    fronts: tuple[SeatFront, ...]
    chips: FRect
    bubble: FRect
    sheet: FRect
    close_up: FRect
    wide_close_up: FRect
    cloth: FRect

    @property
    def names(self) -> tuple[FRect, ...]:
        return self.names_at([front.name for front in self.fronts])


@lru_cache(maxsize=16)
def lay_out(width: float, height: float, opponents: int, *, has_tags: bool = False) -> TableLayout:
    """Return the layout of a canvas in units; for a spectator, `opponents` counts all seats.

    With tags over the hand, the fan is slightly smaller and lower; nothing else moves.
    """
    base = replace(lay_out_seats(width, height, opponents), talk_end=_PACKS_LEFT)
    scale, tools = base.scale, tools_of(base)
    left, right = base.at(344, 0)[0], min(base.at(950, 0)[0], tools.left - 10)
    top = base.at(0, 546)[1]
    hand, tags = split_hand_area(
        FRect(left, top, right - left, height - top), _TAGS * scale if has_tags else 0.0
    )
    return TableLayout(
        seating=base,
        title=base.area(18, 10, 170, 60),
        piles=tuple(_pile_layout(base, x) for x in _PILE_X),
        strip=_STRIP * scale,
        edge=_EDGE_STRIP * scale,
        board=base.room(*_BOARD).inflate(2 * _LONGER * letter_growth(base), 0),
        fronts=_seat_fronts(base),
        prompt=base.room(312, 480, 656, 30),
        preview=base.area(206, 440, 868, 96),
        chips=base.area(1084, 6, 192, 198),
        bubble=base.room(172, 488, 168, 224),
        sheet=base.area(270, 92, 740, 470),
        close_up=_close_up(base, tools),
        wide_close_up=FRect(
            6, base.at(0, _BELOW_PILES)[1], width - 12, height - 1 - base.at(0, _BELOW_PILES)[1]
        ),
        cloth=base.room(206, 154, 868, 410),
        hand=hand,
        tags=tags,
        caption=caption_of(base, tools),
        tools=tools,
        card=_CARD * scale,
        hand_card=min(_HAND * scale, (hand.height - _OVER_FAN) / _FAN, hand.width / 5.5),
    )


def letter_growth(base: SeatLayout) -> float:
    """Return how much larger small letters are than the canvas's scale alone would make them, in units."""
    return base.letter_size(15) - 15 * base.scale


def chip_areas(area: FRect, count: int) -> tuple[FRect, ...]:
    """Return the areas of the packs, one below the other."""
    each = min(area.height / max(count, 1), area.height / 5)
    return tuple(FRect(area.left, area.top + place * each, area.width, each) for place in range(count))


def grid_areas(area: FRect, count: int, ratio: float) -> tuple[FRect, ...]:
    """Return `count` areas of this height-to-width ratio in a centred grid, as large as fit."""
    gap, best = 8.0, (0.0, 1)
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
        in_row = min(columns, count - row * columns)
        left = area.centerx - (in_row * width + (in_row - 1) * gap) / 2
        for column in range(in_row):
            places.append(FRect(left + column * (width + gap), top + row * (height + gap), width, height))
    return tuple(places)


def _close_up(base: SeatLayout, tools: FRect) -> FRect:
    area = base.area(172, _BELOW_PILES, 786, 284)
    area.width = min(area.right, tools.left - 6) - area.left
    return area


def _pile_layout(base: SeatLayout, x: float) -> PileLayout:
    high = _CARD * CARD_RATIO
    beneath = STRIPS * _STRIP + 3 * _EDGE_STRIP
    top = base.area(x - _CARD / 2, _PILE_LOW - high, _CARD, high)
    whole = base.area(x - _CARD / 2 - 4, _PILE_LOW - high - beneath, _CARD + 8, high + beneath + 22)
    return PileLayout(whole, top, base.at(x, _CLAIM))


# -- the seats -----------------------------------------------------------------------------------------


def _seat_fronts(base: SeatLayout) -> tuple[SeatFront, ...]:
    far = [place for place in base.seats if place.side is RaftSide.TOP]
    alone = len(base.seats) == 1
    fronts = []
    for place in base.seats:
        if place.side is RaftSide.TOP:
            fronts.append(_far_front(base, place, far.index(place), len(far), alone=alone))
        else:
            fronts.append(_side_front(base, place, crowded=len(far) >= _CROWD_TOP))
    return (*fronts, _own_front(base, alone=alone))


def _far_front(base: SeatLayout, place: SeatPlace, number: int, count: int, *, alone: bool) -> SeatFront:
    """Return a far seat's places: open cards on the rim, laid cards on the cloth beside a pile."""
    scale, x = base.scale, place.bust.centerx
    gaps = {1: (2,), 2: (1, 2), 3: (0, 2, 3)}.get(count, (0, 1, 2, 3))
    laid = (1, 2) if alone else (gaps[number],)
    pitch = min(300.0, 900.0 / count)
    room = min(pitch * scale - place.bust.width - 14 * scale, 116 * scale)
    return SeatFront(
        name=(x, base.at(0, 138)[1]),
        wings=CardRow(x, base.at(0, 107)[1], 31 * scale, place.bust.width * 0.74),
        laid=tuple(base.at(_GAPS[gap], _FAR_Y) for gap in laid),
        card=_LAID * scale,
        open=CardRow(
            x - place.bust.width / 2 - 6 * scale - room / 2, base.at(0, 117)[1], min(44 * scale, room), room
        ),
    )


def _side_front(base: SeatLayout, place: SeatPlace, *, crowded: bool) -> SeatFront:
    """Return a side seat's places: all cards on the cloth in front of it."""
    scale, bust = base.scale, place.bust
    x = _GAPS[0] if place.side is RaftSide.LEFT else _GAPS[-1]
    low = CardRow(*base.at(x, 439), 44 * scale, 112 * scale)
    far = CardRow(*base.at(x, _FAR_Y), 78 * scale, 114 * scale)
    return SeatFront(
        name=(bust.centerx, bust.bottom + 6 * scale),
        wings=CardRow(bust.centerx, bust.bottom - 27 * scale, 36 * scale, bust.width * 0.72),
        laid=(base.at(x, _SIDE_Y),),
        card=_LAID * scale,
        open=low if crowded else far,
    )


def _own_front(base: SeatLayout, *, alone: bool) -> SeatFront:
    """Return the viewer's places, with laid cards in the near corners of the cloth."""
    scale = base.scale
    places = ((262.0, 500.0), (1018.0, 500.0)) if alone else ((262.0, 531.0),)
    return SeatFront(
        name=base.own.tag,
        wings=CardRow(*base.own.bust.center, 38 * scale, base.own.bust.width),
        laid=tuple(base.at(*place) for place in places),
        card=(_LAID if alone else 80.0) * scale,
        open=CardRow(*base.own.bust.center, 38 * scale, base.own.bust.width),
    )
