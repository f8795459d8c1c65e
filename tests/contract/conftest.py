"""Registers all games under test, including the tiny one."""

import pytest

from game.cardgames import registry
from tests.contract.games import KITS


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    for game, kit in KITS.items():
        monkeypatch.setitem(registry.GAMES, game, kit)
