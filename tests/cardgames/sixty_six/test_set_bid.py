"""RULES.md §7.3: a bid that is not made costs what was bid, and nothing is scored."""

import pytest

from game.cardgames.sixty_six.rules.game import SIXTY_SIX
from tests.cardgames.sixty_six.deals import ending, play, scored


def test_bid_two_with_65() -> None:
    """§7.5."""
    result = scored(2, (65, 55))
    assert not result.made
    assert result.ticks == (1, 1)
    assert result.change == (-2, 1)


@pytest.mark.parametrize("bid", [1, 2, 3, 4])
@pytest.mark.parametrize("bidder", [0, 1, 2, 3])
def test_it_costs_the_bid_whatever_was_missing(bid: int, bidder: int) -> None:
    team = bidder % 2
    for points in (0, 33 * bid - 1):
        pair = (points, 0) if team == 0 else (0, points)
        assert scored(bid, pair, bidder=bidder).change[team] == -bid


def test_the_score_goes_down() -> None:
    state = ending("KS QH", "AS AH", "9S 9H", "JS JH", points=(20, 30), bid=2, score=(1, 4))
    state, events = play(state, "KS AS 9S JS")
    result = events[-1]
    assert (result.before, result.change, result.after) == ((1, 4), (-2, 1), (-1, 5))
    assert SIXTY_SIX.totals(state) == (-1, 5, -1, 5)
    assert SIXTY_SIX.points(result) == {0: -2, 1: 1, 2: -2, 3: 1}
