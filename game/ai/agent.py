"""Agents: players that choose from a view within a budget."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from game.engine.contract import CardGame, Choice

ViewT = TypeVar("ViewT")


class Budget(Struct, frozen=True):
    """The limit of an agent's search: a number of samples, or `seconds` if given.

    With samples, the same view and seed always give the same choice.
    """

    samples: int = 100
    seconds: float | None = None


Policy = Callable[[Any, int], Choice]
"""A function that takes a state in which a seat must choose, and a seed, and returns that seat's choice."""


class CheaterView(Struct, frozen=True):
    """A cheater's view: the whole state of a match, hidden cards included.

    Attributes:
        state: the state, without the answers of other seats that choose at the same time.
        seat: the cheater's seat.
        policies: the known policies of other seats, by seat.
    """

    state: Any
    seat: int
    policies: Mapping[int, Policy] = MappingProxyType({})


class Prospect(Struct, frozen=True):
    """An agent's evaluation of one legal choice.

    Attributes:
        value: the expected points, negated in games where fewer are better, so that higher is always better.
        risk: the probability (0 to 1) that the choice costs something immediately.
    """

    choice: Choice
    value: float
    risk: float

    def points(self, game: CardGame[Any, Any]) -> float:
        """Return the expected points as the game counts them: the value, negated where fewer are better."""
        # Not -value, which would be -0.0 for 0.
        return self.value if game.more_is_better else 0.0 - self.value


class Decision(Struct, frozen=True):
    """A choice, and the prospects of all legal choices (empty if the agent computes none).

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
        """Return the choice for the view's seat; `chance` seeds all random numbers."""

    def close(self) -> None:
        """Release resources such as processes when the match ends."""
        return


AgentMakers = Mapping[str, Callable[[], Agent[Any]]]
"""Functions that create a game's agents, by name: a level, a level with a style, or the adviser."""


class AgentKit(Protocol):
    """A picklable provider of a game's rules and agents, which is sent to the worker process."""

    @property
    def id(self) -> str: ...

    def rules(self) -> CardGame[Any, Any]: ...

    def agents(self) -> AgentMakers: ...
