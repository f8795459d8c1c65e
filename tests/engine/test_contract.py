"""What the contract says for every game that does not say otherwise."""

from __future__ import annotations

import pytest

from game.cardgames.six_takes.rules.game import SIX_TAKES, SixTakes
from tests.toy_game import TOY


def test_points_have_a_name_and_a_direction() -> None:
    assert (SIX_TAKES.unit, SIX_TAKES.more_is_better) == (("duck", "ducks"), False)
    assert (TOY.unit, TOY.more_is_better) == (("point", "points"), True)


@pytest.mark.parametrize(
    ("counts", "usual"), [(range(2, 11), 4), (range(2, 4), 3), (range(4, 5), 4), (range(6, 8), 6)]
)
def test_four_sit_at_a_table_if_they_can(counts: range, usual: int) -> None:
    class Some(SixTakes):
        seat_counts = counts

    assert Some().usual_seats == usual
