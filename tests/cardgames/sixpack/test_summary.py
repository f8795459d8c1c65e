"""The summary of a round."""

import pytest
from msgspec.structs import replace

from game.cardgames.sixpack.rules.events import RoundScored
from tests.cardgames.sixpack.seated import Seated


@pytest.mark.parametrize("rounds", [1, 3])
def test_summary_of_a_single_round_counts_cards_and_says_that_they_decide(rounds: int) -> None:
    """§3.2: four cards beat three with two handprints, which would be four points to five."""
    table = Seated(3, 6).table
    table.show(replace(table.view, options=replace(table.view.options, rounds=rounds)))
    summary = table.summary(
        RoundScored(1, False, ((1, 2, 3, 4), (5, 6, 7), ()), (0, 2, 0), (4, 5, 0), (4, 5, 0))
    )
    assert summary is not None
    said = "The most cards win. Handprints only break ties."
    assert summary.verdict == (said if rounds == 1 else "")
    found = [(line.seat, line.points, line.total, line.tie_breaker) for line in summary.lines]
    assert summary.counts_cards == (rounds == 1)
    if rounds == 1:
        assert found == [(0, 4, 4, "0 handprints"), (1, 3, 3, "2 handprints"), (2, 0, 0, "0 handprints")]
        assert [sum(line.worth) for line in summary.lines] == [4, 3, 0]
    else:
        assert found == [(1, 5, 5, ""), (0, 4, 4, ""), (2, 0, 0, "")]
