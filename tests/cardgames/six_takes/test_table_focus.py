"""The focus stays on something that exists while the rows change."""

import pytest
from msgspec.structs import replace

from game.cardgames.registry import kit_of
from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.cardgames.six_takes.rules.view import SixTakesView
from game.cardgames.six_takes.sheet import Zone
from game.cardgames.six_takes.table.focus import RowFocus, column_of, place_spot
from game.cardgames.six_takes.table.table import SixTakesTable
from game.engine.contract import Setup
from game.tables.art import Art
from game.tables.company.people import Person
from game.tables.focus import Spot
from game.tables.table import TableServices
from game.ui.devices.actions import Action
from tests.support.seated import Seated
from tests.support.six_takes_boards import table

TAKING = ((9, 12, 21), (19, 24), (), (69,))


def view(rows: tuple[tuple[int, ...], ...]) -> SixTakesView:
    return replace(SIX_TAKES.view(table("1\n2\n3\n4", [(7, 23), (30, 31)]), 0), rows=rows)


def focus_on(row: int, column: int | None = None) -> RowFocus:
    spot = Spot(Zone.ROW, row) if column is None else place_spot(row, column)
    return RowFocus(spot, browsing=True, row=row)


def table_at(shown: SixTakesView, focus: RowFocus) -> SixTakesTable:
    people = tuple(map(Person, ("Ann", "Bob")))
    made = SixTakesTable(shown, people, Art(), TableServices())
    made.model.focus = focus
    return made


def valid_focus(shown: SixTakesView, focus: RowFocus) -> RowFocus:
    model = table_at(shown, focus).model
    model.validate_focus()
    return model.focus


def next_spot(shown: SixTakesView, focus: RowFocus, action: Action) -> Spot | None:
    return table_at(shown, focus).next_spot(action)


@pytest.mark.parametrize(("row", "column", "expected"), [(0, 2, 2), (0, 4, 2), (3, 4, 0), (2, 4, None)])
def test_focus_in_a_row_that_shrinks_moves_to_its_last_card(
    row: int, column: int, expected: int | None
) -> None:
    assert valid_focus(view(TAKING), focus_on(row, column)) == focus_on(row, expected)


def test_no_card_is_read_before_the_rows_are_dealt() -> None:
    assert column_of(valid_focus(view(()), focus_on(1, 1)).spot) is None


def test_empty_row_has_no_card_to_move_to() -> None:
    focus = focus_on(2)
    assert next_spot(view(TAKING), focus, Action.DOWN) == focus.spot
    assert next_spot(view(()), focus, Action.DOWN) == focus.spot


def test_down_along_a_row_and_back_to_the_whole_row() -> None:
    here, columns = focus_on(0), []
    for action in (
        Action.DOWN,
        Action.DOWN,
        Action.DOWN,
        Action.DOWN,
        Action.UP,
        Action.UP,
        Action.UP,
    ):
        here = replace(here, spot=next_spot(view(TAKING), here, action))
        columns.append(column_of(here.spot))
    assert columns == [0, 1, 2, 2, 1, 0, None]


def test_only_directions_move_over_the_cards_of_a_draft() -> None:
    cards = tuple(range(1, 21))
    drafting = replace(view(TAKING), pool=cards, picking=(0, 1))
    focus = RowFocus(Spot(Zone.POOL, cards[10]), place=10)
    after = {action: next_spot(drafting, focus, action) for action in Action}
    assert {action for action, spot in after.items() if spot != focus.spot} == {
        Action.UP,
        Action.DOWN,
        Action.LEFT,
        Action.RIGHT,
        Action.PREVIOUS,
        Action.NEXT,
        Action.FIRST,
        Action.LAST,
    }


def test_left_and_right_wrap_around_the_rows() -> None:
    here = focus_on(0, 1)
    assert next_spot(view(TAKING), here, Action.LEFT) == Spot(Zone.ROW, 3)
    assert next_spot(view(TAKING), here, Action.RIGHT) == Spot(Zone.ROW, 1)


def test_each_key_reads_its_part_of_the_table() -> None:
    seated = Seated(kit_of("six_takes"), Setup(3, 6, SixTakesOptions()))
    for key, words in {
        "v": "Row 1:", "right": "Row 2:", "down": "First card:", "c": "duck", "return": "",
        "1": "Row 1:", "2": "Row 2:", "3": "Row 3:", "4": "Row 4:", "s": "You 0; Bob 0", "t": "hosen",
    }.items():  # fmt: skip
        assert words in " ".join(seated.keys_said(key)), key
    assert not seated.table.focus.browsing
