"""The total of a selection, and what is wrong with it (RULES.md §3)."""

import pytest
from msgspec.structs import replace

from game.cardgames.must_be_18.rules.events import DrawCard, LaySixes, Skip
from game.cardgames.must_be_18.rules.game import MUST_BE_18, MustBe18State
from game.cardgames.must_be_18.rules.view import MustBe18View
from game.cardgames.must_be_18.words.selection_check import (
    CAN_PLAY,
    SelectionVerdict,
    check_selection,
    completions,
    lay_of,
)
from tests.cardgames.must_be_18.positions import apply_choices, legal, open_column, play, state_with
from tests.support.messages import assert_messages

COVER_TOO = "With a new column, cover a top card, too."


def view_of(state: MustBe18State, seat: int = 0) -> MustBe18View:
    return MUST_BE_18.view(state, seat)


@pytest.mark.parametrize(
    ("selection", "off", "problems"),
    [
        ({0: 5, 2: 4}, 0, ()),
        ({2: 4}, 1, ()),
        ({0: 5}, -1, ()),
        ({0: 5, 1: 1}, -6, ()),
        ({0: 5, 4: 1}, 0, (CAN_PLAY,)),
        ({4: 1}, 1, (CAN_PLAY, COVER_TOO)),
    ],
)
def test_totals_and_problems(selection: dict[int, int], off: int, problems: tuple[str, ...]) -> None:
    verdict = check_selection(view_of(state_with("541", "6", tops="6633")), selection)
    assert (verdict.difference, verdict.total, verdict.problems) == (off, 18 + off, problems)
    assert not verdict.empty


def test_nothing_selected() -> None:
    view = view_of(state_with("541", "6", tops="6633"))
    assert check_selection(view, {}) == SelectionVerdict((6, 6, 3, 3), empty=True)


def test_too_many_columns() -> None:
    view = view_of(apply_choices(state_with("66", "32", "6", tops="6651", columns=5), play("0:6")).state, 1)
    assert not check_selection(view, {2: 3, 4: 2}).problems
    full = replace(view, options=replace(view.options, columns=4))
    problems = check_selection(full, {2: 3, 4: 2}).problems
    assert problems == ("The limit is four columns.",)
    assert_messages((CAN_PLAY, *problems))


def test_selection_becomes_a_choice() -> None:
    assert lay_of(3, {2: 4, 0: 5}) == play("0:5 2:4")
    assert play("0:5 2:4").numbers == (5, 4)
    assert lay_of(3, {0: 5, 3: 1}) == open_column(1, "0:5")
    assert open_column(1, "0:5").numbers == (5, 1)
    assert lay_of(3, {3: 1}) is lay_of(3, {}) is None


def test_completions() -> None:
    choices = legal(state_with("5541", "6", tops="6633"))
    found = completions(choices, 4, {0: 5})
    assert found[0] in (play("0:5 2:4"), play("0:5 3:4"))
    assert set(found) == {choice for choice in choices if (0, 5) in choice.covers}
    assert [len(lay.covers) for lay in found] == sorted(len(lay.covers) for lay in found)
    assert completions(choices, 4, {0: 6}) == ()
    assert set(completions(choices, 4, {}, loose=(1,))) == {
        choice for choice in choices if 1 in dict(choice.covers).values()
    }


def test_completions_of_a_new_column() -> None:
    choices = legal(state_with("42", "6"))
    assert set(completions(choices, 3, {3: 4})) == {open_column(4, f"{column}:2") for column in range(3)}
    assert set(completions(choices, 3, {1: 4})) == {open_column(2, "1:4")}
    assert completions((DrawCard(), Skip(), LaySixes()), 3, {}) == ()


def test_completions_include_the_selection_shortest_first() -> None:
    longer, exact, other = play("0:5 2:6 3:4"), play("0:5 3:4"), open_column(4, "0:5 2:6")
    choices = (longer, other, exact)
    assert completions(choices, 4, {0: 5, 3: 4}) == (exact, longer)
    assert completions(choices, 4, {0: 5, 4: 4}) == (other,)
    assert completions(choices, 4, {4: 5}) == ()
