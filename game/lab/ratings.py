"""The command `ratings`: computes agents' strengths from arena reports, on one scale for each game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import Annotated

import msgspec
import numpy as np
from msgspec import Meta

from game.ai.levels import LEVELS
from game.arcade.rating.strengths import Strength, Strengths
from game.cardgames.registry import UnknownGame, rules_of
from game.files.streams import CommandError
from game.lab.arena.output import check_writable, write_atomically
from game.lab.arena.ratings import Numbers, count_wins, ratings
from game.lab.arena.reports import load_report
from game.lab.arena.tournament import MatchResult

_MOST_BYTES = 100_000_000
_SEED = 6
"""The seed of the bootstrap for the intervals."""
_HEAD = (
    "# The strengths of agents, by game; 1500 is the mean of the four levels.\n"
    "# Made by `python main.py ratings` from reports of the arena, see game/lab/ARENA.md.\n"
)


class _RatedDeal(msgspec.Struct, frozen=True):
    matches: Annotated[tuple[MatchResult, ...], Meta(min_length=1)]


class _Report(msgspec.Struct, frozen=True):
    """The fields of an arena report that ratings need."""

    game: str
    seatings: tuple[tuple[str, ...], ...]
    results: Annotated[tuple[_RatedDeal, ...], Meta(min_length=1)]

    def __post_init__(self) -> None:
        if any(len(deal.matches) != len(self.seatings) for deal in self.results):
            raise ValueError("results: expected a match for each of the seatings")
        for deal in self.results:
            for seating, match in zip(self.seatings, deal.matches, strict=True):
                if not len(seating) == len(match.ranking) == len(match.points):
                    raise ValueError("results: expected a rank and points for each seat")
                if not any(match.points):
                    raise ValueError("results: expected at least one round")


def run(files: Sequence[Path], target: Path) -> int:
    """Rate all agents in the reports, game by game, and write `target`; may raise CommandError."""
    check_writable(target)
    reports = [_load_report(path) for path in files]
    games = sorted({report.game for report in reports})
    by_game = {game: strengths([report for report in reports if report.game == game]) for game in games}
    write_atomically(target, _toml(by_game).encode())
    for game, rated in by_game.items():
        print(f"{game}: {rated.matches} matches of {rated.rounds:.1f} rounds")
        for spec, strength in sorted(rated.agents.items(), key=lambda item: item[1].value):
            print(f"  {spec:20} {strength.value:5.0f} ± {strength.margin or 0:.0f}")
    return 0


def _load_report(path: Path) -> _Report:
    report = load_report(path, _Report, _MOST_BYTES)
    try:
        rules_of(report.game)
    except UnknownGame as error:
        raise CommandError(f"{path}: expected a report of the arena: {error}") from None
    return report


def strengths(reports: Sequence[_Report]) -> Strengths:
    """Compute the strengths of all agents in reports of one game.

    Raises:
        CommandError: if a level hasn't played, or no matches connect some agents to the others.
    """
    specs = sorted({spec for report in reports for seating in report.seatings for spec in seating})
    game = reports[0].game
    missing = [level.id for level in LEVELS if level.id not in specs]
    if missing:
        raise CommandError(f"{game}: expected matches of all levels, but there are none of {missing[0]}")
    line_ups = [set(seating) for report in reports for seating in report.seatings]
    apart = set(specs) - _connected_agents(LEVELS[0].id, line_ups)
    if apart:
        raise CommandError(f"{game}: expected matches that link {', '.join(sorted(apart))} to the others")
    beaten = np.concatenate([_win_matrices(report, specs) for report in reports])
    rated = ratings(beaten, _SEED, anchors=[specs.index(level.id) for level in LEVELS])
    matches = [match for report in reports for deal in report.results for match in deal.matches]
    return Strengths(
        rounds=round(fmean(max(map(len, match.points)) for match in matches), 2),
        matches=len(matches),
        agents={
            spec: Strength(round(rating.value), None if rating.margin is None else round(rating.margin))
            for spec, rating in zip(specs, rated, strict=True)
        },
    )


def _connected_agents(spec: str, line_ups: Sequence[set[str]]) -> set[str]:
    """Return the agents that a chain of matches connects to the given one."""
    connected, size = {spec}, 0
    while len(connected) > size:
        size = len(connected)
        connected = connected.union(*(agents for agents in line_ups if agents & connected))
    return connected


def _win_matrices(report: _Report, specs: Sequence[str]) -> Numbers:
    """Return each deal's matrix of wins between specs (see `count_wins`)."""
    beaten = np.zeros((len(report.results), len(specs), len(specs)))
    teams = rules_of(report.game).teams(len(report.seatings[0]))
    seatings = [tuple(map(specs.index, seating)) for seating in report.seatings]
    for index, deal in enumerate(report.results):
        for seating, match in zip(seatings, deal.matches, strict=True):
            count_wins(beaten[index], seating, match.ranking, teams)
    return beaten


def _toml(by_game: dict[str, Strengths]) -> str:
    parts = [_HEAD]
    for game, rated in by_game.items():
        parts.append(f"\n[games.{game}]\nrounds = {rated.rounds}\nmatches = {rated.matches}\n")
        parts.append(f"\n[games.{game}.agents]\n")
        for spec, strength in rated.agents.items():
            margin = "" if strength.margin is None else f", margin = {strength.margin}"
            parts.append(f'"{spec}" = {{ value = {strength.value}{margin} }}\n')
    return "".join(parts)
