"""The command `bench`: measures start-up, frames, idle load, rules, thinking, speech and network.

Figures are medians of several runs or frames; the two sides of a ratio are measured alternately.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence

from game.lab.bench.parts import PARTS
from game.lab.bench.steps import Measurement, progress


def run(names: Sequence[str] = (), *, as_json: bool) -> int:
    """Measure the parts with these names (default: all), and print the figures."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    parts = {name: part for name, part in PARTS.items() if name in names or not names}
    with progress(sum(part.steps for part in parts.values())) as step:
        results = [
            part.measure(lambda words, name=name: step(f"{name}, {words}"))  # type: ignore[misc]
            for name, part in parts.items()
        ]
    if as_json:
        import msgspec

        figures = {name: figure for result in results for name, figure in result.figures.items()}
        print(msgspec.json.encode(figures).decode())
    else:
        _print_rows([row for result in results for row in result.rows])
    return 0


def list_parts() -> int:
    for name, part in PARTS.items():
        print(f"{name:10} {part.help}")
    return 0


def _print_rows(rows: Iterable[Measurement]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title="Sixes bench")
    table.add_column("what")
    table.add_column("figure", justify="right")
    table.add_column("aim", justify="right")
    for row in rows:
        table.add_row(*row)
    Console().print(table)
