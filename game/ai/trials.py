"""Every choice of a decision tried on the same deals: the ground on which a best one is proven."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from game.engine.contract import Choice


class CandidateGroup(Struct, frozen=True):
    """Choices that lead to the same, and what they brought.

    Attributes:
        choices: equally good ones; the first stands for all.
        values: by deal, the worth to the seat in the game's own points; higher is better. A choice that
            is given up has those of the first deals only.
        risk: the share of deals (0 to 1) in which the choice cost something at once.
    """

    choices: tuple[Choice, ...]
    values: tuple[float, ...]
    risk: float = 0.0


class Trials(Struct, frozen=True):
    """All choices of a decision, each tried on the same deals, or on the first of them.

    Attributes:
        exact: whether all cards lie open and every seat plays for the best: then there is one value a line.
    """

    lines: tuple[CandidateGroup, ...]
    exact: bool = False


class CannotTry(ValueError):
    """A decision that no trials can be made of; the text says why."""


class TryAll(Protocol):
    """Tries every choice of a view on so many deals that agree with it, each played to the round's end."""

    def __call__(self, view: Any, deals: int, chance: int) -> Trials:
        """The trials; the same chance gives the same.

        Raises:
            CannotTry: if there is nothing to try.
        """


DealT = TypeVar("DealT")

_LOOKS = (500, 1_000, 2_000, 4_000)
"""After so many deals, choices that are far behind are given up."""
_FAR = 6.0
"""So many standard errors behind the best are far."""


def tried(
    deals: Iterator[DealT],
    count: int,
    choices: int,
    try_on: Callable[[DealT, Sequence[int]], Sequence[float]],
) -> list[list[float]]:
    """What each of some choices brings, deal by deal, on so many deals or until it is given up.

    Args:
        try_on: the worth of those choices, by their numbers, on a deal.
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
    """The choices that may still be the best, and the second best in any case."""
    first, second, *others = sorted(alive, key=lambda place: -fmean(values[place]))

    def far(place: int) -> bool:
        less = [one - two for one, two in zip(values[first], values[place], strict=True)]
        return fmean(less) > _FAR * stdev(less) / sqrt(len(less))

    return sorted([first, second, *(place for place in others if not far(place))])
