"""The table's layout for any canvas; constants are for 1280 × 720 units (see `raft/seat_layout.py`)."""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from pygame import FRect

from game.cardgames.six_takes.rules.game import ROW_SIZE, ROWS
from game.tables.layout import BaseLayout, split_hand_area
from game.tables.raft.corner import caption_of, tools_of
from game.tables.raft.seat_layout import RaftSide, SeatLayout, SeatPlace, lay_out_seats
from game.ui.drawing.cards import CARD_RATIO

_TAGS = 38.0
_CARD = 96.0
_FIRST_LANE, _LANE_PITCH, _LANE_TOP, _STRIP = 415.0, 150.0, 158.0, 27.0
_PRICE = 424.0
_HINT_LINES, _QUESTION = 3.5, 45.0
"""The height of a hint of two lines, in letter sizes, and the room for the question in its place."""
_ROW_PLAY, _HINT_PLAY = 62.0, 56.0
"""The width of a revealed card below the question about a row, and below a hint in its place."""
_PAIRS = 8
NEXT_WIDTH = 1.16
"""The width factor of the revealed card that is placed next."""
_OVER_FAN, _FAN = 16.0, CARD_RATIO + 0.23
"""The space above a fan, and a fan's height as a multiple of the card width."""


class TurnPart(StrEnum):
    """The part of a turn, which decides what is large on the table."""

    CHOOSING = "choosing"
    REVEAL = "reveal"
    ROW = "row"  # the viewer takes a row: the question is above the revealed cards


_HANDS = {
    TurnPart.CHOOSING: (524.0, 108.0, 266.0, 958.0),
    TurnPart.REVEAL: (588.0, 76.0, 326.0, 954.0),
    TurnPart.ROW: (593.0, 76.0, 326.0, 954.0),
}
"""The top of the hand, the width of its cards, and its ends; in the reveal it makes room for other cards."""


class FrontCards(NamedTuple):
    """Places in front of a seat: taken and chosen cards as (x, y, width), and their angle in degrees."""

    taken: tuple[float, float, float]
    ready: tuple[float, float, float]
    turn: float


class TableLayout(BaseLayout, frozen=True, kw_only=True):
    """The table's areas, in units.

    Attributes:
        slots: by row, six places for cards, far to near; the sixth is where a card takes the row.
        lanes: by row, the area of all its places and its price.
        prices: by row, the area of its price, at the near end.
        plays: the revealed cards of this turn, in order of number.
        fronts: the places of cards in front of each opponent, then of the viewer.
        pick: the question of a draft, below its cards.
        pool: the cards of a draft.
        starts: the rows' first cards during a draft.
    """

    slots: tuple[tuple[FRect, ...], ...]
    lanes: tuple[FRect, ...]
    prices: tuple[FRect, ...]
    plays: tuple[FRect, ...]
    fronts: tuple[FrontCards, ...]
    pick: FRect
    pool: FRect
    starts: tuple[FRect, ...]


@lru_cache(maxsize=16)
def lay_out(
    width: float,
    height: float,
    opponents: int,
    players: int,
    *,
    part: TurnPart = TurnPart.CHOOSING,
    has_tags: bool = False,
) -> TableLayout:
    """Return the layout of a canvas in units; `players` is the number of seats that play cards.

    With hint tags, the hand is slightly smaller and lower, as are the revealed cards while the viewer must
    take a row. The cards of a draft are smaller, to leave room for the tags.
    """
    base = lay_out_seats(width, height, opponents)
    scale = base.scale
    tools = tools_of(base)
    at, card, *ends = _HANDS[part]
    (left, top), (right, _top) = (base.at(end, at) for end in ends)
    # While a row is chosen, tags are on the rows, but a hint of two lines needs more room than the question.
    on_rows = has_tags and part is TurnPart.ROW
    lower = base.letter_size(15) * _HINT_LINES - _QUESTION * scale if on_rows else 0.0
    plays = _revealed_areas(base, players, part, lower)
    top += max(lower - (_ROW_PLAY - _HINT_PLAY) * CARD_RATIO * scale, 0.0)
    full = FRect(left, top, min(right, tools.left - 10) - left, height - top)
    hand, tags = split_hand_area(full, _TAGS if has_tags and not on_rows else 0.0)
    slots = tuple(tuple(_slot_area(base, row, place) for place in range(ROW_SIZE + 1)) for row in range(ROWS))
    preview = base.area(284, 442, 756, 70)
    if part is TurnPart.ROW:
        preview = base.area(200, 438, 880, 0)
        preview.height = plays[0].top - plays[0].height * (NEXT_WIDTH - 1) / 2 - preview.top
    prices = tuple(base.area(_lane_x(row) - 52, _PRICE - 14, 104, 28) for row in range(ROWS))
    return TableLayout(
        seating=base,
        title=base.area(18, 10, 170, 60),
        slots=slots,
        lanes=tuple(
            places[0].union(places[-1]).union(price).inflate(16 * scale, 6 * scale)
            for places, price in zip(slots, prices, strict=True)
        ),
        prices=prices,
        plays=plays,
        fronts=tuple(_seat_front(place, base) for place in (*base.seats, base.own)),
        prompt=base.room(200, 440, 880, 48),
        pick=base.room(312, 494, 756, 38),
        preview=preview,
        hand=hand,
        tags=tags,
        caption=caption_of(base, tools) if part is TurnPart.CHOOSING else _caption_area(base, tools, plays),
        tools=tools,
        pool=base.room(312, 160, 756, 280 if has_tags else 326),
        starts=tuple(base.area(206, 160 + row * 94, 60, 60 * CARD_RATIO) for row in range(ROWS)),
        card=_CARD * scale,
        hand_card=min(card * scale, (hand.height - _OVER_FAN) / _FAN, full.width / 5.5),
    )


