"""Trials of every choice of a decision on the same deals, to prove which one is best."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from game.engine.contract import Choice


class CandidateGroup(Struct, frozen=True):
    """Choices with the same effect, and the results of trying them.

    Attributes:
        choices: the equivalent choices, of which only the first is tried.
        values: the seat's points, deal by deal; higher is better. Shorter if the choice was dropped early.
        risk: the share of deals (0 to 1) in which the choice cost something immediately.
    """

    choices: tuple[Choice, ...]
    values: tuple[float, ...]
    risk: float = 0.0


class Trials(Struct, frozen=True):
    """The results of all choices of a decision, each tried on the same deals.

    Attributes:
        exact: whether each choice has one exact value, from perfect play with open cards.
    """

    lines: tuple[CandidateGroup, ...]
    exact: bool = False


class CannotTry(ValueError):
    """The error raised if a decision's choices can't be tried; its text says why."""


class TryAll(Protocol):
    """A function that tries every choice of a view on `deals` determinizations, played to the round's end."""

    def __call__(self, view: Any, deals: int, chance: int) -> Trials:
        """Return the trials, always the same for the same seed; may raise CannotTry."""


DealT = TypeVar("DealT")

_CHECKPOINTS = (500, 1_000, 2_000, 4_000)
"""The numbers of deals after which choices that are far behind are dropped."""
_FAR = 6.0
"""A choice is far behind if it trails the best one by more than this many standard errors."""


def try_choices(
    deals: Iterator[DealT],
    count: int,
    choices: int,
    try_on: Callable[[DealT, Sequence[int]], Sequence[float]],
) -> list[list[float]]:
    """Return the values of each choice, deal by deal; a choice that is far behind is dropped early.

    Args:
        count: how many deals are tried.
        choices: the number of choices.
        try_on: returns the values of some choices, given by their indices, on a deal.
    """
    values: list[list[float]] = [[] for _ in range(choices)]
    alive = list(range(choices))
    for number, deal in zip(range(1, count + 1), deals, strict=False):
        for choice, value in zip(alive, try_on(deal, alive), strict=True):
            values[choice].append(value)
        if number in _CHECKPOINTS:
            alive = _drop_far_behind(values, alive)
    return values


def _drop_far_behind(values: Sequence[Sequence[float]], alive: Sequence[int]) -> list[int]:
    """Return the indices of the choices that may still be best, at least two."""
    first, second, *others = sorted(alive, key=lambda number: -fmean(values[number]))

    def is_far_behind(number: int) -> bool:
        differences = [best - own for best, own in zip(values[first], values[number], strict=True)]
        return fmean(differences) > _FAR * stdev(differences) / sqrt(len(differences))

    return sorted([first, second, *(number for number in others if not is_far_behind(number))])
