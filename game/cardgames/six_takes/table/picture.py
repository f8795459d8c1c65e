"""All that the painted parts of the table of 6 takes! show, for one frame."""

from __future__ import annotations

from collections.abc import Mapping

from game.cardgames.six_takes.rules.view import SixTakesView
from game.cardgames.six_takes.table.focus import RowFocus
from game.cardgames.six_takes.table.layout import TableLayout
from game.tables.animation.motion import Pose
from game.tables.painting import picture


class Picture(picture.Picture[SixTakesView, TableLayout, RowFocus], frozen=True, kw_only=True):
    """The picture of the table, for drawing.

    Attributes:
        ducks: by seat, the ducks that have come to it so far, those of earlier rounds included.
        revealed: the revealed cards that wait, by card, as they lie or fly now.
        over_focus: the point above the focused hand card.
        taking: the row that is being taken, and its ducks.
        shift: the distance of the cards to the side, in units.
    """

    ducks: tuple[int, ...]
    revealed: Mapping[int, Pose]
    over_focus: tuple[float, float]
    taking: tuple[int, int] | None
    shift: float
