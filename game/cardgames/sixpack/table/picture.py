"""All that the painted parts of the table of Sixpack show, for one frame."""

from __future__ import annotations

from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.table.focus import DraftFocus
from game.cardgames.sixpack.table.layout import TableLayout
from game.cardgames.sixpack.table.pickers import Picker
from game.cardgames.sixpack.table.turn_log import Log
from game.tables import picture


class Picture(picture.Picture[SixpackView, TableLayout, DraftFocus], frozen=True, kw_only=True):
    """The picture of the table, for drawing.

    Attributes:
        window: the open picker, if there is one.
        acting: the seat whose card is at work.
        turned: how far play is turned round, 0 to 1.
    """

    log: Log
    window: Picker | None
    acting: int | None
    turned: float
