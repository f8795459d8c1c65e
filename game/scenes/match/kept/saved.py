"""Saved matches, opened to be resumed."""

from __future__ import annotations

from pathlib import Path

from game.ai.levels import check_spec
from game.ai.spec import UnknownLevel
from game.cardgames.registry import UnknownGame, rules_of
from game.engine import journal as journals
from game.engine.journal import BadJournal, Header, Journal, Reading
from game.scenes.context import Context
from game.tables.company.colours import MOST


def open_saved(context: Context, path: Path) -> tuple[Journal, Reading]:
    """Open a saved match; return its journal, which the caller closes, and its content.

    Raises:
        BadJournal, UnknownGame, OSError: if it can't be resumed now.
    """
    header = journals.read_header(path)
    game = rules_of(header.game)
    _check_players(context, path, header)
    journal = Journal.reopen(path)
    try:
        return journal, journals.read(path, game)
    except (BadJournal, OSError):
        journal.close()
        raise


def fault_words(path: Path, error: BadJournal | UnknownGame | OSError) -> str:
    """Return the reason why a saved match can't be opened, for the player."""
    place = f"{path}: line 1: " if isinstance(error, UnknownGame) else ""
    return f"{place}{error}"


def _check_players(context: Context, path: Path, header: Header) -> None:
    """Check that every seat has a player: one human or a few, and agents of known levels.

    Raises:
        BadJournal: if not.
    """
    people = sum(player.human for player in header.players)
    if not 1 <= people <= MOST:
        raise BadJournal(
            f"{path}: line 1: expected one to {MOST} players without a level, who go on with the match, "
            f"not {people}"
        )
    if people > 1 and header.rated:
        raise BadJournal(f"{path}: line 1: rated: expected false, as {people} people play")
    for seat, player in enumerate(header.players):
        known = context.cast.opponent(player.face)
        # A save from another person must not run a command: only the player's own opponents may.
        if player.human or (known is not None and player.level == known.spec):
            continue
        try:
            check_spec(player.level)
        except UnknownLevel as error:
            raise BadJournal(f"{path}: line 1: players[{seat}].level: {error}") from None
