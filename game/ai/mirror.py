"""The mirror: an agent of any strength between two levels, which mixes their decisions.

Its strength is a number: 100 is the first level, 200 the second, 250 half-way between the second and third.
At each decision, it picks the stronger or the weaker level at random. The weaker one's choice is played only
if a stronger level rates it close to the best. So a mirror is weaker in close decisions but doesn't blunder.
The tolerance is larger between the first two levels, because the first plays at random.
"""

from __future__ import annotations

import random
from typing import Any

from game.ai.agent import Agent, AgentMakers, Budget, Decision
from game.ai.levels import LEVELS, Level
from game.ai.spec import HIGHEST_MIRROR, LOWEST_MIRROR
from game.engine.chance import seed_of

_STEP = LOWEST_MIRROR
"""The difference in strength between two levels."""
_JUDGE = 2
"""The index in `LEVELS` of the first level that rates choices with prospects in every game."""
_CLOSE = 2.0
"""The cost in points from which a choice isn't close to the best any more, and the coach says "ouch"."""
_FORGIVEN = 6.0
"""Between the first two levels, the weaker's choice may cost up to this many points more than `_CLOSE`."""


class Mirror(Agent[Any]):
    """An agent between two levels.

    Attributes:
        share: the probability (0 to 1) that the stronger level decides.
        limit: the weaker level's choice isn't played if it costs this many points or more.
    """

    def __init__(self, makers: AgentMakers, strength: int) -> None:
        """Create a mirror with a strength from `LOWEST_MIRROR` to `HIGHEST_MIRROR`."""
        assert LOWEST_MIRROR <= strength <= HIGHEST_MIRROR
        below = min(strength // _STEP - 1, len(LEVELS) - 2)
        self.weaker, self.stronger = LEVELS[below], LEVELS[below + 1]
        self.share = strength / _STEP - 1 - below
        self.limit = _CLOSE + (0.0 if below else _FORGIVEN * (1 - self.share))
        self._judge = LEVELS[max(below + 1, _JUDGE)]
        self._agents = {level.id: makers[level.id]() for level in (self.weaker, self.stronger, self._judge)}

    def choose(self, view: Any, budget: Budget, chance: int) -> Decision:
        del budget
        strong = self._decide(self.stronger, view, chance)
        if random.Random(seed_of(chance, "share")).random() < self.share:
            return strong
        weak = self._decide(self.weaker, view, chance)
        if weak.choice == strong.choice:
            return strong
        judged = strong if self.stronger is self._judge else self._decide(self._judge, view, chance)
        values = {prospect.choice: prospect.value for prospect in judged.prospects}
        close = weak.choice in values and max(values.values()) - values[weak.choice] < self.limit
        return weak if close else strong

    def close(self) -> None:
        for agent in self._agents.values():
            agent.close()

    def _decide(self, level: Level, view: Any, chance: int) -> Decision:
        return self._agents[level.id].choose(view, level.budget, seed_of(chance, level.id))
