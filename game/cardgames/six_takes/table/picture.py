"""All that the painted parts of the table of 6 takes! show, for one frame."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from game.cardgames.six_takes.rules.view import SixTakesView
from game.cardgames.six_takes.table.focus import RowFocus
from game.cardgames.six_takes.table.layout import TableLayout
from game.tables import picture


class Outcome(Struct, frozen=True):
    """The outcome of a seat's card this turn: its row, and the ducks if it took the row."""

    row: int
    ducks: int


class Picture(picture.Picture[SixTakesView, TableLayout, RowFocus], frozen=True, kw_only=True):
    """The picture of the table, for drawing.

    Attributes:
        outcomes: the outcomes of the cards of this turn, by seat.
        shift: how far the cards are off to the side, in units.
    """

    outcomes: Mapping[int, Outcome]
    shift: float
