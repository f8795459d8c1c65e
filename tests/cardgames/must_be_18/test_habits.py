"""Moves that show the styles of You Must Be 18!, and moves that only look like them."""

import pytest

from game.cardgames.must_be_18.rules.events import LaySixes
from game.cardgames.must_be_18.rules.game import MUST_BE_18, MustBe18State
from game.cardgames.must_be_18.words.habits import HABITS
from game.engine.contract import Choice
from tests.cardgames.must_be_18.positions import apply_choices, open_column, play, state_with
from tests.support.habits import habit_of, seats_showing


def seats(style: str, state: MustBe18State, *choices: Choice, habit: int = 0) -> set[int]:
    """Return the seats that show a style as these choices are made, each by the seat on turn."""
    events = apply_choices(state, *choices).events
    return seats_showing(MUST_BE_18, habit_of(HABITS, style, habit), MUST_BE_18.view(state, None), events)


SIX, STUCK = play("0:6"), ("66", "5", "66")


@pytest.mark.parametrize(
    ("style", "state", "choices", "shown"),
    [
        # Daring mixes the tops; leaving them as they were, or all alike, isn't daring.
        ("daring", state_with("641", "1", tops="5553"), [play("0:6 1:4")], {0}),
        ("daring", state_with("551", "1", tops="5553"), [play("0:5 1:5")], set()),
        ("daring", state_with("661", "1", tops="666"), [SIX], set()),
        # Spite leaves the neighbour stuck, with or without cards to draw, but not the seat after the next.
        ("spiteful", state_with(*STUCK), [SIX], {0}),
        ("spiteful", state_with(*STUCK, stock="55"), [SIX], {0}),
        ("spiteful", state_with("66", "66", "66"), [SIX], set()),
        ("spiteful", state_with("66", "66", "66", stock="55"), [SIX], set()),
        ("spiteful", state_with("66", "66", "5", "66"), [SIX, SIX], {1}),
        # A hunter leaves the leader stuck.
        ("hunting", state_with(*STUCK, totals=(50, 10, 30)), [SIX], {0}),
        ("hunting", state_with(*STUCK, totals=(50, 30, 10)), [SIX], set()),
        ("hunting", state_with(*STUCK, totals=(5, 10, 30)), [SIX], set()),
        # A grumpy play leaves two in a row stuck, or the only opponent.
        ("grumpy", state_with("66", "5", "4", "66"), [SIX], {0}),
        ("grumpy", state_with("66", "5", "66", "66"), [SIX], set()),
        ("grumpy", state_with("66", "5"), [SIX], {0}),
        # Kindness lets the next seat play many cards; the sixes that start a round don't count.
        ("kind", state_with("66", "6666", "6"), [SIX, play("0:6 1:6 2:6")], {0}),
        ("kind", state_with("66", "6666", "6"), [SIX, play("0:6 1:6")], set()),
        ("kind", state_with("6665", "6665", "6", tops=""), [LaySixes(), play("0:6 1:6 2:6")], set()),
        # Haste gets rid of several high cards: not just one, not low ones, and not sixes on sixes.
        ("hasty", state_with("6655441", "1", tops="5553"), [play("0:5 1:5")], {0}),
        ("hasty", state_with("6655441", "1", tops="5553"), [play("0:5")], set()),
        ("hasty", state_with("6655441", "1", tops="666"), [play("0:6 1:6")], set()),
        ("hasty", state_with("6655441", "1", tops="4455"), [play("0:4 1:4")], set()),
        # A stately player covers a six without playing one.
        ("stately", state_with("65541", "1", tops="6444"), [play("0:5 1:5")], {0}),
        ("stately", state_with("65541", "1", tops="6444"), [SIX], set()),
        ("stately", state_with("65541", "1", tops="6444"), [play("1:4")], set()),
    ],
)
def test_style_shows_in_its_moves(
    style: str, state: MustBe18State, choices: list[Choice], shown: set[int]
) -> None:
    assert seats(style, state, *choices) == shown


@pytest.mark.parametrize(("option", "daring"), [("voluntary", {0}), ("stuck", set())])
def test_opening_a_column_is_daring_only_without_need(option: str, daring: set[int]) -> None:
    state = state_with("514", "4", tops="666", opening=option)
    assert seats("daring", state, open_column(1, "0:5"), habit=1) == daring
