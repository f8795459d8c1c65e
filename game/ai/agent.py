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
    """The limit of an agent's thought: a number of samples, or seconds if they are given.

    With samples the same view and chance always give the same choice.
    """

    samples: int = 100
    seconds: float | None = None


Policy = Callable[[Any, int], Choice]
"""The way in which a seat answers: its choice in a state in which it is asked, with this chance."""


class Peek(Struct, frozen=True):
    """All that there is to see. Only a cheater is shown it.

    Attributes:
        state: the whole state, in which nobody who is asked together with the seat has answered.
        seat: the seat that is asked.
        policies: by other seat how it answers, where that is known.
    """

    state: Any
    seat: int
    policies: Mapping[int, Policy] = MappingProxyType({})


class Prospect(Struct, frozen=True):
    """An agent's expectation of one legal choice.

    Attributes:
        value: the expected worth of the choice to its player, in the game's own points; higher is
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
    """A choice, and the prospects of every legal one (empty if the agent has no expectations).

    Attributes:
        problem: the agent's failure since its last decision, in words; None if there was none.
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
        """Release the agent's resources (a process, a pipe); called once its match is over or left."""
        return


AgentMakers = Mapping[str, Callable[[], Agent[Any]]]
"""The makers of a game's agents by name: a level, a level and a style, or the adviser."""


class AgentKit(Protocol):
    """The source of a game's agents. It pickles, as the worker is another process."""

    @property
    def id(self) -> str:
        """The game's id."""

    def rules(self) -> CardGame[Any, Any]:
        """The game's rules, which a bot is told of."""

    def agents(self) -> AgentMakers:
        """The game's own agents."""
