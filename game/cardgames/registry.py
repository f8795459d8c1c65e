"""The available card games: the built-in ones, and those of plug-ins.

To add a built-in game, add a folder and a line here; see `NEW_GAME.md`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.cardgames.built_in import BuiltInKit
from game.cardgames.kit import Kit
from game.cardgames.plug_ins import kit_problem, load_kits
from game.engine.contract import CardGame
from game.engine.parsing import quoted
from game.language.message import message

_BUILT_IN_KITS: tuple[Kit, ...] = (
    BuiltInKit(
        "six_takes",
        message("6 takes!"),
        message("104 cards, four rows, and 171 ducks nobody wants"),
        "SixTakes",
    ),
    BuiltInKit(
        "sixpack",
        message("Sixpack"),
        message("Three piles, a hand of six, and packs that bend every rule"),
        "Sixpack",
    ),
    BuiltInKit(
        "sixty_six",
        message("Sixty-six"),
        message("Bid, marry, trump: six tricks with a partner, a tick for every 33"),
        "SixtySix",
        cheater="cheater",
        reveal_hands="rules.game:reveal_hands",
        switches=("table.art.cards:FOUR_COLOUR", "table.art.cards:LARGE_INDEX"),
    ),
    BuiltInKit(
        "must_be_18",
        message("You Must Be 18!"),
        message("Six generations of ducks, and the top cards must make eighteen"),
        "MustBe18",
        cheater="cheater",
    ),
)
BUILT_IN = tuple(kit.id for kit in _BUILT_IN_KITS)
"""The ids of the built-in games. Runs and everything else that players share use only these."""
_PLUG_INS = load_kits(BUILT_IN)
PROBLEMS = _PLUG_INS.problems
"""A message for each plug-in game that can't be used."""
GAMES: dict[str, Kit] = {kit.id: kit for kit in (*_BUILT_IN_KITS, *_PLUG_INS.kits)}
"""All games by id, in the title screen's order."""


class UnknownGame(ValueError):
    """The error raised for an unknown game; its message lists the known ones."""


def kit_of(game: str) -> Kit:
    """Return a game's kit; raises UnknownGame if there is no such game."""
    if game not in GAMES:
        problems = "".join(f"; {problem}" for problem in PROBLEMS)
        raise UnknownGame(f"unknown game {quoted(game)}: expected one of {', '.join(GAMES)}{problems}")
    return GAMES[game]


def rules_of(game: str) -> CardGame[Any, Any]:
    """Return a game's rules; raises UnknownGame if there is no such game."""
    return kit_of(game).rules()


def asset_folders() -> tuple[Path, ...]:
    """Return the asset folders of plug-in games."""
    return tuple(folder for kit in GAMES.values() if (folder := kit.assets()) is not None)


def catalogue_folders() -> tuple[Path, ...]:
    """Return the folders with the translation catalogues of plug-in games."""
    return tuple(folder / "catalogues" for folder in asset_folders())


def remove_broken_games() -> tuple[str, ...]:
    """Remove from `GAMES` the plug-in games that can't be used in the graphical game.

    Return a message for each problem, including those found when the plug-ins were loaded.
    """
    broken = {kit.id: problem for kit in _PLUG_INS.kits if (problem := kit_problem(kit))}
    for game in broken:
        GAMES.pop(game, None)
    return (*PROBLEMS, *broken.values())
