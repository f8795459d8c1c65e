"""RULES.md §8: the example is played as described."""

from tests.cardgames.must_be_18.standing import does, kinds, legal, opening, play, standing, tops


def test_example_is_played_as_described() -> None:
    state = standing("655432", "5542", "5543", stock="5")
    assert legal(state) == {play(f"{column}:6") for column in range(3)}
    state, events = does(state, play("0:6"))
    assert kinds(events) == "CardsPlayed CardDrawn"
    assert {opening(2, "2:4"), opening(4, "2:2")} <= legal(state)
    state, _events = does(state, opening(2, "2:4"))
    assert tops(state) == "6642"
    assert {play("0:5 3:3"), play("2:4"), play("0:5 2:5")} <= legal(state)
