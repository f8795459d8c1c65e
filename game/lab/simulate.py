"""The command `simulate`: plays matches between agents without a window, with an optional trace."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import ExitStack, closing
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import IO, Any

import msgspec

from game import VERSION
from game.ai.bots.bot import BotPool
from game.ai.bots.bounds import UNLIMITED, Bounds
from game.ai.factory import make_agent
from game.ai.levels import budget_of
from game.ai.processes import graceful_exit
from game.ai.spec import UnknownLevel
from game.cardgames.registry import UnknownGame, kit_of, rules_of
from game.engine.contract import BadSetup, CardGame, Event
from game.engine.options import BadOption, as_dict
from game.files.streams import CommandError, print_error
from game.lab.arena.tournament import PlayedMatch, TournamentPlan, play_match, resolve_options

_FAILED = "Drake played on where a bot failed: that seat's points aren't all the bot's."

Write = Callable[[Any], None]


@dataclass(slots=True)
class _Tally:
    """A seat's results over all matches; `failures` is the number of matches in which its bot failed."""

    level: str
    wins: float = 0.0
    points: int = 0
    rounds: int = 0
    failures: int = 0

    def add(self, match: PlayedMatch, seat: int) -> None:
        """Add a match, in which this was the seat; a shared win counts as a fraction."""
        ranking, points = match.result.ranking, match.result.points[seat]
        self.wins += (ranking[seat] == 1) / ranking.count(1)
        self.points += sum(points)
        self.rounds += len(points)
        self.failures += bool(match.problems[seat])


@graceful_exit()
def run(
    game: str,
    seats: list[str],
    matches: int,
    seed: int,
    options: list[str],
    *,
    trace: str | None,
    as_json: bool,
    bot_time: float | None = None,
    bounds: Bounds = UNLIMITED,
) -> int:
    """Play matches with seeds from `seed` on, and print each seat's results.

    Returns 1 if a bot failed and was replaced by its fallback, else 0.

    Raises:
        CommandError: for invalid arguments, or if the trace can't be written.
    """
    try:
        rules = rules_of(game)
        for level in seats:
            budget_of(level)
            make_agent(kit_of(game), level).close()
        resolved = resolve_options(rules, options, len(seats), seed)
    except (UnknownGame, UnknownLevel, BadOption, BadSetup) as error:
        raise CommandError(str(error)) from None
    plan = TournamentPlan(
        game, resolved, tuple(seats), (tuple(range(len(seats))),), seed, matches, bot_time, bounds
    )
    tallies = [_Tally(level) for level in seats]
    try:
        with ExitStack() as stack:
            write = _open_trace(stack, trace)
            for number in _progress(stack, matches):
                tracer = None if write is None else _tracer(plan, number, write)
                with closing(BotPool()) as pool:
                    match = play_match(plan, number, 0, pool, tracer)
                for problems in filter(None, match.problems):
                    print_error(f"match {number}: {problems[0]}")
                for seat, tally in enumerate(tallies):
                    tally.add(match, seat)
    except OSError as error:
        if trace in (None, "-"):
            raise
        raise CommandError(f"{trace}: can't write the trace here ({error.strerror})") from None
    report = sys.stderr if trace == "-" else sys.stdout
    if as_json:
        _write_line(report.buffer, _summary(rules, tallies, matches))
    else:
        _print_table(rules, tallies, matches, report)
    return int(any(tally.failures for tally in tallies))


def _open_trace(stack: ExitStack, trace: str | None) -> Write | None:
    if trace is None:
        return None
    file: IO[bytes]
    if trace == "-":
        file = sys.stdout.buffer
    else:
        file = stack.enter_context(Path(trace).open("wb"))  # noqa: SIM115 - the stack closes it
    return lambda line: _write_line(file, line)


def _write_line(file: IO[bytes], line: Any) -> None:
    """Write a line of JSON in UTF-8, independent of the stream's encoding."""
    file.write(msgspec.json.encode(line) + b"\n")


def _progress(stack: ExitStack, matches: int) -> Any:
    """Return an iterator over match numbers, which shows a progress bar if stderr is a terminal."""
    if not sys.stderr.isatty() or matches < 2:
        return range(matches)
    from rich.console import Console
    from rich.progress import Progress

    progress = stack.enter_context(Progress(console=Console(stderr=True), transient=True))
    return progress.track(range(matches), description="Playing")


def _tracer(plan: TournamentPlan, number: int, write: Write) -> Callable[[Event], None]:
    """Write the first line of a match's trace, and return a function that writes each of its events."""
    header = {
        "match": number,
        "step": 0,
        "type": "MatchOpened",
        "version": VERSION,
        "game": plan.game,
        "seed": plan.seed + number,
        "seats": plan.contenders,
        "options": as_dict(plan.options),
    }
    write(header)
    steps = count(1)
    return lambda event: write({"match": number, "step": next(steps), **msgspec.to_builtins(event)})


def _summary(game: CardGame[Any, Any], tallies: list[_Tally], matches: int) -> dict[str, Any]:
    return {
        "game": game.id,
        "more_is_better": game.more_is_better,
        "matches": matches,
        "seats": [
            {
                "seat": seat,
                "level": tally.level,
                "win_share": tally.wins / matches,
                "points_per_round": tally.points / tally.rounds,
                "points_per_match": tally.points / matches,
                "failures": tally.failures,
            }
            for seat, tally in enumerate(tallies)
        ],
    }


def _print_table(game: CardGame[Any, Any], tallies: list[_Tally], matches: int, report: IO[str]) -> None:
    from rich.console import Console
    from rich.table import Table

    failed = any(tally.failures for tally in tallies)
    table = Table(
        title=f"{matches} matches" if matches != 1 else "1 match",
        caption=_FAILED if failed else None,
    )
    points = game.unit[1]
    headings = ("seat", "level", "win share", f"{points} a round", f"{points} a match")
    for heading in (*headings, "failed in") if failed else headings:
        table.add_column(heading, justify="left" if heading == "level" else "right", overflow="fold")
    for seat, tally in enumerate(tallies):
        cells = [
            str(seat),
            tally.level,
            f"{tally.wins / matches:.1%}",
            f"{tally.points / tally.rounds:.2f}",
            f"{tally.points / matches:.1f}",
        ]
        if failed:
            cells.append(f"{tally.failures} of {matches}" if tally.failures else "")
        table.add_row(*cells)
    Console(file=report, markup=False).print(table)
