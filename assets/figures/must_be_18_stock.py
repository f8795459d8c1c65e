"""What knowing the stock is worth: `python assets/figures/must_be_18_stock.py --seats 2,4,6 --deals 150`.

Half of the seats are Drakes. The others are cheaters who see all hands and the stock, and on the same deals
cheaters who see the hands but not the order of the stock. Each figure is their lead over Drake in points a
round, with a 95 % interval over the deals. A fair player never knows more than the second kind of cheater.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from statistics import fmean

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import numpy as np

from game.ai.agent import Agent, CheaterView
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


def cheaters_lead(cheater: Agent[CheaterView], seats: int, seed: int, first: int) -> float:
    """Return the cheaters' lead over the Drakes in a round; they have every other seat, from `first` on."""
    drake, budget = AGENTS["drake"](), budget_of("drake")
    match = Match(MUST_BE_18, Setup(seats, seed, MustBe18Options(rounds=1)))
    while not match.over:
        if match.phase is Phase.ROUND_OVER:
            match.deal()
            continue
        (seat,) = match.pending
        chance = seed_of(seed, seat, len(match.history))
        if seat % 2 == first:
            decision = cheater.choose(CheaterView(match.state, seat), budget, chance)
        else:
            decision = drake.choose(match.view(seat), budget, chance)
        match.choose(seat, decision.choice)
    totals = MUST_BE_18.totals(match.state)
    return fmean(totals[1 - first :: 2]) - fmean(totals[first::2])


def main() -> None:
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
                np.array(
                    [fmean(cheaters_lead(cheater, seats, seed, first) for first in (0, 1)) for seed in deals]
                )
            )
            cells.append(f"{found.value:+.2f} ± {found.margin:.2f}")
        print(f"| {seats} | {len(deals)} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
