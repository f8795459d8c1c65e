"""The routes between the scenes of a run, and what the rack needs of a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from game.arcade.run.charms import Tool
from game.arcade.run.state import Run
from game.language.message import Text
from game.scenes.routes import Route, Routes, SceneRoute
from game.scenes.run.map_picture import RunStanding
from game.session.analysis import Coaching
from game.session.par import MatchPar
from game.session.session import Session


class TableTools(Protocol):
    """What the rack of charms needs of the player's table."""

    @property
    def words(self) -> Text:
        """Goal, feathers, score and combos, to be read aloud."""

    @property
    def task(self) -> Text:
        """The goal, the progress towards it, and the combos."""

    @property
    def standing(self) -> RunStanding:
        """The run's standing, with the points of this table so far."""

    @property
    def granted_tools(self) -> tuple[tuple[Tool, Text], ...]:
        """The tools granted by charms that can be used now, with their button texts."""

    def use(self, tool: Tool) -> Text | None:
        """Use a tool granted by a charm; return None, or the reason if that's impossible."""


class OpenRack(Protocol):
    """A route to the rack of charms; `table` and `after` are those of `RackScene`."""

    def __call__(self, table: TableTools | None = None, after: Callable[[], Run] | None = None) -> None: ...


class RunScreens(Routes):
    """The routes between the scenes of a run; each target gets the `RunSession`."""

    rack: Route[OpenRack] = SceneRoute("run.charms.rack:RackScene")
    sit_down: Route[Callable[[int], None]] = Route("run.seating:take_seat")
    """Shows the table of a place on the map: a new match, or the one in progress."""
    deal_again: Route[Callable[[], None]] = Route("run.navigation:deal_again")
    show_score_sheet: Route[Callable[[Session, MatchPar | None, TableTools, Coaching | None], None]] = (
        SceneRoute("run.results.score_sheet:ScoreSheetScene")
    )
    """Shows the score sheet of a finished table, over that table, whose ghosts may still be playing."""
    visit: Route[Callable[[int], None]] = Route("run.dialogs:visit")
    """Visits a place without a table, and shows what's there."""
    stall: Route[Callable[[], None]] = SceneRoute("run.charms.stall:StallScene")
    charms: Route[Callable[[], None]] = SceneRoute("run.charms.choice:CharmChoiceScene")
    leave_table: Route[Callable[[Session], None]] = SceneRoute("run.seating:LeavingTableScene")
    """Asks whether to leave a table whose goal is lost."""
    give_up: Route[Callable[[], None]] = SceneRoute("run.seating:GivingUpScene")
    map: Route[Callable[[], None]] = Route("run.navigation:show_map")
    pending: Route[Callable[[], None]] = Route("run.navigation:show_pending")
