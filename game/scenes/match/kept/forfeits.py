"""Rated matches that are left: a match that waits counts as last place once another rated match begins.

So does a match that is restarted, as its new deal is another rated match. A match that nobody can go on with
doesn't count, for example because its file is broken or because it is being played in another window. A daily
deal waits as long as its day lasts; one that a wrong clock began is set aside and never counts.
"""

from __future__ import annotations

from pathlib import Path

from game.cardgames.registry import UnknownGame
from game.engine.journal import BadJournal, Header
from game.scenes.awards.keeping import keep_achievements, keep_forfeit
from game.scenes.context import Context
from game.scenes.match.kept.daily_match import day_of
from game.scenes.match.kept.result import save_result
from game.scenes.match.kept.saved import open_saved
from game.session.session import Session


def rated_waiting(context: Context) -> dict[Path, Header]:
    """The rated matches that count as last place if another rated match begins now, by their journals."""
    found = {}
    for path in context.archive.unfinished():
        header = _binding(context, path)
        if header is not None and (session := _opened(context, path)) is not None:
            found[path] = header
            session.leave()
    return found


def forfeit_waiting(context: Context) -> None:
    """Count the rated matches that wait, each once: as last place, or by an end that wasn't shown."""
    for path in context.archive.unfinished():
        if _binding(context, path) is None:
            continue
        session = _opened(context, path)
        if session is None:
            continue
        if session.match.over:
            keep_achievements(context, session)
        else:
            keep_forfeit(context, session)
        save_result(context, session)
        session.leave()


def is_forfeited(context: Context, path: Path) -> bool:
    """Whether a match counts as left already."""
    return any(one.forfeited and one.journal == path.name for one in context.archive.results())


def _binding(context: Context, path: Path) -> Header | None:
    """The header of a match that mustn't be left; None of any other."""
    header = context.archive.header_of(path)
    if header is None or not header.binding or context.archive.is_daily_set_aside(path.name):
        return None
    day = day_of(context, path.name, header)
    return header if day is None or day < context.today() else None


def _opened(context: Context, path: Path) -> Session | None:
    """A match that waits, with its journal locked; None if nobody could go on with the whole of it."""
    try:
        journal, reading = open_saved(context, path)
    except (BadJournal, UnknownGame, OSError):
        return None
    if reading.damage is None:
        return Session.resumed(reading.match.game, reading, journal, None)
    journal.close()
    return None
