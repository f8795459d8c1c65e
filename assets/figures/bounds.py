"""The worth of knowing all hands and the policies of the others, and Eider's share of it.

    python assets/figures/bounds.py six_takes --seats 2,4,6 --option limit=0

For each number of seats half of them are Drakes; the others are Eiders, and on the same deals cheaters, who
see all hands, and oracles, who know the Drakes' policies, too. A row of the table says how many points a
round each did better than Drake, and which share of the way from Drake to either Eider covers, with 95 %
intervals: Student's t over the deals, and for the share a bootstrap.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from game.cardgames.registry import rules_of
from game.engine.contract import Setup
from game.engine.options import parse_pairs, resolve
from game.lab.arena.ratings import Estimate, mean
from game.lab.arena.tournament import TournamentPlan, play, seatings

_DRAWN = 10_000
"""So many samples of the bootstrap."""
_ABOVE = "drake"


def leads(game: str, options: list[str], seats: int, own: str, deals: int, seed: int) -> NDArray[np.float64]:
    """By deal, the points a round by which a contender's half of the seats did better than Drake's."""
    rules = rules_of(game)
    resolved = resolve(rules.options, parse_pairs(rules.options, options))
    rules.check(Setup(seats, seed, resolved))
    line_up = tuple(seat % 2 for seat in range(seats))
    plan = TournamentPlan(game, resolved, (own, _ABOVE), seatings(line_up, rotate=True), seed, deals)
    sign = 1 if rules.more_is_better else -1
    found = []
    for deal in play(plan, 1, lambda _deal: None):
        points: tuple[list[float], list[float]] = ([], [])
        for seating, result in zip(plan.seatings, deal.results, strict=True):
            for contender, gained in zip(seating, result.points, strict=True):
                points[contender].extend(gained)
        found.append(sign * (np.mean(points[0]) - np.mean(points[1])))
    return np.array(found)


def covered(eider: NDArray[np.float64], bound: NDArray[np.float64], seed: int) -> tuple[float, float, float]:
    """Eider's share of the way from Drake to a bound, and its 95 % interval by a bootstrap."""
    picks = np.random.default_rng(seed).integers(len(eider), size=(_DRAWN, len(eider)))
    drawn = eider[picks].mean(axis=1) / bound[picks].mean(axis=1)
    low, high = np.percentile(drawn, (2.5, 97.5))
    return eider.mean() / bound.mean(), low, high


def _told(found: Estimate) -> str:
    return f"{found.value:+.2f} ± {found.margin:.2f}"


def _percent(share: tuple[float, float, float]) -> str:
    value, low, high = (100 * part for part in share)
    return f"{value:.0f} % ({low:.0f} to {high:.0f})"


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--seats", default="2,4,6", help="the numbers of seats, separated by commas")
    parser.add_argument("--deals", type=int, default=50, help="how many, each in two seatings")
    parser.add_argument("--seed", type=int, default=8_000)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    chosen = parser.parse_args()
    print("| seats | deals | Eider | cheater | covered | oracle | covered |\n|---|---|---|---|---|---|---|")
    for seats in map(int, chosen.seats.split(",")):
        eider, *bounds = (
            leads(chosen.game, chosen.option, seats, own, max(2, chosen.deals), chosen.seed)
            for own in ("eider", "cheater", "oracle")
        )
        shares = [
            f"{_told(mean(bound))} | {_percent(covered(eider, bound, chosen.seed))}" for bound in bounds
        ]
        print(f"| {seats} | {len(eider)} | {_told(mean(eider))} | {' | '.join(shares)} |", flush=True)


if __name__ == "__main__":
    main()
