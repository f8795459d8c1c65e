"""Contenders of the arena that see all hands, so that they show the most there is to gain.

They are neither opponents nor levels: agents know their seat's view and nothing else. If a game has a
cheater, its kit makes it, and only the arena passes it the whole state instead of a view. As an oracle it
also gets the policies of the other seats.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.ai.agent import Agent, Budget, Peek, Policy
from game.ai.spec import UnknownLevel
from game.cardgames.registry import kit_of
from game.engine.contract import CardGame

CHEATER: Final = "cheater"
"""The name, among the seats of an arena, of the contender that sees all hands."""
ORACLE: Final = "oracle"
"""The name of the contender that also knows the policies of the others."""
CHEATERS: Final = (CHEATER, ORACLE)


def make_cheater(game: str) -> Agent[Peek]:
    """Return a game's cheater, whose `choose` expects a `Peek`; raises UnknownLevel if it has none."""
    agent = kit_of(game).cheater()
    if agent is None:
        raise UnknownLevel(f"nobody cheats at {game}: it has neither {CHEATER!r} nor {ORACLE!r}")
    return agent


def peek(
    game: CardGame[Any, Any], state: Any, seat: int, others: Mapping[int, tuple[Agent[Any], Budget]]
) -> Peek:
    """Return everything that a seat with a pending choice may look at, the others' policies included.

    A policy draws with a chance of its own: the oracle doesn't learn which card a seat chooses in the match,
    but how often it would choose each.
    """

    def policy(other: int) -> Policy:
        agent, budget = others[other]
        return lambda state, chance: agent.choose(game.view(state, other), budget, chance).choice

    return Peek(state, seat, {other: policy(other) for other in others if other != seat})
