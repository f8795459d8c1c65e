"""Standings: the contenders' results in a tournament, with confidence intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from statistics import median

import numpy as np
from msgspec import Struct

from game.cardgames.registry import rules_of
from game.engine.chance import seed_of
from game.lab.arena.ratings import Estimate, count_wins, linearized_ratio, mean, ratings
from game.lab.arena.tournament import TournamentDeal, TournamentPlan


class ContenderStanding(Struct, frozen=True):
    """A contender's results.

    Attributes:
        win_share: the fraction of matches won by any of its seats; a shared win counts as a fraction.
        fair_share: the win share if all players were equally good.
    """

    contender: str
    seats: int
    matches: int
    points_per_round: Estimate
    win_share: Estimate
    fair_share: float
    rating: Estimate
    problems: int


class Duel(Struct, frozen=True):
    """A contender's points and wins compared with another's on the same deals.

    Attributes:
        points_per_round: the difference in points a round.
        win_share: its share of the wins of both, per seat: 0.5 if they are even, None if neither won a match.
    """

    contender: str
    against: str
    points_per_round: Estimate
    win_share: Estimate | None


class Standings(Struct, frozen=True):
    """Contenders by rating, best first, and their pairwise comparisons."""

    contenders: tuple[ContenderStanding, ...]
    duels: tuple[Duel, ...]


def standings(plan: TournamentPlan, deals: Sequence[TournamentDeal]) -> Standings:
    """Compute the standings from the deals (at least one)."""
    count, seats = len(plan.contenders), len(plan.seatings[0])
    seat_counts = np.array([plan.seatings[0].count(contender) for contender in range(count)])
    points = np.zeros((count, len(deals)))
    rounds = np.zeros((count, len(deals)))
    wins = np.zeros((count, len(deals)))
    beaten = np.zeros((len(deals), count, count))
    teams = rules_of(plan.game).teams(seats)
    for index, deal in enumerate(deals):
        for seating, result in zip(plan.seatings, deal.results, strict=True):
            winners = result.ranking.count(1)
            for seat, contender in enumerate(seating):
                points[contender, index] += sum(result.points[seat])
                rounds[contender, index] += len(result.points[seat])
                wins[contender, index] += (result.ranking[seat] == 1) / winners
            count_wins(beaten[index], seating, result.ranking, teams)
    wins /= len(plan.seatings)
    by_seat = wins / seat_counts[:, None]
    by_round = [linearized_ratio(*pair) for pair in zip(points, rounds, strict=True)]
    rated = ratings(beaten, seed_of(plan.seed, "ratings"))
    best_first = sorted(range(count), key=lambda contender: -rated[contender].value)
    return Standings(
        tuple(
            ContenderStanding(
                contender=plan.contenders[contender],
                seats=int(seat_counts[contender]),
                matches=plan.matches,
                points_per_round=mean(by_round[contender]),
                win_share=mean(wins[contender]),
                fair_share=int(seat_counts[contender]) / seats,
                rating=rated[contender],
                problems=sum(len(deal.problems[contender]) for deal in deals),
            )
            for contender in best_first
        ),
        tuple(
            Duel(
                contender=plan.contenders[better],
                against=plan.contenders[worse],
                points_per_round=mean(by_round[better] - by_round[worse]),
                win_share=mean(linearized_ratio(by_seat[better], by_seat[better] + by_seat[worse]))
                if (by_seat[better] + by_seat[worse]).any()
                else None,
            )
            for better, worse in combinations(best_first, 2)
        ),
    )


def decision_milliseconds(plan: TournamentPlan, deals: Sequence[TournamentDeal]) -> dict[str, float]:
    """Return each contender's typical decision time: the median of its deals' medians, or 0 without any."""
    return {
        contender: 1000
        * median([median(times) for deal in deals if (times := deal.seconds[number])] or [0.0])
        for number, contender in enumerate(plan.contenders)
    }


def display_names(plan: TournamentPlan, deals: Sequence[TournamentDeal]) -> dict[str, str]:
    """Return each contender's display name: a bot's own name, numbered if it's ambiguous, or the spec."""
    own_names = {
        spec: next((deal.names[number] for deal in deals if deal.names and deal.names[number]), spec)
        for number, spec in enumerate(plan.contenders)
    }
    # A bot may also use the name of a level.
    count, uses = Counter(own_names.values()), Counter[str]()
    names = {}
    for spec, name in own_names.items():
        uses[name] += spec != name
        names[spec] = f"{name} ({uses[name]})" if spec != name and count[name] > 1 else name
    return names


def points_histogram(plan: TournamentPlan, deals: Sequence[TournamentDeal]) -> dict[str, Counter[int]]:
    """Return how often each contender had each number of points in a round."""
    histogram: dict[str, Counter[int]] = {contender: Counter() for contender in plan.contenders}
    for deal in deals:
        for seating, result in zip(plan.seatings, deal.results, strict=True):
            for contender, points in zip(seating, result.points, strict=True):
                histogram[plan.contenders[contender]].update(points)
    return histogram
