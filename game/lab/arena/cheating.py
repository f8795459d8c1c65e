"""Contenders of the arena that see all hands, and so show how much there is to gain at most.

They are no opponents and no levels: agents know their seat's view and nothing else. If a game has a cheater,
its kit makes it, and the arena alone hands it the whole state instead of a view. As an oracle it is also lent
the agents of the others, to be asked over and over for their choice.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.ai.agent import Agent, Budget, Peek, Policy
from game.ai.spec import UnknownLevel
from game.cardgames.registry import kit_of
from game.engine.contract import CardGame

CHEATER: Final = "cheater"
"""The name, among the seats of an arena, of the one that sees all hands."""
ORACLE: Final = "oracle"
"""The name of the one that knows the policies of the others, too."""
CHEATERS: Final = (CHEATER, ORACLE)


def make_cheater(game: str) -> Agent[Peek]:
    """A game's cheater, whose `choose` expects a state and the seat that is asked in it.

    Raises:
        UnknownLevel: if the game has none.
    """
    agent = kit_of(game).cheater()
    if agent is None:
        raise UnknownLevel(f"nobody cheats at {game}: it has neither {CHEATER!r} nor {ORACLE!r}")
    return agent


def peek(
    game: CardGame[Any, Any], state: Any, seat: int, others: Mapping[int, tuple[Agent[Any], Budget]]
) -> Peek:
    """All there is to see for a seat that is asked in a state, with the others who see only their views.

    A policy is drawn with its own chance: the oracle does not learn the card that a seat chooses in the
    match, but how often it would choose each.
    """

    def policy(other: int) -> Policy:
        agent, budget = others[other]
        return lambda state, chance: agent.choose(game.view(state, other), budget, chance).choice

    return Peek(state, seat, {other: policy(other) for other in others if other != seat})
