"""The registry: every game there is has all its rooms, and any other is refused by name."""

from __future__ import annotations

import pytest

from game.ai.factory import make_agent
from game.ai.levels import LEVELS
from game.cardgames.registry import GAMES, UnknownGame, agents_module, room, rules_of
from game.engine.options import declared
from game.tables.table import Table
from game.ui.text import Fonts


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_all_its_rooms(game: str) -> None:
    rules = rules_of(game)
    assert rules.id == game
    assert rules.title == GAMES[game].title
    assert declared(rules.options)
    for level in LEVELS:
        assert make_agent(agents_module(game), level.id)
    assert issubclass(room(game, "table").TABLE, Table)
    assert {"tell", "ask"} <= set(dir(room(game, "narrate").NARRATOR))
    assert room(game, "rulebook").PAGES
    assert room(game, "choices").CHOICES
    assert len(room(game, "emblem").EMBLEM.cards(Fonts())) >= 2
    assert GAMES[game].pitch
    assert all(rules.unit)
    assert rules.usual_seats in rules.seat_counts


@pytest.mark.parametrize("name", ["whist", "", "registry", "../six_takes"])
def test_any_other_game_is_refused(name: str) -> None:
    with pytest.raises(UnknownGame, match=f"unknown game {name!r}: expected one of six_takes"):
        rules_of(name)
    with pytest.raises(UnknownGame):
        room(name, "rules")
