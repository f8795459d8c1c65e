"""Deals at runs' tables that ghosts have played; simulated runs draw their results from these."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct

from game.arcade.ghosts import COUNT, LEVEL
from game.arcade.par import Par, ghost_matches
from game.arcade.run.charms import Effects
from game.arcade.run.entries import TableEnded
from game.arcade.run.goals import Finish, ease_goal, finish_of, is_goal_met, signals_of
from game.arcade.run.scoring import earned_combos, points_by_combo
from game.arcade.run.tables import header_of
from game.engine.journal import Header
from game.engine.match import Match
from game.lab.runs.times import TableTime
from game.storage.levels.run_tables import RunTable
from game.storage.levels.tables import Opponent

EASES = 3
"""How many variants of a goal are evaluated: the original, and up to two steps easier."""


class GhostResult(Struct, frozen=True):
    """A ghost's finish in a deal, and its points for combos."""

    finish: Finish
    combos: dict[str, int]


class PlayedDeal(Struct, frozen=True):
    """A stored deal at a table: equally strong players' results, regardless of the goal, and its duration."""

    table: str
    seed: int
    ends: tuple[GhostResult, ...]
    time: TableTime


class TableResult(Struct, frozen=True):
    """A result at a table; `met` says whether it meets the goal, by the number of steps the goal is eased."""

    entry: TableEnded
    met: tuple[bool, ...]


class SimulationDeal(Struct, frozen=True):
    """A deal at a table, with the results of several equally strong players, and its duration."""

    ends: tuple[TableResult, ...]
    time: TableTime


def play_deal(
    table: RunTable, cast: Mapping[str, Opponent], seed: int, time: Callable[[Header], TableTime]
) -> PlayedDeal:
    """Play a deal with ghosts; `time` measures a match's duration."""
    header = header_of(table, cast, "You", seed, Effects())
    matches = ghost_matches(header, [(LEVEL, number) for number in range(COUNT)])
    return PlayedDeal(table.id, seed, tuple(_ghost_result(table, match) for match in matches), time(header))


def _ghost_result(table: RunTable, match: Match) -> GhostResult:
    earned = earned_combos(table.game, match.events(table.seat), table.seat)
    return GhostResult(finish_of(match, table.seat), points_by_combo(earned))


def evaluate_deal(table: RunTable, deal: PlayedDeal) -> SimulationDeal:
    """Evaluate a deal by the table's current goal, with each of its ghosts in turn as the player."""
    goals = [ease_goal(table, steps) for steps in range(EASES)]
    ends = []
    for number, end in enumerate(deal.ends):
        par = Par(tuple(other.finish.result for index, other in enumerate(deal.ends) if index != number))
        met = tuple(is_goal_met(goal, end.finish, par) for goal in goals)
        entry = TableEnded(
            met=met[0],
            result=end.finish.result,
            ghosts=par.results,
            combos=end.combos,
            signals=signals_of(end.finish),
        )
        ends.append(TableResult(entry, met))
    return SimulationDeal(tuple(ends), deal.time)
