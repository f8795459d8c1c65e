"""The time of tables and runs: what tables show is measured (`clock.py`), a person's part is an allowance."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import median, quantiles

from msgspec import Struct

A_CHOICE = 4.0
"""The seconds that a person takes for a choice at a table."""
A_PRESS = 1.0
"""The seconds for what leaves no choice: the only legal card."""
A_LOOK = 3.0
"""The seconds for which a person looks at the result of a round, once it has been counted."""
A_SHEET = 10.0
"""The seconds of a score sheet: it counts for six, and is looked at for four."""
A_WAY, A_CHARM = 6.0, 8.0
"""The seconds that a person takes to choose a place on the map, and one of the charms on offer."""
A_TRADE = 5.0
"""The seconds for a trade at the stall, or for leaving it."""
_MINUTE = 60


class TableTime(Struct, frozen=True):
    """The time of a table.

    Attributes:
        shown: the seconds in which the table and the results of rounds show something at normal speed.
        choices: the number of the player's choices, without those for which only one card was legal.
        forced: the number of those.
        results: the number of results between rounds.
    """

    shown: float
    choices: int
    forced: int
    results: int

    @property
    def seconds(self) -> float:
        """The time from the first deal to the press on the score sheet."""
        thought = self.choices * A_CHOICE + self.forced * A_PRESS
        return self.shown + thought + self.results * A_LOOK + A_SHEET


class Minutes(Struct, frozen=True):
    """How long something takes: a tenth takes less than `short`, and a tenth more than `long`."""

    short: float
    median: float
    long: float


def minutes_of(seconds: Iterable[float]) -> Minutes:
    """Return the quantiles of 10, 50 and 90 % of some times, at least one."""
    found = [one / _MINUTE for one in seconds]
    tenths = quantiles(found, n=10, method="inclusive") if len(found) > 1 else found * 9
    return Minutes(tenths[0], median(found), tenths[-1])
