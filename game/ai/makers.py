"""Makers of agents that every game needs: the random level, and levels in styles."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from game.ai.agent import Agent, AgentMakers, Budget, Decision
from game.engine.contract import Choice

StyleT = TypeVar("StyleT")


class Duckling(Agent[Any]):
    """A player that picks one of the choices of a view at random."""

    def __init__(self, choices: Callable[[Any], Sequence[Choice]]) -> None:
        self._choices = choices

    def choose(self, view: Any, budget: Budget, chance: int) -> Decision:
        return Decision(random.Random(chance).choice(self._choices(view)))


def in_styles(
    level: str, make: Callable[[StyleT], Agent[Any]], own: StyleT, styles: Mapping[str, StyleT]
) -> AgentMakers:
    """Return the makers of a level in its own style (`swan`) and in each other one (`swan:careful`)."""

    def maker(style: StyleT) -> Callable[[], Agent[Any]]:
        return lambda: make(style)

    return {level: maker(own)} | {f"{level}:{name}": maker(other) for name, other in styles.items()}
