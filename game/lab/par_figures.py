"""Statistics of par: results of agents of known strength, compared with the par of the deal."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import fmean, variance
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from game.arcade.ghosts import COUNT, LEVEL
from game.arcade.par import Par, ghost_results
from game.engine.journal import Header
from game.lab.arena.ratings import Estimate, quantile

PLAYERS = ("eider", "swan", "drake", "duckling")
"""The specs of the agents that play each deal in addition to its ghosts."""

Results = Annotated[tuple[float, ...], Meta(min_length=1)]


class ParDeal(msgspec.Struct, frozen=True, kw_only=True):
    """The results of a deal's ghosts, and of each of `PLAYERS` in the same seat."""

    game: str
    table: str
    seed: int
    ghosts: Results
    players: Results

    def __post_init__(self) -> None:
        if len(self.players) != len(PLAYERS):
            raise ValueError(f"expected the results of {len(PLAYERS)} players")


class ParFigures(Struct, frozen=True):
    """The statistics of an agent's results.

    Attributes:
        result: the mean result.
        above: the mean result above par.
        noise: the variance of results above par, divided by that of the results.
    """

    player: str
    result: Estimate
    above: Estimate
    noise: Estimate


def play_deal(header: Header, seat: int) -> ParDeal:
    """Play a deal with its ghosts and with each of `PLAYERS`."""
    ghosts = [(LEVEL, number) for number in range(COUNT)]
    results = list(ghost_results(header, seat, (*ghosts, *((level, 0) for level in PLAYERS))))
    return ParDeal(
        game=header.game,
        table=header.table,
        seed=header.seed,
        ghosts=tuple(results[:COUNT]),
        players=tuple(results[COUNT:]),
    )


def compute_figures(deals: Sequence[ParDeal]) -> list[ParFigures]:
    """Return the statistics of each of `PLAYERS`, from at least three deals."""
    pars = [Par(deal.ghosts).mean for deal in deals]
    statistics = []
    for index, player in enumerate(PLAYERS):
        results = [deal.players[index] for deal in deals]
        above = [result - par for result, par in zip(results, pars, strict=True)]
        statistics.append(ParFigures(player, _mean(results), _mean(above), _ratio(above, results)))
    return statistics


def _mean(values: Sequence[float]) -> Estimate:
    error = math.sqrt(variance(values) / len(values))
    return Estimate(fmean(values), quantile(len(values) - 1) * error)


def _ratio(above: Sequence[float], results: Sequence[float]) -> Estimate:
    """Return the ratio of `above`'s variance to `results`', with a jackknife interval.

    See Efron and Stein (1981).
    """
    count = len(results)
    spreads = [_variance_without(results, index) for index in range(count)]
    if not all(spreads):
        return Estimate(math.nan, None)
    total = variance(above) / variance(results)
    ratios = [_variance_without(above, index) / spread for index, spread in enumerate(spreads)]
    middle = fmean(ratios)
    error = math.sqrt((count - 1) / count * sum((ratio - middle) ** 2 for ratio in ratios))
    return Estimate(total, quantile(count - 1) * error)


def _variance_without(values: Sequence[float], index: int) -> float:
    return variance([*values[:index], *values[index + 1 :]])
