"""The timing of a score sheet, in seconds: points, multipliers, product, walk and last word."""

from __future__ import annotations

from typing import NamedTuple

from game.scenes.match.ceremony.timing import eased_progress
from game.scenes.run.results.sums import Sum
from game.ui.animation.timeline import ease_out, linear

FLIGHT, HOP = 0.4, 0.46
"""The seconds that points take to fly to their plate, and a multiplier to hop to its plate."""
MEETING = 0.24
"""The seconds that the plates take to meet."""
STEPS = 12
"""The number of different figures shown while the score grows."""
WALK = 1.3
"""The seconds that the player's duck walks along the quay."""
SAID = 0.35
"""The seconds that the last word's bubble takes to open."""
_BEFORE, _REST, _LOOK = 0.35, 0.2, 0.25
_APART, _ALL = 0.32, 1.9
"""The seconds between two flights, and the maximum for all flights of a kind."""
_HOPS_APART = 0.4
_GROWTH = 0.9


class SheetTimes(NamedTuple):
    """The times of a score sheet, in seconds at normal speed.

    Attributes:
        points: when each step's points land on their plate.
        factors: when each multiplier lands on its plate.
        meets: when both plates meet.
        grown: when the score is fully grown.
        walks, arrives: when the player's duck sets off along the quay, and when it arrives.
        said: when the last word's bubble is open.
    """

    points: tuple[float, ...]
    factors: tuple[float, ...]
    meets: float
    grown: float
    walks: float
    arrives: float
    said: float

    def growth(self, time: float) -> float:
        """Return the share of the score to show at a time: it grows fast, then more slowly, in steps."""
        grown = eased_progress(time, self.meets, self.grown - self.meets, ease_out)
        return 1.0 if grown >= 1.0 else int(grown * STEPS) / STEPS

    def walk_progress(self, time: float) -> float:
        return eased_progress(time, self.walks, WALK, linear)


def times_of(found: Sum) -> SheetTimes:
    points = _landings(_BEFORE + FLIGHT, len(found.points), _APART)
    factors = _landings(points[-1] + _REST + HOP, len(found.factors), _HOPS_APART)
    meets = factors[-1] + _REST + MEETING
    grown = meets + _GROWTH
    walks = grown + _LOOK
    arrives = walks + WALK
    return SheetTimes(points, factors, meets, grown, walks, arrives, arrives + _LOOK + SAID)


def _landings(first: float, count: int, apart: float) -> tuple[float, ...]:
    step = min(apart, _ALL / max(count - 1, 1))
    return tuple(first + place * step for place in range(count))
