"""What a leader can make when all hands lie open: `python assets/figures/sixty_six_openhand.py --deals 400`.

Over random deals, with all options as usual: how often the leader's team can make so many ticks whatever
the others do, how many points it makes on average, how often there is a Moon that cannot fail, and how often
a hand holds a marriage. Each figure comes with its standard error.
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


def deal(chance: random.Random) -> Hands:
    """The four hands of a random deal."""
    cards = chance.sample(range(SIZE), SIZE)
    first, second, third, fourth = (
        mask_of(cards[HAND_SIZE * seat : HAND_SIZE * (seat + 1)]) for seat in range(SEATS)
    )
    return first, second, third, fourth


def points_of(result: HandResult) -> int:
    """What the leader wants most of: its team's points."""
    return result.own


def moons(hands: Hands) -> list[bool]:
    """For each seat, whether it wins all tricks alone."""
    return [
        OpenHand(HandPosition(hands, leader=seat, aside=partner_of(seat)), lambda result: result.sweep).best()
        for seat in range(SEATS)
    ]


def married(hand: int) -> bool:
    """Whether the hand holds a king and the queen of its suit."""
    return any(MATE[bit] & hand for bit in bits_in(hand))


def percentage(hits: Sequence[bool]) -> str:
    """How often it was so, with the standard error."""
    share = statistics.mean(hits)
    error = (share * (1 - share) / len(hits)) ** 0.5
    return f"{100 * share:5.1f} ± {100 * error:.1f} %"


def main() -> None:
    """Deal, solve and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=400, help="how many; each takes some 50 ms")
    parser.add_argument("--seed", type=int, default=66)
    chosen = parser.parse_args()
    chance = random.Random(chosen.seed)
    deals = [deal(chance) for _ in range(max(2, chosen.deals))]

    points = [OpenHand(HandPosition(hands, leader=0), points_of).best() for hands in deals]
    for ticks in range(1, 6):
        print(f"at least {ticks}: {percentage([ticks_of(made) >= ticks for made in points])} of leaders")
    error = statistics.stdev(points) / len(points) ** 0.5
    print(f"points    : {statistics.mean(points):5.1f} ± {error:.1f}")

    sure = [moons(hands) for hands in deals]
    print(f"sure Moon : {percentage([seats[0] for seats in sure])} of leaders")
    print(f"            {percentage([any(seats) for seats in sure])} of deals, by some seat")
    print(f"marriage  : {percentage([married(hands[0]) for hands in deals])} of hands")


if __name__ == "__main__":
    main()
