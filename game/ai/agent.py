"""Agents: players who look at a view, think for a while, and choose."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from game.engine.contract import CardGame, Choice

ViewT = TypeVar("ViewT")


class Budget(Struct, frozen=True):
    """The limit of an agent's thought: a number of samples, or `seconds` if given.

    With samples, the same view and chance always lead to the same choice.
    """

    samples: int = 100
    seconds: float | None = None


Policy = Callable[[Any, int], Choice]
"""How a seat answers: its choice in a state where it must choose, with this chance."""


class Peek(Struct, frozen=True):
    """The whole truth; only a cheater gets it.

    Attributes:
        state: the state in which no other seat that chooses at the same time has answered.
        policies: for each other seat whose play is known, how it answers.
    """

    state: Any
    seat: int
    policies: Mapping[int, Policy] = MappingProxyType({})


class Prospect(Struct, frozen=True):
    """An agent's expectation of one legal choice.

    Attributes:
        value: the expected worth of the choice to its player, in the game's points; higher is better.
            Where fewer points are better, minus the points it is expected to bring.
        risk: the probability (0 to 1) that it costs something immediately.
    """

    choice: Choice
    value: float
    risk: float

    def points(self, game: CardGame[Any, Any]) -> float:
        """Return the expected points as the game counts them: minus the value where fewer are better."""
        # Not -value: without points, that would be -0.0.
        return self.value if game.more_is_better else 0.0 - self.value


class Decision(Struct, frozen=True):
    """A choice and the prospects of every legal one (empty if the agent has no expectations).

    Attributes:
        problem: why the agent failed since its last decision; None if it didn't.
    """

    choice: Choice
    prospects: tuple[Prospect, ...] = ()
    problem: str | None = None


class Agent(ABC, Generic[ViewT]):
    """A player that sees only its seat's view."""

    @abstractmethod
    def choose(self, view: ViewT, budget: Budget, chance: int) -> Decision:
        """Return the choice of the view's seat; `chance` seeds everything random in it."""

    def close(self) -> None:
        """Release resources such as a process or a pipe, once the match is over or left."""
        return


AgentMakers = Mapping[str, Callable[[], Agent[Any]]]
"""A game's agents by name: a level, a level with a style, or the adviser."""


class AgentKit(Protocol):
    """The source of a game's agents. It can be pickled for the worker process."""

    @property
    def id(self) -> str: ...

    def rules(self) -> CardGame[Any, Any]: ...

    def agents(self) -> AgentMakers: ...
