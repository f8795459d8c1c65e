"""Where on the table the focus may go: the area of every spot, and the spot at a point."""

from __future__ import annotations

from collections.abc import Iterable

from pygame import FRect

from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.table.card_places import hand_order, hand_poses
from game.cardgames.sixpack.table.focus import Spot, Zone
from game.cardgames.sixpack.table.layout import CARD_RATIO, TableLayout, grid, lane_entries, pack_entries
from game.cardgames.sixpack.table.pickers import Picker
from game.cardgames.sixpack.table.turn_log import Log, row_of, rows
from game.tables.fan import at

_TITLE = 28.0
_WIDE, _TALL = 0.5, 1.05
_BROADEST = 240.0


def opponents_of(view: SixpackView) -> tuple[int, ...]:
    """The other seats clockwise from the view's own; a spectator's are all seats."""
    first = 0 if view.seat is None else view.seat + 1
    others = [(first + step) % view.seats for step in range(view.seats)]
    return tuple(seat for seat in others if seat != view.seat)


def picker_entries(area: FRect, window: Picker) -> tuple[FRect, ...]:
    """The places of a picker's entries, below its title."""
    count = len(window.entries)
    inside = FRect(area.left + 12, area.top + _TITLE + 4, area.width - 24, area.height - _TITLE - 14)
    if any(entry.cards for entry in window.entries):
        return grid(inside, count, _TALL)
    room = min(inside.width, count * _BROADEST)
    return grid(FRect(inside.centerx - room / 2, inside.top, room, inside.height), count, _WIDE)


def areas(
    view: SixpackView, layout: TableLayout, log: Log, window: Picker | None, spots: Iterable[Spot]
) -> dict[Spot, FRect]:
    """The areas of spots, in their order; what is not on the table has none."""
    entries = () if window is None else picker_entries(layout.picker, window)
    found = {}
    for spot in spots:
        area = _area(view, layout, log, entries, spot)
        if area is not None:
            found[spot] = area
    return found


def _area(
    view: SixpackView, layout: TableLayout, log: Log, entries: tuple[FRect, ...], spot: Spot
) -> FRect | None:
    match spot.zone:
        case Zone.HAND if spot.key in view.hand:
            pose = hand_poses(view, layout, None)[hand_order(view).index(spot.key)]
            height = pose.width * CARD_RATIO
            return FRect(pose.x - pose.width / 2, pose.y - height / 2, pose.width, height)
        case Zone.PILE if spot.key < len(layout.piles):
            return layout.piles[spot.key].whole
        case Zone.TURN:
            place = row_of(view, log, spot.key)
            return None if place is None else lane_entries(layout.lane, len(rows(view, log)))[place]
        case Zone.SEAT if spot.key in opponents_of(view):
            return layout.seats[opponents_of(view).index(spot.key)]
        case Zone.PACK:
            kinds = len(dict.fromkeys(view.packs))
            return pack_entries(layout.packs, kinds)[spot.key] if spot.key < kinds else None
        case Zone.ENTRY if spot.key < len(entries):
            return entries[spot.key]
    return None


def spot_at(
    view: SixpackView, layout: TableLayout, found: dict[Spot, FRect], focus: Spot | None, x: float, y: float
) -> Spot | None:
    """The spot at a point; of cards that overlap in the hand the one on top."""
    if any(spot.zone is Zone.HAND for spot in found):
        raised = focus.key if focus is not None and focus.zone is Zone.HAND else None
        place = at(hand_poses(view, layout, raised), x, y)
        if place is not None:
            spot = Spot(Zone.HAND, hand_order(view)[place])
            return spot if spot in found else None
    for spot, area in found.items():
        if spot.zone is not Zone.HAND and area.collidepoint(x, y):
            return spot
    return None
