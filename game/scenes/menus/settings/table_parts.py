"""The parts of a table that keys control, and their areas."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from pygame import FRect

from game.language.message import message
from game.tables.table import Table
from game.tables.table_view import TableView
from game.ui.devices.actions import ROW_KEYS, Action

_CORNER = (24.0, 24.0, 220.0, 70.0)
"""The horizontal and vertical margin of an area in a corner, its width and its height."""
_AROUND = ((Action.LEFT, -0.4, 0.0), (Action.CONFIRM, 0.0, 0.0), (Action.RIGHT, 0.4, 0.0))
"""Keys around the middle of the hand, with offsets as shares of the hand's size."""


class TablePart(NamedTuple):
    """A part of a table, and the actions that control it.

    Attributes:
        key: the action whose key is shown in the middle of the area.
        spots: a function that yields more actions, each with the area in which its key is shown.
    """

    title: str
    actions: tuple[Action, ...]
    area: Callable[[Table[Any]], FRect]
    key: Action | None = None
    spots: Callable[[Table[Any]], Iterator[tuple[Action, FRect]]] = lambda _table: iter(())


def _hand_area(table: Table[Any]) -> FRect:
    hand = FRect(table.layout.hand if isinstance(table, TableView) else table.caption_area)
    hand.height = min(hand.height, hand.width * 0.3)
    return hand


def _hand_keys(table: Table[Any]) -> Iterator[tuple[Action, FRect]]:
    hand = _hand_area(table)
    for action, x, y in _AROUND:
        yield action, FRect(hand.centerx + x * hand.width, hand.centery + y * hand.height, 0, 0)


def _middle_area(table: Table[Any]) -> FRect:
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


def _players_area(table: Table[Any]) -> FRect:
    if not isinstance(table, TableView):
        return FRect(table.caption_area)
    seats: tuple[FRect, ...] = table.layout.seats
    return min(seats, key=lambda seat: (seat.top, seat.left))


def _lists_area(table: Table[Any]) -> FRect:
    """Return the lower left corner, for the keys of lists, which aren't on the table itself."""
    return FRect(_CORNER[0], table.tools_area.bottom + _CORNER[1], *_CORNER[2:])


def _window_area(table: Table[Any]) -> FRect:
    """Return the upper right corner, for the keys that control the window itself."""
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
        _hand_area,
        spots=_hand_keys,
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
        _middle_area,
        spots=_row_keys,
    ),
    TablePart(
        message("The players"),
        (Action.ANNOUNCE_TURN, Action.ANNOUNCE_SCORES, Action.ANNOUNCE_POINTS),
        _players_area,
        Action.ANNOUNCE_TURN,
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
        lambda table: FRect(table.tools_area).inflate(0, 40).move(0, 40),
        Action.MENU,
    ),
    TablePart(
        message("The words"),
        (Action.SPEECH, Action.REPEAT, Action.EARLIER, Action.LATER, Action.SPELL, Action.COPY),
        lambda table: FRect(table.caption_area),
        Action.REPEAT,
    ),
    TablePart(
        message("Lists"),
        (Action.NEXT, Action.PREVIOUS, Action.PAGE_UP, Action.PAGE_DOWN, Action.FIRST, Action.LAST),
        _lists_area,
        Action.NEXT,
    ),
    TablePart(message("The window"), (Action.FULLSCREEN, Action.MUTE), _window_area, Action.FULLSCREEN),
)
"""The parts of a table, which together cover every action."""
