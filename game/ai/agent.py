"""Agents: players who look at a view, think for a while, and choose."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec import Struct

from game.engine.contract import Choice
from game.engine.reading import quoted, whole_number

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
        cost: expected points that the choice costs, in the game's own points; fewer is better. In a game
            where more points are better, those that it is expected to bring, negated.
        risk: the chance (0 to 1) that it costs something at once.
    """

    choice: Choice
    cost: float
    risk: float


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


class UnknownLevel(ValueError):
    """A level that a game has no agent for; the text names those that it has."""


MOST_SAMPLES = 1_000_000
"""How many samples a spec may ask for."""

BOT = "exec:"
"""What the spec of a bot begins with; the rest is its command, whatever stands in it."""


class Spec(NamedTuple):
    """Who plays a seat, such as `swan`, `eider:careful` (a style), `swan@1000` (so many samples) or both.

    Attributes:
        agent: the level with its style, if it has one: the name of one of a game's `AGENTS`; or a bot.
        samples: how many samples it may think, if that is said.
    """

    agent: str
    samples: int | None

    @property
    def level(self) -> str:
        """The level without a style."""
        return self.agent.partition(":")[0]

    @property
    def canonical(self) -> str:
        """How it is written wherever specs are compared, saved or shown: the style before the samples."""
        return self.agent if self.samples is None else f"{self.agent}@{self.samples}"


def parse_spec(text: str) -> Spec:
    """Who plays a seat. A style may stand before the samples or after them.

    Raises:
        UnknownLevel: if what follows the @ is not a number of samples.
    """
    if text.startswith(BOT):
        return Spec(text, None)
    agent, at, rest = text.partition("@")
    if not at:
        return Spec(agent, None)
    number, colon, style = rest.partition(":")
    samples = whole_number(number, 1, MOST_SAMPLES)
    if samples is None:
        raise UnknownLevel(
            f"{quoted(text)}: expected a number of samples from 1 to {MOST_SAMPLES:,} after the @"
        )
    return Spec(agent + colon + style, samples)


def make_agent(module: str, spec: str) -> Agent[Any]:
    """The agent of a spec, from the `AGENTS` of a game's `ai` module (by its dotted name).

    For a bot, the module also names the game's rules, as `GAME`. It plays one seat of one match, which its
    view names, and must be closed after that.

    Raises:
        UnknownLevel: if the module has no such agent, or a bot has no command.
    """
    if spec.startswith(BOT):
        # A bot is an agent itself, so that its module cannot be there before this one.
        from game.ai.bot import Bot

        return Bot(spec.removeprefix(BOT), module)
    makers: AgentMakers = import_module(module).AGENTS
    parsed = parse_spec(spec)
    # Opponents play every game: one that knows no styles at all has them play their level as it is.
    agent = parsed.agent if any(":" in name for name in makers) else parsed.level
    if agent not in makers:
        levels = [name for name in makers if ":" not in name]
        styled = next((f", or a style as in {name}" for name in makers if ":" in name), "")
        raise UnknownLevel(f"unknown level {quoted(agent)}: expected one of {', '.join(levels)}{styled}")
    return makers[agent]()
