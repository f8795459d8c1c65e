"""The places of the focus on the table: the area of every spot, and the spot at a point."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from pygame import FRect

from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.table.card_places import hand_order, hand_poses
from game.cardgames.sixpack.table.focus import Zone
from game.cardgames.sixpack.table.layout import TableLayout, grid, lane_entries, pack_entries
from game.cardgames.sixpack.table.pickers import Picker
from game.cardgames.sixpack.table.turn_log import Log, row_of, rows
from game.tables.focus import Spot, areas_of, card_area
from game.tables.seats import opponents_of

_TITLE = 28.0
_WIDE, _TALL = 0.5, 1.05
_BROADEST = 240.0


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
    """The areas of spots, in their order; a spot that is not on the table has none."""
    entries = () if window is None else picker_entries(layout.picker, window)
    return areas_of(spots, partial(_area, view, layout, log, entries))


def _area(
    view: SixpackView, layout: TableLayout, log: Log, entries: tuple[FRect, ...], spot: Spot
) -> FRect | None:
    match spot.zone:
        case Zone.HAND if spot.key in view.hand:
            return card_area(hand_poses(view, layout, None)[hand_order(view).index(spot.key)])
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
