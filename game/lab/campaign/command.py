"""The command `campaign`: plays the listed runs that are missing, and writes the tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from game.cardgames.registry import rules_of
from game.engine.parsing import quoted
from game.files.streams import CommandError, print_error
from game.lab.arena import command as arena
from game.lab.arena.command import format_estimate, format_standing
from game.lab.arena.output import check_writable, write_atomically
from game.lab.arena.reports import merge_reports
from game.lab.arena.standings import display_names, standings
from game.lab.campaign.by_time import draw_plot
from game.lab.campaign.runs import RUNS, ArenaRun
from game.lab.seats import split_seats

TABLES = "tables.md"
"""The name of the file with all tables, in the campaign's folder."""
BY_TIME = "times.svg"
"""The name of the plot of strength by time, in the campaign's folder."""


def run(folder: Path, only: list[str], scale: float, *, jobs: int, dask: str | None) -> int:
    """Play the runs whose names start with one of `only` (empty: all runs), with `scale` times their matches.

    The folder gets a report and a plot for each run, the tables of all runs so far, and the plot of strength
    by time. Runs whose reports are complete are not played again.

    Raises:
        CommandError: if no run matches, or playing or writing fails.
    """
    runs = choose_runs(only)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CommandError(f"{folder}: can't create the folder ({error.strerror})") from None
    check_writable(folder / TABLES)
    finished: list[tuple[ArenaRun, Path]] = []
    for number, arena_run in enumerate(runs, start=1):
        print_error(f"run {number} of {len(runs)}: {arena_run.name}")
        path = folder / f"{arena_run.name}.json"
        arena.run(
            arena_run.game,
            split_seats(arena_run.seats),
            max(1, round(scale * arena_run.matches)),
            arena_run.seed,
            list(arena_run.options),
            jobs=jobs,
            dask=dask,
            rotate=arena_run.rotate,
            resume=True,
            json=str(path),
            plot=path.with_suffix(".svg"),
        )
        finished.append((arena_run, path))
        write_atomically(folder / TABLES, tables_as_markdown(finished).encode())
        if drawn := draw_plot(finished):
            write_atomically(folder / BY_TIME, drawn.encode())
    return 0


def choose_runs(only: list[str]) -> tuple[ArenaRun, ...]:
    """Return the runs whose names start with one of `only` (empty: all runs); raise CommandError for none."""
    for prefix in only:
        if not any(arena_run.name.startswith(prefix) for arena_run in RUNS):
            names = ", ".join(arena_run.name for arena_run in RUNS)
            raise CommandError(f"no run's name begins with {quoted(prefix)}: expected one of {names}")
    return tuple(arena_run for arena_run in RUNS if not only or arena_run.name.startswith(tuple(only)))


def tables_as_markdown(runs: Sequence[tuple[ArenaRun, Path]]) -> str:
    lines = ["# How strong the players are", "", "± is half the width of a 95 % interval."]
    for game in dict.fromkeys(run.game for run, _ in runs):
        lines += ["", *_game_tables(game, [(run, path) for run, path in runs if run.game == game])]
    return "\n".join(lines) + "\n"


def _game_tables(game: str, runs: Iterable[tuple[ArenaRun, Path]]) -> Iterator[str]:
    rules = rules_of(game)
    unit = rules.unit[1]
    duels = []
    better = "more" if rules.more_is_better else "fewer"
    yield f"## {rules.title}"
    yield ""
    yield f"| run | matches | contender | seats | {unit} a round | % wins of its seats | fair % | rating |"
    yield "|---|---|---|---|---|---|---|---|"
    for run, path in runs:
        plan, _, deals, _ = merge_reports([path])
        results, names = standings(plan, deals), display_names(plan, deals)
        for standing in results.contenders:
            yield _row(run.name, f"{plan.matches:,}", names[standing.contender], *format_standing(standing))
        for duel in results.duels:
            wins = "–" if duel.win_share is None else format_estimate(duel.win_share, 1, scale=100)
            ahead = format_estimate(duel.points_per_round, 2, sign=True)
            duels.append(_row(run.name, names[duel.contender], names[duel.against], ahead, wins))
    if duels:
        yield ""
        yield f"On the same deals ({better} {unit} are better; wins for each seat: 50 % is even):"
        yield ""
        yield f"| run | contender | against | {unit} a round | % of the wins |"
        yield "|---|---|---|---|---|"
        yield from duels


def _row(*cells: str) -> str:
    return f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |"
