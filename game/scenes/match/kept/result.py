"""The result of a match in the records."""

from __future__ import annotations

from game.arcade.rating.strengths import levels_of
from game.arcade.result import forfeited_ranking
from game.engine.journal import Header
from game.scenes.context import Context
from game.session.session import Session
from game.storage.history import records


def save_result(context: Context, session: Session) -> None:
    """Add a match to the records, once; one that isn't over counts as forfeited."""
    header = session.header
    if not session.seats or session.journal is None:
        return
    name = session.journal.path.name
    if any(result.journal == name for result in context.archive.results()):
        return
    context.notice(records.add(context.places.records, result_of(header, session, name)) or "")


def result_of(header: Header, session: Session, journal: str) -> records.MatchRecord:
    """Return a session's result; the player of a match that isn't over is last."""
    match, own_seat = session.match, session.seats[0] if session.seats else 0
    totals = match.game.totals(match.state)
    return records.MatchRecord(
        game=header.game,
        when=header.started,
        players=tuple(player.name for player in header.players),
        own_seat=own_seat,
        ranking=match.ranking or forfeited_ranking(match.game, totals, own_seat),
        totals=totals,
        rounds=session.rounds,
        rated=header.rated,
        friends=session.seats if session.shared else (),
        journal=journal,
        levels=levels_of(header),
        forfeited=0 if match.over else match.game.usual_rounds(match.setup.options),
    )
