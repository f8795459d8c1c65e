"""The start of matches: new ones, daily deals, restarts and saved ones."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from game.ai.spec import MIRROR, parse_spec
from game.arcade.daily.diary import DailyDeal
from game.cardgames.registry import UnknownGame, rules_of
from game.engine import journal as journals
from game.engine.journal import BadJournal, Header, Journal, JournalInUse
from game.files.locks import file_lock
from game.language.message import message
from game.network import seats_file
from game.scenes.context import Context
from game.scenes.match.saved_matches import fault_words, forfeit_unfinished_matches, is_forfeited, open_saved
from game.scenes.match.table import TableScene
from game.scenes.match_mode.mode import MatchMode
from game.scenes.player_rating import with_settled_mirrors
from game.scenes.stack import SceneStack
from game.session.session import Session
from game.storage.history import dailies


def start(context: Context, stack: SceneStack, header: Header) -> None:
    """Start a new match; a rated one forfeits unfinished rated matches."""
    if header.rated:
        forfeit_unfinished_matches(context)
    players = with_settled_mirrors(context, header.game, header.players)
    header = msgspec.structs.replace(header, players=players)
    _start_session(context, stack, header, context.archive.open_journal(header))


def start_daily(context: Context, stack: SceneStack, deal: DailyDeal) -> bool:
    """Start a daily deal, which is saved before it's shown; return False if it was started before."""
    table = deal.table
    with file_lock(context.places.daily_try):
        if not context.archive.diary().can_start(deal.day):
            return False
        known = _unrecorded_match(context, deal)
        if known is None:
            header = context.header(table.game, table.opponents, table.options, title=table.key)
            header = msgspec.structs.replace(header, seed=deal.seed)
            journal = context.archive.open_journal(header)
        begun = dailies.BegunDaily(day=deal.day, journal=(known or journal.path).name)
        context.notify(dailies.add(context.places.dailies, begun) or "")
    if known is None:
        forfeit_unfinished_matches(context)
        _start_session(context, stack, header, journal)
    return known is None


def _unrecorded_match(context: Context, deal: DailyDeal) -> Path | None:
    """Return a daily deal's journal if the program was killed before it recorded the start, or None."""
    day = deal.day.isoformat()
    over = [
        context.places.saves / result.journal
        for result in context.archive.results()
        if result.when[:10] >= day
    ]
    for path in (*context.archive.unfinished(), *filter(Path.exists, over)):
        header = context.archive.header_of(path)
        if header is None or not header.rated:
            continue
        if (header.seed, header.table) == (deal.seed, deal.table.key):
            return path
    return None


def _start_session(context: Context, stack: SceneStack, header: Header, journal: Journal) -> None:
    session = Session.new(rules_of(header.game), header, journal, context.thinking())
    open_table(context, stack, session)


def start_match(
    context: Context,
    stack: SceneStack,
    game: str,
    opponents: tuple[str, ...],
    options: dict[str, Any],
    **how: Any,
) -> None:
    """Start a match; the arguments are those of `Context.header`."""
    start(context, stack, context.header(game, opponents, options, **how))


def restart(context: Context, stack: SceneStack, header: Header) -> None:
    """Start a match with the same players and options but a new deal."""
    fresh = context.header(header.game, (), dict(header.options), rated=header.rated, title=header.table)
    alone = sum(player.human for player in header.players) == 1
    players = tuple(
        (fresh.players[0] if alone else player)
        if player.human
        else msgspec.structs.replace(player, level=_spec_for_rematch(player.level))
        for player in header.players
    )
    start(context, stack, msgspec.structs.replace(fresh, players=players))


def _spec_for_rematch(level: str) -> str:
    """Return an agent's spec for a rematch, in which a mirror takes on the player's current strength."""
    spec = parse_spec(level)
    return MIRROR if spec.agent == MIRROR else spec.canonical


def resume(
    context: Context, stack: SceneStack, path: Path, mode: Callable[[Session], MatchMode] | None = None
) -> bool:
    """Resume a saved match, optionally in another `mode`; return False, after a notice, on failure."""
    if is_forfeited(context, path):
        context.notify(message("You left this match before the end, so it has already been counted."))
        return False
    if mode is None and seats_file.seats_path(path).exists():
        return context.screens.resume_hosted(path)
    journal = None
    try:
        journal, reading = open_saved(context, path)
        if reading.damage is not None:
            context.notify(journals.set_aside(reading))
        journal.adopt_content()
    except JournalInUse:
        context.notify(
            message("You’re playing this match in another window. Go on there, or close that window first.")
        )
        return False
    except (BadJournal, OSError, UnknownGame) as error:
        if journal is not None:
            journal.close()
        context.notify(fault_words(path, error))
        return False
    context.archive.remember_last_match(path)
    context.joined = {}
    session = Session.resumed(reading.match.game, reading, journal, context.thinking())
    open_table(context, stack, session, None if mode is None else mode(session))
    return True


def open_table(context: Context, stack: SceneStack, session: Session, mode: MatchMode | None = None) -> None:
    """Show a session's table; if that fails, close the session, keep the match, and re-raise."""
    context.captions.clear()
    try:
        scene = TableScene(context, session, mode)
    except BaseException:
        session.leave()
        raise
    stack.push(scene)
