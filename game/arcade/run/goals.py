"""Goals of a run's tables: checking, progress and descriptions."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from msgspec import Struct, structs

from game.arcade.ghosts import COUNT
from game.arcade.par import EXACT, Par
from game.arcade.result import lead_of, result_of, uses_leads
from game.arcade.run.charms import Signal
from game.arcade.run.entries import MOST_SIGNALS
from game.arcade.run.scoring import run_scoring_of, tally_of
from game.cardgames.registry import rules_of
from game.cardgames.run_scoring import GoalWords, ScoringTally
from game.engine.contract import CardGame
from game.engine.match import Match
from game.engine.options import resolve
from game.language.message import Text, figure, message, message_in, plural
from game.storage.levels.run_tables import (
    AheadOf,
    AnyGoal,
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

BIDS = "bid"
"""The name under which tallies count successful bids."""
ROWS = "rows"
"""The name under which tallies count rows taken."""


class Finish(Struct, frozen=True):
    """The facts about a finished match on which goals depend."""

    seat: int
    ranking: tuple[int, ...]
    totals: tuple[int, ...]
    teams: tuple[tuple[int, ...], ...]
    more_is_better: bool
    result: float
    counts: Mapping[str, int]

    @property
    def place(self) -> int:
        """The player's place: 1 plus the number of better teams."""
        rank = self.ranking[self.seat]
        return 1 + sum(self.ranking[team[0]] < rank for team in self.teams)

    @property
    def lead(self) -> int:
        """The player's lead over the best opponent in points; negative if behind."""
        return lead_of(self.totals, self.teams, self.seat, more_is_better=self.more_is_better)


def finish_of(match: Match, seat: int) -> Finish:
    game: CardGame[Any, Any] = match.game
    return Finish(
        seat,
        match.ranking or (),
        game.totals(match.state),
        game.teams(match.setup.seats),
        game.more_is_better,
        result_of(game, match, seat),
        tally_of(game.id, match.events(seat), seat).counts,
    )


def opponent_seat(table: RunTable, opponent: str) -> int:
    place = table.opponents.index(opponent)
    return place if place < table.seat else place + 1


def is_goal_met(table: RunTable, finish: Finish, par: Par | None) -> bool:
    """Return whether a table's goal is met; without par, goals about ghosts count as met."""
    match table.goal:
        case Place(at_most=place):
            return finish.place <= place
        case ReachPar():
            return par is None or round(par.lead_of(finish.result), EXACT) >= 0
        case KeepUp(ghosts=ghosts):
            return par is None or par.ghosts_matched(finish.result) >= min(ghosts, len(par.results))
        case PointsAtMost(points=points):
            return finish.totals[finish.seat] <= points
        case PointsAtLeast(points=points):
            return finish.totals[finish.seat] >= points
        case MakeBid(times=times):
            return finish.counts.get(BIDS, 0) >= times
        case WinBy(points=points):
            return finish.place == 1 and finish.lead >= points
        case RowsAtMost(rows=rows):
            return finish.counts.get(ROWS, 0) <= rows
        case AheadOf(opponent=opponent):
            return finish.ranking[finish.seat] < finish.ranking[opponent_seat(table, opponent)]


def ease_goal(table: RunTable, steps: int) -> RunTable:
    for _ in range(steps):
        table = structs.replace(table, goal=_easier_goal(table))
    return table


