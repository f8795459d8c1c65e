"""What a selection comes to, and what is wrong with it (RULES.md §3)."""

import random
from typing import get_args

import pytest
from msgspec.structs import replace

from game.cardgames.must_be_18.rules.events import DrawCard, LaySixes, OpenColumn, PlayCards, Skip
from game.cardgames.must_be_18.rules.game import MUST_BE_18, MustBe18State
from game.cardgames.must_be_18.rules.view import MustBe18View
from game.cardgames.must_be_18.words.questions import problem_words
from game.cardgames.must_be_18.words.selection_check import (
    CanPlay,
    CardMissing,
    Fault,
    MustPlay,
    NoSuchColumn,
    Problem,
    Selection,
    SelectionVerdict,
    TooLittle,
    TooManyColumns,
    TooMuch,
    check_selection,
    completions,
    why_not,
)
from tests.cardgames.must_be_18.standing import does, legal, opening, play, playing, random_setup, standing
from tests.support.messages import assert_messages


def of(state: MustBe18State, seat: int = 0) -> MustBe18View:
    return MUST_BE_18.view(state, seat)


def test_what_is_legal() -> None:
    verdict = check_selection(of(standing("541", "6", tops="6633")), Selection({0: 5, 2: 4}))
    assert verdict == SelectionVerdict((5, 6, 4, 3), 18, ())
    assert verdict.legal
    assert verdict.off == 0


@pytest.mark.parametrize(
    ("covers", "new", "total", "problem"),
    [
        ({2: 4}, None, 19, TooMuch(1)),
        ({0: 5}, None, 17, TooLittle(1)),
        ({0: 5, 1: 1}, None, 12, TooLittle(6)),
        ({}, None, 18, Fault.NOTHING_SELECTED),
        ({4: 5}, None, 18, NoSuchColumn(4)),
        ({-1: 5}, None, 18, NoSuchColumn(-1)),
        ({0: 6}, None, 18, CardMissing(6, 0)),
        ({0: 7}, None, 19, CardMissing(7, 0)),
        ({0: 0}, None, 12, CardMissing(0, 0)),
        ({0: 5, 1: 5}, None, 16, CardMissing(5, 1)),
        ({0: 5}, 1, 18, CanPlay(10)),
        ({}, 1, 19, CanPlay(10)),
    ],
)
def test_what_is_wrong(covers: dict[int, int], new: int | None, total: int, problem: Problem) -> None:
    verdict = check_selection(of(standing("541", "6", tops="6633")), Selection(covers, new))
    assert verdict.total == total
    assert verdict.problems[0] == problem


def test_several_things_are_wrong_at_once() -> None:
    state = standing("541", "6", tops="6633")
    assert check_selection(of(state, 1), Selection({0: 5})).problems == (
        Fault.NOT_YOUR_TURN,
        CardMissing(5, 0),
        TooLittle(1),
    )
    assert check_selection(of(state), Selection({}, 1)).problems == (CanPlay(10), Fault.ONLY_NEW, TooMuch(1))
    assert check_selection(of(state), Selection({5: 6, 4: 3})).problems == (
        NoSuchColumn(4),
        NoSuchColumn(5),
        CardMissing(3, 0),
        CardMissing(6, 0),
    )
    assert check_selection(of(state), Selection({0: 6, 1: 3})).problems[:2] == (
        CardMissing(3, 0),
        CardMissing(6, 0),
    )


def test_a_choice_has_the_first_fault_of_its_selection() -> None:
    view = of(standing("541", "6", tops="6633"))
    assert why_not(view, play("2:4")) == TooMuch(1)
    assert why_not(view, play("0:6")) == CardMissing(6, 0)
    assert why_not(view, opening(1, "0:5")) == CanPlay(10)


def test_a_spectator_is_never_asked_not_even_between_rounds() -> None:
    view = replace(MUST_BE_18.view(standing("541", "6", tops="6633"), None), turn=None)
    assert check_selection(view, Selection({0: 5})).problems[0] == Fault.NOT_YOUR_TURN
    assert why_not(view, Skip()) == why_not(view, LaySixes()) == Fault.NOT_YOUR_TURN


def test_before_the_three_sixes() -> None:
    state = replace(standing("666", "6"), public=replace(standing("666", "6").public, columns=()))
    assert check_selection(of(state), Selection({}, 6)).problems[0] == Fault.BEGIN_FIRST
    assert why_not(of(state), DrawCard()) == Fault.BEGIN_FIRST
    assert why_not(of(state), LaySixes()) is None


def test_too_many_columns() -> None:
    view = of(does(standing("66", "32", "6", tops="6651", columns=5), play("0:6")).state, 1)
    assert check_selection(view, Selection({2: 3}, 2)).legal
    full = replace(view, options=replace(view.options, columns=4))
    assert check_selection(full, Selection({2: 3}, 2)).problems == (TooManyColumns(4),)


def test_who_can_play_must() -> None:
    view = of(standing("6", "6", stock="5"))
    assert why_not(view, DrawCard()) == why_not(view, Skip()) == MustPlay(3)
    assert why_not(view, LaySixes()) == Fault.NOT_YOUR_TURN
    assert why_not(of(standing("6", "6"), 1), Skip()) == Fault.NOT_YOUR_TURN


