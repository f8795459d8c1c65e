"""RULES.md §4.2: the stock is empty and all in a row have skipped."""

import random

from game.cardgames.must_be_18.rules.events import RoundBlocked, Skipped
from tests.cardgames.must_be_18.standing import kinds, playing, random_setup


def test_it_happens() -> None:
    """In random rounds too, and only where the stock is empty and as many skipped as sit there."""
    chance, blocked = random.Random(4), 0
    for match in range(200):
        seats = 2 + match % 5
        fixed = {"rounds": 1, "play": "compulsory", "opening": "stuck", "columns": 4}
        skips = 0
        for state, events in playing(random_setup(seats, chance, **fixed), chance):
            for event in events:
                if isinstance(event, Skipped):
                    skips += 1
                elif kinds((event,)) in ("CardsPlayed", "ColumnOpened"):
                    skips = 0
                elif isinstance(event, RoundBlocked):
                    assert skips >= seats
                    assert not state.stock
                    blocked += 1
            if state.public.turn is not None:
                assert state.stock or skips < seats
    assert blocked > 10
