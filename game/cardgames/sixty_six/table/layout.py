"""The table's layout for any canvas; constants are for 1280 × 720 units (see `raft/seat_layout.py`)."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct
from pygame import FRect

from game.cardgames.sixty_six.rules.deck import HAND_SIZE
from game.cardgames.sixty_six.rules.view import SEATS
from game.tables.layout import BaseLayout, split_hand_area
from game.tables.raft.corner import caption_of, tools_of
from game.tables.raft.drawing import Point
from game.tables.raft.seat_layout import RaftSide, SeatLayout, SeatPlace, lay_out_seats
from game.tables.raft.speech import BubblePlace, bubble_place_of
from game.ui.drawing.cards import CARD_RATIO

BOTTOM, LEFT, TOP, RIGHT = range(SEATS)
"""The places at the table, clockwise from the viewer's."""

_TAGS = 26.0
_OVER_TAGS = 3.0
_CARD = 122.0
_SLOTS = ((640.0, 449.0), (492.0, 349.0), (640.0, 248.0), (788.0, 349.0))
_HAND_CARD = 92.0
_OVER_FAN, _FAN = 14.0, CARD_RATIO + 0.09
"""The space above a fan, and a fan's height as a multiple of the card width."""
_OVER_FOCUS, _FOCUS = 13.0, CARD_RATIO * 1.1
"""The space above the focused card, and its height as a multiple of the card width."""
_BACKS, _OPEN = 32.0, 64.0
"""The widths of an opponent's cards: in the fan of backs, and in an open hand."""
_OPEN_STEP = 0.5
"""The visible part of an open card under the next one in a full hand, as a share of its width."""
_PILE = 50.0
_SPECTATOR_CAPTION = 44.0
"""The least height of a spectator's caption, in units."""
WORD_SIZE = 15.0
"""The font size of most words, on a canvas of 1280 × 720 units."""
_COLUMNS = 3
_TEAM = 12.0
"""The width of a team's tag, in letter sizes."""


class ChairPlace(Struct, frozen=True):
    """A player's place at the table.

    Attributes:
        place: the duck and its name.
        fan: the middle (x, y) of the duck's cards, and a card's width.
        open: the area of the cards if all hands are open.
        mouth: the place of speech bubbles.
        dealer: the middle of the dealer's disc.
    """

    place: SeatPlace
    fan: tuple[float, float, float]
    open: FRect
    mouth: BubblePlace
    dealer: Point


class SideOfTable(Struct, frozen=True):
    """The places of a team's score cards and won tricks.

    Attributes:
        name: the middle of the team's name, above the score.
        score: the area of the score cards.
        pile: the area of the won tricks, side by side.
        tally: the middle of the number of tricks, below the pile.
        marriage_suits: the middle of the first suit of a marriage, and the step to the next.
    """

    name: Point
    score: FRect
    pile: FRect
    tally: Point
    marriage_suits: tuple[Point, float]


class TableLayout(BaseLayout, frozen=True, kw_only=True):
    """The table's areas, in units.

    Attributes:
        chairs: the players, by place; for a spectator, the first seat is at the viewer's place.
        sides: the viewer's team, then the other team.
        middle: the trick, or the calls of an auction.
        slots: the cards of the trick, by place.
        line: the effect of the focused card, between trick and hand.
        reason: the reason for a hint, at the bottom of the viewer's empty slot.
        trump: the coin of the trump suit.
        contract: the coin of the bid that is played.
        pile_card: the width of a card in a won trick.
    """

    chairs: tuple[ChairPlace, ...]
    sides: tuple[SideOfTable, SideOfTable]
    middle: FRect
    slots: tuple[FRect, ...]
    line: FRect
    reason: FRect
    trump: FRect
    contract: FRect
    pile_card: float

    @property
    def names(self) -> tuple[FRect, ...]:
        seats = self.names_at([chair.place.tag for chair in self.chairs])
        return (*seats, *self.names_at([side.name for side in self.sides], _TEAM))


