"""Arena contenders that see all hands, to measure the most that better play could gain.

They aren't opponents or levels, because agents only get their seat's view. A game's kit creates its cheater,
if it has one, and only the arena passes it the whole state. An oracle also gets the policies of the other
seats.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.ai.agent import Agent, Budget, CheaterView, Policy
from game.ai.spec import UnknownLevel
from game.cardgames.registry import kit_of
from game.engine.contract import CardGame

CHEATER: Final = "cheater"
"""The spec of the contender that sees all hands."""
ORACLE: Final = "oracle"
"""The spec of the contender that sees all hands and also knows the other seats' policies."""
CHEATERS: Final = (CHEATER, ORACLE)


def make_cheater(game: str) -> Agent[CheaterView]:
    """Create a game's cheater, whose `choose` takes a `CheaterView`; raise UnknownLevel if it has none."""
    agent = kit_of(game).cheater()
    if agent is None:
        raise UnknownLevel(f"nobody cheats at {game}: it has neither {CHEATER!r} nor {ORACLE!r}")
    return agent


def make_cheater_view(
    game: CardGame[Any, Any], state: Any, seat: int, others: Mapping[int, tuple[Agent[Any], Budget]]
) -> CheaterView:
    """Return a cheater's view of a state in which `seat` has a pending choice.

    The agents and budgets of the `others`, by seat, give their policies. A policy is called with a
    different seed from the match's, so it tells how a seat tends to choose, not what it will choose.
    """

    def policy_of(other: int) -> Policy:
        agent, budget = others[other]
        return lambda state, chance: agent.choose(game.view(state, other), budget, chance).choice

    return CheaterView(state, seat, {other: policy_of(other) for other in others if other != seat})
