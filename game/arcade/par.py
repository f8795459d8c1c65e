"""Par: the mean result of a deal's ghosts. Beating it scores, and wins medals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import IntEnum
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
from game.storage.history.par_scores import ParScore

EXACT = 9
"""Results are rounded to this many decimals before comparing, because means are inexact."""


class Par(Struct, frozen=True):
    """The par of a deal; the results are in the order of the ghosts' numbers."""

    results: tuple[float, ...]

    @property
    def mean(self) -> float:
        return fmean(self.results)

    @property
    def spread(self) -> float:
        return pstdev(self.results)

    def lead_of(self, result: float) -> float:
        """Return by how many points a result is above par; negative below it."""
        return result - self.mean

    def ghosts_below(self, result: float) -> int:
        return sum(other < result for other in self.results)

    def ghosts_matched(self, result: float) -> int:
        """Return how many ghosts a result beats or ties."""
        return sum(round(result - other, EXACT) >= 0 for other in self.results)


def ghost_matches(header: Header, ghosts: Iterable[tuple[str, int]]) -> Iterator[Match]:
    """Yield the finished matches of ghosts, given as specs and numbers; may raise BadOption or BadSetup."""
    kit, choices = kit_of(header.game), dict[bytes, Choice]()
    agents: dict[str, Agent[Any]] = {}

    def choose(pending: PendingChoice) -> Choice:
        """Return an agent's choice; ghosts in the same position share one search."""
        key, spec = pending.key, pending.spec
        if key not in choices:
            agent = agents.get(spec) or agents.setdefault(spec, make_agent(kit, spec))
            choices[key] = agent.choose(pending.view, pending.budget, pending.chance).choice
        return choices[key]

    try:
        for level, number in ghosts:
            ghost = Ghost(header, number, level)
            while pending := ghost.pending_choices:
                ghost.play({choice.seat: choose(choice) for choice in pending})
            yield ghost.match
    finally:
        for agent in agents.values():
            agent.close()


def ghost_results(header: Header, seat: int, ghosts: Iterable[tuple[str, int]]) -> Iterator[float]:
    """Yield the results of ghosts in the player's seat; may raise BadOption or BadSetup."""
    game = kit_of(header.game).rules()
    return (result_of(game, match, seat) for match in ghost_matches(header, ghosts))


_EXACT = 9
"""Results are rounded to this many decimals before comparing, because means are inexact."""


class Medal(IntEnum):
    """The medals, from lowest to highest."""

    BRONZE = 1
    SILVER = 2
    GOLD = 3


def medal_of(par: Par, result: float) -> Medal | None:
    """Return the medal for a result, or None below par.

    Bronze: par is reached. Silver: par is beaten by half of the ghosts' standard deviation or more. Gold: by
    a whole standard deviation or more, or the result is better than every ghost's.
    """
    above, spread = round(par.lead_of(result), _EXACT), round(par.spread, _EXACT)
    if above < 0:
        return None
    if result > max(par.results) or (above >= spread > 0):
        return Medal.GOLD
    return Medal.SILVER if above >= spread / 2 > 0 else Medal.BRONZE


def medal_won(score: ParScore) -> Medal | None:
    """Return the medal of a saved result; unrated matches win none."""
    return medal_of(Par(score.ghosts), score.result) if score.rated else None


def tables_with_medal(scores: Sequence[ParScore], least: Medal) -> int:
    """Return the number of ready-made tables, of all games, at which at least this medal was won."""
    games = {score.game for score in scores}
    return sum(medal >= least for game in games for medal in best_medals(scores, game).values())


def best_medals(scores: Iterable[ParScore], game: str) -> dict[str, Medal]:
    """Return the best medals at a game's ready-made tables, by the table's key."""
    medals: dict[str, Medal] = {}
    for score in scores:
        medal = medal_won(score) if score.game == game else None
        if medal is not None:
            medals[score.table] = max(medal, medals.get(score.table, medal))
    return medals
