"""Statistics of simulated runs: how far policies get at each level, and what each charm is worth."""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from statistics import fmean, median, pvariance

from msgspec import Struct

from game.arcade.run.charms import CHARMS
from game.lab.runs.times import Minutes, quantiles_in_minutes
from game.lab.runs.walks import SimulatedRun

_QUANTILE = 1.96
"""The normal quantile of a 95 % interval."""


class LevelFigures(Struct, frozen=True):
    """A policy's results at a level.

    Attributes:
        ponds: the mean number of keepers beaten.
        won: the share of runs won.
        score: the median score.
        tables: the mean number of tables played.
        minutes: the durations of all runs.
        whole: the durations of the won runs; None if no run was won.
    """

    ponds: float
    won: float
    score: float
    tables: float
    minutes: Minutes
    whole: Minutes | None


class CharmFigures(Struct, frozen=True):
    """The worth of taking a charm at its first offer, compared with declining it.

    Attributes:
        offered: the number of runs in which it was offered.
        ponds: the mean difference in keepers beaten; `margin` is half its 95 % interval.
        score: the mean score with the charm, divided by that without it.
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
    runs = [walk.run for walk in walks]
    whole = [walk.seconds for walk in walks if getattr(walk.run.pending, "won", False)]
    return LevelFigures(
        fmean(run.ponds for run in runs),
        len(whole) / len(runs),
        median(run.score for run in runs),
        fmean(len(run.played) for run in runs),
        quantiles_in_minutes(walk.seconds for walk in walks),
        quantiles_in_minutes(whole) if whole else None,
    )


def _share_ahead(values: Iterable[tuple[int, int]], others: Iterable[tuple[int, int]]) -> float:
    """Return the share of pairs in which the one from `values` is greater; ties count half."""
    ranked = sorted(others)
    return fmean((bisect_left(ranked, x) + bisect_right(ranked, x)) / (2 * len(ranked)) for x in values)


def charm_figures(walks: Iterable[SimulatedRun]) -> list[CharmFigures]:
    """Return the statistics of all charms that were both taken and declined, best first."""
    all_walks = list(walks)
    figures = []
    for charm in CHARMS:
        taken = [walk.run for walk in all_walks if walk.first.get(charm) is True]
        declined = [walk.run for walk in all_walks if walk.first.get(charm) is False]
        if min(len(taken), len(declined)) < 2:
            continue
        ponds = [[run.ponds for run in runs] for runs in (taken, declined)]
        successes = [[(run.ponds, run.score) for run in runs] for runs in (taken, declined)]
        error = math.sqrt(sum(pvariance(counts) / len(counts) for counts in ponds))
        figures.append(
            CharmFigures(
                charm,
                len(taken) + len(declined),
                fmean(ponds[0]) - fmean(ponds[1]),
                _QUANTILE * error,
                fmean(run.score for run in taken) / max(fmean(run.score for run in declined), 1),
                _share_ahead(*successes),
            )
        )
    return sorted(figures, key=lambda walk: -walk.ponds)
