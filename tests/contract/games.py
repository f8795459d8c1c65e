"""The card games that keep the contract: all of the registry, and the tiny fifth one of these tests.

A game gives two functions, in a module of `given/` that has its id: `random_setup(chance)`, a set-up with any
options, and `redeal(state, seat, chance)`, the same state with all that a seat may not know dealt anew.
Everything else is known of it by its kit.
"""

import random
from importlib import import_module
from typing import Any

import pytest

from game.cardgames.kit import Kit
from game.cardgames.registry import GAMES as REGISTERED
from game.engine.contract import CardGame, Setup
from tests.hi_lo.kit import HiLoKit

KITS: dict[str, Kit] = {**REGISTERED, HiLoKit.id: HiLoKit()}
GAMES = tuple(KITS)

NAMES = ("Ann", "Bob", "Celia", "David", "Eve", "Finn", "Gus", "Hal", "Ida", "Jim")
"""Who sits where."""

each_game = pytest.mark.parametrize("game", GAMES)


def rules_of(game: str) -> CardGame[Any, Any]:
    return KITS[game].rules()


def random_setup(game: str, chance: random.Random) -> Setup:
    setup: Setup = import_module(f"tests.contract.given.{game}").random_setup(chance)
    rules_of(game).check(setup)
    return setup


def redeal(game: str, state: Any, seat: int | None, chance: random.Random) -> Any:
    """The same state with all that a seat (None: a spectator) may not know dealt anew."""
    return import_module(f"tests.contract.given.{game}").redeal(state, seat, chance)
