"""The moves by which the styles of You Must Be 18! show: one that does, and one that only looks like it."""

import pytest

from game.cardgames.must_be_18.rules.events import LaySixes
from game.cardgames.must_be_18.rules.game import MUST_BE_18, MustBe18State
from game.cardgames.must_be_18.words.habits import HABITS
from game.engine.contract import Choice
from tests.cardgames.must_be_18.standing import does, opening, play, standing
from tests.support.habits import habit_of, showing


def seats(style: str, state: MustBe18State, *choices: Choice, habit: int = 0) -> set[int]:
    """The seats that show a style as these choices are made, each by the seat on turn."""
    events = does(state, *choices).events
    return showing(MUST_BE_18, habit_of(HABITS, style, habit), MUST_BE_18.view(state, None), events)


@pytest.mark.parametrize(
    ("tops", "cards", "laid", "daring"),
    [("5553", "64", "0:6 1:4", {0}), ("5553", "55", "0:5 1:5", set()), ("666", "66", "0:6", set())],
    ids=["mixed", "as before", "all alike"],
)
def test_daring_mixes_the_tops(tops: str, cards: str, laid: str, daring: set[int]) -> None:
    assert seats("daring", standing(cards + "1", "1", tops=tops), play(laid)) == daring


@pytest.mark.parametrize(("option", "daring"), [("voluntary", {0}), ("stuck", set())])
def test_daring_opens_a_column_where_it_need_not(option: str, daring: set[int]) -> None:
    state = standing("514", "4", tops="666", opening=option)
    assert seats("daring", state, opening(1, "0:5"), habit=1) == daring


STUCK = "66", "5", "66"
NOT_STUCK = "66", "66", "66"


@pytest.mark.parametrize(("hands", "spiteful"), [(STUCK, {0}), (NOT_STUCK, set())])
@pytest.mark.parametrize("stock", ["", "55"])
def test_spite_leaves_the_neighbour_stuck(hands: tuple[str, ...], stock: str, spiteful: set[int]) -> None:
    """Be there cards to draw, or none."""
    assert seats("spiteful", standing(*hands, stock=stock), play("0:6")) == spiteful


def test_spite_is_no_matter_of_the_seat_after_the_next() -> None:
    assert seats("spiteful", standing("66", "66", "5", "66"), play("0:6"), play("0:6")) == {1}


@pytest.mark.parametrize(
    ("totals", "hunting"), [((50, 10, 30), {0}), ((50, 30, 10), set()), ((5, 10, 30), set())]
)
def test_a_hunter_leaves_the_leader_stuck(totals: tuple[int, ...], hunting: set[int]) -> None:
    assert seats("hunting", standing(*STUCK, totals=totals), play("0:6")) == hunting


@pytest.mark.parametrize(
    ("hands", "grumpy"), [(("66", "5", "4", "66"), {0}), (("66", "5", "66", "66"), set()), (("66", "5"), {0})]
)
def test_a_grumpy_lay_leaves_two_in_a_row_stuck_or_the_only_other(
    hands: tuple[str, ...], grumpy: set[int]
) -> None:
    assert seats("grumpy", standing(*hands), play("0:6")) == grumpy


@pytest.mark.parametrize(("answer", "kind"), [("0:6 1:6 2:6", {0}), ("0:6 1:6", set())])
def test_kindness_lets_the_next_lay_many(answer: str, kind: set[int]) -> None:
    assert seats("kind", standing("66", "6666", "6"), play("0:6"), play(answer)) == kind


def test_the_sixes_that_begin_a_round_are_no_kindness() -> None:
    state = standing("6665", "6665", "6", tops="")
    assert seats("kind", state, LaySixes(), play("0:6 1:6 2:6")) == set()


@pytest.mark.parametrize(
    ("tops", "laid", "hasty"),
    [("5553", "0:5 1:5", {0}), ("5553", "0:5", set()), ("666", "0:6 1:6", set()), ("4455", "0:4 1:4", set())],
    ids=["high ones", "only one", "nothing else lay there", "low ones"],
)
def test_haste_throws_several_high_cards(tops: str, laid: str, hasty: set[int]) -> None:
    assert seats("hasty", standing("6655441", "1", tops=tops), play(laid)) == hasty


@pytest.mark.parametrize(
    ("laid", "stately"), [("0:5 1:5", {0}), ("0:6", set()), ("1:4", set())], ids=["without", "with", "no six"]
)
def test_a_stately_player_covers_a_six_without_one(laid: str, stately: set[int]) -> None:
    assert seats("stately", standing("65541", "1", tops="6444"), play(laid)) == stately
