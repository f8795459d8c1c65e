"""RULES.md §3.1: a card goes to the row whose last card is the highest one below it."""

from game.cardgames.six_takes.rules.game import row_for
from tests.support.six_takes_boards import board, text, turn


def test_the_smallest_difference_counts() -> None:
    rows = ((9, 12, 21), (19, 24), (57,), (81,))
    assert row_for(30, rows) == 1
    assert row_for(23, rows) == 0
    assert row_for(56, rows) == 1
    assert row_for(58, rows) == 2
    assert row_for(104, rows) == 3


def test_the_lowest_card_of_all_is_below_every_other() -> None:
    assert row_for(2, ((1,), (10,), (11,), (12,))) == 0


def test_too_low_for_every_row() -> None:
    assert row_for(8, ((9,), (10,), (11,), (12,))) is None


def test_only_the_last_card_of_a_row_counts() -> None:
    assert row_for(13, ((12, 50), (40,), (60,), (5,))) == 3


def test_a_row_changed_in_this_turn_counts_as_it_stands() -> None:
    state, _ = turn("10\n40\n60\n80", 12, 13, 14)
    assert board(state) == text("10 12 13 14\n40\n60\n80")
