"""The occasion of a match: the help that there is at its table, and the way on from its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import FRect

from game.engine.contract import Event
from game.language.message import Text, message
from game.scenes.context import Context
from game.scenes.match.par_beside import end_par, par_beside
from game.scenes.match_par import MatchPar
from game.scenes.session import Session
from game.ui.devices.actions import Action
from game.ui.drawing.draw import Pen

if TYPE_CHECKING:
    from game.scenes.screens import MatchControls

Tools = tuple[tuple[Action, Text], ...]
"""Actions with the words on their buttons at the table."""


class Occasion:
    """A match that is played for itself: practice has hints and undo, a rated match has none.

    Attributes:
        par: the par of the match's deal, if it has one.
        restarts: whether the player may deal anew.
        signed: whether a sign over the tools says what the match is played for.
    """

    restarts = True
    signed = False

    def __init__(self, context: Context, session: Session) -> None:
        self.context, self.session = context, session
        self.par: MatchPar | None = par_beside(context, session)

    @property
    def tools(self) -> Tools:
        """The help that can be had at the table."""
        if self.session.header.rated:
            return ()
        return (Action.UNDO, message("Undo")), (Action.HINT, message("Hint"))

    @property
    def onward(self) -> Callable[[], None] | None:
        """The way on from the end of the match; None if it leads back to where the match began."""
        return None

    def helps(self, match: MatchControls, action: Action) -> bool:
        """Answer one of the actions undo and hint; False leaves it to the table."""
        del match, action
        return False

    def hear(self, event: Event) -> None:
        """An event has been shown."""

    def taken_back(self) -> None:
        """Choices have been taken back."""

    def update(self, seconds: float) -> None:
        """Time passes."""

    def over(self) -> None:
        """The match is over."""
        if self.par is not None:
            end_par(self.par, self.session)

    def draw(self, pen: Pen, area: FRect) -> None:
        """Draw the sign, if there is one, into a line over the tools."""
