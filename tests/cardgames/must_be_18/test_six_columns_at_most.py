"""RULES.md §3.6, §7.5: the number of columns never exceeds its maximum, and never falls."""

import random

import pytest

from game.cardgames.must_be_18.rules.events import OpenColumn
from game.cardgames.must_be_18.rules.options import MustBe18Options
from tests.cardgames.must_be_18.positions import (
    apply_choices,
    kinds,
    legal,
    play,
    random_match,
    random_setup,
    state_with,
)

STUCK = {4: ("6651", "32"), 5: ("66411", "22"), 6: ("555111", "32")}
"""By the maximum number of columns: tops, and a hand that can't play but could open one more."""


@pytest.mark.parametrize("most", STUCK)
def test_no_column_beyond_the_maximum_is_opened(most: int) -> None:
    """§7.5: a seat that can neither play nor open one skips."""
    tops, hand = STUCK[most]
    state = state_with(tops[0] * 2, hand, "6", tops=tops, columns=most, deck="even")
    _after, events = apply_choices(state, play(f"0:{tops[0]}"))
    assert kinds(events).startswith("CardsPlayed Skipped")


@pytest.mark.parametrize("most", [4, 5])
def test_column_must_be_opened_if_there_is_room(most: int) -> None:
    tops, hand = STUCK[most]
    state = state_with(tops[0] * 2, hand, "6", tops=tops, columns=most + 1, deck="even")
    after, events = apply_choices(state, play(f"0:{tops[0]}"))
    assert kinds(events) == "CardsPlayed"
    assert all(isinstance(choice, OpenColumn) for choice in legal(after))


def test_six_is_the_default() -> None:
    """§3.6"""
    assert MustBe18Options().columns == 6


@pytest.mark.parametrize("most", STUCK)
def test_number_of_columns_never_falls(most: int) -> None:
    chance = random.Random(most)
    reached = set()
    for _match in range(30):
        before = 0
        for state, events in random_match(random_setup(3, chance, columns=most, rounds=1), chance):
            columns = len(state.public.columns)
            opened = kinds(events).split().count("ColumnOpened")
            if before:
                assert columns == before + opened <= most
            else:
                assert columns in (0, 3)
            before = columns
        reached.add(before)
    assert most in reached
