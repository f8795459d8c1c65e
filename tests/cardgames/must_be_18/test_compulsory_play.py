"""RULES.md §3.2, §3.3: covering tops with as many cards of the same sum; whoever can play must."""

import pytest

from game.cardgames.must_be_18.rules.events import CardsPlayed, DrawCard, PlayCards, Skip
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.cardgames.must_be_18.rules.view import Placement
from game.engine.contract import IllegalChoice
from tests.cardgames.must_be_18.positions import (
    apply_choices,
    hand,
    legal,
    only,
    open_column,
    play,
    state_with,
    tops,
)


def test_only_sixes_are_played_on_three_sixes() -> None:
    state = state_with("66543", "6")
    single = {play(f"{column}:6") for column in range(3)}
    double = {play("0:6 1:6"), play("0:6 2:6"), play("1:6 2:6")}
    assert legal(state) == single | double


def test_three_sixes_on_three_sixes() -> None:
    state = state_with("6666", "6")
    assert play("0:6 1:6 2:6") in legal(state)
    assert tops(apply_choices(state, play("0:6 1:6 2:6")).state) == "666"


def test_plays_that_do_not_total_18_are_illegal() -> None:
    """§3.1: the tops are 18 after every play."""
    state = state_with("541", "6", tops="6633")
    for text in ("0:5 2:5", "0:5 2:1", "2:4", "0:5"):
        with pytest.raises(IllegalChoice):
            MUST_BE_18.apply(state, 0, play(text))


def test_any_tops_of_the_same_sum_may_be_covered() -> None:
    """§3.2: as many cards as are covered, each on another column."""
    state = state_with("541", "6", tops="6633")
    nine = {
        play(f"{six}:{one} {three}:{other}")
        for six in (0, 1)
        for three in (2, 3)
        for one, other in ((5, 4), (4, 5))
    }
    assert legal(state) == nine | {play("2:5 3:1"), play("2:1 3:5")}


def test_at_most_one_card_for_each_column() -> None:
    assert max(len(choice.covers) for choice in legal(state_with("6666666", "6"))) == 3


@pytest.mark.parametrize("choice", [DrawCard(), Skip(), open_column(1, "0:5")])
def test_whoever_can_play_must(choice: object) -> None:
    """§3.3: no drawing, no skipping, no new column."""
    state = state_with("6651", "6", stock="666")
    with pytest.raises(IllegalChoice) as refused:
        MUST_BE_18.apply(state, 0, choice)
    assert set(refused.value.legal) == legal(state)


@pytest.mark.parametrize("laid", [(), ((0, 5),), ((0, 6), (0, 6)), ((3, 6),), ((-1, 6),), ((1, 6), (0, 6))])
def test_illegal_plays(laid: tuple[tuple[int, int], ...]) -> None:
    """§3.2"""
    with pytest.raises(IllegalChoice):
        MUST_BE_18.apply(state_with("665", "6"), 0, PlayCards(laid))


def test_only_legal_play_is_still_asked_for() -> None:
    """§3.8"""
    assert legal(apply_choices(state_with("66", "31", "6", tops="6651"), play("0:6")).state) == {play("3:1")}


def test_events_of_a_play() -> None:
    """§3.9: the lowest card of each number is played; columns keep all their cards."""
    state = state_with("5545", "6", tops="6633")
    five, four = state.hands[0][1], state.hands[0][0]
    after, events = apply_choices(state, play("0:5 2:4"))
    played = only(events, CardsPlayed)
    assert played == CardsPlayed(
        0,
        (Placement(0, five, 5, 6), Placement(2, four, 4, 3)),
        (6, 6, 3, 3),
        (5, 6, 4, 3),
        2,
    )
    assert tops(after) == "5643"
    assert [len(column) for column in after.public.columns] == [2, 1, 2, 1]
    assert hand(after, 0) == "55"
    assert after.public.turn == 1
