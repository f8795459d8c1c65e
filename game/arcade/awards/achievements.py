"""The achievements of a finished match, from its player's visible events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from game.ai.levels import level_of
from game.arcade.result import forfeited_ranking
from game.arcade.run.combos import combos, visible_events
from game.engine.journal import Header
from game.engine.match import Match
from game.storage.history.achievements import Achievements


def achievements_of(header: Header, match: Match, seat: int, journal: str) -> Achievements:
    """Return what the player on a seat achieved in a match that is over."""
    game = match.game
    points = [game.points(event) or {} for event in match.scored]
    totals = game.totals(match.state)
    team = next(team for team in game.teams(len(totals)) if seat in team)
    others = [other for other in range(len(totals)) if other not in team]
    earned = combos(game.id, visible_events(match, seat), seat)
    return Achievements(
        journal=journal,
        game=game.id,
        seats=len(totals),
        rank=(match.ranking or ())[seat],
        rivals=tuple(level_of(header.players[other].level).id for other in others),
        total=totals[seat],
        rounds=tuple(own[seat] for own in points if seat in own),
        least=min(totals[other] for other in others),
        most=max(totals[other] for other in others),
        fell=fell_behind(points, seat, len(totals), more=game.more_is_better),
        combos=Counter(one.combo.id for one in earned),
        chain=max((one.chain for one in earned), default=0),
    )


def forfeit_of(header: Header, match: Match, seat: int, journal: str) -> Achievements:
    """Return the achievements of a match that the player on a seat has left: a lost match, nothing else."""
    seats = len(header.players)
    ranks = forfeited_ranking(match.game, match.game.totals(match.state), seat)
    team = next(team for team in match.game.teams(seats) if seat in team)
    return Achievements(
        journal=journal,
        game=header.game,
        seats=seats,
        rank=ranks[seat],
        rivals=tuple(level_of(one.level).id for place, one in enumerate(header.players) if place not in team),
        total=0,
        rounds=(),
        least=0,
        most=0,
        fell=False,
        combos={},
        chain=0,
    )


def fell_behind(points: Sequence[Mapping[int, int]], seat: int, seats: int, *, more: bool) -> bool:
    """Whether the seat was last alone after a round other than the last one."""
    so_far = [0] * seats
    sign = 1 if more else -1
    for own in points[:-1]:
        for one, amount in own.items():
            so_far[one] += sign * amount
        if so_far[seat] < min(total for one, total in enumerate(so_far) if one != seat):
            return True
    return False
