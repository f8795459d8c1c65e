"""The places of the focus on the table of You Must Be 18!: each spot's area, and the spot at a point."""

from __future__ import annotations

from collections.abc import Iterable

from pygame import FRect

from game.cardgames.must_be_18.rules.view import MustBe18View
from game.cardgames.must_be_18.table.card_places import hand_poses
from game.cardgames.must_be_18.table.focus import BACK, DRAW, LAY, SKIP, SUGGEST, Zone, in_hand
from game.cardgames.must_be_18.table.layout import TableLayout
from game.cardgames.must_be_18.table.selection import Draft
from game.tables.focus import Spot, areas_of, card_area
from game.tables.seats import opponents_of

_ROW = (SUGGEST, BACK, DRAW, SKIP)


def is_tall(counter: FRect) -> bool:
    """Whether the counter's parts lie below each other; else the words are beside the number."""
    return counter.height > counter.width * 1.15


def plaque_areas(counter: FRect, acts: Iterable[int]) -> dict[int, FRect]:
    """The plaques at the foot of the counter: the plaque that lays is large, the others share a line."""
    there = tuple(acts)
    small = min(max(counter.height * 0.085, 22.0), 38.0)
    large = small * 1.5
    inside = FRect(counter.left + 10, counter.top, counter.width - 20, counter.height - 9)
    found = {LAY: FRect(inside.left, inside.bottom - small - large - 6, inside.width, large)}
    row = [act for act in _ROW if act in there]
    wide = (inside.width - 6 * (len(row) - 1)) / max(len(row), 1)
    for place, act in enumerate(row):
        found[act] = FRect(inside.left + place * (wide + 6), inside.bottom - small, wide, small)
    return {act: area for act, area in found.items() if act in there}


def above_plaques(counter: FRect) -> FRect:
    """The part of the counter that is left for number and words."""
    high = plaque_areas(counter, (LAY,))[LAY].top
    return FRect(counter.left, counter.top, counter.width, high - counter.top - 4)


def areas(
    view: MustBe18View, layout: TableLayout, draft: Draft, acts: Iterable[int], spots: Iterable[Spot]
) -> dict[Spot, FRect]:
    """The areas of spots, in their order; a spot that is not on the table has none."""
    plaques = plaque_areas(layout.counter, acts)
    cards = dict(zip(in_hand(view, draft), hand_poses(view, layout, draft, None), strict=True))

    def area_of(spot: Spot) -> FRect | None:
        if spot.zone == Zone.HAND:
            return card_area(cards[spot.key]) if spot.key in cards else None
        return _area(view, layout, plaques, spot)

    return areas_of(spots, area_of)


def _area(view: MustBe18View, layout: TableLayout, plaques: dict[int, FRect], spot: Spot) -> FRect | None:
    match spot.zone:
        case Zone.COLUMN if spot.key < len(layout.columns):
            return layout.columns[spot.key]
        case Zone.ACT:
            return plaques.get(spot.key)
        case Zone.COUNTER:
            return above_plaques(layout.counter)
        case Zone.STOCK:
            return layout.stock
        case Zone.TOTALS:
            return layout.standing if layout.standing.height else layout.title
        case Zone.SEAT:
            others = opponents_of(view)
            return layout.seats[others.index(spot.key)] if spot.key in others else None
    return None
