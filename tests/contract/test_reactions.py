"""Opponents react to each other at every table: reproducibly, one voice at a time, and never for the
player.
"""

import random
from functools import cache
from typing import NamedTuple

import pygame
import pytest

from game.cardgames.registry import GAMES
from game.engine.contract import Setup
from game.storage.settings import Settings
from game.tables.art import Art
from game.tables.company.people import Person
from game.tables.company.reactions import Occasion
from game.tables.show import Show
from game.tables.table import TableServices
from game.ui.drawing.mascots.ducks import Mood
from tests.contract.games import KITS, rules_of
from tests.contract.random_matches import random_states

SEATS, EVENTS = 4, 600
SAYS = {occasion.value: ("One.", "Two.") for occasion in Occasion}


class Seen(NamedTuple):
    moods: dict[int, str]
    glances: dict[int, int]
    said: tuple[str, ...]


each_table = pytest.mark.parametrize("game", GAMES)
"""The games with a raft; others have no ducks at the table."""


@cache
def seat_after_events(game: str, *, still: bool = False) -> list[Seen]:
    """Return what seat 0 sees of a random match, after every event."""
    pygame.display.set_mode((640, 360))
    rules, kit = rules_of(game), KITS[game]
    table = None
    found: list[Seen] = []
    for state, events in random_states(rules, Setup(SEATS, 7, rules.options()), random.Random(game)):
        view = rules.view(state, 0)
        if table is None:
            people = tuple(Person(name, says=SAYS) for name in ("Ann", "Bob", "Celia", "Dot"))
            table = kit.table(view, people, Art(), TableServices(Settings(reduced_motion=still)))
            table.resize(1280, 720)
            table.show(view)
            show = Show(table, kit.narrator())
            continue
        for event in events:
            told = rules.redact(event, 0)
            if told is None:
                continue
            show.feed(told)
            show.finish()
            shown = table.model
            talk = shown.said.values() if hasattr(shown, "said") else shown.stage.remarks.shown
            words = tuple(one[0] if isinstance(one, tuple) else one.text for one in talk)
            found.append(Seen(dict(shown.moods), dict(shown.glances), words))
            table.update(0.4)
        if len(found) >= EVENTS:
            break
    return found


@each_table
def test_opponents_look_at_each_other_and_sometimes_speak(game: str) -> None:
    seen = seat_after_events(game)
    assert all(seat != other for one in seen for seat, other in one.glances.items())
    assert {mood for one in seen for mood in one.moods.values()} <= set(Mood)
    concerned = [one for one in seen if one.glances]
    assert 0.01 < len(concerned) / len(seen) < 0.5
    spoken = [one for one in seen if {"One.", "Two."} & set(one.said)]
    assert 0 < len(spoken) < len(seen) / 4
    assert all(sum(word in ("One.", "Two.") for word in one.said) <= 1 for one in seen)


@each_table
def test_reactions_are_reproducible_even_with_reduced_motion(game: str) -> None:
    assert seat_after_events(game) == seat_after_events(game, still=True)
