"""The command `balance`: measures how long runs take, how far they get, and what charms are worth."""

from __future__ import annotations

import math
import os
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from statistics import fmean, median, pvariance

from msgspec import Struct

from game.ai.processes import graceful_exit, limit_to_one_core
from game.arcade.run.charms import CHARMS, RUN_LEVELS
from game.arcade.run.course import generate_course
from game.arcade.run.tables import check_run_table
from game.cardgames.registry import GAMES
from game.files.streams import CommandError, print_error
from game.lab.arena.output import load_deals
from game.lab.runs.bank import PlayedDeal, SimulationDeal, evaluate_deal, play_deal
from game.lab.runs.times import Minutes, quantiles_in_minutes
from game.lab.runs.walks import POLICIES, SimulatedRun, Simulation
from game.storage import rows
from game.storage.levels.run_tables import RUN, RunTable, load_run_tables
from game.storage.levels.tables import Opponent, load_opponents
from game.storage.places import LEVELS

_COURSES = 100


@graceful_exit()
def run(file: Path, deals: int, walks: int, seed: int) -> int:
    """Play deals at all tables of runs, simulate runs, and print statistics as Markdown.

    Finished deals are appended to the file. Deals in the file are not played again, even if goals change.

    Raises:
        CommandError: if the file can't be written.
    """
    limit_to_one_core()
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
    cast = {opponent.id: opponent for opponent in load_opponents(LEVELS / "opponents.toml")}
    tables = load_run_tables(LEVELS / RUN, [], lambda table: check_run_table(cast, table)).tables
    _play_missing_deals(file, deals, seed, tables, cast)
    saved, _ = rows.load(file, PlayedDeal)
    by_table: dict[str, list[SimulationDeal]] = {}
    for deal in saved:
        if deal.table in tables:
            by_table.setdefault(deal.table, []).append(evaluate_deal(tables[deal.table], deal))
    courses = [generate_course(seed + number, tables) for number in range(_COURSES)]
    simulation = Simulation(courses, by_table)
    print(_duration_table(by_table, tables))
    print(_level_table(simulation, walks))
    print(_charm_table(simulation, walks))
    return 0


def _play_missing_deals(
    file: Path, deals: int, seed: int, tables: dict[str, RunTable], cast: dict[str, Opponent]
) -> None:
    done = {(deal.table, deal.seed) for deal in load_deals(file, PlayedDeal)}
    from game.lab.runs.times import open_clock

    with open_clock() as time:
        for number in range(seed, seed + deals):
            for name in sorted(tables):
                if (name, number) in done:
                    continue
                problem = rows.append(file, play_deal(tables[name], cast, number, time), "the deal")
                if problem is not None:
                    raise CommandError(problem)
            print_error(f"deal {number - seed + 1} of {deals} played at all tables")


def _duration_table(deals: Mapping[str, Sequence[SimulationDeal]], tables: Mapping[str, RunTable]) -> str:
    """Return a Markdown table of durations: by game, by kind of goal, and by table."""
    lines = ["| Tables | Goal met | Choices | Minutes (10–90 %) |", "|---|---|---|---|"]
    for game in GAMES:
        chosen = [deal for name, played in deals.items() if tables[name].game == game for deal in played]
        lines += [_duration_row(GAMES[game].title, chosen)] if chosen else []
    kinds = sorted({_goal_kind(table) for table in tables.values()})
    for kind in kinds:
        chosen = [
            deal for name, played in deals.items() if _goal_kind(tables[name]) == kind for deal in played
        ]
        lines += [_duration_row(f"goal `{kind}`", chosen)] if chosen else []
    for name in sorted(deals, key=lambda table: (tables[table].ponds, table)):
        first, last = tables[name].ponds
        ponds = f"{first}–{last}" if last > first else f"{first}"
        lines.append(_duration_row(f"`{name}`, pond {ponds}", deals[name]))
    return "\n".join((*lines, ""))


def _goal_kind(table: RunTable) -> str:
    return str(type(table.goal).__struct_config__.tag)


def _duration_row(words: str, deals: Sequence[SimulationDeal]) -> str:
    met = fmean(end.met[0] for deal in deals for end in deal.ends)
    choices = fmean(deal.time.choices for deal in deals)
    minutes = quantiles_in_minutes(deal.time.seconds for deal in deals)
    return f"| {words} | {met:.0%} | {choices:.0f} | {_format_minutes(minutes)} |"


def _format_minutes(minutes: Minutes | None, digits: int = 1) -> str:
    if minutes is None:
        return ""
    low, middle, high = (f"{value:.{digits}f}" for value in (minutes.short, minutes.median, minutes.long))
    return f"{middle} ({low}–{high})"


