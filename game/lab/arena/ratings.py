"""Statistics of tournaments: means, shares and ratings with 95 % confidence intervals.

The matches of one deal, played in every seating, aren't independent. So every estimate is based on one number
for each deal, and its interval on the variance between deals.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import combinations

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

Numbers = NDArray[np.float64]

_RESAMPLES = 1000
_MOST_STEPS = 10_000
_CLOSE = 1e-9
_MEAN_RATING = 1500.0
_ELO = 400 / math.log(10)


class Estimate(Struct, frozen=True):
    """An estimate and half its 95 % confidence interval, which is None for a single deal."""

    value: float
    margin: float | None


def quantile(freedom: int) -> float:
    """Return the two-sided 95 % quantile of Student's t for `freedom` degrees of freedom (at least 1).

    For 1 and 2, it is exact. For more, it is computed by the Cornish–Fisher expansion (Abramowitz and
    Stegun, "Handbook of Mathematical Functions", 1964, 26.7.5), which is accurate to 0.2 %.
    """
    if freedom == 1:
        return math.tan(0.475 * math.pi)
    if freedom == 2:
        return 0.95 / math.sqrt(2 * 0.975 * 0.025)
    z = 1.959963984540054
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return sum(term / float(freedom) ** power for power, term in enumerate(terms))


def mean(values: Numbers) -> Estimate:
    deals = len(values)
    if deals == 1:
        return Estimate(float(values[0]), None)
    error = float(values.std(ddof=1)) / math.sqrt(deals)
    return Estimate(float(values.mean()), quantile(deals - 1) * error)


def linearized_ratio(parts: Numbers, wholes: Numbers) -> Numbers:
    """Return one number for each deal, whose mean and variance are those of the ratio of the two sums.

    This is the linearised ratio estimator (Cochran, "Sampling Techniques", 1977, section 6.4), which weights
    a deal by its size, such as its number of rounds. If all wholes are equal, it returns each deal's own
    ratio. The wholes must not all be 0.
    """
    ratio = parts.sum() / wholes.sum()
    linear: Numbers = ratio + (parts - ratio * wholes) / wholes.mean()
    return linear


def count_wins(
    beaten: Numbers, seating: Sequence[int], ranking: Sequence[int], teams: Sequence[Sequence[int]]
) -> None:
    """Add a match to `beaten`, where [i, j] counts how often a seat of contender i finished ahead of j's.

    A tie adds half to both. Partners aren't compared, because they always have the same rank.
    """
    for seat, other_seat in combinations(range(len(seating)), 2):
        first, second = seating[seat], seating[other_seat]
        if first == second or any(seat in team and other_seat in team for team in teams):
            continue
        ahead = ranking[other_seat] - ranking[seat]
        score = 0.5 if ahead == 0 else float(ahead > 0)
        beaten[first, second] += score
        beaten[second, first] += 1 - score


def ratings(beaten: Numbers, seed: int, anchors: Sequence[int] | None = None) -> list[Estimate]:
    """Return the contenders' ratings on the Elo scale, with mean 1500.

    The model is Bradley–Terry's: i does better than j with probability γᵢ / (γᵢ + γⱼ), for any two seats of a
    match; the Plackett–Luce model of rankings implies the same. Intervals are from a bootstrap over deals
    (Efron, 1979).

    Args:
        beaten: for each deal, the matrix of `count_wins`.
        seed: the seed of the bootstrap.
        anchors: the contenders whose mean rating is 1500; by default all.
    """
    deals, contenders, _ = beaten.shape
    flat = beaten.reshape(deals, -1)
    values = _MEAN_RATING + _ELO * _anchor(strengths(beaten.sum(axis=0)), anchors)
    if deals == 1:
        return [Estimate(float(value), None) for value in values]
    generator = np.random.default_rng(seed)
    draws = (generator.integers(deals, size=deals) for _ in range(_RESAMPLES))
    resampled = np.stack([np.bincount(draw, minlength=deals) @ flat for draw in draws])
    logs = _anchor(strengths(resampled.reshape(-1, contenders, contenders)), anchors)
    errors = _ELO * logs.std(axis=0, ddof=1)
    width = quantile(deals - 1)
    return [Estimate(float(value), float(width * error)) for value, error in zip(values, errors, strict=True)]


def _anchor(logs: Numbers, anchors: Sequence[int] | None) -> Numbers:
    """Shift strengths so that the anchors' mean is 0; None leaves them as they are."""
    if anchors is None:
        return logs
    shifted: Numbers = logs - logs[..., list(anchors)].mean(axis=-1, keepdims=True)
    return shifted


def strengths(beaten: Numbers) -> Numbers:
    """Return the log γ of the Bradley–Terry model, with mean 0, for a matrix of wins or a stack of them.

    This uses the MM algorithm (Hunter, "MM algorithms for generalized Bradley–Terry models", Annals of
    Statistics 32, 2004). Half a win is added to each count, so that a player without a loss isn't rated
    infinitely high.
    """
    wins = beaten + 0.5
    games = wins + wins.swapaxes(-1, -2)
    won = wins.sum(axis=-1)
    logs: Numbers = np.zeros(won.shape)
    for _ in range(_MOST_STEPS):
        gamma = np.exp(logs)
        better = np.log(won / (games / (gamma[..., :, None] + gamma[..., None, :])).sum(axis=-1))
        better -= better.mean(axis=-1, keepdims=True)
        change = np.abs(better - logs).max()
        logs = better
        if change < _CLOSE:
            break
    return logs
