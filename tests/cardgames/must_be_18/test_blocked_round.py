"""RULES.md §4.2: the stock is empty and everybody has skipped in a row."""

import random

from game.cardgames.must_be_18.rules.events import RoundBlocked, Skipped
from tests.cardgames.must_be_18.positions import kinds, random_match, random_setup


def test_blocked_rounds_occur() -> None:
    """In random rounds, too, and only with an empty stock and at least as many skips in a row as seats."""
    chance, blocked = random.Random(4), 0
    for match in range(200):
        seats = 2 + match % 5
        fixed = {"rounds": 1, "play": "compulsory", "opening": "stuck", "columns": 4}
        skips = 0
        for state, events in random_match(random_setup(seats, chance, **fixed), chance):
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
