"""The command `simulate`: plays matches between agents without a window, with an optional trace."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

import msgspec

from game import VERSION
from game.ai.bots.bounds import UNLIMITED, Bounds
from game.ai.factory import make_agent
from game.ai.levels import budget_of
from game.ai.processes import graceful_exit
from game.ai.spec import UnknownLevel
from game.cardgames.registry import UnknownGame, kit_of, rules_of
from game.engine.chance import seed_of
from game.engine.contract import BadSetup, CardGame, Event, Phase, Setup
from game.engine.match import Match
from game.engine.options import BadOption, as_dict, parse_pairs, resolve
from game.files.streams import CommandError, print_error

_FAILED = "Drake played on where a bot failed: that seat's points aren't all the bot's."

Write = Callable[[Any], None]


@dataclass(slots=True)
class _Tally:
    """A seat's results over all matches; `failures` is the number of matches in which its bot failed."""

    level: str
    wins: float = 0.0
    total: int = 0
    failures: int = 0
    rounds: list[int] = field(default_factory=list)


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
        resolved = resolve(rules.options, parse_pairs(rules.options, options))
        rules.check(Setup(len(seats), seed, resolved))
    except (UnknownGame, UnknownLevel, BadOption, BadSetup) as error:
        raise CommandError(str(error)) from None
    tallies = [_Tally(level) for level in seats]
    try:
        with ExitStack() as stack:
            write = _open_trace(stack, trace)
            for number in _progress(stack, matches):
                setup = Setup(len(seats), seed + number, resolved)
                match = Match(rules, setup)
                _attach_listener(match, number, tallies, write, seats)
                for seat, problem in _play_match(match, seats, bot_time, bounds).items():
                    print_error(f"match {number}: {problem}")
                    tallies[seat].failures += 1
                _add_to_tallies(match, tallies)
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


def _attach_listener(
    match: Match, number: int, tallies: list[_Tally], write: Write | None, levels: list[str]
) -> None:
    step = 0
    if write is not None:
        header = {
            "match": number,
            "step": 0,
            "type": "MatchOpened",
            "version": VERSION,
            "game": match.game.id,
            "seed": match.setup.seed,
            "seats": levels,
            "options": as_dict(match.setup.options),
        }
        write(header)

    def record_event(event: Event) -> None:
        nonlocal step
        step += 1
        for seat, scored in (match.game.points(event) or {}).items():
            tallies[seat].rounds.append(scored)
        if write is not None:
            write({"match": number, "step": step, **msgspec.to_builtins(event)})

    match.listen_unredacted(record_event)


def _play_match(match: Match, levels: list[str], bot_time: float | None, bounds: Bounds) -> dict[int, str]:
    """Play a match with new agents; return each seat's first problem."""
    budgets = [budget_of(level) for level in levels]
    problems: dict[int, str] = {}
    with ExitStack() as stack:
        kit = kit_of(match.game.id)
        agents = [make_agent(kit, level, bot_time=bot_time, bounds=bounds) for level in levels]
        for agent in agents:
            stack.callback(agent.close)
        while not match.over:
            if match.phase is Phase.ROUND_OVER:
                match.deal()
                continue
            for seat in match.pending:
                chance = seed_of(match.setup.seed, seat, len(match.history))
                decision = agents[seat].choose(match.view(seat), budgets[seat], chance)
                if decision.problem:
                    problems.setdefault(seat, decision.problem)
                match.choose(seat, decision.choice)
    return problems


def _add_to_tallies(match: Match, tallies: list[_Tally]) -> None:
    """Add a match to the tallies; a shared win counts as a fraction."""
    ranking = match.ranking or ()
    winners = sum(rank == 1 for rank in ranking)
    for tally, rank, total in zip(tallies, ranking, match.game.totals(match.state), strict=True):
        tally.wins += (rank == 1) / winners
        tally.total += total


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
                "points_per_round": sum(tally.rounds) / len(tally.rounds),
                "points_per_match": tally.total / matches,
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
            f"{sum(tally.rounds) / len(tally.rounds):.2f}",
            f"{tally.total / matches:.1f}",
        ]
        if failed:
            cells.append(f"{tally.failures} of {matches}" if tally.failures else "")
        table.add_row(*cells)
    Console(file=report, markup=False).print(table)
