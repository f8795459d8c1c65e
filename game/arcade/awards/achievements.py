"""The achievements in a finished match, computed from the player's visible events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from game.ai.levels import level_of
from game.arcade.result import forfeited_ranking
from game.arcade.run.scoring import earned_combos
from game.engine.journal import Header
from game.engine.match import Match
from game.storage.history.achievements import Achievements


def achievements_of(header: Header, match: Match, seat: int, journal: str) -> Achievements:
    """Return the achievements of the player at a seat; an unfinished match counts as lost."""
    game, over, seats = match.game, match.over, len(header.players)
    totals = game.totals(match.state)
    ranking = match.ranking or forfeited_ranking(game, totals, seat)
    team = next(team for team in game.teams(seats) if seat in team)
    others = [other for other in range(seats) if other not in team]
    points = [game.points(event) or {} for event in match.scored] if over else []
    earned = earned_combos(game.id, match.events(seat), seat) if over else ()
    return Achievements(
        journal=journal,
        game=game.id,
        seats=seats,
        rank=ranking[seat],
        rivals=tuple(level_of(header.players[other].level).id for other in others),
        total=totals[seat] if over else 0,
        rounds=tuple(scores[seat] for scores in points if seat in scores),
        least=min(totals[other] for other in others) if over else 0,
        most=max(totals[other] for other in others) if over else 0,
        fell=was_ever_alone_last(points, seat, seats, more=game.more_is_better),
        combos=Counter(combo.combo.id for combo in earned),
        chain=max((combo.chain for combo in earned), default=0),
    )


def was_ever_alone_last(points: Sequence[Mapping[int, int]], seat: int, seats: int, *, more: bool) -> bool:
    """Return whether the seat alone was last after any round but the final one; `points` are each round's."""
    so_far = [0] * seats
    sign = 1 if more else -1
    for scores in points[:-1]:
        for other, amount in scores.items():
            so_far[other] += sign * amount
        if so_far[seat] < min(total for other, total in enumerate(so_far) if other != seat):
            return True
    return False
