"""The table of the planned match, loaded and painted in advance while the player is in the set-up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from game.cardgames.registry import kit_of
from game.engine.contract import BadSetup
from game.engine.journal import Player
from game.engine.options import BadOption
from game.scenes.menus.table_setup.plan import MatchPlan
from game.scenes.pieces.parts import Part, Parts
from game.ui.drawing.draw import Pen

if TYPE_CHECKING:
    from game.tables.table import Table

_QUIET = 0.5
"""The seconds without input after which frames may take longer."""


class TablePreparation:
    """The work of preparing a table before the deal, done one part per frame while there's no input."""

    def __init__(self, plan: MatchPlan) -> None:
        self._plan = plan
        self._parts = Parts(self._parts_to_paint())
        self._quiet = 0.0

    def postpone(self) -> None:
        """Postpone the work after input, when frames must be short."""
        self._quiet = 0.0

    def update(self, seconds: float) -> None:
        self._quiet += seconds

    def draw(self, pen: Pen) -> None:
        """Do the next part if there was no input for a while; the caller must draw over its picture."""
        if self._quiet >= _QUIET:
            self._parts.paint(pen)

    def _parts_to_paint(self) -> Iterator[Part]:
        yield lambda _pen: self._plan.context.screens.load_match()
        table = self._table()
        if table is None:
            return
        yield lambda pen: table.resize(pen.area.width, pen.area.height)
        yield table.draw_ground
        yield table.draw

    def _table(self) -> Table[Any] | None:
        """Return the table as it is before the deal, or None if the plan can't be played."""
        plan, context = self._plan, self._plan.context
        try:
            setup = plan.setup()
        except (BadOption, BadSetup):
            return None
        known, company = plan.players(), plan.company
        phoned = Player("")
        people = context.people(tuple([known.get(seat, phoned) for seat in range(len(company.seated))]))
        view = plan.rules.initial_view(setup, None if company.friends else company.seat)
        return kit_of(plan.game).table(view, people, context.art, context.table_services())
