"""Progress of an arena: problems as they occur, and a bar on a terminal, else a line now and then."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import chain

from game.files.streams import print_error
from game.lab.arena.tournament import TournamentDeal, TournamentPlan

EVERY_SECONDS = 30.0
"""The time from line to line, where there is no terminal."""


@contextmanager
def progress(
    plan: TournamentPlan, before: int = 0, clock: Callable[[], float] = time.monotonic
) -> Iterator[Callable[[TournamentDeal], None]]:
    """Yield a function to call with each deal, which shows the progress on the error output.

    `before` matches were played by an earlier run; `clock` returns seconds.
    """
    if not sys.stderr.isatty():
        yield _lines(plan, before, clock)
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("Playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("Playing", total=plan.matches, completed=before)

        def advance(deal: TournamentDeal) -> None:
            _print_problems(deal)
            bar.advance(task, len(deal.results))

        yield advance


def _lines(plan: TournamentPlan, before: int, clock: Callable[[], float]) -> Callable[[TournamentDeal], None]:
    start = last = clock()
    count = before

    def advance(deal: TournamentDeal) -> None:
        nonlocal count, last
        _print_problems(deal)
        count += len(deal.results)
        now = clock()
        if now - last >= EVERY_SECONDS and count < plan.matches:
            last = now
            left = (now - start) * (plan.matches - count) / (count - before)
            print_error(
                f"{count:,} of {plan.matches:,} matches after {_time(now - start)}, about {_time(left)} to go"
            )

    return advance


def _print_problems(deal: TournamentDeal) -> None:
    for problem in chain.from_iterable(deal.problems):
        print_error(problem)


def _time(seconds: float) -> str:
    """Format a time as 1:02:03, hours first."""
    minutes, second = divmod(round(seconds), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{second:02}"
