"""The focus stays on something that is there while the rows change under it."""

import pytest
from msgspec.structs import replace

from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.cardgames.six_takes.rules.view import SixTakesView
from game.cardgames.six_takes.table.focus import Focus, kept, moved
from game.cardgames.six_takes.table.layout import lay_out
from game.ui.actions import Action
from tests.six_takes_boards import table

LAYOUT = lay_out(1280, 720, 1, 2)
TAKING = ((9, 12, 21), (19, 24), (), (69,))


def view(rows: tuple[tuple[int, ...], ...]) -> SixTakesView:
    return replace(SIX_TAKES.view(table("1\n2\n3\n4", [(7, 23), (30, 31)]), 0), rows=rows)


@pytest.mark.parametrize(("row", "column", "expected"), [(0, 2, 2), (0, 4, 2), (3, 4, 0), (2, 4, None)])
def test_a_card_that_is_read_in_a_row_that_shrinks(row: int, column: int, expected: int | None) -> None:
    focus = kept(view(TAKING), Focus(row=row, browsing=True, column=column))
    assert focus == Focus(row=row, browsing=True, column=expected)


def test_before_the_rows_are_laid_no_card_is_read() -> None:
    assert kept(view(()), Focus(row=1, browsing=True, column=1)).column is None


def test_an_empty_row_has_no_card_to_move_to() -> None:
    focus = Focus(row=2, browsing=True)
    assert moved(view(TAKING), LAYOUT, focus, Action.RIGHT) == focus
    assert moved(view(()), LAYOUT, focus, Action.RIGHT) == focus


def test_sideways_along_a_row_and_back_to_the_whole() -> None:
    here, columns = Focus(row=0, browsing=True), []
    for action in (
        Action.RIGHT,
        Action.RIGHT,
        Action.RIGHT,
        Action.RIGHT,
        Action.LEFT,
        Action.LEFT,
        Action.LEFT,
    ):
        here = moved(view(TAKING), LAYOUT, here, action)
        columns.append(here.column)
    assert columns == [0, 1, 2, 2, 1, 0, None]


def test_up_and_down_go_round_the_rows() -> None:
    here = Focus(row=0, browsing=True, column=1)
    assert moved(view(TAKING), LAYOUT, here, Action.UP) == Focus(row=3, browsing=True)
    assert moved(view(TAKING), LAYOUT, here, Action.DOWN) == Focus(row=1, browsing=True)
