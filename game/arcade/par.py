"""Par: the mean result of a deal's ghosts; a table is scored by how far its player beats it.

A result is the player's points as a value: higher is better. It holds no luck that the ghosts did not have:
the same cards came, and the same opponents thought with the same chance.
"""

from __future__ import annotations

from statistics import fmean, pstdev
from typing import Any

from msgspec import Struct

from game.ai.agent import Agent
from game.ai.factory import make_agent
from game.ai.worker import Thinker
from game.arcade.ghosts import COUNT, Ghost, Question
from game.cardgames.registry import kit_of
from game.engine.contract import CardGame, Choice
from game.engine.journal import Header
from game.engine.match import Match

_PATIENCE = 10


class Par(Struct, frozen=True):
    """The par of a deal.

    Attributes:
        results: each ghost's result, in the order of their numbers.
    """

    results: tuple[float, ...]

    @property
    def mean(self) -> float:
        """Par itself."""
        return fmean(self.results)

    @property
    def spread(self) -> float:
        """The standard deviation of the ghosts' results."""
        return pstdev(self.results)

    def beaten_by(self, result: float) -> float:
        """How far a result is above par, in the game's points; negative: how far below."""
        return result - self.mean

    def share_below(self, result: float) -> float:
        """The share of ghosts (0 to 1) that a result is better than; an equal one counts half."""
        below = sum(one < result for one in self.results) + sum(one == result for one in self.results) / 2
        return below / len(self.results)


def result_of(game: CardGame[Any, Any], match: Match, seat: int) -> float:
    """A seat's points so far as a value: higher is better."""
    points = game.totals(match.state)[seat]
    return float(points if game.more_is_better else -points)


class ParFinder:
    """Finds the par of one deal beside the table, ghost after ghost; nothing here waits.

    Where different ghosts come to the same view, the opponents' thought is not thought again.

    Attributes:
        par: the par, once all ghosts have played.
    """

    def __init__(self, header: Header, seat: int, thinker: Thinker | None = None, count: int = COUNT) -> None:
        """`seat` is the player's. Without a thinker, agents think in this process.

        Raises:
            BadOption, BadSetup: if the header's match cannot be played.
        """
        self.par: Par | None = None
        self._header, self._seat, self._count = header, seat, count
        self._kit = kit_of(header.game)
        self._game = self._kit.rules()
        self._thinker = thinker
        self._agents: dict[str, Agent[Any]] = {}
        self._known: dict[bytes, Choice] = {}
        self._asked: dict[int, Question] = {}
        self._results: list[float] = []
        self._ghost = Ghost(header, 0)
        if thinker is not None:
            thinker.start(self._kit)

    @property
    def done(self) -> int:
        """The number of ghosts that have played."""
        return len(self._results)

    def update(self) -> None:
        """Take the answers that have come, go on as far as they lead, and ask for more."""
        if self.par is not None:
            return
        self._collect()
        while not self._asked and self.par is None:
            questions = self._ghost.questions
            if not questions:
                self._finish_ghost()
                continue
            new = [one for one in questions if one.key not in self._known]
            if new:
                self._ask(new)
                return
            self._ghost.play({one.seat: self._known[one.key] for one in questions})

    def find(self) -> Par:
        """The par, thought through here and now."""
        while self.par is None:
            self.update()
            if self._thinker is not None:
                self._thinker.wait(1.0)
        return self.par

    def close(self) -> None:
        """Stop thinking, if the par is not known yet."""
        if self._thinker is not None:
            self._thinker.close()
        for agent in self._agents.values():
            agent.close()
        self._agents.clear()

    def _ask(self, questions: list[Question]) -> None:
        for one in questions:
            if self._thinker is None:
                self._known[one.key] = self._agent(one.spec).choose(one.view, one.budget, one.chance).choice
            else:
                ticket = self._thinker.ask(
                    self._kit, one.spec, one.view, one.budget, one.chance, seat=one.seat
                )
                self._asked[ticket] = one

    def _collect(self) -> None:
        if self._thinker is None:
            return
        answers = self._thinker.poll()
        if self._asked and self._thinker.process_id is None:
            # No process can be kept alive, and a stand-in answers: that is none of the opponents.
            self._thinker.close()
            self._thinker = None
            self._asked.clear()
            return
        for answer in answers:
            question = self._asked.pop(answer.ticket, None)
            if question is not None:
                self._known[question.key] = answer.decision.choice

    def _agent(self, spec: str) -> Agent[Any]:
        if spec not in self._agents:
            self._agents[spec] = make_agent(self._kit, spec)
        return self._agents[spec]

    def _finish_ghost(self) -> None:
        self._results.append(result_of(self._game, self._ghost.match, self._seat))
        if self.done == self._count:
            self.par = Par(tuple(self._results))
            self._known.clear()
        else:
            self._ghost = Ghost(self._header, self.done)


def par_of(header: Header, seat: int, count: int = COUNT) -> Par:
    """The par of a deal, found in this process."""
    finder = ParFinder(header, seat, None, count)
    try:
        return finder.find()
    finally:
        finder.close()


def beside(header: Header, seat: int, patience: int = _PATIENCE) -> ParFinder:
    """A finder that thinks in a process of its own, which lets all others go first."""
    return ParFinder(header, seat, Thinker(patience))
