"""Hi-lo's agents: one guesses at random, two play out deals, and one counts the remaining cards."""

from __future__ import annotations

import random

from msgspec.structs import replace

from game.ai.agent import Agent, AgentMakers, Budget, Decision, Prospect
from game.ai.levels import ADVISER
from game.ai.makers import Duckling
from game.ai.play_outs import FlatMonteCarlo
from tests.hi_lo.rules import HI_LO, HIGHEST, TURNS, Guess, HiLoState, HiLoView


def chance_of_higher(view: HiLoView) -> float:
    """Return the probability that the next card is higher than the open one."""
    left = set(range(1, HIGHEST + 1)) - set(view.cards)
    return sum(card > view.cards[-1] for card in left) / len(left)


class Counter(Agent[HiLoView]):
    """Makes the likelier guess."""

    def choose(self, view: HiLoView, budget: Budget, chance: int) -> Decision:
        higher = chance_of_higher(view)
        chances = {Guess(True): higher, Guess(False): 1 - higher}
        prospects = tuple(Prospect(guess, right, 1 - right) for guess, right in chances.items())
        return Decision(max(chances, key=lambda guess: chances[guess]), prospects)


def deal_again(view: HiLoView, generator: random.Random) -> HiLoState:
    """Return a state in which the stock is dealt again from the cards not yet turned."""
    left = sorted(set(range(1, HIGHEST + 1)) - set(view.cards))
    stock = generator.sample(left, 1 + TURNS * view.seats - len(view.cards))
    return HiLoState(replace(view, seat=None), tuple(stock), generator.getrandbits(60))


AGENTS: AgentMakers = {
    "duckling": lambda: Duckling(HI_LO.choices),
    "drake": lambda: FlatMonteCarlo(HI_LO, deal_again, share=0.1),
    "swan": lambda: FlatMonteCarlo(HI_LO, deal_again),
    **dict.fromkeys(("eider", ADVISER), Counter),
}
