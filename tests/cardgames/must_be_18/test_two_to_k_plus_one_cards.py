"""RULES.md §3.5: a column is opened with one card more than are covered, two to k + 1 cards."""

from game.cardgames.must_be_18.rules.events import ColumnOpened, OpenColumn
from game.cardgames.must_be_18.rules.view import Placement
from tests.cardgames.must_be_18.positions import (
    apply_choices,
    hand,
    legal,
    only,
    open_column,
    state_with,
    tops,
)


def test_two_cards_open_a_column() -> None:
    state = state_with("33", "6")
    assert legal(state) == {open_column(3, f"{column}:3") for column in range(3)}


def test_three_cards_open_a_column() -> None:
    state = state_with("5552", "6", tops="666")
    assert legal(state) == {
        open_column(new, " ".join(f"{column}:{number}" for column, number in zip(pair, rest, strict=True)))
        for pair in ((0, 1), (0, 2), (1, 2))
        for new, rest in ((5, (5, 2)), (5, (2, 5)), (2, (5, 5)))
    }


def test_one_card_for_every_column_and_the_new_one() -> None:
    """Three on 666 and one beside them: 18 again."""
    state = state_with("5553", "6")
    assert {1 + len(choice.covers) for choice in legal(state)} == {4}
    assert tops(apply_choices(state, open_column(5, "0:5 1:5 2:3")).state) == "5535"


def test_five_columns_take_six_cards() -> None:
    """A stuck seat never can, but it may be done voluntarily (§7.4)."""
    state = state_with("333333", "6", tops="44442", deck="even", opening="voluntary")
    new = {choice for choice in legal(state) if isinstance(choice, OpenColumn)}
    assert open_column(3, "0:3 1:3 2:3 3:3 4:3") in new
    assert {1 + len(choice.covers) for choice in new} == {4, 6}


def test_events_of_a_new_column() -> None:
    """The new column is the last."""
    state = state_with("4411", "6", tops="6633")
    four, one = state.hands[0][2], state.hands[0][0]
    after, events = apply_choices(state, open_column(1, "0:4 2:4"))
    assert only(events, ColumnOpened) == ColumnOpened(
        0,
        (Placement(0, four, 4, 6), Placement(2, four + 1, 4, 3), Placement(4, one, 1)),
        (6, 6, 3, 3),
        (4, 6, 4, 3, 1),
        1,
    )
    assert tops(after) == "46431"
    assert [len(column) for column in after.public.columns] == [2, 1, 2, 1, 1]
    assert hand(after, 0) == "1"
    assert after.public.turn == 1
