"""The registry: every game there is has all its rooms, and any other is refused by name."""

import pickle

import pytest

from game.ai.factory import make_agent
from game.ai.levels import LEVELS
from game.cardgames.registry import GAMES, UnknownGame, kit_of, rules_of
from game.engine.contract import Setup
from game.engine.options import declared
from game.tables.art import Art
from game.tables.company.people import Person
from game.tables.table import Table, TableServices
from game.ui.drawing.text import Fonts


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_all_its_rooms(game: str) -> None:
    kit, rules = kit_of(game), rules_of(game)
    assert kit.id == rules.id == game
    assert kit.title == rules.title
    assert declared(rules.options)
    for level in LEVELS:
        assert make_agent(kit, level.id)
    blank = rules.initial_view(Setup(rules.usual_seats, 1, rules.options()), None)
    people = tuple(Person(f"Duck {seat}") for seat in range(rules.usual_seats))
    assert isinstance(kit.table(blank, people, Art(), TableServices()), Table)
    assert {"narrate", "ask", "reason", "choice"} <= set(dir(kit.narrator()))
    assert {"moment", "words", "label", "cards"} <= set(dir(kit.choices()))
    assert kit.rulebook()
    assert len(kit.emblem().cards(Fonts())) >= 2
    assert kit.pitch
    assert not kit.pitch.endswith(".")
    assert all(rules.unit)
    assert rules.usual_seats in rules.seat_counts


@pytest.mark.parametrize("name", ["whist", "", "registry", "../six_takes"])
def test_any_other_game_is_refused(name: str) -> None:
    with pytest.raises(UnknownGame, match=f"unknown game {name!r}: expected one of six_takes"):
        rules_of(name)
    with pytest.raises(UnknownGame):
        kit_of(name)


@pytest.mark.parametrize("game", GAMES)
def test_a_kit_is_the_same_in_another_process(game: str) -> None:
    """The worker is sent a kit, and makes agents of it."""
    kit = pickle.loads(pickle.dumps(kit_of(game)))
    assert kit.id == game
    assert kit.agents() is kit_of(game).agents()
