"""Makers of agents that every game needs: the random level, and levels in styles, which all games share."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import Any, TypeVar

from msgspec import Struct

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


class Rival(StrEnum):
    """The seats whose points count in addition to the player's own; BEHIND is the next one behind it."""

    NOBODY = "nobody"
    ALL = "all"
    LEADER = "leader"
    NEXT = "next"
    BEHIND = "behind"


class BaseStyle(Struct, frozen=True):
    """A player's weights for what a search has found, in the game's points.

    Attributes:
        about: the style as a player notices it.
        harm: the worth of each point against a rival, or of the mean of several. Below 0 is kind.
        high: the worth of playing high cards first; below 0, low cards go first.
    """

    about: str
    harm: float = 0.0
    high: float = 0.0
