"""A finished match becomes a line of the records."""

from __future__ import annotations

from game.arcade.rating.levels_played import levels_of
from game.engine.journal import Header
from game.scenes.context import Context
from game.scenes.sitting.session import Session
from game.storage.history import records


def save_result(context: Context, session: Session) -> None:
    """Put a finished match into the records, once."""
    header, match = session.header, session.match
    if not session.seats or session.journal is None or match.ranking is None:
        return
    name = session.journal.path.name
    if any(result.journal == name for result in context.archive.results()):
        return
    problem = records.add(context.places.records, result_of(header, session, name))
    if problem:
        context.notice(problem)


def result_of(header: Header, session: Session, journal: str) -> records.Result:
    """A finished session as a result."""
    match = session.match
    return records.Result(
        game=header.game,
        when=header.started,
        players=tuple(player.name for player in header.players),
        own_seat=session.seats[0] if session.seats else 0,
        ranking=match.ranking or (),
        totals=match.game.totals(match.state),
        rounds=session.rounds,
        rated=header.rated,
        friends=session.seats if session.shared else (),
        journal=journal,
        levels=levels_of(header),
    )
