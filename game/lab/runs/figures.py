"""Statistics of simulated runs: how far policies get at each level, and what each charm is worth."""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from statistics import fmean, median, pvariance

from msgspec import Struct

from game.arcade.run.charms import CHARMS
from game.arcade.run.state import Run
from game.lab.runs.times import Minutes, minutes_of
from game.lab.runs.walks import SimulatedRun

_QUANTILE = 1.96
"""The normal quantile of a 95 % interval."""


class LevelFigures(Struct, frozen=True):
    """A policy's mean ponds, share of won runs, median score, mean tables and durations (`whole`: if won)."""

    ponds: float
    won: float
    score: float
    tables: float
    minutes: Minutes
    whole: Minutes | None


class CharmFigures(Struct, frozen=True):
    """What taking a charm at the first offer is worth, compared with declining it.

    Attributes:
        offered: the number of runs in which it was offered.
        ponds: the mean difference in keepers beaten; `margin` is half its 95 % interval.
        score: the ratio of the mean scores.
        better: the probability that a run with the charm gets further than one without it: more keepers
            beaten, or the same number and a higher score.
    """

    charm: str
    offered: int
    ponds: float
    margin: float
    score: float
    better: float


def level_figures(walks: Sequence[SimulatedRun]) -> LevelFigures:
    runs = [one.run for one in walks]
    whole = [one.seconds for one in walks if getattr(one.run.pending, "won", False)]
    return LevelFigures(
        fmean(run.ponds for run in runs),
        len(whole) / len(runs),
        median(run.score for run in runs),
        fmean(len(run.played) for run in runs),
        minutes_of(one.seconds for one in walks),
        minutes_of(whole) if whole else None,
    )


def _success(run: Run) -> tuple[int, int]:
    return run.ponds, run.score


def _share_ahead(ones: Iterable[tuple[int, int]], others: Iterable[tuple[int, int]]) -> float:
    """Return the share of pairs in which the first value is greater; ties count half."""
    known = sorted(others)
    return fmean((bisect_left(known, one) + bisect_right(known, one)) / (2 * len(known)) for one in ones)


def charm_figures(walks: Iterable[SimulatedRun]) -> list[CharmFigures]:
    """Return the statistics of all charms that were both taken and declined, best first."""
    known = list(walks)
    found = []
    for charm in CHARMS:
        taken = [one.run for one in known if one.first.get(charm) is True]
        passed = [one.run for one in known if one.first.get(charm) is False]
        if min(len(taken), len(passed)) < 2:
            continue
        ponds = [[run.ponds for run in runs] for runs in (taken, passed)]
        error = math.sqrt(sum(pvariance(one) / len(one) for one in ponds))
        found.append(
            CharmFigures(
                charm,
                len(taken) + len(passed),
                fmean(ponds[0]) - fmean(ponds[1]),
                _QUANTILE * error,
                fmean(run.score for run in taken) / max(fmean(run.score for run in passed), 1),
                _share_ahead([_success(run) for run in taken], [_success(run) for run in passed]),
            )
        )
    return sorted(found, key=lambda one: -one.ponds)