def _easier_goal(table: RunTable) -> AnyGoal:
    """Return the table's goal, one step easier if possible."""
    match table.goal:
        case Place(at_most=place):
            teams = len(rules_of(table.game).teams(len(table.opponents) + 1))
            return Place(min(place + 1, teams - 1))
        case ReachPar():
            return KeepUp(COUNT // 2 - 1)
        case KeepUp(ghosts=ghosts):
            return KeepUp(max(ghosts - 1, 1))
        case PointsAtMost(points=points):
            return PointsAtMost(points + max(points // 5, 2))
        case PointsAtLeast(points=points):
            return PointsAtLeast(max(points - 1, 1))
        case MakeBid(times=times):
            return MakeBid(max(times - 1, 1))
        case WinBy(points=points):
            return WinBy(max(points - 1, 1))
        case RowsAtMost(rows=rows):
            return RowsAtMost(rows + 1)
        case AheadOf():
            return table.goal


class GoalState(NamedTuple):
    """The progress towards a goal: a short label, a description, and whether it's decided."""

    now: int | Text
    words: Text
    lost: bool = False
    met: bool = False


def goal_state(table: RunTable, tally: ScoringTally, points: Sequence[int | None] = ()) -> GoalState | None:
    """Return the progress towards a goal, or None if unknown; `points` are by seat (None: unknown)."""
    match table.goal:
        case Place() | WinBy() | AheadOf():
            known = [total for total in points if total is not None]
            return _comparison_state(table, known) if len(known) == len(table.opponents) + 1 else None
        case PointsAtMost(points=most):
            return _count_state(tally.points, most=most)
        case RowsAtMost(rows=most):
            return _count_state(tally.counts[ROWS], most=most)
        case PointsAtLeast(points=least):
            return _count_state(tally.points, least=least)
        case MakeBid(times=least):
            return _count_state(tally.counts[BIDS], least=least)
        case ReachPar() | KeepUp():
            return _ghost_goal_state(table, tally, points)
    return None


def _ghost_goal_state(table: RunTable, tally: ScoringTally, points: Sequence[int | None]) -> GoalState | None:
    """Return the state of a goal about ghosts: the player's points or lead so far; None if unknown."""
    game, known = rules_of(table.game), [total for total in points if total is not None]
    now: int | Text | None = tally.points
    if uses_leads(game):
        complete = len(known) == len(table.opponents) + 1
        lead = partial(lead_of, known, game.teams(len(known)), table.seat)
        now = figure(lead(more_is_better=game.more_is_better), signed=True) if complete else None
    if now is None:
        return None
    return GoalState(
        message("you have {n}", n=now),
        message("you have {n} so far, and the ghosts’ results come at the end", n=now),
    )


def _comparison_state(table: RunTable, points: Sequence[int]) -> GoalState:
    """Return the progress towards a goal that compares seats' points; only the end decides it."""
    game, seat = rules_of(table.game), table.seat
    teams = game.teams(len(points))
    values = points if game.more_is_better else [-total for total in points]
    match table.goal:
        case WinBy():
            lead = lead_of(values, teams, seat, more_is_better=True)
            now = figure(lead, signed=True) if lead else message("level")
        case AheadOf(opponent=opponent):
            lead = values[seat] - values[opponent_seat(table, opponent)]
            now = message("ahead") if lead > 0 else message("behind") if lead < 0 else message("level")
        case _:
            place = 1 + sum(values[team[0]] > values[seat] for team in teams)
            now = message_in("a goal's state", "place {place}", place=place)
            return GoalState(now, message("place {place} so far", place=place))
    return GoalState(now, now)


def _count_state(now: int | None, *, most: float = math.inf, least: float = math.inf) -> GoalState | None:
    """Return the progress of a count: the goal is lost above `most`, and met from `least` on."""
    if now is None:
        return None
    if now > most:
        return GoalState(now, message("lost with {n}", n=now), lost=True)
    if now >= least:
        return GoalState(now, message("reached with {n}", n=now), met=True)
    return GoalState(now, message("{n} so far", n=now))


def signals_of(finish: Finish) -> dict[str, int]:
    """Return a match's signals for lasting charms: the tally's counts, and first place."""
    signals = {name: min(count, MOST_SIGNALS) for name, count in finish.counts.items() if count}
    return {**signals, Signal.FIRST: 1} if finish.place == 1 else signals


def goal_words(table: RunTable, name: Callable[[str], str]) -> GoalWords:
    """Describe a table's goal; `name` is a function that returns an opponent's name by id."""
    points_words = run_scoring_of(table.game).words
    match table.goal:
        case Place(at_most=1):
            return GoalWords(message("Win the table."), message("win the table"))
        case Place(at_most=place):
            return GoalWords(
                message("Finish first or second.")
                if place == 2
                else message("Finish in the top {place}.", place=place),
                message("place {place} or better", place=place),
            )
        case ReachPar():
            return GoalWords(message("Reach par for this deal."), message("reach par"))
        case KeepUp(ghosts=ghosts):
            return GoalWords(
                plural(
                    "Match or beat one of the {all} ghosts.",
                    "Match or beat {n} of the {all} ghosts.",
                    ghosts,
                    all=COUNT,
                ),
                plural("match {n} ghost", "match {n} ghosts", ghosts),
            )
        case PointsAtMost(points=points):
            return points_words.at_most(points)
        case PointsAtLeast(points=points):
            return points_words.at_least(points)
        case MakeBid(times=times):
            return GoalWords(
                plural(
                    "Win the bidding and make good on your bid.", "Make good on {n} of your own bids.", times
                ),
                plural("make good your bid", "make good {n} bids", times),
            )
        case WinBy(points=points):
            return GoalWords(points_words.win_by(points), message("win by {points}", points=points))
        case RowsAtMost(rows=0):
            return GoalWords(message("Take no rows."), message("take no rows"))
        case RowsAtMost(rows=rows):
            return GoalWords(
                plural("Take at most one row.", "Take at most {n} rows.", rows),
                plural("at most {n} row", "at most {n} rows", rows),
            )
        case AheadOf(opponent=opponent):
            rival = name(opponent)
            return GoalWords(
                message("Finish ahead of {name}.", name=rival), message("beat {name}", name=rival)
            )


def check_goal(table: RunTable, game: CardGame[Any, Any]) -> None:
    """Raise a ValueError that names the faulty field unless the goal can be both met and missed."""
    seats = len(table.opponents) + 1
    teams, scoring = game.teams(seats), run_scoring_of(game.id)
    max_points = scoring.max_points(resolve(game.options, table.options), seats)
    match table.goal:
        case Place(at_most=place) if place >= len(teams):
            expected = "1" if len(teams) == 2 else f"1 to {len(teams) - 1}"
            sides = f"{len(teams)} {'players' if len(teams[0]) == 1 else 'sides'}"
            raise ValueError(f"goal.at_most: expected {expected} where {sides} play, got {place}")
        case PointsAtMost() if game.more_is_better:
            raise ValueError(f"goal.kind: expected points_at_least in {game.title}, where more are better")
        case PointsAtLeast() if not game.more_is_better:
            raise ValueError(f"goal.kind: expected points_at_most in {game.title}, where fewer are better")
        case PointsAtLeast(points=points) | WinBy(points=points) if points > max_points:
            raise ValueError(f"goal.points: expected at most {max_points} at this table, got {points}")
        case MakeBid() if BIDS not in scoring.counts:
            raise ValueError(f"goal.kind: expected no make_bid in {game.title}, where there is no bidding")
        case RowsAtMost() if ROWS not in scoring.counts:
            raise ValueError(f"goal.kind: expected no rows_at_most in {game.title}, where rows are not taken")
        case AheadOf(opponent=opponent):
            _check_rival(table, teams, opponent)


def _check_rival(table: RunTable, teams: Sequence[tuple[int, ...]], opponent: str) -> None:
    if opponent not in table.opponents:
        raise ValueError(
            f"goal.opponent: expected one of {', '.join(table.opponents)}, who sit here, got {opponent!r}"
        )
    seat = opponent_seat(table, opponent)
    if any({seat, table.seat} <= set(team) for team in teams):
        raise ValueError(f"goal.opponent: expected an opponent, but {opponent!r} is the player's partner")
