"""Helpers for all searches: a meter for the budget, and successive halving."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import TypeVar

from msgspec import Struct

from game.ai.agent import Budget

CandidateT = TypeVar("CandidateT")
DealT = TypeVar("DealT")


_FIRST_BATCH = 10
"""The factor by which the first batch is smaller than the largest, with a budget in seconds."""


_INSTANT = 1e-6

_RESERVE = 0.1
"""The share of a budget in seconds that is reserved for the time after the search."""


class Meter:
    """A meter of what is left of a budget, in seconds or in work.

    Args:
        work: the budget in the search's own unit; by default the number of samples, at least one.
        begun: the starting time, by `time.perf_counter`; by default now.

    Attributes:
        spent: the work done so far, which the search updates.
    """

    def __init__(self, budget: Budget, work: int | None = None, begun: float | None = None) -> None:
        self.spent: float = 0
        self._work = max(budget.samples, 1) if work is None else work
        self._seconds = None if budget.seconds is None else (1 - _RESERVE) * budget.seconds
        self._last_call: float | None = None
        self._longest = 0.0
        self._start = time.perf_counter() if begun is None else begun

    def allows(self, work: float, share: float | Fraction = 1.0) -> bool:
        """Return whether `work` more would stay within this share of the budget.

        With a budget in seconds, return whether there's time for a step as long as the longest so far.
        """
        if self._seconds is not None:
            now = time.perf_counter() - self._start
            if self._last_call is not None:
                self._longest = max(self._longest, now - self._last_call)
            self._last_call = now
            return now + self._longest < share * self._seconds
        return self.spent + work <= share * self._work

    @property
    def in_time(self) -> bool:
        """Whether a budget in seconds allows another step, as in `allows`; always True for samples."""
        return self._seconds is None or self.allows(0)

    @property
    def out_of_time(self) -> bool:
        return self._seconds is not None and time.perf_counter() - self._start >= self._seconds

    def batches(self, most: int) -> Iterator[int]:
        """Yield batch sizes of up to `most` samples until the budget is spent; there is at least one batch.

        With a budget in seconds, the first batch is small, and the next ones are as large as the time allows.
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
            return max(most // _FIRST_BATCH, 1)
        # A coarse clock may not have moved yet.
        spent = max(time.perf_counter() - self._start, _INSTANT)
        fitting = (self._seconds - spent) * self.spent / spent
        # A very small batch costs about as much as a large one, and would change nothing.
        return min(most, int(fitting)) if fitting >= max(most / _FIRST_BATCH, 1) else 0


class SearchStage(Struct, frozen=True):
    """A stage of successive halving, during which the same candidates are tried.

    Attributes:
        share: the share of the whole budget after which the stage ends.
        survivors: how many of the best candidates are kept at its start; None keeps all.
        least: the minimum number of deals, even if the budget is spent.
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
    """Try all candidates on the same deals, then the better ones on more deals; return those left at the end.

    See Karnin, Koren and Somekh (2013); here each game defines the stages.

    Args:
        deals: consumed one by one; the search ends when there are no more.
        try_on: tries candidates on a deal and counts the work on the meter.
        merit: returns a candidate's result over all its deals; greater is better, the first wins ties.
        work: returns the expected work of one more deal for this number of candidates.
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
