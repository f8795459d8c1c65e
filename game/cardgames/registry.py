"""The card games there are. A new one is a new folder and one line here.

Each game's rooms are imported when they are first asked for, so that headless commands and the worker
never load a table, and the title screen loads no rules that it does not show.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, NamedTuple

from game.engine.contract import CardGame
from game.engine.reading import quoted


class Entry(NamedTuple):
    """A game's name and what it is, for menus that need not load it; and what its rules are called there."""

    title: str
    rules: str
    pitch: str = ""


GAMES = {
    "six_takes": Entry("6 takes!", "SIX_TAKES", "104 cards, four rows, 171 ducks, and nobody wants them"),
    "sixpack": Entry("Sixpack", "SIXPACK", "Three piles, a hand of six, and packs that bend every rule"),
    "sixty_six": Entry(
        "Sixty-six", "SIXTY_SIX", "Bid, make trump, marry: six tricks with a partner, by the thirty-three"
    ),
    "must_be_18": Entry(
        "You Must Be 18!", "MUST_BE_18", "Six generations of ducks, and the tops must make eighteen"
    ),
}
"""All card games by their folder."""

_ROOMS = {
    "rules": "rules.game",
    "table": "table.table",
    "narrate": "words.narrator",
    "choices": "words.choices",
    "emblem": "table.art.emblem",
    "rulebook": "rulebook",
}


class UnknownGame(ValueError):
    """A card game that there is not; the text names those there are."""


def rules_of(game: str) -> CardGame[Any, Any]:
    """A game's rules.

    Raises:
        UnknownGame: if there is no such game.
    """
    if game not in GAMES:
        raise UnknownGame(f"unknown game {quoted(game)}: expected one of {', '.join(GAMES)}")
    rules: CardGame[Any, Any] = getattr(import_module(f"game.cardgames.{game}.rules.game"), GAMES[game].rules)
    return rules


def agents_module(game: str) -> str:
    """The dotted name of the module with a game's agents, for `make_agent` and the worker."""
    return f"game.cardgames.{game}.players.agents"


def room(game: str, name: str) -> Any:
    """One of a game's rooms as a module: `table`, `narrate`, `choices`, `rulebook`, `emblem`."""
    rules_of(game)
    return import_module(f"game.cardgames.{game}.{_ROOMS[name]}")
