"""RULES.md §3.2: a full row is taken by the sixth card, which begins it anew."""

from game.cardgames.six_takes.rules.events import CardPlaced, Reason, RowTaken
from tests.support.six_takes_boards import board, text, turn


def test_the_sixth_card_takes_five() -> None:
    state, events = turn("1 2 3 4 5\n40\n60\n80", 6, 61)
    assert board(state) == text("6\n40\n60 61\n80")
    assert state.open.taken[0] == (1, 2, 3, 4, 5)
    assert RowTaken(0, 6, 0, (1, 2, 3, 4, 5), 6, Reason.SIXTH) in events
    assert CardPlaced(0, 6, 0, 1) in events


def test_the_fifth_card_takes_nothing() -> None:
    state, _ = turn("1 2 3 4\n40\n60\n80", 6, 61)
    assert board(state) == text("1 2 3 4 6\n40\n60 61\n80")
    assert not any(state.open.taken)


def test_two_rows_are_taken_in_the_same_turn() -> None:
    state, events = turn("1 2 3 4 5\n20 21 22 23 24\n60\n80", 6, 25, 61)
    assert board(state) == text("6\n25\n60 61\n80")
    assert [event.seat for event in events if isinstance(event, RowTaken)] == [0, 1]


def test_a_lower_card_fills_the_row_for_a_higher_one() -> None:
    state, _ = turn("1 2 3 4\n40\n60\n80", 7, 6)
    assert board(state) == text("7\n40\n60\n80")
    assert state.open.taken == ((1, 2, 3, 4, 6), ())


def test_who_takes_a_row_may_take_another_later_in_the_round() -> None:
    state, _ = turn("1 2 3 4 5\n40\n60\n80", 6, 61)
    again, _ = turn(board(state).replace("6\n", "6 7 8 9 10\n", 1), 11, 62)
    assert again.open.taken[0] == (6, 7, 8, 9, 10)
