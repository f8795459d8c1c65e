"""Forfeits: an unfinished rated match counts as last place once another rated match begins.

So does a match that is restarted, as its new deal is another rated match. A match that can't be resumed
doesn't count, for example because its file is broken or because it's being played in another window. A daily
deal isn't forfeited on its day; one that was begun by a wrong clock is set aside and never counts.
"""

from __future__ import annotations

from pathlib import Path

from game.cardgames.registry import UnknownGame
from game.engine.journal import BadJournal, Header
from game.scenes.awards.keeping import keep_achievements
from game.scenes.context import Context
from game.scenes.match.kept.daily_match import day_of
from game.scenes.match.kept.result import save_result
from game.scenes.match.kept.saved import open_saved
from game.session.session import Session


def rated_waiting(context: Context) -> dict[Path, Header]:
    """Return the matches that count as last place if another rated one begins now, by journal."""
    found = {}
    for path in context.archive.unfinished():
        header = _binding(context, path)
        if header is not None and (session := _opened(context, path)) is not None:
            found[path] = header
            session.leave()
    return found


def forfeit_waiting(context: Context) -> None:
    """Save the results of unfinished rated matches: as last place, or by an end that wasn't shown."""
    for path in context.archive.unfinished():
        if _binding(context, path) is None:
            continue
        session = _opened(context, path)
        if session is None:
            continue
        keep_achievements(context, session)
        save_result(context, session)
        session.leave()


def is_forfeited(context: Context, path: Path) -> bool:
    """Whether a match is saved as forfeited."""
    return any(one.forfeited and one.journal == path.name for one in context.archive.results())


def _binding(context: Context, path: Path) -> Header | None:
    """Return the header of a match that mustn't be left; None for any other."""
    header = context.archive.header_of(path)
    if header is None or not header.binding or context.archive.is_daily_set_aside(path.name):
        return None
    day = day_of(context, path.name, header)
    return header if day is None or day < context.today() else None


def _opened(context: Context, path: Path) -> Session | None:
    """Return a session of an unfinished match, its journal locked; None if it can't be resumed whole."""
    try:
        journal, reading = open_saved(context, path)
    except (BadJournal, UnknownGame, OSError):
        return None
    if reading.damage is None:
        return Session.resumed(reading.match.game, reading, journal, None)
    journal.close()
    return None
