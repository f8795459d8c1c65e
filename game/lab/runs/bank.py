"""Deals at runs' tables that ghosts have played; simulated runs draw their results from these."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct

from game.arcade.ghosts import COUNT, LEVEL
from game.arcade.par import Par, ghost_matches
from game.arcade.run.charms import Effects
from game.arcade.run.entries import TableEnded
from game.arcade.run.goals import Finish, ease_goal, finish_of, is_met, signals_of
from game.arcade.run.scoring import earned_combos, points_by_combo, visible_events
from game.arcade.run.tables import header_of
from game.engine.journal import Header
from game.engine.match import Match
from game.lab.runs.times import TableTime
from game.storage.levels.run_tables import RunTable
from game.storage.levels.tables import Opponent

EASES = 3
"""How many variants of a goal are evaluated: the original, and up to two steps easier."""


class BankedEnd(Struct, frozen=True):
    """A result at a table, and whether it met the goal, by the number of steps the goal was eased."""

    entry: TableEnded
    met: tuple[bool, ...]


class BankedDeal(Struct, frozen=True):
    """A deal at a table, with the results of several equally strong players, and its duration."""

    table: str
    seed: int
    ends: tuple[BankedEnd, ...]
    time: TableTime


def play_deal(
    table: RunTable, cast: Mapping[str, Opponent], seed: int, time: Callable[[Header], TableTime]
) -> BankedDeal:
    """Play a deal with ghosts, and treat each in turn as the player; `time` measures a match's duration."""
    header = header_of(table, cast, "You", seed, Effects())
    played = list(ghost_matches(header, [(LEVEL, number) for number in range(COUNT)]))
    finishes = [finish_of(match, table.seat) for match in played]
    ends = []
    for number, (match, finish) in enumerate(zip(played, finishes, strict=True)):
        par = Par(tuple(other.result for index, other in enumerate(finishes) if index != number))
        ends.append(_banked_end(table, match, finish, par))
    return BankedDeal(table.id, seed, tuple(ends), time(header))


def _banked_end(table: RunTable, match: Match, finish: Finish, par: Par) -> BankedEnd:
    met = tuple(is_met(ease_goal(table, steps), finish, par) for steps in range(EASES))
    earned = earned_combos(table.game, visible_events(match, table.seat), table.seat)
    entry = TableEnded(
        met=met[0],
        result=finish.result,
        ghosts=par.results,
        combos=points_by_combo(earned),
        signals=signals_of(finish),
    )
    return BankedEnd(entry, met)
