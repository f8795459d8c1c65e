"""A goal in a word or two, for the sign at the table; `game.arcade.run.goals` has it in a sentence."""

from __future__ import annotations

from collections.abc import Callable

from game.arcade.run.combos import feats_of
from game.language.message import Text, message, plural
from game.storage.levels.run_tables import (
    AheadOf,
    KeepUp,
    MakeBid,
    Place,
    PointsAtLeast,
    PointsAtMost,
    ReachPar,
    RowsAtMost,
    RunTable,
    WinBy,
)


def goal_sign(table: RunTable, name: Callable[[str], str]) -> Text:
    """The goal of a table; `name` gives the name of an opponent, by id."""
    match table.goal:
        case Place(at_most=1):
            return message("win the table")
        case Place(at_most=place):
            return message("place {place} or better", place=place)
        case ReachPar():
            return message("reach par")
        case KeepUp(ghosts=ghosts):
            return plural("match {n} ghost", "match {n} ghosts", ghosts)
        case PointsAtMost(points=points):
            return feats_of(table.game).words.at_most_sign(points)
        case PointsAtLeast(points=points):
            return feats_of(table.game).words.at_least_sign(points)
        case MakeBid(times=times):
            return plural("make your bid", "make {n} bids", times)
        case WinBy(points=points):
            return message("win by {points}", points=points)
        case RowsAtMost(rows=0):
            return message("take no rows")
        case RowsAtMost(rows=rows):
            return plural("at most {n} row", "at most {n} rows", rows)
        case AheadOf(opponent=opponent):
            return message("beat {name}", name=name(opponent))
