"""The duration of tables and runs: animation is measured (`clock.py`), thinking is estimated."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import median, quantiles

from msgspec import Struct

CHOICE_SECONDS = 4.0
"""The estimated seconds for a choice at a table."""
PRESS_SECONDS = 1.0
"""The estimated seconds to confirm the only legal choice."""
RESULT_SECONDS = 3.0
"""The estimated seconds for reading the result of a round."""
SHEET_SECONDS = 10.0
"""The estimated seconds for a score sheet: six of counting, four of reading."""
PLACE_SECONDS, CHARM_SECONDS = 6.0, 8.0
"""The estimated seconds for choosing a place on the map, and for choosing a charm."""
TRADE_SECONDS = 5.0
"""The estimated seconds for a trade at the stall, or for leaving it."""
_MINUTE = 60


class TableTime(Struct, frozen=True):
    """The duration of a table.

    Attributes:
        shown: the seconds of animation at normal speed.
        choices: the number of the player's choices between several legal ones.
        forced: the number of choices with only one legal option.
        results: the number of round results shown.
    """

    shown: float
    choices: int
    forced: int
    results: int

    @property
    def seconds(self) -> float:
        """The whole duration, from the first deal to leaving the score sheet."""
        thought = self.choices * CHOICE_SECONDS + self.forced * PRESS_SECONDS
        return self.shown + thought + self.results * RESULT_SECONDS + SHEET_SECONDS


class Minutes(Struct, frozen=True):
    """The 10 %, 50 % and 90 % quantiles of a duration."""

    short: float
    median: float
    long: float


def quantiles_in_minutes(seconds: Iterable[float]) -> Minutes:
    """Return the quantiles of durations given in seconds (at least one)."""
    minutes = [duration / _MINUTE for duration in seconds]
    tenths = quantiles(minutes, n=10, method="inclusive") if len(minutes) > 1 else minutes * 9
    return Minutes(tenths[0], median(minutes), tenths[-1])
