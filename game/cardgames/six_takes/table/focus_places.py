"""The places of the focus on the table of 6 takes!: the area of every spot."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from pygame import FRect

from game.cardgames.six_takes.rules.view import SixTakesView
from game.cardgames.six_takes.sheet import Zone
from game.cardgames.six_takes.table.card_places import hand_poses, pool_poses
from game.cardgames.six_takes.table.focus import column_of, row_of
from game.cardgames.six_takes.table.layout import TableLayout
from game.tables.focus import Spot, areas_of, card_area


def areas(view: SixTakesView, layout: TableLayout, spots: Iterable[Spot]) -> dict[Spot, FRect]:
    """The areas of spots, in their order; a spot that is not on the table has none."""
    return areas_of(spots, partial(_area, view, layout))


def _area(view: SixTakesView, layout: TableLayout, spot: Spot) -> FRect | None:
    row, column = row_of(spot), column_of(spot)
    if row is not None:
        return layout.lanes[row] if column is None else place_area(view, layout, row, column)
    if spot.zone == Zone.POOL and spot.key in view.pool:
        return card_area(pool_poses(layout, view)[view.pool.index(spot.key)])
    if spot.zone == Zone.HAND and spot.key in view.hand:
        return card_area(hand_poses(view, layout, None)[view.hand.index(spot.key)])
    return None


def place_area(view: SixTakesView, layout: TableLayout, row: int, column: int) -> FRect:
    """The part of a row's card that shows: its upper strip, unless it is the last one."""
    area = FRect(layout.slots[row][column])
    if column < len(view.rows[row]) - 1:
        area.height = layout.slots[row][column + 1].top - area.top
    return area
