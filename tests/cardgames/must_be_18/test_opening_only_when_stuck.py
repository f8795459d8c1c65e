"""RULES.md §3.6: only who cannot play opens a column, and then must."""

import pytest

from game.cardgames.must_be_18.rules.events import OpenColumn, Skip
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.engine.contract import IllegalChoice
from tests.cardgames.must_be_18.standing import does, kinds, legal, opening, play, standing


def test_not_by_who_can_play() -> None:
    state = standing("642", "6")
    assert not any(isinstance(choice, OpenColumn) for choice in legal(state))
    with pytest.raises(IllegalChoice):
        MUST_BE_18.apply(state, 0, opening(2, "0:4"))


def test_not_before_drawing() -> None:
    state, events = does(standing("66", "42", "66", stock="35"), play("0:6"))
    assert kinds(events) == "CardsPlayed CardDrawn"
    assert opening(2, "0:4") in legal(state)


def test_not_if_the_drawn_card_can_be_played() -> None:
    state = does(standing("66", "42", "66", stock="65"), play("0:6")).state
    assert legal(state) == {play(f"{column}:6") for column in range(3)}


def test_then_it_must_be() -> None:
    """How, is free; skipping is not."""
    state = does(standing("66", "42", "66"), play("0:6")).state
    assert legal(state) == {
        opening(number, f"{column}:{6 - number}") for number in (2, 4) for column in range(3)
    }
    with pytest.raises(IllegalChoice):
        MUST_BE_18.apply(state, 1, Skip())


def test_the_drawn_card_may_be_used() -> None:
    state = does(standing("66", "4", "66", stock="2"), play("0:6")).state
    assert opening(2, "1:4") in legal(state)
