"""What the player's focus is on at the table of 6 takes!, and how input moves it and makes choices."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from game.cardgames.six_takes.rules.events import PickCard, PlayCard, SixTakesChoice, TakeRow
from game.cardgames.six_takes.rules.game import ROWS
from game.cardgames.six_takes.rules.view import SixTakesView
from game.cardgames.six_takes.table.card_places import hand_poses, pool_grid, pool_poses
from game.cardgames.six_takes.table.layout import CARD_RATIO, TableLayout
from game.tables.fan import at
from game.ui.actions import Action


class Zone(StrEnum):
    """Where the focus is."""

    HAND = "hand"
    ROWS = "rows"
    POOL = "pool"


class Focus(Struct, frozen=True):
    """The focused hand card, row or pool card by its place, and a row's card where one is being read.

    Attributes:
        browsing: whether the rows are open as a menu to read (V).
        column: the card of the focused row that is being read, None for the row as a whole.
    """

    place: int = 0
    row: int = 0
    browsing: bool = False
    column: int | None = None


def zone_of(view: SixTakesView, focus: Focus) -> Zone:
    """What the focus moves over now."""
    if focus.browsing or asked_for_row(view):
        return Zone.ROWS
    return Zone.POOL if view.pool else Zone.HAND


def asked_for_row(view: SixTakesView) -> bool:
    """Whether the view's own seat must choose a row to take."""
    return view.asked is not None and view.asked == view.seat


def kept(view: SixTakesView, focus: Focus) -> Focus:
    """The focus within what is there now."""
    count = len(view.pool) if view.pool else len(view.hand)
    place = max(0, min(focus.place, count - 1))
    return Focus(place, focus.row, focus.browsing, _column(view, focus.row, focus.column))


def _column(view: SixTakesView, row: int, column: int | None) -> int | None:
    """The column within the row as it is now, which may just have been taken."""
    cards = view.rows[row] if view.rows else ()
    return None if column is None or not cards else min(column, len(cards) - 1)


def moved(view: SixTakesView, layout: TableLayout, focus: Focus, action: Action) -> Focus:
    """The focus after a direction was asked for."""
    zone = zone_of(view, focus)
    if zone is Zone.ROWS:
        return _over_rows(view, focus, action)
    if zone is Zone.POOL:
        return _over_pool(view, layout, focus, action)
    count = len(view.hand)
    if not count:
        return focus
    step = {Action.LEFT: -1, Action.PREVIOUS: -1, Action.RIGHT: 1, Action.NEXT: 1}.get(action)
    if step is not None:
        return Focus((focus.place + step) % count, focus.row)
    if action is Action.FIRST:
        return Focus(0, focus.row)
    return Focus(count - 1, focus.row) if action is Action.LAST else focus


def _over_rows(view: SixTakesView, focus: Focus, action: Action) -> Focus:
    row, column = focus.row, focus.column
    if action in (Action.UP, Action.PREVIOUS):
        return Focus(focus.place, (row - 1) % ROWS, focus.browsing)
    if action in (Action.DOWN, Action.NEXT):
        return Focus(focus.place, (row + 1) % ROWS, focus.browsing)
    if action is Action.RIGHT:
        column = _column(view, row, 0 if column is None else column + 1)
    elif action is Action.LEFT:
        column = None if not column else column - 1
    return Focus(focus.place, row, focus.browsing, column)


def _over_pool(view: SixTakesView, layout: TableLayout, focus: Focus, action: Action) -> Focus:
    """Sideways to the next card; up and down to the nearest one of another line."""
    poses = pool_poses(layout, view)
    here = poses[focus.place]
    if action in (Action.LEFT, Action.PREVIOUS):
        return Focus((focus.place - 1) % len(poses), focus.row)
    if action in (Action.RIGHT, Action.NEXT):
        return Focus((focus.place + 1) % len(poses), focus.row)
    if action is Action.FIRST:
        return Focus(0, focus.row)
    if action is Action.LAST:
        return Focus(len(poses) - 1, focus.row)
    sign = 1 if action is Action.DOWN else -1
    beyond = [place for place, pose in enumerate(poses) if (pose.y - here.y) * sign > 1]
    if not beyond:
        return focus
    nearest = min(beyond, key=lambda place: (abs(poses[place].y - here.y), abs(poses[place].x - here.x)))
    return Focus(nearest, focus.row)


def pointed(view: SixTakesView, layout: TableLayout, focus: Focus, x: float, y: float) -> Focus | None:
    """The focus that a point asks for; None if nothing to choose or read is there."""
    if zone_of(view, focus) is Zone.ROWS:
        for row, slots in enumerate(layout.slots):
            band = slots[0].union(layout.prices[row]).union(layout.labels[row])
            if band.collidepoint(x, y):
                return Focus(focus.place, row, focus.browsing)
        return None
    if view.pool:
        _columns, width, _gap = pool_grid(layout.pool, sum(view.hand_sizes) + len(view.pool))
        for place, pose in enumerate(pool_poses(layout, view)):
            if abs(x - pose.x) <= width / 2 and abs(y - pose.y) <= width * CARD_RATIO / 2:
                return Focus(place, focus.row)
        return None
    place_now = focus.place if view.hand else None
    found = at(hand_poses(view, layout, place_now), x, y)
    return None if found is None else Focus(found, focus.row)


def chosen(view: SixTakesView, focus: Focus) -> SixTakesChoice | None:
    """The choice that confirming the focus makes; None where nothing is asked."""
    if asked_for_row(view):
        return TakeRow(focus.row)
    if view.pool and view.picker == view.seat:
        return PickCard(view.pool[focus.place])
    if view.stage == "choose" and view.seat is not None and view.hand and not view.ready[view.seat]:
        return PlayCard(view.hand[focus.place])
    return None
