"""The players of Sixty-six. All see only their view."""

from __future__ import annotations

import random

from game.ai.agent import Agent, AgentMakers, Budget, Decision
from game.cardgames.sixty_six.rules import SIXTY_SIX
from game.cardgames.sixty_six.view import SixtySixView


class Duckling(Agent[SixtySixView]):
    """Any legal card, at random, and one of the two lowest calls."""

    def choose(self, view: SixtySixView, budget: Budget, chance: int) -> Decision:
        """Choose at random."""
        choices = SIXTY_SIX.choices(view)
        if view.stage == "bid":
            # Bids at random would be Moons and set so often that no match would ever end.
            choices = choices[:2]
        return Decision(random.Random(chance).choice(choices))


AGENTS: AgentMakers = {"duckling": Duckling}
GAME = SIXTY_SIX
