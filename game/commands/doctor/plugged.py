"""What other packages add: their card games and their folders of levels."""

from __future__ import annotations

from collections.abc import Iterator

from game.commands.doctor.finding import Finding, note


def packages() -> Iterator[Finding]:
    """Card games and levels of other packages."""
    from game.cardgames.registry import GAMES, HOUSE, leave_out_broken
    from game.storage.plugins import level_folders

    levels = level_folders()
    for problem in (*leave_out_broken(), *levels.problems):
        yield note(problem, "tell those who made the package, or uninstall it")
    others = [game for game in GAMES if game not in HOUSE]
    yield Finding(
        f"games: {', '.join(others) or 'none'}; levels: {', '.join(map(str, levels.folders)) or 'none'}"
    )
