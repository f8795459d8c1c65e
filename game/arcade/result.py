"""The result of a match, as par, medals and goals measure it: a value, the higher the better."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.engine.contract import CardGame, rank
from game.engine.match import Match


def is_lead(game: CardGame[Any, Any]) -> bool:
    """Whether a game's results are leads.

    They are where partners play: to keep points from the other side is then as good as to win some. Such a
    match ends when a side has enough, so that the winner's points alone would hardly tell how it was played.
    """
    return any(len(team) > 1 for team in game.teams(game.usual_seats))


def result_of(game: CardGame[Any, Any], match: Match, seat: int) -> float:
    """A seat's points so far as a value, or its side's lead where partners play: higher is better."""
    totals, more = game.totals(match.state), game.more_is_better
    if is_lead(game):
        return float(lead_of(totals, game.teams(len(totals)), seat, more_is_better=more))
    return float(totals[seat] if more else -totals[seat])


def forfeited_ranking(game: CardGame[Any, Any], totals: Sequence[int], seat: int) -> tuple[int, ...]:
    """The ranks of a match that the player on a seat has left: that side is last, others rank by points."""
    teams, sign = game.teams(len(totals)), -1 if game.more_is_better else 1
    ranks = rank({place: (seat in team, sign * totals[team[0]]) for place, team in enumerate(teams)})
    return tuple(
        next(ranks[place] for place, team in enumerate(teams) if one in team) for one in range(len(totals))
    )


def lead_of(totals: Sequence[int], teams: Sequence[Sequence[int]], seat: int, *, more_is_better: bool) -> int:
    """How many points a seat is ahead of the best who is no partner; negative: behind."""
    sign = 1 if more_is_better else -1
    own = next(team for team in teams if seat in team)
    rivals = [sign * points for place, points in enumerate(totals) if place not in own]
    return sign * totals[seat] - max(rivals)