@lru_cache(maxsize=16)
def lay_out(width: float, height: float, *, has_hand: bool = True, has_tags: bool = False) -> TableLayout:
    """Return the layout of a canvas in units.

    For a spectator, the first seat is at the viewer's place and shows backs like the others. With tags over
    the hand, the fan is slightly smaller and lower; nothing else moves.
    """
    base = lay_out_seats(width, height, SEATS - 1)
    scale = base.scale
    tools = tools_of(base)
    middle, top = base.at(640, 570)
    half = tools.left - 10 - middle
    full = FRect(middle - half, top, 2 * half, base.canvas.bottom - top)
    hand, tags = split_hand_area(full, _TAGS if has_tags else 0.0)
    caption = caption_of(base, tools)
    if not has_hand:
        # A spectator's caption is where a hand would be.
        left, top = base.at(400, 628)
        caption_height = max(base.at(0, 704)[1] - top, _SPECTATOR_CAPTION)
        caption = FRect(left, top, tools.left - 12 - left, caption_height)
    line = FRect(0, 0, 296 * scale, base.letter_size(WORD_SIZE) * 1.5)
    line.center = base.at(640, 552)
    # Below the side players' cards, above the tags of a hint.
    reason = base.area(466, 442, 348, 112)
    reason.height = max(tags.top - _OVER_TAGS - reason.top, reason.height)
    chairs = tuple(_chair_place(base, place) for place in (base.own, *base.seats))
    return TableLayout(
        seating=base,
        title=base.area(18, 10, 214, 74),
        chairs=chairs,
        sides=(_side_of_table(base, left=True), _side_of_table(base, left=False)),
        middle=base.room(424, 156, 432, 390),
        slots=tuple(_centred_area(base, x, y, _CARD, _CARD * CARD_RATIO) for x, y in _SLOTS),
        prompt=base.area(430, 160, 420, 34),
        line=line,
        reason=reason,
        trump=_centred_area(base, 330, 206, 80, 80),
        contract=_centred_area(base, 950, 206, 80, 80),
        hand=hand,
        tags=tags,
        preview=base.area(340, 446, 600, 112),
        caption=caption,
        tools=tools,
        card=_CARD * scale,
        hand_card=min(
            _HAND_CARD * scale,
            (hand.height - _OVER_FAN) / _FAN,
            (hand.height - _OVER_FOCUS) / _FOCUS,
            hand.width / 5.4,
        ),
        pile_card=_PILE * scale,
    )


def _centred_area(base: SeatLayout, x: float, y: float, width: float, height: float) -> FRect:
    return base.area(x - width / 2, y - height / 2, width, height)


def bid_areas(layout: TableLayout) -> tuple[FRect, ...]:
    """Return the areas of all calls, three in a line: a coin and the words below it."""
    base = layout.seating
    return tuple(
        base.area(415 + 150 * (number % _COLUMNS), 196 + 124 * (number // _COLUMNS), 150, 122)
        for number in range(2 * _COLUMNS)
    )


def marriage_choice_areas(layout: TableLayout) -> tuple[FRect, FRect]:
    """Return the areas of the two ways to lead a marriage's card: declared, and not declared."""
    base = layout.seating
    return base.area(424, 204, 208, 226), base.area(648, 204, 208, 226)


def between_piles(layout: TableLayout) -> FRect:
    """Return the part of the area for text that is between the won tricks."""
    left, right = (side.pile for side in layout.sides)
    area, gap = FRect(layout.preview), 8 * layout.seating.scale
    area.left, area.width = left.right + gap, right.left - left.right - 2 * gap
    return area


def _chair_place(base: SeatLayout, place: SeatPlace) -> ChairPlace:
    """Return a player's place: cards in front of the duck, the name below them."""
    scale = base.scale
    x, bottom = place.bust.centerx, place.bust.bottom
    wide = _OPEN * (1 + (HAND_SIZE - 1) * _OPEN_STEP)
    high = _OPEN * CARD_RATIO
    match place.side:
        case RaftSide.TOP:
            fan, tag, dealer = (x, bottom - 37 * scale), (x, bottom - 6 * scale), (-84.0, -32.0)
            spread = base.area(716, 50, wide, high)
        case RaftSide.OWN:
            fan, tag, dealer = (x, bottom - 40 * scale), (x, bottom - 6 * scale), (62.0, -56.0)
            spread = base.area(174, 626, wide, high)
        case side:
            fan, tag, dealer = (x, bottom - 33 * scale), (x, bottom + 14 * scale), (-60.0, -56.0)
            left = 204.0 if side is RaftSide.LEFT else 1280 - 204 - wide
            spread = base.area(left, 284, wide, high)
    sign = -1 if place.side is RaftSide.RIGHT else 1
    disc = x + sign * dealer[0] * scale, bottom + dealer[1] * scale
    seated = place._replace(tag=tag)
    return ChairPlace(seated, (*fan, _BACKS * scale), spread, bubble_place_of(base, place), disc)


def _side_of_table(base: SeatLayout, *, left: bool) -> SideOfTable:
    """Return the places of a team's score cards and tricks; the viewer's team is on the left."""

    def x(at: float) -> float:
        return at if left else 1280 - at

    return SideOfTable(
        name=base.at(x(270), 394),
        score=base.area(184 if left else 1280 - 184 - 156, 408, 156, 146),
        pile=base.area(352 if left else 1280 - 352 - 126, 456, 126, _PILE * CARD_RATIO + 6),
        tally=base.at(x(415), 551),
        marriage_suits=(base.at(x(357), 444), (22 if left else -22) * base.scale),
    )