def test_who_can_open_must() -> None:
    view = of(does(standing("66", "42", "66"), play("0:6")).state, 1)
    assert why_not(view, Skip()) == Fault.MUST_OPEN
    assert why_not(view, opening(2, "0:4")) is None


def test_where_one_may_draw_instead() -> None:
    view = of(standing("6", "66", stock="55", play="may_draw"))
    assert why_not(view, DrawCard()) is None
    assert why_not(view, Skip()) == Fault.DRAW_FIRST
    after = of(does(standing("6", "66", stock="55", play="may_draw"), DrawCard()).state)
    assert why_not(after, Skip()) is None
    assert why_not(after, DrawCard()) == Fault.DRAWN_ALREADY
    empty = of(standing("6", "66", play="may_draw"))
    assert why_not(empty, DrawCard()) == Fault.STOCK_EMPTY
    assert why_not(empty, Skip()) == MustPlay(3)


def test_where_one_may_open_or_not() -> None:
    view = of(standing("42", "66", opening="voluntary"))
    assert why_not(view, Skip()) is None
    assert why_not(view, DrawCard()) == Fault.STOCK_EMPTY
    drawing = of(standing("42", "66", stock="5", opening="voluntary"))
    assert why_not(drawing, Skip()) == Fault.DRAW_FIRST


def test_while_more_must_be_drawn_before_a_skip_it_says_so() -> None:
    """§7.6: who drew a card and still cannot play draws the next, unless a column is opened."""
    start = standing("42", "66", stock="53", opening="voluntary", draw="until_playable")
    state = does(start, DrawCard()).state
    assert Skip() not in legal(state)
    assert why_not(of(state), Skip()) == Fault.DRAW_FIRST


def test_nothing_is_wrong_with_what_is_legal_and_something_with_all_else() -> None:
    chance, wrong = random.Random(18), 0
    for number in range(40):
        for state, _events in playing(random_setup(2 + number % 5, chance, rounds=1), chance):
            for seat, choices in MUST_BE_18.pending(state).items():
                view = of(state, seat)
                assert all(why_not(view, choice) is None for choice in choices[:5] + choices[-2:])
                columns = max(1, len(view.columns))
                covers = tuple(
                    (column, chance.randint(1, 6))
                    for column in sorted(chance.sample(range(columns), chance.randint(1, columns)))
                )
                new = OpenColumn(chance.randint(1, 6), covers)
                for choice in (LaySixes(), DrawCard(), Skip(), PlayCards(covers), new):
                    assert (why_not(view, choice) is None) == (choice in choices), (view, choice)
                    wrong += choice not in choices
    assert wrong > 1000


def test_a_selection_is_a_choice() -> None:
    assert Selection({2: 4, 0: 5}).lay() == play("0:5 2:4")
    assert Selection({2: 4, 0: 5}).numbers == (5, 4)
    assert Selection({0: 5}, 1).lay() == opening(1, "0:5")
    assert Selection({0: 5}, 1).numbers == (5, 1)
    assert Selection({}, 1).lay() is Selection().lay() is None


def test_completions() -> None:
    choices = legal(standing("5541", "6", tops="6633"))
    found = completions(choices, Selection({0: 5}))
    assert found[0] in (play("0:5 2:4"), play("0:5 3:4"))
    assert set(found) == {choice for choice in choices if (0, 5) in choice.covers}
    assert [len(lay.covers) for lay in found] == sorted(len(lay.covers) for lay in found)
    assert completions(choices, Selection({0: 6})) == ()
    assert set(completions(choices, Selection(), loose=(1,))) == {
        choice for choice in choices if 1 in dict(choice.covers).values()
    }


def test_completions_of_a_new_column() -> None:
    choices = legal(standing("42", "6"))
    assert set(completions(choices, Selection({}, 4))) == {opening(4, f"{column}:2") for column in range(3)}
    assert set(completions(choices, Selection({1: 4}))) == {opening(2, "1:4")}
    assert completions((DrawCard(), Skip(), LaySixes()), Selection()) == ()


def test_completions_are_all_that_is_selected_or_more_the_shortest_first() -> None:
    longer, exact, other = play("0:5 2:6 3:4"), play("0:5 3:4"), opening(4, "0:5 2:6")
    choices = (longer, other, exact)
    assert completions(choices, Selection({0: 5, 3: 4})) == (exact, longer)
    assert completions(choices, Selection({0: 5}, 4)) == (other,)
    assert completions(choices, Selection({}, 5)) == ()


def test_problems_are_messages() -> None:
    for held in (0, 2):
        fields = {"by": 2, "column": 1, "number": 6, "held": held, "most": 6, "plays": 3}
        kinds = [kind for kind in get_args(Problem) if kind is not Fault]
        problems = [kind(**{name: fields[name] for name in kind.__struct_fields__}) for kind in kinds]
        assert_messages(problem_words(problem) for problem in [*Fault, *problems])
