"""The places of the focus on the table of Sixty-six: the area of every spot, and the spot at a point."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from pygame import FRect

from game.cardgames.sixty_six.rules.view import SixtySixView
from game.cardgames.sixty_six.sheet import Zone, hand_order
from game.cardgames.sixty_six.table.card_places import (
    hand_poses,
    last_area,
    place_of,
    side_of,
    trick_pose,
)
from game.cardgames.sixty_six.table.layout import TableLayout
from game.tables.focus import Spot, areas_of, card_area

_COLUMNS = 3


def bid_areas(layout: TableLayout) -> tuple[FRect, ...]:
    """The places of all calls in the middle: a coin and the words below it, by threes."""
    base = layout.ground
    return tuple(
        base.area(415 + 150 * (number % _COLUMNS), 196 + 124 * (number // _COLUMNS), 150, 122)
        for number in range(2 * _COLUMNS)
    )


def way_areas(layout: TableLayout) -> tuple[FRect, FRect]:
    """To declare the marriage, and to keep silent."""
    base = layout.ground
    return base.area(424, 204, 208, 226), base.area(648, 204, 208, 226)


def areas(view: SixtySixView, layout: TableLayout, spots: Iterable[Spot]) -> dict[Spot, FRect]:
    """The areas of spots, in their order; a spot that is not on the table has none."""
    return areas_of(spots, partial(_area, view, layout))


def _area(view: SixtySixView, layout: TableLayout, spot: Spot) -> FRect | None:
    key = spot.key
    match spot.zone:
        case Zone.BID:
            return bid_areas(layout)[key]
        case Zone.WAY:
            return way_areas(layout)[1 - key]
        case Zone.HAND if key in view.hand:
            return card_area(hand_poses(view, layout, None)[hand_order(view.hand).index(key)])
        case Zone.TRICK if key < len(view.trick):
            return card_area(trick_pose(view, layout, key))
        case Zone.MIDDLE:
            return layout.middle
        case Zone.SEAT:
            return layout.chairs[place_of(view, key)].place.bust
        case Zone.CONTRACT:
            return layout.contract
        case Zone.SIDE:
            side = layout.sides[side_of(view, key)]
            return side.pile.unionall([FRect(side.tally[0] - 1, side.tally[1], 2, side.pile.width * 0.1)])
        case Zone.TEAM:
            return layout.sides[side_of(view, key)].score
        case Zone.LAST:
            return last_area(view, layout)
    return None
