"""The arena's JSON reports: saved while it plays, resumed, and merged."""

from __future__ import annotations

import time
from array import array
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Struct

from game import VERSION
from game.ai.bots.bounds import UNLIMITED, Bounds
from game.cardgames.registry import UnknownGame, rules_of
from game.engine.options import BadOption, as_dict, resolve
from game.files import gate
from game.files.gate import BadContent
from game.files.streams import CommandError
from game.lab.arena.output import write_atomically
from game.lab.arena.tournament import MatchResult, TournamentDeal, TournamentPlan

ReportT = TypeVar("ReportT", bound=Struct)

_MOST_BYTES = 1_000_000_000
_SECONDS_BETWEEN = 10.0
_WRITING_SHARE = 20
"""The inverse of the share of the time that writing may take."""


class _ReportedDeal(Struct, frozen=True):
    seed: int
    matches: Annotated[tuple[MatchResult, ...], Meta(min_length=1)]
    problems: tuple[tuple[str, ...], ...]
    names: tuple[str, ...]


class _ReportedTimes(Struct, frozen=True):
    """A run's duration, and the median decision time in ms by deal and contender; None without decisions."""

    seconds: float
    deals: tuple[tuple[float | None, ...], ...]


class Report(Struct, frozen=True):
    """The fields of a report that are needed to resume its run."""

    version: str
    game: str
    options: dict[str, Any]
    bot_time: float | None
    seats: tuple[str, ...]
    seed: int
    seatings: Annotated[tuple[tuple[str, ...], ...], Meta(min_length=1)]
    results: tuple[_ReportedDeal, ...]
    times: _ReportedTimes
    bounds: Bounds = UNLIMITED

    def __post_init__(self) -> None:
        count, contenders = len(self.seats), len(set(self.seats))
        if len(self.times.deals) != len(self.results):
            raise ValueError("times: expected those of each deal")
        if any(sorted(seating) != sorted(self.seats) for seating in self.seatings):
            raise ValueError("seatings: expected the seats in other orders")
        for deal, times in zip(self.results, self.times.deals, strict=True):
            if not len(deal.problems) == len(deal.names) == len(times) == contenders:
                raise ValueError("results: expected problems, a name and a time for each contender")
            if len(deal.matches) != len(self.seatings):
                raise ValueError("results: expected a match for each of the seatings")
            if any(not len(match.ranking) == len(match.points) == count for match in deal.matches):
                raise ValueError("results: expected a rank and points for each seat")

    def deals(self, first: int) -> list[TournamentDeal]:
        """Return the report's deals; their numbers are relative to the seed `first`."""
        return [
            TournamentDeal(
                deal.seed - first, deal.matches, tuple(map(_as_seconds, times)), deal.problems, deal.names
            )
            for deal, times in zip(self.results, self.times.deals, strict=True)
        ]


def _as_seconds(milliseconds: float | None) -> array[float]:
    return array("d", [] if milliseconds is None else [milliseconds / 1000])


def encode_report(
    plan: TournamentPlan, seats: Sequence[str], deals: Sequence[TournamentDeal], jobs: int, seconds: float
) -> bytes:
    """Return the JSON report on these deals (at least one). Only `times` depends on the machine's speed."""
    from game.lab.arena.standings import decision_milliseconds, display_names, standings

    deals = sorted(deals, key=lambda deal: deal.number)
    results = standings(plan, deals)
    report = {
        "version": VERSION,
        "game": plan.game,
        "more_is_better": rules_of(plan.game).more_is_better,
        "options": as_dict(plan.options),
        "bot_time": plan.bot_time,
        "bounds": plan.bounds,
        "seats": seats,
        "seed": plan.seed,
        "planned_deals": plan.deals,
        "matches": len(deals) * len(plan.seatings),
        "deals": len(deals),
        "seatings": _seatings(plan),
        "names": display_names(plan, deals),
        "contenders": results.contenders,
        "duels": results.duels,
        "results": [
            _ReportedDeal(plan.seed + deal.number, deal.results, deal.problems, deal.names) for deal in deals
        ],
        "times": {
            "jobs": jobs,
            "seconds": seconds,
            "milliseconds_per_decision": decision_milliseconds(plan, deals),
            "deals": [[1000 * median(times) if times else None for times in deal.seconds] for deal in deals],
        },
    }
    return msgspec.json.encode(report) + b"\n"


def _seatings(plan: TournamentPlan) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(plan.contenders[contender] for contender in seating) for seating in plan.seatings)


