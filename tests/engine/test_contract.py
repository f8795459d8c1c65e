"""What the contract says for every game that does not say otherwise."""

import pytest

from game.cardgames.six_takes.rules.events import TakeRow
from game.cardgames.six_takes.rules.game import SIX_TAKES, SixTakes
from game.engine.contract import IllegalChoice, rank
from tests.support.toy_game import TOY


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


def test_a_refusal_says_what_is_legal() -> None:
    refused = IllegalChoice(1, TakeRow(4), (TakeRow(0), TakeRow(1)))
    assert str(refused) == "seat 1 may not choose TakeRow(row=4); legal: TakeRow(row=0), TakeRow(row=1)"
    assert (refused.seat, refused.choice, refused.legal) == (1, TakeRow(4), (TakeRow(0), TakeRow(1)))
    unasked = IllegalChoice(0, TakeRow(4), ())
    assert str(unasked) == "seat 0 may not choose TakeRow(row=4); legal: nothing: this seat is not asked now"


def test_equal_results_share_the_better_rank() -> None:
    assert rank({0: 5, 1: 3, 2: 5, 3: 9}) == {0: 2, 1: 1, 2: 2, 3: 4}


def test_each_seat_is_a_team_of_its_own() -> None:
    assert SIX_TAKES.teams(3) == ((0,), (1,), (2,))
