"""The progress of a bench: a bar on a terminal, else a line for each step."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from game.files.streams import print_error

Step = Callable[[str], None]
"""Called with a step's name when it begins."""


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
