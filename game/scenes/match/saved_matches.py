"""Saved matches: unfinished ones, results, daily deals and forfeits.

An unfinished rated match is forfeited, and counts as last place, once another rated match begins. So is a
match that is restarted, as its new deal is another rated match. A match that can't be resumed doesn't count,
for example because its file is broken or because it's being played in another window. A daily deal isn't
forfeited on its day; one that was started with a wrong clock is set aside and never counts.
"""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

from game.ai.levels import check_spec
from game.ai.spec import UnknownLevel
from game.arcade.daily.diary import MOST_DAYS, seed_of_day
from game.cardgames.registry import UnknownGame, rules_of
from game.engine import journal as journals
from game.engine.journal import BadJournal, Header, Journal, Reading
from game.language.message import message, sentences
from game.scenes.awards.saving import save_achievements
from game.scenes.context import Context
from game.scenes.stack import SurvivingMatch
from game.session.session import Session, record_of
from game.storage.history import records
from game.tables.company.people import MAX_LOCAL_PLAYERS


def binding_matches(context: Context) -> dict[Path, Header]:
    """Return the unfinished binding matches (leaving one forfeits it) by journal, resumable or not."""
    headers = {path: context.archive.header_of(path) for path in context.archive.unfinished()}
    return {
        path: header
        for path, header in headers.items()
        if header is not None and _is_binding(context, path.name, header)
    }


def rated_waiting(context: Context) -> dict[Path, Header]:
    """Return the matches that would be forfeited if another rated match started now, by journal.

    Loads the binding matches if that hasn't been done yet.
    """
    found = binding_matches(context)
    return {path: header for path, header in found.items() if _is_resumable(context, path)}


def forfeit_unfinished_matches(context: Context) -> None:
    """Save the results of unfinished rated matches: last place, or the actual one if a match is over."""
    for path in binding_matches(context):
        session = _open_session(context, path)
        if session is not None:
            forfeit(context, session)
            session.leave()


def forfeit(context: Context, session: Session) -> None:
    """Save the result and achievements of a match that the player leaves, if it's binding."""
    if session.journal is not None and _is_binding(context, session.journal.path.name, session.header):
        save_achievements(context, session)
        save_result(context, session)


def is_forfeited(context: Context, path: Path) -> bool:
    return any(result.forfeited and result.journal == path.name for result in context.archive.results())


def _is_binding(context: Context, journal: str, header: Header) -> bool:
    """Return whether leaving a match, given by the name of its journal, forfeits it."""
    if not header.binding or context.archive.is_daily_set_aside(journal):
        return False
    day = date_of_daily_deal(context, journal, header)
    return day is None or day < context.today()


def _is_resumable(context: Context, path: Path) -> bool:
    """Return whether an unfinished match can be resumed completely."""
    try:
        journal, reading = open_saved(context, path, shared=True)
    except (BadJournal, UnknownGame, OSError):
        return False
    journal.close()
    return reading.damage is None


def _open_session(context: Context, path: Path) -> Session | None:
    """Return a session of an unfinished match, with its journal locked, or None if it can't be resumed."""
    try:
        journal, reading = open_saved(context, path)
    except (BadJournal, UnknownGame, OSError):
        return None
    if reading.damage is None:
        return Session.resumed(reading.match.game, reading, journal, None)
    journal.close()
    return None


def date_of_daily_deal(context: Context, journal: str, header: Header) -> date | None:
    """Return the day of a daily deal (recognised by journal or seed), or None for any other match."""
    begun = next((daily.day for daily in context.archive.dailies() if daily.journal == journal), None)
    return begun or _day_of_seed(header)


def _day_of_seed(header: Header) -> date | None:
    # Midnight may have passed between choosing the deal and starting its match. Without a score,
    # deals of a whole year can be played.
    back = 1 if header.rated else MOST_DAYS
    try:
        started = date.fromisoformat(header.started[:10])
        days = [started - timedelta(days=number) for number in range(back + 1)]
    except (ValueError, OverflowError):
        return None
    return next((day for day in days if seed_of_day(day) == header.seed), None)


def open_saved(context: Context, path: Path, *, shared: bool = False) -> tuple[Journal, Reading]:
    """Open a saved match: return its journal and content, or raise BadJournal, UnknownGame or OSError.

    The content mustn't be changed if it's `shared` with the cache.
    """
    header = journals.read_header(path)
    game = rules_of(header.game)
    _check_players(context, path, header)
    readings, journal = context.archive.readings, Journal.reopen(path)
    try:
        return journal, (readings.read_shared if shared else readings.read_exclusive)(path, game)
    except (BadJournal, OSError):
        journal.close()
        raise


def fault_words(path: Path, error: BadJournal | UnknownGame | OSError) -> str:
    """Return a message for the player that explains why a saved match can't be opened."""
    place = f"{path}: line 1: " if isinstance(error, UnknownGame) else ""
    return f"{place}{error}"


def _check_players(context: Context, path: Path, header: Header) -> None:
    """Raise BadJournal unless some people and agents of known levels take all the seats."""
    people = sum(player.human for player in header.players)
    if not 1 <= people <= MAX_LOCAL_PLAYERS:
        raise BadJournal(
            f"{path}: line 1: expected one to {MAX_LOCAL_PLAYERS} players without a level, "
            f"who go on with the match, not {people}"
        )
    if people > 1 and header.rated:
        raise BadJournal(f"{path}: line 1: rated: expected false, as {people} people play")
    for seat, player in enumerate(header.players):
        known = context.cast.opponent(player.face)
        # Someone else's save must not run commands; only the player's own opponents may.
        if player.human or (known is not None and player.level == known.spec):
            continue
        try:
            check_spec(player.level)
        except UnknownLevel as error:
            raise BadJournal(f"{path}: line 1: players[{seat}].level: {error}") from None


def save_result(context: Context, session: Session) -> None:
    """Add a match to the records, once; an unfinished match counts as forfeited."""
    if not session.seats or session.journal is None:
        return
    name = session.journal.path.name
    if any(result.journal == name for result in context.archive.results()):
        return
    context.notify(records.add(context.places.records, record_of(session, name)) or "")


def surviving_match(journal: Journal | None) -> SurvivingMatch:
    """Return what is left of a match if its scene crashes: a text for the player, and the journal."""
    if journal is None:
        return SurvivingMatch(message("This match wasn’t being saved. All your others are safe."), None)
    if journal.problem is not None:
        unsaved = message("Some choices in this match aren’t saved: {reason}.", reason=journal.problem)
        return SurvivingMatch(unsaved, journal.path)
    saved = sentences(
        message("The match is safe: every choice is saved."),
        message("Pick it up with “Resume” on the title screen, unless it’s over."),
    )
    return SurvivingMatch(saved, journal.path)
