"""Medals: by how far a result is above par, only in matches that count."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.arcade.par import Medal, Par, best_medals, medal_of, medal_won
from game.storage.history.par_scores import ParScore
from tests.support import results

WIDE = Par((-10.0, -30.0))
"""Par is -20, with a spread of 10."""
ALIKE = Par((5.0, 5.0, 5.0))
LONG_TAIL = Par((0.0, 0.0, 0.0, 0.0, -20.0))
"""Par is -4, with a spread of 8: if 0 is the best result, none can be a spread above par."""
THIRDS = Par((0.0, 0.0, 1.0))


@pytest.mark.parametrize(
    ("par", "result", "medal"),
    [
        (WIDE, -20.5, None),
        (WIDE, -20.0, Medal.BRONZE),
        (WIDE, -15.5, Medal.BRONZE),
        (WIDE, -15.0, Medal.SILVER),
        (WIDE, -10.5, Medal.SILVER),
        (WIDE, -10.0, Medal.GOLD),
        (WIDE, -9.0, Medal.GOLD),
        (ALIKE, 4.0, None),
        (ALIKE, 5.0, Medal.BRONZE),
        (ALIKE, 6.0, Medal.GOLD),
        (LONG_TAIL, 0.0, Medal.SILVER),
        (LONG_TAIL, 1.0, Medal.GOLD),
        (THIRDS, 0.0, None),
        (Par((0.1, 0.2, 0.3)), 0.2, Medal.BRONZE),
    ],
)
def test_medal_of_a_result(par: Par, result: float, medal: Medal | None) -> None:
    assert medal_of(par, result) == medal


@given(st.lists(st.integers(-60, 20), min_size=1, max_size=12), st.integers(-80, 40))
def test_better_result_never_has_a_worse_medal(ghosts: list[int], result: int) -> None:
    par = Par(tuple(float(one) for one in ghosts))
    medals = [medal_of(par, float(value)) or 0 for value in (result, result + 1)]
    assert medals[0] <= medals[1]
    assert bool(medals[0]) == (result >= par.mean or round(result - par.mean, 9) >= 0)


def score(result: float, *, game: str = "toy", **what: Any) -> ParScore:
    return results.score(result, game=game, ghosts=WIDE.results, **what)


def test_practice_wins_no_medal() -> None:
    assert medal_won(score(0.0)) is Medal.GOLD
    assert medal_won(score(0.0, rated=False)) is None


def test_best_medal_of_each_table_is_kept() -> None:
    scores = [
        score(-20.0), score(-15.0), score(-20.0), score(-99.0), score(0.0, rated=False),
        score(-20.0, table="Two"), score(0.0, game="other"), score(-99.0, table="Three"),
    ]  # fmt: skip
    assert best_medals(scores, "toy") == {"One": Medal.SILVER, "Two": Medal.BRONZE}
