"""The mode of a match: the help at its table, and where its end leads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from pygame import FRect

from game.engine.contract import Event
from game.language.message import Text, message
from game.session.analysis import Coaching
from game.session.par import MatchPar
from game.ui.devices.actions import Action
from game.ui.drawing.draw import Pen

Tools = tuple[tuple[Action, Text], ...]
"""Actions with the labels of their buttons at the table."""


LEAVES_TABLE = message("The goal is lost. Leave now, and this table brings no points.")


class Help(Protocol):
    """The help that a mode may grant at a table."""

    def undo(self) -> None:
        """Take back the player's last choice."""

    def open_hands(self) -> bool:
        """Show all hands until the player's next turn; False if there's no choice to make."""


class MatchMode:
    """The mode of a match, for its table and the scenes over it; this one has no help and no end of its own.

    Attributes:
        restarts: whether the player may deal again.
        signed: whether a sign over the tools says what the match is played for.
        counts: whether the match may win awards.
        medals: whether the match may win medals, if it's rated.
    """

    par: MatchPar | None = None
    restarts = True
    signed = False
    counts = False
    medals = True

    @property
    def greetings(self) -> Mapping[int, str]:
        """The words that seats say as the match begins; the table's own greetings without any."""
        return {}

    @property
    def tools(self) -> Tools:
        return ()

    def helps(self, action: Action, table: Help) -> bool:
        """Respond to one of the actions undo and hint; False leaves it to the table."""
        del action, table
        return False

    @property
    def way_out(self) -> Text | None:
        """The label of the button that leaves the match for good, as there's nothing more to win."""
        return None

    def leave_early(self) -> None:
        """Leave the match by its way out."""

    def react(self, event: Event) -> None:
        """React to an event that has been shown."""

    def taken_back(self) -> None:
        """React to choices that have been taken back."""

    def update(self, seconds: float) -> None:
        """Time passes."""

    def over(self) -> None:
        """React to the end of the match."""

    def end(self, coaching: Coaching | None) -> bool:
        """Show the mode's own end of the match; return False if a ceremony is to follow instead."""
        del coaching
        return False

    def draw(self, pen: Pen, area: FRect) -> None:
        """Draw the sign, if there is one, into a line over the tools."""
