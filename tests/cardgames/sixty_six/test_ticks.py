"""RULES.md §7.1, §7.2: a tick for each whole thirty-three."""

import pytest

from game.cardgames.sixty_six.rules.scoring import ticks_of
from tests.cardgames.sixty_six.deals import scored


@pytest.mark.parametrize(
    ("least", "most", "ticks"),
    [(0, 32, 0), (33, 65, 1), (66, 98, 2), (99, 131, 3), (132, 164, 4), (165, 197, 5), (198, 220, 6)],
)
def test_ticks(least: int, most: int, ticks: int) -> None:
    assert {ticks_of(points) for points in range(least, most + 1)} == {ticks}


def test_a_total_is_tricks_and_marriages() -> None:
    result = scored(1, (50, 70), (40, 20))
    assert result.totals == (90, 90)
    assert result.ticks == (2, 2)


def test_the_most_there_can_be() -> None:
    result = scored(4, (120, 0), (100, 0), won=(6, 0))
    assert result.totals == (220, 0)
    assert result.change == (6, 0)


def test_the_others_always_score_theirs() -> None:
    """§7.4, §7.5."""
    assert scored(1, (85, 35)).change == (2, 1)
    assert scored(3, (85, 35)).change == (-3, 1)
    assert scored(1, (35, 85), bidder=1).change == (1, 2)


def test_extra_ticks_count_for_the_bidders() -> None:
    """§7.3, §7.5: bid 2 with 105."""
    result = scored(2, (65, 55), (40, 0))
    assert result.made
    assert result.change == (3, 1)


@pytest.mark.parametrize("bid", [1, 2, 3, 4])
def test_exactly_enough_is_enough(bid: int) -> None:
    """§7.3."""
    assert scored(bid, (33 * bid, 0)).made
    assert not scored(bid, (33 * bid - 1, 0)).made
