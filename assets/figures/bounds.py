"""Measures what knowing all hands and the other seats' policies is worth, and how much of that Eider gains.

    python assets/figures/bounds.py six_takes --seats 2,4,6 --option limit=0

For each number of seats, half of the seats are Drakes. The others are Eiders, and on the same deals cheaters,
who see all hands, and oracles, who also know the Drakes' policies. A row of the table has each one's lead
over Drake in points a round, and Eider's lead as a share of the cheaters' and the oracles', with 95 %
intervals: Student's t over the deals, and a bootstrap for the shares.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from game.cardgames.registry import GAMES, rules_of
from game.lab.arena.ratings import Estimate, mean
from game.lab.arena.tournament import TournamentPlan, play, resolve_options, seatings

_BOOTSTRAP_SAMPLES = 10_000
"""The number of bootstrap samples."""
_OPPONENT = "drake"


def leads(game: str, options: Struct, seats: int, spec: str, deals: int, seed: int) -> NDArray[np.float64]:
    """Return, for each deal, a contender's lead over Drake in points a round, each with half of the seats."""
    rules = rules_of(game)
    line_up = tuple(seat % 2 for seat in range(seats))
    plan = TournamentPlan(game, options, (spec, _OPPONENT), seatings(line_up, rotate=True), seed, deals)
    sign = 1 if rules.more_is_better else -1
    leads_by_deal = []
    for deal in play(plan, 1, lambda _deal: None):
        points: tuple[list[float], list[float]] = ([], [])
        for seating, result in zip(plan.seatings, deal.results, strict=True):
            for contender, gained in zip(seating, result.points, strict=True):
                points[contender].extend(gained)
        leads_by_deal.append(sign * (np.mean(points[0]) - np.mean(points[1])))
    return np.array(leads_by_deal)


def covered_share(
    eider: NDArray[np.float64], bound: NDArray[np.float64], seed: int
) -> tuple[float, float, float]:
    """Return Eider's lead as a share of a bound's lead, and its 95 % bootstrap interval."""
    picks = np.random.default_rng(seed).integers(len(eider), size=(_BOOTSTRAP_SAMPLES, len(eider)))
    drawn = eider[picks].mean(axis=1) / bound[picks].mean(axis=1)
    low, high = np.percentile(drawn, (2.5, 97.5))
    return eider.mean() / bound.mean(), low, high


def _with_margin(estimate: Estimate) -> str:
    return f"{estimate.value:+.2f} ± {estimate.margin:.2f}"


def _percent(share: tuple[float, float, float]) -> str:
    value, low, high = (100 * part for part in share)
    return f"{value:.0f} % ({low:.0f} to {high:.0f})"


def numbers(text: str) -> list[int]:
    return [int(number) for number in text.split(",")]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=GAMES)
    parser.add_argument(
        "--seats", type=numbers, default="2,4,6", help="the numbers of seats, separated by commas"
    )
    parser.add_argument("--deals", type=int, default=50, help="how many, each in two seatings")
    parser.add_argument("--seed", type=int, default=8_000)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    chosen = parser.parse_args()
    rules = rules_of(chosen.game)
    try:
        for seats in chosen.seats:
            options = resolve_options(rules, chosen.option, seats, chosen.seed)
    except ValueError as error:
        parser.error(str(error))
    print("| seats | deals | Eider | cheater | covered | oracle | covered |\n|---|---|---|---|---|---|---|")
    for seats in chosen.seats:
        eider, *bounds = (
            leads(chosen.game, options, seats, own, max(2, chosen.deals), chosen.seed)
            for own in ("eider", "cheater", "oracle")
        )
        shares = [
            f"{_with_margin(mean(bound))} | {_percent(covered_share(eider, bound, chosen.seed))}"
            for bound in bounds
        ]
        print(f"| {seats} | {len(eider)} | {_with_margin(mean(eider))} | {' | '.join(shares)} |", flush=True)


if __name__ == "__main__":
    main()