class ReportWriter:
    """A timer that saves a run's report every 10 seconds, or less often if writing takes long."""

    def __init__(self, write: Callable[[], None], clock: Callable[[], float] = time.monotonic) -> None:
        """Start the timer; `write` saves everything played so far, `clock` returns seconds."""
        self._write = write
        self._clock = clock
        self._next = clock()
        self._new = False

    def update(self) -> None:
        """Note that there are new results, and save them if it's time."""
        self._new = True
        if self._clock() >= self._next:
            self.flush()

    def flush(self) -> None:
        if self._new:
            start = self._clock()
            self._write()
            self._new = False
            end = self._clock()
            self._next = end + max(_SECONDS_BETWEEN, _WRITING_SHARE * (end - start))


def save_report(
    path: Path,
    plan: TournamentPlan,
    seats: Sequence[str],
    deals: Sequence[TournamentDeal],
    jobs: int,
    seconds: float,
) -> None:
    """Write a report atomically."""
    write_atomically(path, encode_report(plan, seats, deals, jobs, seconds))


def load_report(path: Path, kind: type[ReportT], most_bytes: int) -> ReportT:
    """Decode an arena report as `kind`, which has some of its fields; raise CommandError if that fails."""
    try:
        return msgspec.json.decode(gate.read_content(path, most_bytes), type=kind)
    except (BadContent, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise CommandError(f"{path}: expected a report of the arena: {error}") from None
    except OSError as error:
        raise CommandError(f"{path}: can't be read ({error.strerror})") from None


def load_progress(
    path: Path, plan: TournamentPlan, seats: Sequence[str]
) -> tuple[list[TournamentDeal], float]:
    """Return the deals and the duration of a report; no deals and 0 seconds if the file is missing.

    Raises:
        CommandError: if the report has another plan.
    """
    if not path.exists():
        return [], 0.0
    report = load_report(path, Report, _MOST_BYTES)
    expected = {
        "version": VERSION,
        "game": plan.game,
        # As in the file, with lists instead of tuples.
        "options": msgspec.json.decode(msgspec.json.encode(as_dict(plan.options))),
        "bot_time": plan.bot_time,
        "bounds": plan.bounds,
        "seats": tuple(seats),
        "seed": plan.seed,
        "seatings": _seatings(plan),
    }
    _check_same(f"{path}: can't be continued", report, expected)
    deals = report.deals(plan.seed)
    if any(not 0 <= deal.number < plan.deals for deal in deals):
        count = len(deals) * len(plan.seatings)
        raise CommandError(f"{path}: can't be continued: it already has {count} matches, or other deals")
    return deals, report.times.seconds


def merge_reports(
    paths: Sequence[Path],
) -> tuple[TournamentPlan, tuple[str, ...], list[TournamentDeal], float]:
    """Merge runs with different seeds; return plan, seats, deals and seconds. May raise CommandError."""
    reports = [load_report(path, Report, _MOST_BYTES) for path in paths]
    first = reports[0]
    fields = ("version", "game", "options", "bot_time", "bounds", "seats", "seatings")
    expected = {name: getattr(first, name) for name in fields}
    owner: dict[int, Path] = {}
    for path, report in zip(paths, reports, strict=True):
        _check_same(f"{path}: can't be merged with {paths[0]}", report, expected)
        for deal in report.results:
            if deal.seed in owner:
                raise CommandError(f"{path}: the deal of seed {deal.seed} is also in {owner[deal.seed]}")
            owner[deal.seed] = path
    if not owner:
        raise CommandError(f"{paths[0]}: expected at least one deal")
    try:
        options = resolve(rules_of(first.game).options, first.options)
    except (UnknownGame, BadOption) as error:
        raise CommandError(f"{paths[0]}: {error}") from None
    contenders = tuple(dict.fromkeys(first.seats))
    orders = tuple(tuple(map(contenders.index, seating)) for seating in first.seatings)
    seed = min(owner)
    plan = TournamentPlan(
        first.game, options, contenders, orders, seed, len(owner), first.bot_time, first.bounds
    )
    deals = [deal for report in reports for deal in report.deals(seed)]
    return (
        plan,
        first.seats,
        sorted(deals, key=lambda deal: deal.number),
        sum(report.times.seconds for report in reports),
    )


def _check_same(problem: str, report: Report, fields: dict[str, Any]) -> None:
    for name, expected in fields.items():
        actual = getattr(report, name)
        if actual != expected:
            raise CommandError(f"{problem}: its {name} is {_to_json(actual)}, expected {_to_json(expected)}")


def _to_json(thing: Any) -> str:
    return msgspec.json.encode(thing).decode()
