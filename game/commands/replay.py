"""The command `replay --verify`: replays a journal and prints its result."""

from __future__ import annotations

from pathlib import Path

from game.cardgames.registry import UnknownGame, rules_of
from game.engine import journal as journals
from game.engine.journal import BadJournal
from game.files.streams import CommandError


def verify(file: Path) -> int:
    """Replay a journal and print the result; the file isn't changed.

    Raises:
        CommandError: if the journal cannot be read, or breaks off in the middle.
    """
    try:
        header = journals.read_header(file)
        game = rules_of(header.game)
        reading = journals.read(file, game)
    except BadJournal as error:
        raise CommandError(str(error)) from None
    except UnknownGame as error:
        raise CommandError(f"{file}: line 1: {error}") from None
    match = reading.match
    names = [player.name for player in header.players]
    totals = ", ".join(f"{name} {total}" for name, total in zip(names, game.totals(match.state), strict=True))
    state = "finished" if match.over else f"unfinished, {match.phase}"
    print(f"{game.title}, seed {header.seed}, {len(match.history)} choices, {state}: {totals}")
    if reading.damage is not None:
        damage = reading.damage
        raise CommandError(f"{file}: line {damage.line}: {damage.reason}")
    return 0
