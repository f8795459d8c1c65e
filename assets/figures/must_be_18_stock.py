"""The worth of knowing the stock: `python assets/figures/must_be_18_stock.py --seats 2,4,6 --deals 150`.

Half of the seats are Drakes; the others are cheaters who see all hands and the stock, and on the same deals
others who see the hands but not the order of the stock. Each figure is by how many points a round they did
better than Drake, with a 95 % interval over the deals. Nobody can know the order of the stock, and no fair
player knows more of the hands than the second ones do.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from statistics import fmean

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import numpy as np

from game.ai.agent import Agent, Peek
from game.ai.levels import budget_of
from game.cardgames.must_be_18.players.agents import AGENTS
from game.cardgames.must_be_18.players.cheater import Cheater
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.cardgames.must_be_18.rules.options import MustBe18Options
from game.engine.chance import seed_of
from game.engine.contract import Phase, Setup
from game.engine.match import Match
from game.lab.arena.ratings import mean

_SHUFFLES = 24


def ahead(cheater: Agent[Peek], seats: int, seed: int, first: int) -> float:
    """By how many points the cheaters, on every other seat from the first on, beat the Drakes in a round."""
    drake, budget = AGENTS["drake"](), budget_of("drake")
    match = Match(MUST_BE_18, Setup(seats, seed, MustBe18Options(rounds=1)))
    while not match.over:
        if match.phase is Phase.ROUND_OVER:
            match.deal()
            continue
        (seat,) = match.pending
        chance = seed_of(seed, seat, len(match.history))
        if seat % 2 == first:
            decision = cheater.choose(Peek(match.state, seat), budget, chance)
        else:
            decision = drake.choose(match.view(seat), budget, chance)
        match.choose(seat, decision.choice)
    totals = MUST_BE_18.totals(match.state)
    return fmean(totals[1 - first :: 2]) - fmean(totals[first::2])


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seats", default="2,4,6", help="even numbers, separated by commas")
    parser.add_argument("--deals", type=int, default=150, help="how many, each in two seatings")
    parser.add_argument("--seed", type=int, default=8_000)
    chosen = parser.parse_args()
    print("| seats | deals | sees all | sees the hands |\n|---|---|---|---|")
    for seats in map(int, chosen.seats.split(",")):
        cells = []
        for shuffles in (None, _SHUFFLES):
            cheater = Cheater(shuffles=shuffles)
            deals = range(chosen.seed, chosen.seed + max(2, chosen.deals))
            found = mean(
                np.array([fmean(ahead(cheater, seats, seed, first) for first in (0, 1)) for seed in deals])
            )
            cells.append(f"{found.value:+.2f} ± {found.margin:.2f}")
        print(f"| {seats} | {len(deals)} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
