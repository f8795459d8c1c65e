"""A match that is played for itself."""

from __future__ import annotations

from game.arcade.deals import deal_of, ghosts_in_time, table_of
from game.arcade.par import Par
from game.arcade.result import result_of
from game.language.message import message
from game.scenes.context import Context
from game.scenes.match.kept.daily_match import day_of
from game.scenes.match_mode.mode import MatchMode, Tools
from game.session.par import MatchPar
from game.session.session import Session
from game.storage.history.par_scores import ghosts_of
from game.ui.devices.actions import Action


def par_beside(context: Context, session: Session) -> MatchPar | None:
    """The par of a session's match; None where it has none: no ready-made table, or ghosts need too long."""
    header, seat = session.header, session.own_seat
    if seat is None or session.journal is None or not header.table:
        return None
    if table_of(header, context.cast.tables) is None or not ghosts_in_time(header):
        return None
    known = ghosts_of(context.archive.scores(), deal_of(header))
    par = Par(known) if known else None
    return MatchPar(header, seat, session.journal.path.name, par, context.archive.keep_score, context.notice)


def end_par(par: MatchPar, session: Session) -> None:
    """Tell a match's par of its end."""
    if session.own_seat is not None:
        par.finish(result_of(session.game, session.match, session.own_seat))


class ByItself(MatchMode):
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
        if self._session.header.rated:
            return ()
        session = self._session
        undo: Tools = ((Action.UNDO, message("Undo")),) if session.undoes else ()
        hint: Tools = ((Action.HINT, message("Hint")),) if not session.game.is_out(session.view) else ()
        return *undo, *hint

    def over(self) -> None:
        if self.par is not None:
            end_par(self.par, self._session)
