"""The parts that the searches of all games share: a meter of their budget, and successive halving."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import TypeVar

from msgspec import Struct

from game.ai.agent import Budget

CandidateT = TypeVar("CandidateT")
DealT = TypeVar("DealT")


_FIRST = 10
"""Of a budget of seconds the first batch is so much smaller than the largest."""


_INSTANT = 1e-6

_IN_HAND = 0.1
"""So much of a budget of seconds is for the rest of the choice, which comes after the search."""


class Meter:
    """The rest of a budget: of its seconds, or of the work that its samples pay for if it has none.

    Args:
        work: the work that the samples pay for, in the search's own unit; if none is given, it is
            the samples themselves, and one at least.
        begun: the time from which seconds count, by `time.perf_counter`; now, if none is given.

    Attributes:
        spent: the work so far. The search counts it.
    """

    def __init__(self, budget: Budget, work: int | None = None, begun: float | None = None) -> None:
        self.spent: float = 0
        self._work = max(budget.samples, 1) if work is None else work
        self._seconds = None if budget.seconds is None else (1 - _IN_HAND) * budget.seconds
        self._asked: float | None = None
        self._longest = 0.0
        self._start = time.perf_counter() if begun is None else begun

    def allows(self, work: float, share: float | Fraction = 1.0) -> bool:
        """Whether so much more work stays within a share of the budget.

        Of seconds, whether as many are left as the longest step from one such question to the next has taken.
        """
        if self._seconds is not None:
            now = time.perf_counter() - self._start
            if self._asked is not None:
                self._longest = max(self._longest, now - self._asked)
            self._asked = now
            return now + self._longest < share * self._seconds
        return self.spent + work <= share * self._work

    @property
    def in_time(self) -> bool:
        """Whether seconds are left, if they are what the budget is of; it is asked as `allows` is."""
        return self._seconds is None or self.allows(0)

    @property
    def over(self) -> bool:
        """Whether the budget is of seconds, and they are over: a step that is under way may be given up."""
        return self._seconds is not None and time.perf_counter() - self._start >= self._seconds

    def batches(self, most: int) -> Iterator[int]:
        """Sizes of the next batches, up to `most` samples each, until the budget is spent; one at least.

        Of a budget of seconds the first batch is small, and the next are as large as should fit in the rest.
        """
        batch = self._next_batch(most)
        while batch:
            yield batch
            self.spent += batch
            batch = self._next_batch(most)

    def _next_batch(self, most: int) -> int:
        if self._seconds is None:
            return min(most, max(int(self._work - self.spent), 0))
        if not self.spent:
            return max(most // _FIRST, 1)
        # A coarse clock may not have moved yet.
        spent = max(time.perf_counter() - self._start, _INSTANT)
        fitting = (self._seconds - spent) * self.spent / spent
        # A handful more would cost about as much as many, and change nothing.
        return min(most, int(fitting)) if fitting >= max(most / _FIRST, 1) else 0


class SearchStage(Struct, frozen=True):
    """A part of a search in which the same candidates are tried.

    Attributes:
        share: it lasts until this share of the budget is spent.
        survivors: the number of candidates that are tried, the best so far; None: all, in their order.
        least: so many deals are tried even if that share is spent already.
    """

    share: float | Fraction
    survivors: int | None = None
    least: int = 0


def successive_halving(
    candidates: Sequence[CandidateT],
    deals: Iterator[DealT],
    stages: Sequence[SearchStage],
    meter: Meter,
    *,
    try_on: Callable[[DealT, Sequence[CandidateT]], None],
    merit: Callable[[CandidateT], float | tuple[float, ...]],
    work: Callable[[int], float],
) -> list[CandidateT]:
    """Try candidates, all on the same deals and the better ones on more; those that are left in the end.

    After Karnin, Koren and Somekh (2013), with stages of the game's own.

    Args:
        deals: each is drawn when its turn has come; the search ends with them, if they end.
        try_on: tries candidates on a deal, and counts the work on the meter.
        merit: the merit of a candidate by all its deals: greater is better, of equal ones the earlier is
            kept.
        work: by the number of candidates, the work that a deal more takes, as far as it is known before.
    """
    alive = list(candidates)
    for stage in stages:
        if stage.survivors is not None:
            alive = sorted(alive, key=merit, reverse=True)[: stage.survivors]
        tried = 0
        while tried < stage.least or meter.allows(work(len(alive)), stage.share):
            deal = next(deals, None)
            if deal is None:
                break
            try_on(deal, alive)
            tried += 1
    return alive
