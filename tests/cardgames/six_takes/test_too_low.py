"""RULES.md §3.3: who plays a card below every row takes a row of their choice, when the card's turn comes."""

import pytest

from game.cardgames.six_takes.rules.events import CardPlaced, Reason, RowAsked, RowTaken, TakeRow
from game.cardgames.six_takes.rules.game import SIX_TAKES
from tests.support.six_takes_boards import board, text, turn

ROWS = "20\n30 31\n55\n80 81 82"


def test_the_question_comes_at_the_cards_turn() -> None:
    state, events = turn("5 6\n30\n40\n50", 10, 3, 41)
    assert isinstance(events[-1], RowAsked)
    assert state.open.waiting == ((3, 1), (10, 0), (41, 2))
    assert SIX_TAKES.pending(state) == {1: tuple(TakeRow(row) for row in range(4))}


def test_a_low_card_before_it_is_placed_first() -> None:
    """The 3 is the lowest card, so it is asked first; the row it begins counts for the cards after it."""
    state, events = turn("5 6\n30\n40\n50", 10, 3, 41, takes={1: 1})
    assert board(state) == text("5 6 10\n3\n40 41\n50")
    placed = [event.card for event in events if isinstance(event, CardPlaced)]
    assert placed == [3, 10, 41]


@pytest.mark.parametrize(("row", "ducks"), [(0, 3), (1, 4), (2, 7), (3, 5)])
def test_any_row_may_be_taken(row: int, ducks: int) -> None:
    state, events = turn(ROWS, 7, 90, takes={0: row})
    taken = next(event for event in events if isinstance(event, RowTaken))
    assert (taken.row, taken.ducks, taken.reason) == (row, ducks, Reason.TOO_LOW)
    assert state.open.rows[row][0] == 7


def test_a_too_low_card_opens_the_place_for_the_next_one() -> None:
    state, events = turn(ROWS, 7, 9, takes={0: 2})
    assert board(state) == text("20\n30 31\n7 9\n80 81 82")
    assert not any(isinstance(event, RowAsked) and event.seat == 1 for event in events)


def test_of_two_too_low_cards_only_the_lower_one_takes_a_row() -> None:
    """The lower one is asked first, and the row that it begins has room for the other."""
    state, events = turn("20\n30\n40\n50", 9, 7, takes={1: 3})
    assert board(state) == text("20\n30\n40\n7 9")
    assert [event.seat for event in events if isinstance(event, RowAsked)] == [1]
