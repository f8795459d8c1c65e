"""RULES.md §8: the example is played as described."""

from tests.cardgames.must_be_18.positions import (
    apply_choices,
    kinds,
    legal,
    open_column,
    play,
    state_with,
    tops,
)


def test_example_is_played_as_described() -> None:
    state = state_with("655432", "5542", "5543", stock="5")
    assert legal(state) == {play(f"{column}:6") for column in range(3)}
    state, events = apply_choices(state, play("0:6"))
    assert kinds(events) == "CardsPlayed CardDrawn"
    assert {open_column(2, "2:4"), open_column(4, "2:2")} <= legal(state)
    state, _events = apply_choices(state, open_column(2, "2:4"))
    assert tops(state) == "6642"
    assert {play("0:5 3:3"), play("2:4"), play("0:5 2:5")} <= legal(state)
