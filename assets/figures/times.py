"""Measures how well Eiders keep to a time limit.

    python assets/figures/times.py six_takes --seats 2,4,10 --option limit=0

All seats are Eiders with the same time limit. A row has the number of choices, and how long they took: the
median, the 99th percentile, and the longest.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from game.cardgames.registry import GAMES, rules_of
from game.lab.arena.tournament import TournamentPlan, play, resolve_options


def numbers(text: str) -> list[int]:
    return [int(number) for number in text.split(",")]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=GAMES)
    parser.add_argument(
        "--seats", type=numbers, default="4", help="the numbers of seats, separated by commas"
    )
    parser.add_argument("--times", type=numbers, default="50,100,300", metavar="MS", help="in milliseconds")
    parser.add_argument("--matches", type=int, default=4)
    parser.add_argument("--seed", type=int, default=9_000)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    chosen = parser.parse_args()
    rules = rules_of(chosen.game)
    try:
        for seats in chosen.seats:
            options = resolve_options(rules, chosen.option, seats, chosen.seed)
    except ValueError as error:
        parser.error(str(error))
    print("| seats | time | choices | median | 99th percentile | longest |\n|---|---|---|---|---|---|")
    for seats in chosen.seats:
        for time in chosen.times:
            plan = TournamentPlan(
                chosen.game, options, (f"eider@{time}ms",), ((0,) * seats,), chosen.seed, chosen.matches
            )
            deals = play(plan, 1, lambda _deal: None)
            took = 1000 * np.concatenate([np.array(own) for deal in deals for own in deal.seconds])
            median, most, longest = np.percentile(took, (50, 99, 100))
            row = (seats, f"{time} ms", took.size, f"{median:.0f} ms", f"{most:.0f} ms", f"{longest:.0f} ms")
            print(f"| {' | '.join(map(str, row))} |", flush=True)


if __name__ == "__main__":
    main()
