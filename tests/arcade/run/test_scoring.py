"""Scores: par points in units of the ghosts' spread, times streak, pond and stakes."""

import pytest

from game.arcade.run.charms import Effects
from game.arcade.run.combos import run_scoring_of
from game.arcade.run.scoring import factor, par_points, table_points
from game.cardgames.registry import HOUSE

GHOSTS = (-10.0, -20.0)
"""Par is 15 ducks, the spread 5."""


@pytest.mark.parametrize(
    ("result", "points"),
    [(-15.0, 100), (-10.0, 150), (-20.0, 50), (-12.5, 125), (0.0, 250), (10.0, 250), (-25.0, 0), (-60.0, 0)],
)
def test_par_is_worth_100_and_a_spread_50(result: float, points: int) -> None:
    assert par_points("six_takes", result, GHOSTS) == points


@pytest.mark.parametrize("game", HOUSE)
def test_where_all_ghosts_came_out_alike_the_least_spread_counts(game: str) -> None:
    least = run_scoring_of(game).spread
    assert least > 1
    assert par_points(game, 3.0, (3.0, 3.0)) == 100
    assert par_points(game, 3.0 + least, (3.0, 3.0)) == 150
    assert par_points(game, 3.0 - least, (3.0,)) == 50


def test_without_ghosts_a_table_is_worth_par() -> None:
    assert par_points("six_takes", -66.0, ()) == 100


def test_points_are_multiplied_by_streak_pond_and_stakes() -> None:
    assert factor(1, 1, Effects()) == 1
    assert factor(3, 4, Effects()) == 12
    assert factor(0, 4, Effects()) == 4
    assert factor(9, 2, Effects()) == 12
    assert factor(1, 2, Effects(streak=2)) == 6
    assert factor(6, 1, Effects(streak=2)) == 6
    assert factor(2, 3, Effects(stakes=1)) == 12


def test_combos_join_par_points_before_they_are_multiplied() -> None:
    assert table_points(120, 30, Effects()) == 150
    assert table_points(120, 30, Effects(combos=1)) == 180
    assert table_points(20, 30, Effects(least_points=100)) == 130
    assert table_points(120, 0, Effects(least_points=100)) == 120
