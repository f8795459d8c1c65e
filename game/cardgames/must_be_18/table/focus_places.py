"""Where on the table of You Must Be 18! the focus may go: the area of every spot, and the spot at a point."""

from __future__ import annotations

from collections.abc import Iterable

from pygame import FRect

from game.cardgames.must_be_18.rules.view import MustBe18View
from game.cardgames.must_be_18.table.card_places import card_area, hand_poses
from game.cardgames.must_be_18.table.focus import BACK, DRAW, LAY, SKIP, SUGGEST, Spot, Zone, in_hand
from game.cardgames.must_be_18.table.layout import TableLayout
from game.cardgames.must_be_18.table.selection import Draft
from game.tables.fan import at

_ROW = (SUGGEST, BACK, DRAW, SKIP)


def opponents_of(view: MustBe18View) -> tuple[int, ...]:
    """The other seats clockwise from the view's own; a spectator's are all seats."""
    first = 0 if view.seat is None else view.seat + 1
    others = [(first + step) % view.seats for step in range(view.seats)]
    return tuple(seat for seat in others if seat != view.seat)


def own_label(mascot: FRect) -> tuple[float, float]:
    """How large the own name beside the own duck is, and its top."""
    size = max(12.5, min(19.0, mascot.height * 0.2))
    return size, mascot.centery - size * 1.2


def is_tall(counter: FRect) -> bool:
    """Whether the counter's parts lie below each other; else the words are beside the number."""
    return counter.height > counter.width * 1.15


def plaque_areas(counter: FRect, acts: Iterable[int]) -> dict[int, FRect]:
    """The plaques at the foot of the counter: the one that lays is large, the others share a line."""
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
    """What of the counter is left for number and words."""
    high = plaque_areas(counter, (LAY,))[LAY].top
    return FRect(counter.left, counter.top, counter.width, high - counter.top - 4)


def areas(
    view: MustBe18View, layout: TableLayout, draft: Draft, acts: Iterable[int], spots: Iterable[Spot]
) -> dict[Spot, FRect]:
    """The areas of spots, in their order; what is not on the table has none."""
    plaques = plaque_areas(layout.counter, acts)
    held = in_hand(view, draft)
    poses = hand_poses(view, layout, draft, None)
    found = {}
    for spot in spots:
        area = _area(view, layout, plaques, spot)
        if spot.zone is Zone.HAND and spot.key in held:
            area = card_area(poses[held.index(spot.key)])
        if area is not None:
            found[spot] = area
    return found


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


def spot_at(
    view: MustBe18View,
    layout: TableLayout,
    draft: Draft,
    found: dict[Spot, FRect],
    focus: Spot | None,
    x: float,
    y: float,
) -> Spot | None:
    """The spot at a point: of cards in the hand the one on top."""
    raised = focus.key if focus is not None and focus.zone is Zone.HAND else None
    place = at(hand_poses(view, layout, draft, raised), x, y)
    if place is not None:
        spot = Spot(Zone.HAND, in_hand(view, draft)[place])
        if spot in found:
            return spot
    under = [spot for spot, area in found.items() if spot.zone is not Zone.HAND and area.collidepoint(x, y)]
    return under[0] if under else None