def names_area(base: SeatLayout, plays: tuple[FRect, ...]) -> FRect:
    """Return the area of the players' names below the revealed cards."""
    size = base.letter_size(14)
    row = plays[0].union(plays[-1])
    return FRect(row.left, row.bottom + size * 0.35, row.width, size * 1.5)


def _caption_area(base: SeatLayout, tools: FRect, plays: tuple[FRect, ...]) -> FRect:
    """Return the caption's area, which is below the names if it would otherwise overlap them.

    Below the names, it may cover the hand, from the middle to the right.
    """
    caption, names = caption_of(base, tools), names_area(base, plays)
    if names.inflate(base.letter_size(14), 0).colliderect(caption):
        left, top = min(caption.left, base.canvas.centerx), names.bottom + 3
        return FRect(left, top, caption.right - left, tools.top - 3 - top)
    return caption


def _lane_x(row: int) -> float:
    return _FIRST_LANE + row * _LANE_PITCH


def _slot_area(base: SeatLayout, row: int, place: int) -> FRect:
    return base.area(_lane_x(row) - _CARD / 2, _LANE_TOP + place * _STRIP, _CARD, _CARD * CARD_RATIO)


def _revealed_areas(base: SeatLayout, players: int, part: TurnPart, lower: float) -> tuple[FRect, ...]:
    """Return the areas of the revealed cards: large, unless there are many or a question is above them.

    A hint there makes them even smaller, and moves them down by `lower`.
    """
    few = players <= ROWS
    card, pitch = (86.0, _LANE_PITCH) if few else (84.0, min(900.0 / players, 104.0))
    y = 512.0
    if part is TurnPart.ROW:
        card = _HINT_PLAY if lower else _ROW_PLAY
        y = 534.0 - (_ROW_PLAY - card) * CARD_RATIO / 2
    high = card * CARD_RATIO
    left = 640 - (players - 1) * pitch / 2
    return tuple(
        base.area(left + place * pitch - card / 2, y - high / 2, card, high).move(0, lower)
        for place in range(players)
    )


def _seat_front(place: SeatPlace, base: SeatLayout) -> FrontCards:
    """Return the places of cards in front of a seat: on the raft's rim at its top, on the cloth elsewhere."""
    scale = base.scale
    x, y = place.cards

    def spot(dx: float, dy: float, card: float) -> tuple[float, float, float]:
        return x + dx * scale, y + dy * scale, card * scale

    match place.side:
        case RaftSide.TOP:
            return FrontCards(spot(0, 4, 22), spot(0, 0, 26), 90.0)
        case RaftSide.OWN:
            return FrontCards(spot(0, 0, 40), spot(48, -132, 62), 0.0)
    if len(base.seats) >= _PAIRS:
        # Taken cards lie towards the rim, away from the rows.
        outwards = -1 if place.side is RaftSide.LEFT else 1
        return FrontCards(spot(28 * outwards, 0, 42), spot(-38 * outwards, 0, 46), 0.0)
    return FrontCards(spot(0, -62, 56), spot(0, 56, 60), 6.0 if place.side is RaftSide.LEFT else -6.0)
