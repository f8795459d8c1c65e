"""The command `arena`: measures which contender is better, and how certain that is."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from itertools import chain
from pathlib import Path
from typing import IO, TYPE_CHECKING

from msgspec.structs import replace

from game.ai.bots.bounds import UNLIMITED, Bounds
from game.ai.factory import make_agent
from game.ai.levels import budget_of
from game.ai.processes import graceful_exit, limit_to_one_core
from game.ai.spec import UnknownLevel
from game.cardgames.registry import UnknownGame, kit_of, rules_of
from game.engine.contract import BadSetup
from game.engine.options import BadOption
from game.files.streams import CommandError, print_error
from game.lab.arena.cheating import CHEATERS, make_cheater
from game.lab.arena.output import check_writable, write_atomically
from game.lab.arena.reports import ReportWriter, encode_report, load_progress, merge_reports, save_report
from game.lab.arena.tournament import (
    DealPlayer,
    TournamentDeal,
    TournamentPlan,
    play,
    resolve_options,
    seatings,
)
from game.voice.words import with_minus_sign

if TYPE_CHECKING:
    from game.lab.arena.ratings import Estimate
    from game.lab.arena.standings import ContenderStanding, Standings


@graceful_exit()
def run(
    game: str,
    seats: list[str],
    matches: int,
    seed: int,
    options: list[str],
    *,
    jobs: int,
    rotate: bool,
    dask: str | None = None,
    bot_time: float | None = None,
    bounds: Bounds = UNLIMITED,
    resume: bool = False,
    json: str | None,
    plot: Path | None,
) -> int:
    """Play the matches, rounded up to whole deals, and print the contenders' results.

    `dask` is the address of a cluster, used instead of `jobs` local processes. Returns 1 if a bot failed and
    was replaced by its fallback, else 0.

    Raises:
        CommandError: for invalid arguments, before the first match; or if playing or writing fails.
    """
    limit_to_one_core()
    plan = _make_plan(game, seats, matches, seed, options, rotate=rotate)
    plan = replace(plan, bot_time=bot_time, bounds=bounds)
    json_file = None if json in (None, "-") else Path(json or "")
    _check_plot(plot)
    for path in filter(None, (json_file, plot)):
        check_writable(path)
    if resume and json_file is None:
        raise CommandError("--resume continues a file: name it with --json FILE")
    deals, spent = load_progress(json_file, plan, seats) if resume and json_file is not None else ([], 0.0)
    start = time.perf_counter()

    def seconds() -> float:
        return spent + time.perf_counter() - start

    def write() -> None:
        if json_file is not None:
            save_report(json_file, plan, seats, deals, jobs, seconds())

    writer = ReportWriter(write)
    done = frozenset(deal.number for deal in deals)
    try:
        with ExitStack() as stack:
            player, jobs = (None, jobs) if dask is None else _connect_cluster(stack, dask)
            advance = stack.enter_context(progress(plan, len(done) * len(plan.seatings)))

            def record(deal: TournamentDeal) -> None:
                advance(deal)
                deals.append(deal)
                writer.update()

            play(plan, jobs, record, done, player)
    finally:
        # Also save what was played before an interruption.
        writer.flush()
    deals.sort(key=lambda deal: deal.number)
    report = encode_report(plan, seats, deals, jobs, seconds()) if json == "-" else None
    _print_and_plot(plan, matches, deals, report, plot)
    return int(any(problems for deal in deals for problems in deal.problems))


def _connect_cluster(stack: ExitStack, address: str) -> tuple[DealPlayer, int]:
    """Return a function that plays deals on a cluster, and the number of threads; `stack` disconnects."""
    from game.lab.arena.cluster import cluster_deals, connect, thread_count

    client = stack.enter_context(connect(address))
    return partial(cluster_deals, client), thread_count(client)


def merge(files: Sequence[Path], target: Path, plot: Path | None) -> int:
    """Merge the reports of several runs into `target`, and print the results; may raise CommandError."""
    _check_plot(plot)
    for path in filter(None, (target, plot)):
        check_writable(path)
    plan, seats, deals, seconds = merge_reports(files)
    save_report(target, plan, seats, deals, 1, seconds)
    _print_and_plot(plan, plan.matches, deals, None, plot)
    return 0


def _print_and_plot(
    plan: TournamentPlan,
    requested: int,
    deals: Sequence[TournamentDeal],
    json: bytes | None,
    plot: Path | None,
) -> None:
    """Print the report `json`, if given, and the results; write the plot if it has a path.

    `requested` is the number of matches that the user asked for.
    """
    from game.lab.arena.standings import decision_milliseconds, display_names, standings

    results, pace, names = (
        standings(plan, deals),
        decision_milliseconds(plan, deals),
        display_names(plan, deals),
    )
    try:
        if json is not None:
            sys.stdout.buffer.write(json)
        if plot is not None:
            write_atomically(plot, _encode_plot(plan, deals, results, names))
    finally:
        # Print last: the files must be written even if stdout is closed.
        _print_results(plan, requested, results, names, pace, sys.stdout if json is None else sys.stderr)


def _check_plot(plot: Path | None) -> None:
    if plot is not None and plot.suffix != ".svg":
        raise CommandError(f"{plot}: the plot is an SVG: expected a name ending in .svg")


def _make_plan(
    game_id: str,
    seats: list[str],
    matches: int,
    seed: int,
    options: list[str],
    *,
    rotate: bool,
) -> TournamentPlan:
    contenders = tuple(dict.fromkeys(seats))
    try:
        game = rules_of(game_id)
        resolved = resolve_options(game, options, len(seats), seed)
        for contender in contenders:
            budget_of(contender)
            agent = make_cheater(game_id) if contender in CHEATERS else make_agent(kit_of(game_id), contender)
            agent.close()
    except (UnknownGame, UnknownLevel, BadOption, BadSetup) as error:
        raise CommandError(str(error)) from None
    partners = any(len(team) > 1 for team in game.teams(len(seats)))
    orders = seatings(tuple(map(contenders.index, seats)), rotate=rotate or partners)
    return TournamentPlan(game_id, resolved, contenders, orders, seed, -(-matches // len(orders)))


# -- output ------------------------------------------------------------------------------------------


def _print_results(
    plan: TournamentPlan,
    requested: int,
    results: Standings,
    names: dict[str, str],
    times: dict[str, float],
    report: IO[str],
) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    title = _describe_matches(plan) + (f" ({requested} asked for)" if requested != plan.matches else "")
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), title=title)
    table.add_column("contender", overflow="fold")
    game = rules_of(plan.game)
    points = game.unit[1]
    failed = any(standing.problems for standing in results.contenders)
    headings = [
        "seats",
        f"{points}\na round",
        "% wins of\nits seats",
        "fair\n%",
        "rating",
        "ms a\nchoice",
        *(["failed\ntimes"] if failed else []),
    ]
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True)
    for standing in results.contenders:
        table.add_row(
            names[standing.contender],
            *format_standing(standing),
            f"{times[standing.contender]:.3g}",
            *([str(standing.problems or "")] if failed else []),
        )
    console = Console(file=report, markup=False, highlight=False)
    console.print(table)
    for row in results.contenders:
        if row.problems:
            problems = "1 problem" if row.problems == 1 else f"{row.problems} problems"
            console.print(f"{names[row.contender]}: {problems}; Drake played on for it.")
    if results.duels:
        better = f"{'more' if game.more_is_better else 'fewer'} {points} are better"
        console.print(
            f"On the same deals ({better}; wins for each seat: 50 % is even; ± is a 95 % interval):"
        )
    for duel in results.duels:
        ahead = f"{format_estimate(duel.points_per_round, 2, sign=True)} {points} a round"
        share = duel.win_share
        wins = "" if share is None else f", {format_estimate(share, 1, scale=100)} % of the wins"
        console.print(
            f"  {names[duel.contender]} against {names[duel.against]}: {ahead}{wins}", soft_wrap=True
        )


def _encode_plot(
    plan: TournamentPlan, deals: Sequence[TournamentDeal], results: Standings, names: dict[str, str]
) -> bytes:
    from game.lab.arena.plot import draw_plot
    from game.lab.arena.standings import points_histogram

    game = rules_of(plan.game)
    words = f"{_describe_matches(plan)}, seed {plan.seed}"
    rounds = f"{game.unit[1]} of a round ({'more' if game.more_is_better else 'fewer'} are better)"
    histogram = {names[spec]: points for spec, points in points_histogram(plan, deals).items()}
    contenders = [replace(standing, contender=names[standing.contender]) for standing in results.contenders]
    return draw_plot(f"{game.title}: the arena", words, contenders, histogram, rounds).encode()


def _describe_matches(plan: TournamentPlan) -> str:
    seating = f"{len(plan.seatings)} seatings" if len(plan.seatings) != 1 else "1 seating"
    deals = f"{plan.deals} deals" if plan.deals != 1 else "1 deal"
    matches = f"{plan.matches} matches" if plan.matches != 1 else "1 match"
    return f"{matches}: {deals} in {seating}"


def format_standing(standing: ContenderStanding) -> tuple[str, ...]:
    """Format a contender's seats, points a round, win share, fair share and rating for a table."""
    return (
        str(standing.seats),
        format_estimate(standing.points_per_round, 2),
        format_estimate(standing.win_share, 1, scale=100),
        f"{100 * standing.fair_share:.0f}",
        format_estimate(standing.rating, 0),
    )


