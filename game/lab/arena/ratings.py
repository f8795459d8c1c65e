"""Statistics of tournaments: means, shares and ratings with their 95 % intervals.

The unit of chance is the deal, as the results of one deal, played in every seating, depend on each other. So
every figure is computed from one number for each deal, and its interval from their spread.
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
    """A figure with half the width of its 95 % interval, which is None for a single deal."""

    value: float
    margin: float | None


def quantile(freedom: int) -> float:
    """Return the number of standard errors that hold 95 % of Student's t with `freedom` degrees, from 1 on.

    Exact for 1 and 2, then the Cornish–Fisher expansion (Abramowitz and Stegun, "Handbook of Mathematical
    Functions", 1964, 26.7.5), which is within 0.2 % there.
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


def shares(parts: Numbers, wholes: Numbers) -> Numbers:
    """Return by deal a number whose mean is the ratio of the sums, and whose spread is that of the ratio.

    This is the ratio estimator, linearised (Cochran, "Sampling Techniques", 1977, section 6.4): the weight
    of a deal depends on its size, such as the rounds that were played on it. With equal wholes it is each
    deal's own ratio. The wholes must not all be 0.
    """
    ratio = parts.sum() / wholes.sum()
    linear: Numbers = ratio + (parts - ratio * wholes) / wholes.mean()
    return linear


def count_wins(
    beaten: Numbers, seating: Sequence[int], ranking: Sequence[int], teams: Sequence[Sequence[int]]
) -> None:
    """Add a match to a square of how often a seat of contender i did better than a seat of contender j.

    A tie counts half each way. Partners always do equally well, so they aren't compared.
    """
    for one, other in combinations(range(len(seating)), 2):
        first, second = seating[one], seating[other]
        if first == second or any(one in team and other in team for team in teams):
            continue
        ahead = ranking[other] - ranking[one]
        score = 0.5 if ahead == 0 else float(ahead > 0)
        beaten[first, second] += score
        beaten[second, first] += 1 - score


def ratings(beaten: Numbers, seed: int, anchors: Sequence[int] | None = None) -> list[Estimate]:
    """Return ratings on the Elo scale with the mean at 1500, one for each contender.

    The model is Bradley and Terry's: i does better than j with a probability of γᵢ / (γᵢ + γⱼ), for any two
    seats of a match; Plackett–Luce's model of whole rankings implies the same. Intervals are from a bootstrap
    over deals (Efron, 1979).

    Args:
        beaten: by deal, contender i and contender j: the number of times a seat of i did better than a seat
            of j on it; ties count half each way.
        seed: of the bootstrap.
        anchors: the contenders whose mean is 1500; by default all.
    """
    deals, contenders, _ = beaten.shape
    flat = beaten.reshape(deals, -1)
    values = _MEAN_RATING + _ELO * _anchored(strengths(beaten.sum(axis=0)), anchors)
    if deals == 1:
        return [Estimate(float(value), None) for value in values]
    generator = np.random.default_rng(seed)
    draws = (generator.integers(deals, size=deals) for _ in range(_RESAMPLES))
    again = np.stack([np.bincount(draw, minlength=deals) @ flat for draw in draws])
    logs = _anchored(strengths(again.reshape(-1, contenders, contenders)), anchors)
    errors = _ELO * logs.std(axis=0, ddof=1)
    width = quantile(deals - 1)
    return [Estimate(float(value), float(width * error)) for value, error in zip(values, errors, strict=True)]


def _anchored(logs: Numbers, anchors: Sequence[int] | None) -> Numbers:
    """Shift strengths so that the anchors have the mean 0."""
    if anchors is None:
        return logs
    moved: Numbers = logs - logs[..., list(anchors)].mean(axis=-1, keepdims=True)
    return moved


def strengths(beaten: Numbers) -> Numbers:
    """Return Bradley–Terry's log γ with mean 0, for one square of wins or a stack of them.

    The method is the MM algorithm (Hunter, "MM algorithms for generalized Bradley–Terry models", Annals of
    Statistics 32, 2004). Half a win is added each way between any two, so that a player without a loss isn't
    rated infinitely high (and half a win against oneself, which changes nothing).
    """
    wins = beaten + 0.5
    games = wins + wins.swapaxes(-1, -2)
    won = wins.sum(axis=-1)
    logs: Numbers = np.zeros(won.shape)
    for _ in range(_MOST_STEPS):
        gamma = np.exp(logs)
        better = np.log(won / (games / (gamma[..., :, None] + gamma[..., None, :])).sum(axis=-1))
        better -= better.mean(axis=-1, keepdims=True)
        moved = np.abs(better - logs).max()
        logs = better
        if moved < _CLOSE:
            break
    return logs
