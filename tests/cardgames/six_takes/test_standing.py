"""Ducks in match terms: who is likely to win from a standing."""

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.cardgames.six_takes.players.search.standing import chances_to_win
from game.cardgames.six_takes.rules.options import SixTakesOptions

ENDINGS = {
    "one round": SixTakesOptions(limit=0),
    "classic": SixTakesOptions(limit=66, ending="classic"),
    "elimination": SixTakesOptions(limit=66),
}


def chances(totals: list[float], options: SixTakesOptions, turns_left: int = 0) -> list[float]:
    found = chances_to_win(np.array(totals, dtype=np.float32)[:, None], options, turns_left)
    return [float(one) for one in found[:, 0]]


@pytest.mark.parametrize("ending", ENDINGS)
@given(totals=st.lists(st.integers(0, 120), min_size=2, max_size=10), turns_left=st.integers(0, 9))
def test_somebody_wins_and_fewer_ducks_are_never_worse(
    ending: str, totals: list[int], turns_left: int
) -> None:
    found = chances([float(total) for total in totals], ENDINGS[ending], turns_left)
    assert sum(found) == pytest.approx(1, abs=1e-3)
    ordered = [chance for _total, chance in sorted(zip(totals, found, strict=True), key=lambda pair: pair[0])]
    assert all(better >= worse - 1e-6 for better, worse in pairwise(ordered))


@pytest.mark.parametrize("ending", ENDINGS)
def test_equals_have_equal_chances(ending: str) -> None:
    assert chances([20, 20, 20, 20], ENDINGS[ending]) == pytest.approx([0.25] * 4)


def test_when_a_single_round_is_over_the_fewest_ducks_have_won() -> None:
    assert chances([3, 9, 20], ENDINGS["one round"])[0] > 0.99
    assert chances([3, 9, 20], ENDINGS["one round"], turns_left=9)[0] < 0.8


def test_who_is_over_the_limit_when_the_round_ends_is_out() -> None:
    assert chances([50, 67, 50], ENDINGS["elimination"])[1] < 0.03
    assert chances([50, 66, 50], ENDINGS["elimination"])[1] > chances([50, 70, 50], ENDINGS["elimination"])[1]


def test_the_further_off_the_end_the_less_a_lead_is_worth() -> None:
    early, late = chances([5, 10], ENDINGS["classic"]), chances([55, 60], ENDINGS["classic"])
    assert 0.5 < early[0] < late[0]


def test_two_over_the_limit_are_told_apart_by_their_ducks() -> None:
    found = chances([80, 70], ENDINGS["elimination"])
    assert found[1] > 0.9
