"""A match that is played by itself, not in a run."""

from __future__ import annotations

from game.arcade.deals import ghosts_in_time, table_of
from game.arcade.result import result_of
from game.language.message import message
from game.scenes.context import Context
from game.scenes.match.kept import day_of
from game.scenes.match_mode.mode import MatchMode, Tools
from game.session.par import MatchPar
from game.session.session import Session
from game.ui.devices.actions import Action


def par_of(context: Context, session: Session) -> MatchPar | None:
    """Return the par of a session's match; None without a ready-made table, or if ghosts need too long."""
    header, seat = session.header, session.own_seat
    if seat is None or session.journal is None or not header.table:
        return None
    if table_of(header, context.cast.tables) is None or not ghosts_in_time(header):
        return None
    archive, journal = context.archive, session.journal.path.name
    return MatchPar(header, seat, journal, archive.scores(), archive.keep_score, context.notice)


class ByItself(MatchMode):
    """A match by itself: practice has hints and, for one person, undo; a rated match has neither.

    A daily deal can't be dealt again.
    """

    def __init__(self, context: Context, session: Session) -> None:
        self._session = session
        self.par = par_of(context, session)
        self.counts = session.header.rated
        journal = "" if session.journal is None else session.journal.path.name
        # Another deal wouldn't be that of the day.
        self.restarts = day_of(context, journal, session.header) is None

    @property
    def tools(self) -> Tools:
        if self._session.header.rated:
            return ()
        session = self._session
        undo: Tools = ((Action.UNDO, message("Undo")),) if session.undoes else ()
        hint: Tools = ((Action.HINT, message("Hint")),) if not session.game.is_out(session.view) else ()
        return *undo, *hint

    def over(self) -> None:
        session = self._session
        if self.par is not None and session.own_seat is not None:
            self.par.finish(result_of(session.game, session.match, session.own_seat))
