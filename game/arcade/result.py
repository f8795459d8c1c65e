"""The result of a match as a number, for par, medals and goals; higher is better."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.engine.contract import CardGame, rank
from game.engine.match import Match


def uses_leads(game: CardGame[Any, Any]) -> bool:
    """Return whether results are leads over other teams, as in games with partners."""
    return any(len(team) > 1 for team in game.teams(game.usual_seats))


def result_of(game: CardGame[Any, Any], match: Match, seat: int) -> float:
    """Return a seat's points so far, or its team's lead in games with partners; higher is better."""
    totals, more = game.totals(match.state), game.more_is_better
    if uses_leads(game):
        return float(lead_of(totals, game.teams(len(totals)), seat, more_is_better=more))
    return float(totals[seat] if more else -totals[seat])


def forfeited_ranking(game: CardGame[Any, Any], totals: Sequence[int], seat: int) -> tuple[int, ...]:
    """Return each seat's rank in a match that a seat has left: its team is last, others rank by points."""
    teams, sign = game.teams(len(totals)), -1 if game.more_is_better else 1
    ranks = rank({number: (seat in team, sign * totals[team[0]]) for number, team in enumerate(teams)})
    return tuple(
        next(ranks[number] for number, team in enumerate(teams) if other in team)
        for other in range(len(totals))
    )


def lead_of(totals: Sequence[int], teams: Sequence[Sequence[int]], seat: int, *, more_is_better: bool) -> int:
    sign = 1 if more_is_better else -1
    own_team = next(team for team in teams if seat in team)
    rivals = [sign * points for other, points in enumerate(totals) if other not in own_team]
    return sign * totals[seat] - max(rivals)
