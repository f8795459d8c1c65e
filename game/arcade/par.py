"""Par: the mean result of a deal's ghosts; a table is scored by how far its player beats it.

A result (`result.py`) holds no luck that the ghosts didn't have: they had the same cards, and opponents with
the same chance.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from statistics import fmean, pstdev
from typing import Any

from msgspec import Struct

from game.ai.agent import Agent
from game.ai.factory import make_agent
from game.arcade.ghosts import Ghost, PendingChoice
from game.arcade.result import result_of
from game.cardgames.registry import kit_of
from game.engine.contract import Choice
from game.engine.journal import Header
from game.engine.match import Match


class Par(Struct, frozen=True):
    """The par of a deal.

    Attributes:
        results: each ghost's result, in the order of their numbers.
    """

    results: tuple[float, ...]

    @property
    def mean(self) -> float:
        return fmean(self.results)

    @property
    def spread(self) -> float:
        return pstdev(self.results)

    def beaten_by(self, result: float) -> float:
        """Return how far a result is above par in the game's points; negative if it's below."""
        return result - self.mean

    def below(self, result: float) -> int:
        return sum(one < result for one in self.results)


class _CachedAgents:
    """Agents with a cache of their choices: ghosts that come to the same view share one search."""

    def __init__(self, header: Header) -> None:
        self._kit = kit_of(header.game)
        self._agents: dict[str, Agent[Any]] = {}
        self._known: dict[bytes, Choice] = {}

    def choice(self, question: PendingChoice) -> Choice:
        key = question.key
        if key not in self._known:
            agent = self._agent(question.spec)
            self._known[key] = agent.choose(question.view, question.budget, question.chance).choice
        return self._known[key]

    def close(self) -> None:
        for agent in self._agents.values():
            agent.close()

    def _agent(self, spec: str) -> Agent[Any]:
        if spec not in self._agents:
            self._agents[spec] = make_agent(self._kit, spec)
        return self._agents[spec]


def matches(header: Header, ghosts: Iterable[tuple[str, int]]) -> Iterator[Match]:
    """Yield the finished matches of ghosts, each a spec and a number.

    Raises:
        BadOption, BadSetup: if the header's match can't be played.
    """
    agents = _CachedAgents(header)
    try:
        for level, number in ghosts:
            ghost = Ghost(header, number, level)
            while questions := ghost.questions:
                ghost.play({one.seat: agents.choice(one) for one in questions})
            yield ghost.match
    finally:
        agents.close()


def results(header: Header, seat: int, ghosts: Iterable[tuple[str, int]]) -> Iterator[float]:
    """Yield the results of ghosts, each a spec and a number, on the player's seat.

    Raises:
        BadOption, BadSetup: if the header's match can't be played.
    """
    game = kit_of(header.game).rules()
    return (result_of(game, match, seat) for match in matches(header, ghosts))
