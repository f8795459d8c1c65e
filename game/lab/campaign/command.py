"""Campaign: play all runs of the list, or what is missing of them, and write the tables."""

from __future__ import annotations

from pathlib import Path

from game.engine.reading import quoted
from game.files.streams import CommandError, tell
from game.lab.arena import command as arena
from game.lab.arena.output import check_place, write_whole
from game.lab.campaign.by_time import picture
from game.lab.campaign.runs import RUNS, Run
from game.lab.campaign.tables import markdown
from game.lab.seats import split_seats

TABLES = "tables.md"
"""The file of all tables, in the campaign's folder."""
BY_TIME = "times.svg"
"""The picture of strength by time there."""


def run(folder: Path, only: list[str], scale: float, *, jobs: int, dask: str | None) -> int:
    """Play the runs whose names begin with one of `only` (all, if it is empty), `scale` of their matches.

    A report and a plot of each, the tables of all of them so far, and the picture of strength by time are
    written to the folder. What the folder has already is not played again.

    Raises:
        CommandError: if that cannot be done, with the reason.
    """
    runs = chosen(only)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CommandError(f"{folder}: the folder cannot be made ({error.strerror})") from None
    check_place(folder / TABLES)
    done: list[tuple[Run, Path]] = []
    for number, one in enumerate(runs, start=1):
        tell(f"run {number} of {len(runs)}: {one.name}")
        path = folder / f"{one.name}.json"
        arena.run(
            one.game,
            split_seats(one.seats),
            max(1, round(scale * one.matches)),
            one.seed,
            list(one.options),
            jobs=jobs,
            dask=dask,
            rotate=one.rotate,
            resume=True,
            json=str(path),
            plot=path.with_suffix(".svg"),
        )
        done.append((one, path))
        write_whole(folder / TABLES, markdown(done).encode())
        if drawn := picture(done):
            write_whole(folder / BY_TIME, drawn.encode())
    return 0


def chosen(only: list[str]) -> tuple[Run, ...]:
    """The runs whose names begin with one of these; all, if there is none.

    Raises:
        CommandError: if a beginning is that of no run.
    """
    for beginning in only:
        if not any(one.name.startswith(beginning) for one in RUNS):
            names = ", ".join(one.name for one in RUNS)
            raise CommandError(f"no run begins with {quoted(beginning)}: expected one of {names}")
    return tuple(one for one in RUNS if not only or one.name.startswith(tuple(only)))
