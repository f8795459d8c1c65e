"""The par beside a match: whether there is one, and its end."""

from __future__ import annotations

from game.arcade.deals import deal_of, ghosts_in_time, table_of
from game.arcade.par import Par
from game.arcade.result import result_of
from game.scenes.context import Context
from game.session.par import MatchPar
from game.session.session import Session
from game.storage.history.par_scores import ghosts_of


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
