"""RULES.md §3.3: a card below every row takes a row of its player's choice, when it is that card's turn."""

import pytest

from game.cardgames.six_takes.rules.events import Reason, RowAsked, RowTaken, TakeRow
from game.cardgames.six_takes.rules.game import SIX_TAKES
from tests.support.six_takes_boards import play_turn

ROWS = "20\n30 31\n55\n80 81 82"


def test_question_comes_when_it_is_the_cards_turn() -> None:
    state, events = play_turn("5 6\n30\n40\n50", 10, 3, 41)
    assert isinstance(events[-1], RowAsked)
    assert state.public.waiting == ((3, 1), (10, 0), (41, 2))
    assert SIX_TAKES.pending(state) == {1: tuple(TakeRow(row) for row in range(4))}


@pytest.mark.parametrize(("row", "ducks"), [(0, 3), (1, 4), (2, 7), (3, 5)])
def test_any_row_may_be_taken(row: int, ducks: int) -> None:
    state, events = play_turn(ROWS, 7, 90, takes={0: row})
    taken = next(event for event in events if isinstance(event, RowTaken))
    assert (taken.row, taken.ducks, taken.reason) == (row, ducks, Reason.TOO_LOW)
    assert state.public.rows[row][0] == 7
