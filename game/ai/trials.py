"""Tries every choice of a decision on the same deals, to prove which one is best."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from game.engine.contract import Choice


class CandidateGroup(Struct, frozen=True):
    """Choices with the same effect, and their results.

    Attributes:
        choices: equally good ones; the first stands for all.
        values: per deal, the worth to the seat in the game's points; higher is better. A choice that
            was given up has only those of the first deals.
        risk: the share of deals (0 to 1) in which the choice cost something immediately.
    """

    choices: tuple[Choice, ...]
    values: tuple[float, ...]
    risk: float = 0.0


class Trials(Struct, frozen=True):
    """All choices of a decision, each tried on the same deals or the first of them.

    Attributes:
        exact: whether all cards are open and every seat plays perfectly: then each has one value.
    """

    lines: tuple[CandidateGroup, ...]
    exact: bool = False


class CannotTry(ValueError):
    """No trials can be made of a decision; the text says why."""


class TryAll(Protocol):
    """Tries every choice of a view on `deals` consistent deals, each played to the end of the round."""

    def __call__(self, view: Any, deals: int, chance: int) -> Trials:
        """Return the trials, the same for the same chance; raises CannotTry if there is nothing to try."""


DealT = TypeVar("DealT")

_LOOKS = (500, 1_000, 2_000, 4_000)
"""The number of deals after which choices far behind are given up."""
_FAR = 6.0
"""The number of standard errors behind the best that counts as far."""


def tried(
    deals: Iterator[DealT],
    count: int,
    choices: int,
    try_on: Callable[[DealT, Sequence[int]], Sequence[float]],
) -> list[list[float]]:
    """Return the values of each choice, deal by deal, for `count` deals or until it is given up.

    Args:
        try_on: returns the values of some choices, by number, on a deal.
    """
    values: list[list[float]] = [[] for _ in range(choices)]
    alive = list(range(choices))
    for number, deal in zip(range(1, count + 1), deals, strict=False):
        for place, value in zip(alive, try_on(deal, alive), strict=True):
            values[place].append(value)
        if number in _LOOKS:
            alive = _not_far_behind(values, alive)
    return values


def _not_far_behind(values: Sequence[Sequence[float]], alive: Sequence[int]) -> list[int]:
    """Return the choices that may still be best, and in any case the second best."""
    first, second, *others = sorted(alive, key=lambda place: -fmean(values[place]))

    def far(place: int) -> bool:
        less = [one - two for one, two in zip(values[first], values[place], strict=True)]
        return fmean(less) > _FAR * stdev(less) / sqrt(len(less))

    return sorted([first, second, *(place for place in others if not far(place))])
