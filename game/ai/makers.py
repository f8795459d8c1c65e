"""Helpers that create a game's agents: the random level, and a level's variants by style."""

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
    """An agent that chooses at random."""

    def __init__(self, choices: Callable[[Any], Sequence[Choice]]) -> None:
        self._choices = choices

    def choose(self, view: Any, budget: Budget, chance: int) -> Decision:
        return Decision(random.Random(chance).choice(self._choices(view)))


def makers_by_style(
    level: str, make: Callable[[StyleT], Agent[Any]], plain: StyleT, styles: Mapping[str, StyleT]
) -> AgentMakers:
    """Return functions that create a level's agents: plain (`swan`) and in each style (`swan:careful`)."""

    def maker_of(style: StyleT) -> Callable[[], Agent[Any]]:
        return lambda: make(style)

    return {level: maker_of(plain)} | {f"{level}:{name}": maker_of(other) for name, other in styles.items()}


class Rival(StrEnum):
    """The rivals whose points matter to a style; BEHIND is the closest player who isn't ahead."""

    NOBODY = "nobody"
    ALL = "all"
    LEADER = "leader"
    NEXT = "next"
    BEHIND = "behind"


class BaseStyle(Struct, frozen=True):
    """The weights with which a style modifies a search's results, in the game's points.

    Attributes:
        about: a description of the style for players.
        harm: the value of each point that a rival loses, averaged over the rivals; negative to help them.
        high: the preference for playing high cards first; if negative, low cards.
        rival: the seats whose points are weighted by `harm`.
    """

    about: str
    harm: float = 0.0
    high: float = 0.0
    rival: Rival = Rival.NOBODY

    def rivals(self, seat: int, seats: Sequence[int], standing: Callable[[int], Any]) -> list[int]:
        """Return the rivals of `seat` among these seats; a lower `standing` is better."""
        others = [other for other in seats if other != seat]
        match self.rival:
            case Rival.NEXT:
                return [seats[(seats.index(seat) + 1) % len(seats)]]
            case Rival.LEADER:
                return [min(others, key=standing)]
            case Rival.BEHIND:
                behind = [other for other in others if standing(other) >= standing(seat)]
                return [min(behind or others, key=standing)]
        return others
