"""What parts of a bench share: their steps, told by a bar or a line for each, and their results."""

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
"""Called with a step's name when it begins."""


class Measurement(NamedTuple):
    """A row of the table: what was measured, its figure, and the aim, which may be empty."""

    what: str
    figure: str
    aim: str = ""


class Measured(NamedTuple):
    """The results of a part: its figures by their names in JSON, and its rows of the table."""

    figures: Mapping[str, Any]
    rows: tuple[Measurement, ...]


def in_own_process(work: Callable[..., Result], *arguments: object) -> Result:
    """Return the result of work that a new process does."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        return pool.submit(work, *arguments).result()


@contextmanager
def progress(total: int) -> Iterator[Step]:
    """Show on the error output which of `total` steps is running."""
    count = 0
    if not sys.stderr.isatty():

        def line(words: str) -> None:
            nonlocal count
            count += 1
            print_error(f"{count} of {total}: {words}")

        yield line
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
