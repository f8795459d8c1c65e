"""The table's layout for any canvas; constants are for 1280 × 720 units (see `raft/seat_layout.py`)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from pygame import FRect

from game.cardgames.must_be_18.table.selection import BACK, DRAW, LAY, SKIP, SUGGEST
from game.tables.layout import BaseLayout
from game.tables.raft.corner import caption_of, tools_of
from game.tables.raft.seat_layout import RaftSide, SeatLayout, SeatPlace, lay_out_seats
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import centred_area

_TOP, _FAR, _NEAR = 346.0, 156.0, 480.0
"""The y of the tops' middles, and of a column's far and near ends when a card is put below its top."""
_MIDDLE = 532.0
_WIDE, _SLIM = (134.0, 112.0), (112.0, 96.0)
"""The distance of columns and the width of their tops, for up to five columns and for six."""
_MANY = 6
_PROMPT_LEFT, _PROMPT_RIGHT, _PROMPT_TOP, _PROMPT_HIGH = 338.0, 1082.0, 485.0, 42.0
_HAND_CARD = 96.0
_ROOMY = 3
"""The most ducks at the far side before their cards move closer together to make room for scores."""
_BOARD_LINES = 5.8
"""The height of a hint's list (a title and three plays), in font sizes."""

LETTERS = 17.0
"""The font size of buttons on a canvas of 1280 × 720 units."""
_ROW = (SUGGEST, BACK, SKIP)
_LARGE, _SMALL = 8.8, 5.4
"""The widths of large and small buttons, in font sizes."""


class HeldCards(NamedTuple):
    """The face-down cards that a duck holds: their middle, a card's width, and the width of all."""

    x: float
    y: float
    card: float
    room: float


class TableLayout(BaseLayout, frozen=True, kw_only=True):
    """The table's areas, in units.

    Attributes:
        held: the opponents' hands, in the order of `seating.seats`.
        stock: the pile of cards to draw.
        count: the words beside the stock.
        middle: the area of all columns.
        columns: the place of each column; the last may be for a new column.
        row: the y of the tops' middles.
        sign: the total of the tops.
        plank: the sum below the sign.
        board: a hint's list, which replaces the text panel.
        standing: the totals, when they are open.
    """

    held: tuple[HeldCards, ...]
    stock: FRect
    count: FRect
    middle: FRect
    columns: tuple[FRect, ...]
    row: float
    sign: FRect
    plank: FRect
    board: FRect
    standing: FRect


@lru_cache(maxsize=16)
def lay_out(width: float, height: float, opponents: int, seats: int, columns: int) -> TableLayout:
    """Return the layout of a canvas in units; `columns` counts places, including one for a new column."""
    base = lay_out_seats(width, height, opponents)
    tools = tools_of(base)
    prompt = base.room(_PROMPT_LEFT, _PROMPT_TOP, _PROMPT_RIGHT - _PROMPT_LEFT, _PROMPT_HIGH)
    caption = caption_of(base, tools)
    # Long captions grow upwards, but must not hide the buttons.
    bottom, caption.top = caption.bottom, min(caption.top, prompt.bottom + 4)
    caption.height = bottom - caption.top
    pitch, card = _SLIM if columns >= _MANY else _WIDE
    left = _MIDDLE - pitch * columns / 2
    places = tuple(base.room(left + pitch * place, _FAR, pitch, _NEAR - _FAR + 2) for place in range(columns))
    hand_left, hand_top = base.at(250, 550)
    hand_right = min(base.at(958, 0)[0], tools.left - 8)
    high = base.letter_size(15) * 1.45
    return TableLayout(
        seating=base,
        title=base.area(18, 10, 216, 76),
        held=tuple(_held_backs(place, base) for place in base.seats),
        stock=base.area(205, 488, 52, 52 * CARD_RATIO),
        count=base.area(276, 486, 60, 52),
        middle=places[0].unionall(places),
        columns=places,
        row=base.at(0, _TOP)[1],
        sign=base.area(901, 196, 178, 172),
        plank=centred_area(base.at(990, 398), 182 * base.scale, high * 1.1),
        board=_hint_board(base),
        prompt=prompt,
        standing=centred_area(
            base.at(532, 330), 520 * base.scale, (seats + 1.6) * base.letter_size(17) * 1.7
        ),
        preview=prompt,
        hand=FRect(hand_left, hand_top, hand_right - hand_left, height - hand_top),
        tags=FRect(hand_left, hand_top, hand_right - hand_left, 0),
        caption=caption,
        tools=tools,
        card=card * base.scale,
        hand_card=_HAND_CARD * base.scale,
    )


def _hint_board(base: SeatLayout) -> FRect:
    """Return the area of a hint's list below the sign; it grows upwards if its lines need more room."""
    area = base.area(862, 370, 236, 112)
    high = max(area.height, base.letter_size(15) * _BOARD_LINES)
    return FRect(area.left, area.bottom - high, area.width, high)


def _held_backs(place: SeatPlace, base: SeatLayout) -> HeldCards:
    """Return the place of an opponent's hand: beside a duck at the far side, otherwise in front of it."""
    scale = base.scale
    if place.side is RaftSide.TOP:
        tight = sum(seat.side is RaftSide.TOP for seat in base.seats) > _ROOMY
        aside, room = (80, 54) if tight else (102, 98)
        return HeldCards(place.bust.centerx + aside * scale, place.tag[1] + scale, 36 * scale, room * scale)
    return HeldCards(place.bust.centerx, place.tag[1] - 26 * scale, 35 * scale, 104 * scale)


# -- the question and its buttons ----------------------------------------------------------------------


def button_areas(layout: TableLayout, buttons: Iterable[int]) -> dict[int, FRect]:
    """Return the areas of the buttons; the play button is large, and the draw button is the stock."""
    offered = tuple(buttons)
    area, size, scale = layout.prompt, layout.seating.letter_size(LETTERS), layout.seating.scale
    wide = max(164 * scale, size * _LARGE)
    areas = {LAY: FRect(area.right - wide, area.top, wide, area.height), DRAW: FRect(layout.stock)}
    left, high = area.right - wide, max(area.height * 0.8, size * 1.6)
    for button in [button for button in _ROW if button in offered]:
        wide = max(80 * scale, size * _SMALL)
        left -= wide + 7 * scale
        areas[button] = FRect(left, area.centery - high / 2, wide, high)
    return {button: area for button, area in areas.items() if button in offered}


def question_area(layout: TableLayout, buttons: Iterable[int]) -> FRect:
    """Return the area of the question, up to the buttons."""
    area = FRect(layout.prompt)
    edges = [box.left for button, box in button_areas(layout, buttons).items() if button != DRAW]
    area.width = min([*edges, area.right]) - 10 * layout.seating.scale - area.left
    return area
