"""What is kept of matches for awards, and the awards won by it."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

from game.arcade.awards.award import Award
from game.arcade.awards.deeds import deeds_of
from game.arcade.awards.facts import Facts
from game.arcade.awards.wall import fresh
from game.arcade.run.saved import SavedRun
from game.arcade.run.state import Run
from game.cardgames.registry import GAMES
from game.scenes.context import Context
from game.scenes.session import Session
from game.storage import deeds, runs, won_awards
from game.storage.runs import BadRun
from game.storage.won_awards import Won


def keep_deeds(context: Context, session: Session) -> None:
    """Keep what the player did in a match that is over."""
    if session.own_seat is None or session.journal is None:
        return
    found = deeds_of(session.header, session.match, session.own_seat, session.journal.path.name)
    context.notice(deeds.add(context.places.deeds, found) or "")


def facts_of(context: Context) -> Facts:
    """All that is known of the player."""
    matches = context.rows(context.places.deeds, deeds.load)
    tables = {
        game: frozenset(str(table.title) for table in context.tables if table.game == game) for game in GAMES
    }
    return Facts(matches, context.scores(), context.accuracies(), tuple(_runs(context)), tables)


def won_by_now(context: Context) -> dict[str, str]:
    """The awards that are kept, by id, and when they were won."""
    return {one.award: one.when for one in context.rows(context.places.awards, won_awards.load)}


def win(context: Context) -> tuple[Award, ...]:
    """Keep the awards that have been won since this was last asked, and return them."""
    found = fresh(facts_of(context), won_by_now(context))
    when = datetime.now(UTC).isoformat(timespec="seconds")
    for award in found:
        context.notice(won_awards.add(context.places.awards, Won(award=award.id, when=when)) or "")
    return found


def _runs(context: Context) -> Iterator[Run]:
    """All runs that can be read."""
    for path in runs.files(context.places.runs):
        try:
            saved, problem = SavedRun.open(path)
        except BadRun as error:
            context.notice(str(error))
            continue
        context.notice(problem or "")
        yield saved.run