def _level_table(simulation: Simulation, walks: int) -> str:
    lines = [
        "| Level | Policy | Keepers beaten | Won | Median score | Tables | Minutes (10–90 %) | If won |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for level in range(len(RUN_LEVELS)):
        for policy in POLICIES:
            figures = level_figures([simulation.simulate(seed, level, policy) for seed in range(walks)])
            lines.append(
                f"| {level + 1} | {policy.name} | {figures.ponds:.1f} | {figures.won:.0%} "
                f"| {figures.score:,.0f} | {figures.tables:.0f} "
                f"| {_format_minutes(figures.minutes, 0)} | {_format_minutes(figures.whole, 0)} |"
            )
    return "\n".join((*lines, ""))


def _charm_table(simulation: Simulation, walks: int) -> str:
    """Return a Markdown table of what charms are worth to players who take random ones, at middle levels."""
    policy = next(row for row in POLICIES if row.name == "random")
    rows = charm_figures(
        simulation.simulate(seed, level, policy) for level in range(1, 4) for seed in range(walks)
    )
    lines = [
        "| Charm | Rarity | Offered | Right to take | Keepers beaten | Score |",
        "|---|---|---|---|---|---|",
    ]
    for row in rows:
        charm = CHARMS[row.charm]
        lines.append(
            f"| {charm.title} | {charm.rarity} | {row.offered} | {row.better:.0%} "
            f"| {row.ponds:+.2f} ± {row.margin:.2f} | × {row.score:.2f} |"
        )
    return "\n".join((*lines, ""))


_QUANTILE = 1.96
"""The normal quantile of a 95 % interval."""


class LevelFigures(Struct, frozen=True):
    """A policy's results at a level.

    Attributes:
        ponds: the mean number of keepers beaten.
        won: the share of runs won.
        score: the median score.
        tables: the mean number of tables played.
        minutes: the durations of all runs.
        whole: the durations of the won runs; None if no run was won.
    """

    ponds: float
    won: float
    score: float
    tables: float
    minutes: Minutes
    whole: Minutes | None


class CharmFigures(Struct, frozen=True):
    """The worth of taking a charm at its first offer, compared with declining it.

    Attributes:
        offered: the number of runs in which it was offered.
        ponds: the mean difference in keepers beaten; `margin` is half its 95 % interval.
        score: the mean score with the charm, divided by that without it.
        better: the probability that a run with the charm gets further than one without it: more keepers
            beaten, or the same number and a higher score.
    """

    charm: str
    offered: int
    ponds: float
    margin: float
    score: float
    better: float


def level_figures(walks: Sequence[SimulatedRun]) -> LevelFigures:
    runs = [walk.run for walk in walks]
    whole = [walk.seconds for walk in walks if getattr(walk.run.pending, "won", False)]
    return LevelFigures(
        fmean(run.ponds for run in runs),
        len(whole) / len(runs),
        median(run.score for run in runs),
        fmean(len(run.played) for run in runs),
        quantiles_in_minutes(walk.seconds for walk in walks),
        quantiles_in_minutes(whole) if whole else None,
    )


def _share_ahead(values: Iterable[tuple[int, int]], others: Iterable[tuple[int, int]]) -> float:
    """Return the share of pairs in which the one from `values` is greater; ties count half."""
    ranked = sorted(others)
    return fmean((bisect_left(ranked, x) + bisect_right(ranked, x)) / (2 * len(ranked)) for x in values)


def charm_figures(walks: Iterable[SimulatedRun]) -> list[CharmFigures]:
    """Return the statistics of all charms that were both taken and declined, best first."""
    all_walks = list(walks)
    figures = []
    for charm in CHARMS:
        taken = [walk.run for walk in all_walks if walk.first.get(charm) is True]
        declined = [walk.run for walk in all_walks if walk.first.get(charm) is False]
        if min(len(taken), len(declined)) < 2:
            continue
        ponds = [[run.ponds for run in runs] for runs in (taken, declined)]
        successes = [[(run.ponds, run.score) for run in runs] for runs in (taken, declined)]
        error = math.sqrt(sum(pvariance(counts) / len(counts) for counts in ponds))
        figures.append(
            CharmFigures(
                charm,
                len(taken) + len(declined),
                fmean(ponds[0]) - fmean(ponds[1]),
                _QUANTILE * error,
                fmean(run.score for run in taken) / max(fmean(run.score for run in declined), 1),
                _share_ahead(*successes),
            )
        )
    return sorted(figures, key=lambda walk: -walk.ponds)
