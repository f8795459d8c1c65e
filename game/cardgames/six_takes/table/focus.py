"""The focus on the table of 6 takes!: how input moves it, and the choice it stands for."""

from __future__ import annotations

from game.cardgames.six_takes.rules.events import PickCard, PlayCard, SixTakesChoice, TakeRow
from game.cardgames.six_takes.rules.game import ROWS
from game.cardgames.six_takes.rules.view import SixTakesView
from game.cardgames.six_takes.sheet import PLACES, Zone, place_key
from game.engine.contract import Choice
from game.tables.focus import Focus, Spot
from game.ui.devices.actions import Action


class RowFocus(Focus, frozen=True):
    """The player's focus, and the row that had the focus last."""

    row: int = 0


def place_spot(row: int, column: int) -> Spot:
    return Spot(Zone.PLACE, place_key(row, column))


def row_of(spot: Spot | None) -> int | None:
    """Return the row of a spot that is a row or a place in one; None for other spots."""
    if spot is None or spot.zone not in (Zone.ROW, Zone.PLACE):
        return None
    return spot.key if spot.zone == Zone.ROW else spot.key // PLACES


def column_of(spot: Spot | None) -> int | None:
    """Return a spot's place in its row; None if it isn't a place in a row."""
    return spot.key % PLACES if spot is not None and spot.zone == Zone.PLACE else None


def must_take_row(view: SixTakesView) -> bool:
    """Return whether the viewer must choose a row to take."""
    return view.asked is not None and view.asked == view.seat


def row_spot(view: SixTakesView, row: int, column: int | None) -> Spot:
    """Return the spot of the card at `column`, or of the row's last card if it has fewer.

    If `column` is None or the row is empty, return the spot of the row itself.
    """
    cards = view.rows[row] if view.rows else ()
    return (
        Spot(Zone.ROW, row) if column is None or not cards else place_spot(row, min(column, len(cards) - 1))
    )


def next_row_spot(view: SixTakesView, spot: Spot | None, action: Action) -> Spot | None:
    """Return the spot that an action moves to: left and right change the row, up and down the card in it."""
    row, column = row_of(spot) or 0, column_of(spot)
    match action:
        case Action.LEFT | Action.PREVIOUS:
            return Spot(Zone.ROW, (row - 1) % ROWS)
        case Action.RIGHT | Action.NEXT:
            return Spot(Zone.ROW, (row + 1) % ROWS)
        case Action.DOWN:
            return row_spot(view, row, 0 if column is None else column + 1)
        case Action.UP:
            return row_spot(view, row, None if not column else column - 1)
    return spot


def spot_of(choice: Choice) -> Spot | None:
    match choice:
        case TakeRow(row=row):
            return Spot(Zone.ROW, row)
        case PickCard(card=card):
            return Spot(Zone.POOL, card)
        case PlayCard(card=card):
            return Spot(Zone.HAND, card)
    return None


def choice_of_focus(view: SixTakesView, focus: RowFocus) -> SixTakesChoice | None:
    """Return the choice that confirming the focus makes; None if the player has nothing to choose."""
    if must_take_row(view):
        return TakeRow(focus.row)
    if view.pool and view.picker == view.seat:
        return PickCard(view.pool[focus.place])
    if view.stage == "choose" and view.seat is not None and view.hand and not view.ready[view.seat]:
        return PlayCard(view.hand[focus.place])
    return None
