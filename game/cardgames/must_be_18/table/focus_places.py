"""The places of the focus on the table of You Must Be 18!: each spot's area, and the spot at a point."""

from __future__ import annotations

from collections.abc import Iterable

from pygame import FRect

from game.cardgames.must_be_18.rules.view import MustBe18View
from game.cardgames.must_be_18.sheet import Zone
from game.cardgames.must_be_18.table.card_places import hand_poses
from game.cardgames.must_be_18.table.focus import BACK, DRAW, LAY, SKIP, SUGGEST, in_hand
from game.cardgames.must_be_18.table.layout import TableLayout
from game.cardgames.must_be_18.table.selection import Draft
from game.tables.focus import Spot, areas_of, card_area
from game.tables.seats import opponents_of

LETTERS = 17.0
"""The size of the letters on plaques, on a canvas of 1280 × 720 units."""
_ROW = (SUGGEST, BACK, SKIP)
_LARGE, _SMALL = 8.8, 5.4
"""The widths of the plaques, by the size of their letters."""


def plaque_areas(layout: TableLayout, acts: Iterable[int]) -> dict[int, FRect]:
    """The plaques beside the question: the one that lays is large; to draw, the stock itself is pressed."""
    there = tuple(acts)
    area, size, scale = layout.acts, layout.ground.letters(LETTERS), layout.ground.scale
    wide = max(164 * scale, size * _LARGE)
    found = {LAY: FRect(area.right - wide, area.top, wide, area.height), DRAW: FRect(layout.stock)}
    left, high = area.right - wide, max(area.height * 0.8, size * 1.6)
    for act in [act for act in _ROW if act in there]:
        wide = max(80 * scale, size * _SMALL)
        left -= wide + 7 * scale
        found[act] = FRect(left, area.centery - high / 2, wide, high)
    return {act: area for act, area in found.items() if act in there}


def question_area(layout: TableLayout, acts: Iterable[int]) -> FRect:
    """The place of the question: as far as the plaques."""
    area = FRect(layout.prompt)
    plaques = [one.left for act, one in plaque_areas(layout, acts).items() if act != DRAW]
    area.width = min([*plaques, layout.acts.right]) - 10 * layout.ground.scale - area.left
    return area


def areas(
    view: MustBe18View, layout: TableLayout, draft: Draft, acts: Iterable[int], spots: Iterable[Spot]
) -> dict[Spot, FRect]:
    """The areas of spots, in their order; a spot that is not on the table has none."""
    plaques = plaque_areas(layout, acts)
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
            return layout.sign
        case Zone.STOCK:
            return layout.stock
        case Zone.TOTALS:
            return layout.title
        case Zone.SEAT:
            others = opponents_of(view)
            return layout.seats[others.index(spot.key)] if spot.key in others else None
    return None
