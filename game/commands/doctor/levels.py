"""Checks of other packages' additions, and of level files: the program's, packages' and the player's."""

from __future__ import annotations

from collections.abc import Iterator

from game.commands.doctor.finding import AGAIN, Finding, fault, note


def levels(data_dir: str | None) -> Iterator[Finding]:
    """Check every level file, as `python main.py levels check` does."""
    from game.commands.levels.check import check
    from game.storage import places as where
    from game.storage.plugins import level_folders

    try:
        own = where.places(data_dir).levels
    except where.BadPlace:
        # The check of the data directory reports it.
        return
    packages = level_folders()
    checked = check(where.LEVELS, (*packages.folders, own))
    for problem in checked.under(where.LEVELS):
        yield fault(problem, AGAIN)
    for problem in packages.named(checked.under(*packages.folders)):
        yield note(problem, "tell the makers of the package, or uninstall it")
    for problem in checked.under(own):
        yield fault(problem, "fix the file, or move it out of the folder")
    yield Finding(f"{len(checked.files)} files checked")


def packages() -> Iterator[Finding]:
    from game.cardgames.registry import GAMES, HOUSE, remove_broken_games
    from game.storage.plugins import level_folders

    levels = level_folders()
    for problem in (*remove_broken_games(), *levels.problems):
        yield note(problem, "tell the makers of the package, or uninstall it")
    others = [game for game in GAMES if game not in HOUSE]
    yield Finding(
        f"games: {', '.join(others) or 'none'}; levels: {', '.join(map(str, levels.folders)) or 'none'}"
    )
