"""The players of Hi-lo: one guesses at random, one counts the cards that are left."""

from __future__ import annotations

from game.ai.agent import Agent, AgentMakers, Budget, Decision, Prospect
from game.ai.levels import ADVISER
from game.ai.makers import Duckling
from tests.hi_lo.rules import HI_LO, HIGHEST, Guess, HiLoView


def chance_of_higher(view: HiLoView) -> float:
    """The chance that the next card is higher than the open one."""
    left = set(range(1, HIGHEST + 1)) - set(view.cards)
    return sum(card > view.cards[-1] for card in left) / len(left)


class Counter(Agent[HiLoView]):
    """The likelier guess."""

    def choose(self, view: HiLoView, budget: Budget, chance: int) -> Decision:
        higher = chance_of_higher(view)
        chances = {Guess(True): higher, Guess(False): 1 - higher}
        prospects = tuple(Prospect(guess, -right, 1 - right) for guess, right in chances.items())
        return Decision(max(chances, key=lambda guess: chances[guess]), prospects)


AGENTS: AgentMakers = {
    "duckling": lambda: Duckling(HI_LO.choices),
    **dict.fromkeys(("drake", "swan", "eider", ADVISER), Counter),
}
