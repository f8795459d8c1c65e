"""The parts of a table that keys control, and where they are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from pygame import FRect

from game.language.message import message
from game.tables.table import Table
from game.tables.table_view import TableView
from game.ui.devices.actions import ROW_KEYS, Action

_CORNER = (24.0, 24.0, 220.0, 70.0)
"""The margins and size of an area in a corner."""
_AROUND = ((Action.LEFT, -0.4, 0.0), (Action.CONFIRM, 0.0, 0.0), (Action.RIGHT, 0.4, 0.0))
"""Keys around the middle of the hand, with offsets as shares of the hand's size."""


class TablePart(NamedTuple):
    """A part of a table, the actions that control it, and the spots at which their keys are shown."""

    title: str
    actions: tuple[Action, ...]
    area: Callable[[Table[Any]], FRect]
    spots: Callable[[Table[Any]], Iterator[tuple[Action, FRect]]]


def _layout_area(table: Table[Any], name: str) -> FRect:
    """Return an area of a table's layout by name; the caption's area if the table has no layout."""
    if isinstance(table, TableView):
        area: FRect = getattr(table.layout, name)
        return area
    return FRect(table.caption_area)


def _hand(table: Table[Any]) -> FRect:
    hand = FRect(_layout_area(table, "hand"))
    hand.height = min(hand.height, hand.width * 0.3)
    return hand


def _hand_keys(table: Table[Any]) -> Iterator[tuple[Action, FRect]]:
    hand = _hand(table)
    for action, x, y in _AROUND:
        spot = FRect(0, 0, 1, 1)
        spot.center = hand.centerx + x * hand.width, hand.centery + y * hand.height
        yield action, spot


def _middle(table: Table[Any]) -> FRect:
    areas = [area for _action, area in _row_keys(table)]
    return areas[0].unionall(areas[1:]) if areas else FRect(table.caption_area)


def _row_keys(table: Table[Any]) -> Iterator[tuple[Action, FRect]]:
    """Yield the keys of rows, piles, columns, or whatever the game has instead, each with its area."""
    if not isinstance(table, TableView):
        return
    spots = table.model.readable_spots()
    zone = spots[0].zone if spots else ""
    areas = (table.area_of(spot.zone, spot.key) for spot in spots if spot.zone == zone)
    yield from zip(ROW_KEYS, (area for area in areas if area is not None), strict=False)


def _players(table: Table[Any]) -> FRect:
    if not isinstance(table, TableView):
        return FRect(table.caption_area)
    seats: tuple[FRect, ...] = table.layout.seats
    return min(seats, key=lambda seat: (seat.top, seat.left))


def _one_key(
    action: Action, area: Callable[[Table[Any]], FRect]
) -> Callable[[Table[Any]], Iterator[tuple[Action, FRect]]]:
    def spots(table: Table[Any]) -> Iterator[tuple[Action, FRect]]:
        yield action, area(table)

    return spots


def _caption(table: Table[Any]) -> FRect:
    return FRect(table.caption_area)


def _tools(table: Table[Any]) -> FRect:
    tools = FRect(table.tools_area)
    return tools.inflate(0, 40).move(0, 40)


def _lists(table: Table[Any]) -> FRect:
    """Return the area for keys of lists, which aren't on the table: the lower left corner."""
    return FRect(_CORNER[0], table.tools_area.bottom + _CORNER[1], *_CORNER[2:])


def _window(table: Table[Any]) -> FRect:
    """Return the area for keys of the window itself: the upper right corner."""
    return FRect(table.tools_area.right - _CORNER[2], *_CORNER[1:])


TABLE_PARTS = (
    TablePart(
        message("Your hand"),
        (
            Action.LEFT,
            Action.RIGHT,
            Action.UP,
            Action.DOWN,
            Action.CONFIRM,
            Action.CANCEL,
            Action.ANNOUNCE_CARD,
            Action.ANNOUNCE_SELECTION,
        ),
        _hand,
        _hand_keys,
    ),
    TablePart(
        message("The middle"),
        (
            Action.ANNOUNCE_ROWS,
            Action.ANNOUNCE_ENDS,
            *ROW_KEYS,
            Action.ANNOUNCE_DIRECTION,
            Action.ANNOUNCE_LAST_TRICK,
        ),
        _middle,
        _row_keys,
    ),
    TablePart(
        message("The players"),
        (Action.ANNOUNCE_TURN, Action.ANNOUNCE_SCORES, Action.ANNOUNCE_POINTS),
        _players,
        _one_key(Action.ANNOUNCE_TURN, _players),
    ),
    TablePart(
        message("The tools"),
        (
            Action.MENU,
            Action.HINT,
            Action.UNDO,
            Action.FASTER,
            Action.SLOWER,
            Action.LOG,
            Action.HELP,
            Action.KEYS,
        ),
        _tools,
        _one_key(Action.MENU, _tools),
    ),
    TablePart(
        message("The words"),
        (Action.SPEECH, Action.REPEAT, Action.EARLIER, Action.LATER, Action.SPELL, Action.COPY),
        _caption,
        _one_key(Action.REPEAT, _caption),
    ),
    TablePart(
        message("Lists"),
        (Action.NEXT, Action.PREVIOUS, Action.PAGE_UP, Action.PAGE_DOWN, Action.FIRST, Action.LAST),
        _lists,
        _one_key(Action.NEXT, _lists),
    ),
    TablePart(
        message("The window"), (Action.FULLSCREEN, Action.MUTE), _window, _one_key(Action.FULLSCREEN, _window)
    ),
)
"""The parts of a table; together, they have every action."""
