"""The command `campaign`: plays the listed runs that are missing, and writes tables and a plot."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from game.cardgames.registry import rules_of
from game.engine.parsing import quoted
from game.files.streams import CommandError, print_error
from game.lab.arena import command as arena
from game.lab.arena.command import format_estimate, format_standing
from game.lab.arena.output import check_writable, write_atomically
from game.lab.arena.plot import FAINT, round_step, svg_line, svg_page, svg_text
from game.lab.arena.ratings import Estimate
from game.lab.arena.reports import merge_reports
from game.lab.arena.standings import display_names, standings
from game.lab.campaign.runs import RUNS, ArenaRun
from game.lab.seats import split_seats
from game.ui.drawing.palette import BANDS, BONE, DIM

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


_WIDTH, _ROW, _TOP, _BOTTOM = 1120, 250, 110, 60
_PANELS = 2
_LEFT, _PANEL = 70, 540
_AXIS = 430
_HEIGHT = 150


class TimedLead(NamedTuple):
    """The label of a run's time limit, and its first contender's lead in points a round."""

    time: str
    ahead: Estimate


def draw_plot(runs: Sequence[tuple[ArenaRun, Path]]) -> str | None:
    """Return an SVG plot of the runs with a time limit, by game; None if there are none."""
    timed = [(run, path) for run, path in runs if run.time]
    games = tuple(dict.fromkeys(run.game for run, _ in timed))
    if not games:
        return None
    leads = {game: [_measured_lead(run, path) for run, path in timed if run.game == game] for game in games}
    height = _TOP + _ROW * math.ceil(len(games) / _PANELS) + _BOTTOM
    return svg_page("Strength by time", _WIDTH, height, _body(leads, height))


def _body(leads: dict[str, list[TimedLead]], height: int) -> Iterator[str]:
    yield svg_text(40, 46, "Strength by time", size=26, weight=700)
    yield svg_text(
        40, 74, "two Eiders with so long for a choice against two Drakes, on the same deals", colour=DIM
    )
    for index, (game, points) in enumerate(leads.items()):
        left = _LEFT + _PANEL * (index % _PANELS)
        yield from _draw_panel(game, points, left, _TOP + _ROW * (index // _PANELS), index)
    note = "usual: an Eider without a limit · all seen: who sees all hands · bars with 95 % intervals"
    yield svg_text(40, height - 24, note, size=12, colour=DIM)


def _measured_lead(run: ArenaRun, path: Path) -> TimedLead:
    plan, _, deals, _ = merge_reports([path])
    (duel,) = standings(plan, deals).duels
    sign = 1 if rules_of(run.game).more_is_better else -1
    sign *= 1 if duel.contender == plan.contenders[0] else -1
    return TimedLead(run.time, Estimate(sign * duel.points_per_round.value, duel.points_per_round.margin))


def _draw_panel(
    game: str, points: Sequence[TimedLead], left: float, top: float, colour: int
) -> Iterator[str]:
    """Draw a game's axis, and a bar with its confidence interval for each time limit."""
    rules = rules_of(game)
    most = max(1e-9, *(lead.ahead.value + _margin(lead) for lead in points))
    least = min(0.0, *(lead.ahead.value - _margin(lead) for lead in points))
    step = round_step(most - least)
    first, last = math.floor(least / step), math.ceil(most / step)
    scale = _HEIGHT / (step * (last - first))
    base = top + 40 + _HEIGHT
    zero = base + first * step * scale
    unit = rules.unit[1]
    yield svg_text(
        left, top + 16, f"{rules.title}: {unit} a {rules.round_name} better than Drake", weight=700
    )
    for tick in range(first, last + 1):
        y = zero - tick * step * scale
        yield svg_line(left, y, left + _AXIS, y, DIM if tick == 0 else FAINT)
        yield svg_text(
            left - 8, y + 4, f"{tick * step:g}".replace("-", "−"), size=12, colour=DIM, anchor="end"
        )
    light, full = list(BANDS.values())[colour % len(BANDS)]
    slot = _AXIS / len(points)
    for index, lead in enumerate(points):
        x = left + slot * (index + 0.5)
        y, height = zero - max(0.0, lead.ahead.value) * scale, abs(lead.ahead.value) * scale
        yield (
            f'<rect x="{x - 22:.1f}" y="{y:.1f}" width="44" height="{height:.1f}" rx="3" fill="{full}" '
            f'stroke="{light}" stroke-opacity="0.6"/>'
        )
        ends = [
            zero - end * scale for end in (lead.ahead.value - _margin(lead), lead.ahead.value + _margin(lead))
        ]
        yield svg_line(x, ends[0], x, ends[1], BONE)
        yield from (svg_line(x - 6, end, x + 6, end, BONE) for end in ends)
        yield svg_text(x, base + 20, lead.time, size=13, anchor="middle")


def _margin(lead: TimedLead) -> float:
    return lead.ahead.margin or 0.0
