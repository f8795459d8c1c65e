"""All that the painted parts of the table of Sixpack show, for one frame."""

from __future__ import annotations

from collections.abc import Mapping

from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.table.animation.turn_log import Log
from game.cardgames.sixpack.table.asking.pickers import Picker
from game.cardgames.sixpack.table.focus import DraftFocus
from game.cardgames.sixpack.table.layout import TableLayout
from game.tables.animation.motion import Pose
from game.tables.focus import Spot
from game.tables.painting import picture


class Picture(picture.Picture[SixpackView, TableLayout, DraftFocus], frozen=True, kw_only=True):
    """The picture of the table, for drawing.

    Attributes:
        seen: the view as far as it has been seen to come true: its piles, its way of play, its totals.
        counts: by seat, all cards that are seen to be its own.
        lying: the poses of the cards now, by key.
        window: the open picker, if there is one.
        hovered: the spot under the pointer that the focus may not go to, if there is one.
        acting: the seat whose card is at work.
        turned: how far play is turned round, 0 to 1.
        over_focus: the point above the focused hand card.
        shift: the distance of the cards to the side, in units.
    """

    seen: SixpackView
    counts: tuple[int, ...]
    lying: Mapping[int, Pose]
    log: Log
    window: Picker | None
    hovered: Spot | None
    acting: int | None
    turned: float
    over_focus: tuple[float, float]
    shift: float

    @property
    def told_pack(self) -> str:
        """The pack whose effect the own duck tells: that of the chip or the card looked at; empty: none."""
        for spot in (self.hovered, self.focus.spot):
            found = self._pack_at(spot)
            if found:
                return found
        return ""

    def _pack_at(self, spot: Spot | None) -> str:
        if spot is None:
            return ""
        if spot.zone == "pack":
            kinds = tuple(dict.fromkeys(self.view.packs))
            return kinds[spot.key] if spot.key < len(kinds) else ""
        if spot.zone in ("hand", "turn") and 0 < spot.key < len(self.view.cards):
            return self.view.cards[spot.key].pack
        return ""
