"""What other packages add: their card games, and each file of their levels."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.commands.doctor.finding import Finding, note

if TYPE_CHECKING:
    from game.storage.plugins import LevelFolders


def packages() -> Iterator[Finding]:
    """Card games and levels of other packages."""
    from game.cardgames.registry import GAMES, HOUSE, leave_out_broken
    from game.storage.plugins import level_folders

    levels = level_folders()
    for problem in (*leave_out_broken(), *levels.problems, *_files(levels)):
        yield note(problem, "tell those who made the package, or uninstall it")
    others = [game for game in GAMES if game not in HOUSE]
    yield Finding(
        f"games: {', '.join(others) or 'none'}; levels: {', '.join(map(str, levels.folders)) or 'none'}"
    )


def _files(levels: LevelFolders) -> Iterator[str]:
    """A line for each file of levels that cannot be used."""
    if not levels.folders:
        return
    from game.arcade.playable import check_company
    from game.arcade.puzzles.files import load_puzzles
    from game.arcade.run.tables import check_run_table
    from game.arcade.tutorials.check import check_tutorial
    from game.cardgames.registry import GAMES
    from game.storage.levels.run_tables import RUN, load_run_tables
    from game.storage.levels.tables import load_opponents, load_tables
    from game.storage.levels.tutorials import load_tutorials
    from game.storage.places import LEVELS, TUTORIALS
    from game.ui.devices.actions import Action

    cast = {one.id: one for one in load_opponents(LEVELS / "opponents.toml")}
    house = load_tables([LEVELS], lambda _table: None).tables
    tables = load_tables(
        levels.folders, lambda one: check_company(cast, one.game, one.opponents, one.options), house
    )
    runs = load_run_tables(
        LEVELS / RUN,
        [folder / RUN for folder in levels.folders],
        lambda one: check_run_table(cast, one),
    )
    tutorials = load_tutorials(
        [folder / TUTORIALS for folder in levels.folders],
        lambda one: check_tutorial(one, list(cast), list(Action)),
    )
    yield from levels.named((*tables.problems, *runs.problems, *tutorials.problems))
    for game in GAMES:
        yield from levels.named(load_puzzles(levels.folders, game).problems)
