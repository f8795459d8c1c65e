"""The places of the focus on the table of Sixty-six: the area of every spot, and the spot at a point."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from pygame import FRect

from game.cardgames.sixty_six.rules.view import SixtySixView
from game.cardgames.sixty_six.table.card_places import hand_order, hand_poses, place_of, trick_pose
from game.cardgames.sixty_six.table.focus import Zone
from game.cardgames.sixty_six.table.layout import TableLayout
from game.cardgames.sixty_six.words.names import sides
from game.tables.focus import Spot, areas_of, card_area

_HEAD = 30.0
_FOOT = 0.36
_COLUMNS = 3


def bid_areas(middle: FRect, count: int) -> tuple[FRect, ...]:
    """The places of the calls in their panel, over each other in two rows; the foot is for their promise."""
    inside = FRect(middle.left + 10, middle.top + _HEAD, middle.width - 20, middle.height - _HEAD)
    gap = 8.0
    rows = -(-count // _COLUMNS)
    high = min((inside.height * (1 - _FOOT) - gap * rows) / rows, 84.0)
    wide = (inside.width - gap * (_COLUMNS - 1)) / _COLUMNS
    return tuple(
        FRect(
            inside.left + (place % _COLUMNS) * (wide + gap),
            inside.top + (place // _COLUMNS) * (high + gap),
            wide,
            high,
        )
        for place in range(count)
    )


def bid_words(middle: FRect, count: int) -> FRect:
    """The area for the promise of the focused call, at the foot of the panel of the calls."""
    low = bid_areas(middle, count)[-1].bottom + 4
    return FRect(middle.left + 12, low, middle.width - 24, middle.bottom - low - 6)


def way_areas(middle: FRect) -> tuple[FRect, FRect]:
    """To declare the marriage, and to keep silent."""
    wide, high = middle.width - 40, min(middle.height * 0.24, 64.0)
    above = FRect(middle.left + 20, middle.centery - high * 0.6, wide, high)
    return above, above.move(0, high + 10)


def areas(view: SixtySixView, layout: TableLayout, spots: Iterable[Spot]) -> dict[Spot, FRect]:
    """The areas of spots, in their order; a spot that is not on the table has none."""
    return areas_of(spots, partial(_area, view, layout))


def _area(view: SixtySixView, layout: TableLayout, spot: Spot) -> FRect | None:
    key = spot.key
    match spot.zone:
        case Zone.BID:
            return bid_areas(layout.middle, 6)[key]
        case Zone.WAY:
            return way_areas(layout.middle)[1 - key]
        case Zone.HAND if key in view.hand:
            return card_area(hand_poses(view, layout, None)[hand_order(view.hand).index(key)])
        case Zone.TRICK if key < len(view.trick):
            return card_area(trick_pose(view, layout, key))
        case Zone.MIDDLE:
            return layout.middle
        case Zone.SEAT:
            return layout.chairs[place_of(view, key)].panel
        case Zone.CONTRACT:
            return layout.contract
        case Zone.SIDE:
            return layout.sides[sides(view).index(key)]
        case Zone.TEAM:
            return layout.teams[sides(view).index(key)]
        case Zone.LAST:
            return layout.last
    return None
