"""A match that is played for itself."""

from __future__ import annotations

from game.language.message import message
from game.scenes.context import Context
from game.scenes.match.daily_match import day_of
from game.scenes.match.par_beside import end_par, par_beside
from game.scenes.sitting.occasion import Occasion, Tools
from game.scenes.sitting.session import Session
from game.ui.devices.actions import Action


class ByItself(Occasion):
    """A match that is played for itself: practice has hints, and undo for one; a rated match has none.

    A daily deal can't be dealt again.
    """

    def __init__(self, context: Context, session: Session) -> None:
        self._session = session
        self.par = par_beside(context, session)
        self.counts = session.header.rated
        journal = "" if session.journal is None else session.journal.path.name
        # Another deal would not be the day's.
        self.restarts = day_of(context, journal, session.header) is None

    @property
    def tools(self) -> Tools:
        """The help that can be had at the table."""
        if self._session.header.rated:
            return ()
        session = self._session
        undo: Tools = ((Action.UNDO, message("Undo")),) if session.undoes else ()
        hint: Tools = ((Action.HINT, message("Hint")),) if not session.game.is_out(session.view) else ()
        return *undo, *hint

    def over(self) -> None:
        """Tell the par of the match's end."""
        if self.par is not None:
            end_par(self.par, self._session)
