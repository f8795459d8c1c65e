"""RULES.md §5.1, §5.2, §7.8: the lowest total wins; ties share, or are decided by rounds won."""

import pytest

from game.cardgames.must_be_18.rules.events import MatchEnded
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from tests.cardgames.must_be_18.positions import apply_choices, only, play, state_with


@pytest.mark.parametrize(
    ("totals", "won", "tie", "ranking"),
    [
        # §5.1: the lowest total wins; §5.2: ties share the better place.
        ((30, 10, 20, 40), (0, 0, 0, 0), "shared", (3, 1, 2, 4)),
        ((30, 24, 25, 5), (9, 0, 0, 0), "shared", (2, 2, 2, 1)),
        # §7.8: more rounds won may decide, but only between equal totals; seats equal in both share.
        ((30, 24, 25, 5), (1, 3, 0, 0), "rounds_won", (3, 2, 4, 1)),
        ((30, 24, 25, 5), (17, 0, 0, 0), "rounds_won", (2, 3, 3, 1)),
        ((30, 24, 25, 26), (0, 1, 1, 1), "shared", (1, 1, 1, 1)),
        ((30, 24, 25, 26), (0, 1, 1, 1), "rounds_won", (1, 1, 1, 1)),
    ],
)
def test_ranks(totals: tuple[int, ...], won: tuple[int, ...], tie: str, ranking: tuple[int, ...]) -> None:
    """Seat 0 has gone out in the last round, with 6, 5 and 4 points left in the others' hands."""
    state = state_with("6", "6", "5", "4", totals=totals, won=won, round=18, tie=tie)
    after, events = apply_choices(state, play("0:6"))
    ended = only(events, MatchEnded)
    assert ended.ranking == MUST_BE_18.ranking(after) == after.public.ranking == ranking
    assert ended.totals == MUST_BE_18.totals(after)
    assert ended.rounds_won == (won[0] + 1, *won[1:])
