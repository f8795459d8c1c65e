"""The record of a match that is over or was abandoned."""

from __future__ import annotations

from game.arcade.rating.strengths import recorded_levels
from game.arcade.result import forfeited_ranking
from game.session.session import Session
from game.storage.history.records import MatchRecord


def record_of(session: Session, journal: str) -> MatchRecord:
    """Return a session's record; if the match isn't finished, the player ranks last."""
    header = session.header
    match, own_seat = session.match, session.seats[0] if session.seats else 0
    totals = match.game.totals(match.state)
    return MatchRecord(
        game=header.game,
        when=header.started,
        players=tuple(player.name for player in session.players),
        own_seat=own_seat,
        ranking=match.ranking or forfeited_ranking(match.game, totals, own_seat),
        totals=totals,
        rounds=session.rounds,
        rated=header.rated,
        friends=session.seats if session.shared else (),
        journal=journal,
        levels=recorded_levels(header),
        forfeited=0 if match.over else match.game.usual_rounds(match.setup.options),
    )
