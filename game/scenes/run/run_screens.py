"""The ways from a scene of a run to the others, so that none of them needs to know another."""

from __future__ import annotations

from typing import Protocol

from game.arcade.run.charms.charm import Tool
from game.language.message import Text
from game.session.par import MatchPar
from game.session.session import Session


class TableTools(Protocol):
    """The table where the player sits, as the rack of charms knows it."""

    @property
    def words(self) -> Text:
        """Goal, feathers, score and combos, to be read out."""

    def offers(self, tool: Tool) -> bool:
        """Whether a tool could be used there now, if a charm grants it."""

    def use(self, tool: Tool) -> Text | None:
        """Use a tool that a charm has granted; returns why that cannot be, if it cannot."""


class RunScreens(Protocol):
    """The ways through a run."""

    def rack(self, table: TableTools | None = None) -> None:
        """The rack of charms, at a `table` if the player sits at one."""

    def sit_down(self, number: int) -> None:
        """The table of a place on the map: dealt anew, or as it was left."""

    def deal_again(self) -> None:
        """The same deal again, in the place of the table where the player sits."""

    def reckon(self, session: Session, par: MatchPar | None, table: TableTools) -> None:
        """The sum of a table whose match is over, over that table."""

    def charms(self) -> None:
        """The charms on offer."""

    def guide(self) -> None:
        """How a run goes."""

    def give_up(self) -> None:
        """The question whether the run is to be given up."""

    def map(self) -> None:
        """The map, without all that lies over it."""

    def pending(self) -> None:
        """What is pending in the run, over its map or in its place."""
