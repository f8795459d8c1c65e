"""What a leader can make with open hands: `python assets/figures/sixty_six_openhand.py --deals 400`.

Over random deals with the default options: how often the leader's team can make each number of ticks whatever
the others do, its average points, how often there is a Moon that can't fail, and how often a hand has a
marriage. Each figure has its standard error.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from game.cardgames.sixty_six.players.bitboards import MATE, bits_in, mask_of
from game.cardgames.sixty_six.players.position import HandPosition, HandResult
from game.cardgames.sixty_six.players.solver import OpenHand
from game.cardgames.sixty_six.rules.deck import HAND_SIZE, SIZE
from game.cardgames.sixty_six.rules.scoring import ticks_of
from game.cardgames.sixty_six.rules.view import SEATS, partner_of

Hands = tuple[int, int, int, int]


def random_hands(chance: random.Random) -> Hands:
    cards = chance.sample(range(SIZE), SIZE)
    first, second, third, fourth = (
        mask_of(cards[HAND_SIZE * seat : HAND_SIZE * (seat + 1)]) for seat in range(SEATS)
    )
    return first, second, third, fourth


def points_of(result: HandResult) -> int:
    """Return the leader's objective: its team's points."""
    return result.own


def sure_moons(hands: Hands) -> list[bool]:
    """Return, for each seat, whether it can win all tricks alone."""
    return [
        OpenHand(
            HandPosition(hands, leader=seat, aside=partner_of(seat)), lambda result: result.sweep
        ).value()
        for seat in range(SEATS)
    ]


def has_marriage(hand: int) -> bool:
    """Return whether a hand has a king and the queen of the same suit."""
    return any(MATE[bit] & hand for bit in bits_in(hand))


def percentage(hits: Sequence[bool]) -> str:
    """Format the share of true values, with its standard error."""
    share = statistics.mean(hits)
    error = (share * (1 - share) / len(hits)) ** 0.5
    return f"{100 * share:5.1f} ± {100 * error:.1f} %"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=400, help="how many; each takes some 50 ms")
    parser.add_argument("--seed", type=int, default=66)
    chosen = parser.parse_args()
    chance = random.Random(chosen.seed)
    deals = [random_hands(chance) for _ in range(max(2, chosen.deals))]

    points = [OpenHand(HandPosition(hands, leader=0), points_of).value() for hands in deals]
    for ticks in range(1, 6):
        print(f"at least {ticks}: {percentage([ticks_of(made) >= ticks for made in points])} of leaders")
    error = statistics.stdev(points) / len(points) ** 0.5
    print(f"points    : {statistics.mean(points):5.1f} ± {error:.1f}")

    sure = [sure_moons(hands) for hands in deals]
    print(f"sure Moon : {percentage([seats[0] for seats in sure])} of leaders")
    print(f"            {percentage([any(seats) for seats in sure])} of deals, by some seat")
    print(f"marriage  : {percentage([has_marriage(hands[0]) for hands in deals])} of hands")


if __name__ == "__main__":
    main()