def format_estimate(figure: Estimate, places: int, *, scale: int = 1, sign: bool = False) -> str:
    """Format an estimate and its margin, such as "−2.90 ± 0.21"; a single deal has no margin."""
    value = with_minus_sign(f"{scale * figure.value:{'+' if sign else ''}.{places}f}")
    margin = "" if figure.margin is None else f" ± {scale * figure.margin:.{places}f}"
    return value + margin


EVERY_SECONDS = 30.0
"""The seconds between progress lines, if stderr isn't a terminal."""


@contextmanager
def progress(
    plan: TournamentPlan, before: int = 0, clock: Callable[[], float] = time.monotonic
) -> Iterator[Callable[[TournamentDeal], None]]:
    """Yield a function to call with each finished deal, which reports progress on stderr.

    `before` is the number of matches that an earlier run has played.
    """
    if not sys.stderr.isatty():
        yield _print_progress(plan, before, clock)
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


def _print_progress(
    plan: TournamentPlan, before: int, clock: Callable[[], float]
) -> Callable[[TournamentDeal], None]:
    start = last = clock()
    count = before

    def advance(deal: TournamentDeal) -> None:
        nonlocal count, last
        _print_problems(deal)
        count += len(deal.results)
        now = clock()
        if now - last >= EVERY_SECONDS and count < plan.matches:
            last = now
            left = _duration((now - start) * (plan.matches - count) / (count - before))
            print_error(
                f"{count:,} of {plan.matches:,} matches after {_duration(now - start)}, about {left} to go"
            )

    return advance


def _print_problems(deal: TournamentDeal) -> None:
    for problem in chain.from_iterable(deal.problems):
        print_error(problem)


def _duration(seconds: float) -> str:
    """Format a duration in hours, minutes and seconds, such as "1:02:03"."""
    minutes, second = divmod(round(seconds), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{second:02}"
