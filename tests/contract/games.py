"""The card games under test: all in the registry, and the tiny fifth one of these tests.

Each game has a module in `given/`, named by its id, with two functions: `random_setup(chance)`, a set-up
with any options, and `redeal(state, seat, chance)`, the same state with everything that the seat may not
know dealt again. Everything else comes from the game's kit.
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
"""The players' names, by seat."""

each_game = pytest.mark.parametrize("game", GAMES)


def rules_of(game: str) -> CardGame[Any, Any]:
    return KITS[game].rules()


def random_setup(game: str, chance: random.Random) -> Setup:
    setup: Setup = import_module(f"tests.contract.given.{game}").random_setup(chance)
    rules_of(game).check(setup)
    return setup


def redeal(game: str, state: Any, seat: int | None, chance: random.Random) -> Any:
    """Return the state with everything that a seat (None: a spectator) may not know dealt again."""
    return import_module(f"tests.contract.given.{game}").redeal(state, seat, chance)
