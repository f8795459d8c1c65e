"""The occasion of a match: the help that there is at its table, and the way on from its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from pygame import FRect

from game.engine.contract import Event
from game.language.message import Text
from game.session.par import MatchPar
from game.ui.devices.actions import Action
from game.ui.drawing.draw import Pen

Tools = tuple[tuple[Action, Text], ...]
"""Actions with the words on their buttons at the table."""


class Help(Protocol):
    """The help of a table that an occasion may grant."""

    def undo(self) -> None:
        """Take the own last choice back."""

    def open_hands(self) -> bool:
        """Show all hands until the player's next turn; False while the player is not asked for a choice."""


class MatchMode:
    """The occasion of a match, as its table and the scenes over it know it; here there is none.

    Attributes:
        par: the par of the match's deal, if it has one.
        restarts: whether the player may deal anew.
        signed: whether a sign over the tools says what the match is played for.
        counts: whether awards are won by the match.
        medals: whether medals are won by it, if it is rated.
    """

    par: MatchPar | None = None
    restarts = True
    signed = False
    counts = False
    medals = True

    @property
    def tools(self) -> Tools:
        """The help that can be had at the table."""
        return ()

    @property
    def onward(self) -> Callable[[], None] | None:
        """The way on from the end of the match; None if it leads back to where the match began."""
        return None

    def helps(self, action: Action, table: Help) -> bool:
        """Answer one of the actions undo and hint; False leaves it to the table."""
        del action, table
        return False

    def hear(self, event: Event) -> None:
        """An event has been shown."""

    def taken_back(self) -> None:
        """Choices have been taken back."""

    def update(self, seconds: float) -> None:
        """Time passes."""

    def over(self) -> None:
        """The match is over."""

    def draw(self, pen: Pen, area: FRect) -> None:
        """Draw the sign, if there is one, into a line over the tools."""
