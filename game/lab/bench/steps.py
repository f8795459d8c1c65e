"""Progress and results of all parts of the benchmark."""

from __future__ import annotations

import multiprocessing
import sys
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any, NamedTuple, TypeVar

from game.files.streams import print_error

Result = TypeVar("Result")
Step = Callable[[str], None]
"""A function to call with a step's name when the step starts."""


class Measurement(NamedTuple):
    """A row of the result table: what was measured, the figure, and the target, which may be empty."""

    what: str
    figure: str
    aim: str = ""


class BenchResult(NamedTuple):
    """A part's results: figures by name for JSON, and rows for the table."""

    figures: Mapping[str, Any]
    rows: tuple[Measurement, ...]


def in_own_process(work: Callable[..., Result], *arguments: object) -> Result:
    """Run a function in a new process and return its result."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        return pool.submit(work, *arguments).result()


@contextmanager
def progress(total: int) -> Iterator[Step]:
    """Yield a function to call when each of `total` steps starts, which reports it on stderr."""
    count = 0
    if not sys.stderr.isatty():

        def print_step(words: str) -> None:
            nonlocal count
            count += 1
            print_error(f"{count} of {total}: {words}")

        yield print_step
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.description}", markup=False),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=total)

        def advance(words: str) -> None:
            nonlocal count
            bar.update(task, description=words, completed=count, refresh=True)
            count += 1

        yield advance
