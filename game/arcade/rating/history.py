"""The player's rating, computed from all rated results, oldest first.

This uses Weng and Lin's Bayesian approximation of the Bradley–Terry model ("A Bayesian approximation method
for online ranking", JMLR 12, 2011), as implemented by openskill, which compares each pair of teams. Opponents
have the fixed strengths that the arena has measured. A team's strength is its members' mean. The more rounds
a match has, the less luck is assumed.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct
from openskill.models import BradleyTerryFull, BradleyTerryFullRating

from game.arcade.rating.strengths import MEAN, Strengths
from game.engine.contract import CardGame
from game.storage.history.records import MatchRecord

INITIAL_SPREAD = 150.0
"""The standard deviation of the rating before the first match."""
_DRIFT = 3.0
"""The standard deviation of the change in the player's strength between two matches."""
_KNOWN_SPREAD = 1e-3
_NOISE = 400 / math.log(10) / math.sqrt(2)
"""The standard deviation of luck in a match, in Elo points."""
_LEAST_NOISE = 15.0
"""The minimum standard deviation of luck: less, as in matches of hundreds of rounds, could overflow."""


class Rating(Struct, frozen=True):
    """The rating after the match with a journal of this name, and half its 95 % confidence interval."""

    journal: str
    value: float
    margin: float


def rating_history(
    results: Iterable[MatchRecord], game: CardGame[Any, Any], strengths: Strengths
) -> list[Rating]:
    """Return the rating after each rated result, oldest first; results that can't be rated are skipped."""
    value, spread = MEAN, INITIAL_SPREAD
    ratings: list[Rating] = []
    for result in results:
        teams = _rated_teams(result, game, strengths) if result.rated else None
        if teams is None:
            continue
        value, spread = _updated_rating(result, teams, strengths, value, math.hypot(spread, _DRIFT))
        ratings.append(Rating(result.journal, value, 1.96 * spread))
    return ratings


_Team = tuple[int, tuple[float | None, ...]]
"""A team's rank, and its members' strengths; None for the player."""


def _rated_teams(result: MatchRecord, game: CardGame[Any, Any], strengths: Strengths) -> list[_Team] | None:
    """Return the player's team, then other teams of known strength; None if the result can't be rated."""
    if len(result.levels) != len(result.players):
        return None
    own_team: _Team | None = None
    others: list[_Team] = []
    for team in game.teams(len(result.players)):
        measured = tuple(
            strengths.strength_of(result.levels[seat]) for seat in team if seat != result.own_seat
        )
        if None in measured:
            if result.own_seat in team:
                return None
        elif result.own_seat in team:
            own_team = result.ranking[team[0]], (None, *measured)
        else:
            others.append((result.ranking[team[0]], measured))
    return None if own_team is None or not others else [own_team, *others]


def _updated_rating(
    result: MatchRecord, teams: Sequence[_Team], strengths: Strengths, value: float, spread: float
) -> tuple[float, float]:
    """Update a rating `value` and its standard deviation `spread` by a result; return both."""
    members = len(teams[0][1])
    # A forfeited match counts like a full one, so that leaving early doesn't cost less.
    rounds = max(len(result.rounds), result.forfeited, 1)
    luck = _NOISE * members * math.sqrt(strengths.rounds / rounds)
    luck = max(luck, _LEAST_NOISE)
    model = BradleyTerryFull(beta=luck, tau=0.0, gamma=lambda _c, teams, *_others, **_named: 2 / teams)

    def rating_of(strength: float | None) -> BradleyTerryFullRating:
        known = (value, spread) if strength is None else (strength, _KNOWN_SPREAD)
        return model.rating(*known)

    rated = model.rate(
        [[rating_of(one) for one in team] for _, team in teams], ranks=[rank for rank, _ in teams]
    )
    player = rated[0][0]
    return player.mu, player.sigma
