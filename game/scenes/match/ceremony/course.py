"""The timing of a ceremony: the pouring, the standing, and at the end of a match the podium. Pure."""

from __future__ import annotations

from typing import NamedTuple

from game.scenes.match.ceremony.podium_places import PodiumPlace
from game.scenes.match.ceremony.pour import STANDING, LineTurn, end_of, pour
from game.ui.animation.easing import Ease, glide, settle, swing
from game.voice.summary import Summary

_LOOK = 1.4
"""The standing is left to be looked at for so long before the podium rises."""
_GLIDE = 0.9
_RISES = {3: 0.7, 2: 1.2, 1: 1.8}
_RISE = 0.6
TITLE, PRIZES, WORDS, BUTTONS = 2.3, 2.5, 2.8, 3.1
_PODIUM = 3.5
REMARK = 0.7
"""So long after the end the last of them has a last word."""


class CeremonyTimes(NamedTuple):
    """The times of a ceremony, in seconds at normal speed.

    Attributes:
        poured: everything is in its bucket, and the standing appears.
        settled: the totals are up to date.
        rises: the podium begins to rise; after a match only.
        end: nothing moves any more.
    """

    turns: tuple[LineTurn, ...]
    poured: float
    settled: float
    rises: float
    end: float


def course_of(summary: Summary, *, over: bool) -> CeremonyTimes:
    """Return the times for a round's summary; `over`: the match is over, too."""
    turns = pour(summary)
    poured = end_of(turns)
    settled = poured + STANDING
    rises = settled + _LOOK if over else settled
    return CeremonyTimes(turns, poured, settled, rises, rises + _PODIUM if over else settled)


def share(time: float, begins: float, seconds: float, ease: Ease = swing) -> float:
    """Return the eased share of a motion that is done."""
    if time <= begins:
        return 0.0
    return 1.0 if time >= begins + seconds else ease((time - begins) / seconds)


def rise_of(rank: int) -> float:
    """Return how long after the podium begins to rise the block of a rank is up."""
    return _RISES[rank] + _RISE


def foot_at(time: float, start: tuple[float, float], place: PodiumPlace, rank: int) -> tuple[float, float]:
    """Return the foot of a bucket at a time after the podium begins to rise.

    Buckets move along the quay, then up, or onto the water.
    """
    along = share(time, 0.0, _GLIDE)
    x = start[0] + (place.foot[0] - start[0]) * along
    up = along if place.block is None else share(time, _RISES[rank], _RISE, settle)
    return x, start[1] + (place.foot[1] - start[1]) * up


def slide(time: float, begins: float, seconds: float = 0.45) -> float:
    """Return the share of a motion that slides in and comes to rest."""
    return share(time, begins, seconds, glide)
