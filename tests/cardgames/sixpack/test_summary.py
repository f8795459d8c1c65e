"""The summary of a round."""

import pytest
from msgspec.structs import replace

from game.cardgames.sixpack.rules.events import RoundScored
from tests.cardgames.sixpack.seated import Seated


@pytest.mark.parametrize("rounds", [1, 3])
def test_summary_of_a_single_round_says_that_cards_decide(rounds: int) -> None:
    """§3.2: four cards beat three with two handprints, although the points say four to five."""
    table = Seated(3, 6).table
    table.show(replace(table.view, options=replace(table.view.options, rounds=rounds)))
    summary = table.summary(
        RoundScored(1, False, ((1, 2, 3, 4), (5, 6, 7), ()), (0, 2, 0), (4, 5, 0), (4, 5, 0))
    )
    assert summary is not None
    said = "The most cards win. Handprints only break ties."
    assert summary.verdict == (said if rounds == 1 else "")
