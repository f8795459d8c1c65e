"""Agents: players who look at a view, think for a while, and choose."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from game.engine.contract import CardGame, Choice

ViewT = TypeVar("ViewT")


class Budget(Struct, frozen=True):
    """How long an agent may think: so many samples, or seconds if they are given.

    With samples the same view and chance always give the same choice.
    """

    samples: int = 100
    seconds: float | None = None


class Prospect(Struct, frozen=True):
    """What an agent expects of one legal choice.

    Attributes:
        value: what the choice is expected to be worth to its player, in the game's own points; higher is
            better. In a game where fewer points are better, minus the points that it is expected to bring.
        risk: the chance (0 to 1) that it costs something at once.
    """

    choice: Choice
    value: float
    risk: float

    def points(self, game: CardGame[Any, Any]) -> float:
        """The expected points as the game counts them: minus the value where fewer are better."""
        # Not -value: of no points at all that would make -0.0.
        return self.value if game.more_is_better else 0.0 - self.value


class Decision(Struct, frozen=True):
    """A choice, and what was expected of every legal one (empty if the agent does not expect anything).

    Attributes:
        problem: what went wrong with the agent since its last decision, in words, if anything did.
    """

    choice: Choice
    prospects: tuple[Prospect, ...] = ()
    problem: str | None = None


class Agent(ABC, Generic[ViewT]):
    """A player. It knows its seat's view and nothing else."""

    @abstractmethod
    def choose(self, view: ViewT, budget: Budget, chance: int) -> Decision:
        """Choose for the view's seat; `chance` seeds all that is random in it."""

    def close(self) -> None:
        """Give back what the agent holds (a process, a pipe); called once its match is over or left."""
        return


AgentMakers = Mapping[str, Callable[[], Agent[Any]]]
"""How to make each of a game's agents, by its name: a level, a level and a style, or the adviser."""


class AgentKit(Protocol):
    """What the agents of a game are made from. It pickles, as the worker is another process."""

    @property
    def id(self) -> str:
        """The game's id."""

    def rules(self) -> CardGame[Any, Any]:
        """The game's rules, which a bot is told of."""

    def agents(self) -> AgentMakers:
        """The game's own agents."""
