"""The routes between the scenes of a run, and the table as its rack needs it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from game.arcade.run.charms import Tool
from game.language.message import Text
from game.scenes.routes import Route, Routes, ToScene
from game.session.analysis import Coaching
from game.session.par import MatchPar
from game.session.session import Session


class TableTools(Protocol):
    """The table where the player sits, for the rack of charms."""

    @property
    def words(self) -> Text:
        """Goal, feathers, score and combos, to be read out."""

    @property
    def granted_tools(self) -> tuple[tuple[Tool, Text], ...]:
        """The tools that charms have granted and that can be used now, with the words on their buttons."""

    def use(self, tool: Tool) -> Text | None:
        """Use a tool that a charm has granted; return why it's impossible, if it is."""


class OpenRack(Protocol):
    """Opens the rack of charms, at a `table` if the player sits at one."""

    def __call__(self, table: TableTools | None = None) -> None: ...


class RunScreens(Routes):
    """The routes between the scenes of a run; each is given its `RunSession`."""

    rack: Route[OpenRack] = ToScene("run.charms.rack:RackScene")
    sit_down: Route[Callable[[int], None]] = Route("run.seating:take_seat")
    """Shows the table of a place on the map: dealt for the first time, or as it was left."""
    deal_again: Route[Callable[[], None]] = Route("run.ways:deal_again")
    show_score_sheet: Route[Callable[[Session, MatchPar | None, TableTools, Coaching | None], None]] = (
        ToScene("run.results.score_sheet:ScoreSheetScene")
    )
    """Shows the sum of a finished table over that table, as its ghosts may still play."""
    visit: Route[Callable[[int], None]] = Route("run.visits:visit")
    """Goes to a place without a table, and shows what is there."""
    stall: Route[Callable[[], None]] = ToScene("run.charms.stall:StallScene")
    charms: Route[Callable[[], None]] = ToScene("run.charms.choice:CharmChoiceScene")
    leave_table: Route[Callable[[Session], None]] = ToScene("run.seating:LeavingTableScene")
    """Asks whether the player leaves a table that's lost."""
    give_up: Route[Callable[[], None]] = ToScene("run.seating:GivingUpScene")
    map: Route[Callable[[], None]] = Route("run.ways:show_map")
    pending: Route[Callable[[], None]] = Route("run.ways:show_pending")
