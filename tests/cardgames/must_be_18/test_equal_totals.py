"""RULES.md §5.1, §5.2, §7.8: the lowest total wins, and equal ones share or look at the rounds won."""

import pytest

from game.cardgames.must_be_18.rules.events import MatchEnded
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from tests.cardgames.must_be_18.standing import does, only, play, standing


def ranks(totals: tuple[int, ...], won: tuple[int, ...], **options: object) -> tuple[int, ...]:
    """The ranks once seat 0 has gone out in the last round, with 6, 5 and 4 left at the others."""
    state = standing("6", "6", "5", "4", totals=totals, won=won, round=18, **options)
    after, events = does(state, play("0:6"))
    ended = only(events, MatchEnded)
    assert ended.ranking == MUST_BE_18.ranking(after) == after.public.ranking
    assert ended.totals == MUST_BE_18.totals(after)
    assert ended.rounds_won == (won[0] + 1, *won[1:])
    return ended.ranking


def test_the_lowest_total_wins() -> None:
    """§5.1"""
    assert ranks((30, 10, 20, 40), (0, 0, 0, 0)) == (3, 1, 2, 4)
    assert not MUST_BE_18.more_is_better


def test_equal_totals_share_the_better_place() -> None:
    """§5.2"""
    assert ranks((30, 24, 25, 5), (9, 0, 0, 0)) == (2, 2, 2, 1)


def test_more_rounds_won_may_decide() -> None:
    """§7.8"""
    assert ranks((30, 24, 25, 5), (1, 3, 0, 0), tie="rounds_won") == (3, 2, 4, 1)


def test_only_totals_that_are_equal() -> None:
    """§7.8"""
    assert ranks((30, 24, 25, 5), (17, 0, 0, 0), tie="rounds_won") == (2, 3, 3, 1)


@pytest.mark.parametrize("tie", ["shared", "rounds_won"])
def test_equal_in_both_share(tie: str) -> None:
    """§7.8"""
    assert ranks((30, 24, 25, 26), (0, 1, 1, 1), tie=tie) == (1, 1, 1, 1)
