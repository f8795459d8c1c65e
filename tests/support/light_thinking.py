"""Cheap stand-ins for processes that think, for tests that play a lot."""

import os
from collections.abc import Hashable
from functools import lru_cache
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from game.ai.agent import AgentKit, Budget, Decision
from game.ai.factory import make_agent
from game.ai.levels import ADVISER
from game.ai.spec import parse_spec
from game.ai.worker import WorkerReply
from game.arcade.ghosts import COUNT, Ghost
from game.arcade.result import result_of
from game.cardgames.registry import kit_of
from game.engine.journal import Header

_SAMPLES = 2
_KEPT = 2000
"""The number of decisions and of ghosts' results to cache: tests often play the same deals."""


class LightThinker:
    """Stands in for the thinking process: it answers in this process, at the next poll, after little thought.

    Levels above Drake play like Duckling; the adviser keeps its level, with few samples.
    """

    def __init__(self, patience: int = 0) -> None:
        del patience
        self.problem: str | None = None
        self.process_id: int | None = os.getpid()
        self._open: dict[int, tuple[AgentKit, str, Any, Budget, int]] = {}
        self._tickets = 0

    @property
    def busy(self) -> bool:
        return bool(self._open)

    def start(self, *kits: AgentKit) -> None:
        pass

    def ask(self, kit: AgentKit, level: str, view: Any, budget: Budget, chance: int, *, seat: int = 0) -> int:
        del seat
        self._tickets += 1
        light = level if parse_spec(level).level in ("drake", ADVISER) else "duckling"
        fewer = Budget(samples=min(budget.samples or _SAMPLES, _SAMPLES))
        self._open[self._tickets] = kit, light, view, fewer, chance
        return self._tickets

    def poll(self) -> list[WorkerReply]:
        asked, self._open = self._open, {}
        return [WorkerReply(ticket, _decision(*question)) for ticket, question in asked.items()]

    def cancel(self) -> None:
        self._open.clear()

    def wait(self, seconds: float) -> None:
        del seconds

    def close(self) -> None:
        self._open.clear()
        self.process_id = None


class _Inputs:
    """The inputs of a decision or a result, hashed by `key` alone."""

    def __init__(self, key: Hashable, *things: Any) -> None:
        self.things = things
        self._key = key

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Inputs) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)


def _decision(kit: AgentKit, level: str, view: Any, budget: Budget, chance: int) -> Decision:
    maker = kit.agents().get(level)
    if maker is None:
        return make_agent(kit, level).choose(view, budget, chance)
    key = kit, maker, level, msgspec.json.encode(view), budget, chance
    return _decided(_Inputs(key, kit, level, view, budget, chance))


@lru_cache(_KEPT)
def _decided(inputs: _Inputs) -> Decision:
    kit, level, view, budget, chance = inputs.things
    return make_agent(kit, level).choose(view, budget, chance)


@lru_cache(_KEPT)
def _result(inputs: _Inputs) -> float:
    """Return a seat's result of a match that Ducklings play."""
    kit, header, seat, number = inputs.things
    ghost, duckling = Ghost(header, number), make_agent(kit, "duckling")
    while questions := ghost.pending_choices:
        ghost.play({one.seat: duckling.choose(one.view, one.budget, one.chance).choice for one in questions})
    return result_of(kit.rules(), ghost.match, seat)


class LightGhosts:
    """Stands in for the ghosts' process: at each update one ghost plays in this process, as Duckling."""

    def __init__(self, header: Header, seat: int, count: int = COUNT) -> None:
        self.results: list[float] = []
        self.count = count
        self.failed = False
        self.problem: str | None = None
        self._header, self._seat = header, seat
        self._closed = False

    def update(self) -> None:
        if self._closed or len(self.results) == self.count:
            return
        kit, number = kit_of(self._header.game), len(self.results)
        key = kit, msgspec.json.encode(replace(self._header, started="")), self._seat, number
        self.results.append(_result(_Inputs(key, kit, self._header, self._seat, number)))

    def close(self) -> None:
        self._closed = True


def think_lightly(monkeypatch: pytest.MonkeyPatch, *, forgetful: bool = False) -> None:
    """Use light stand-ins for all processes, and don't wait for disks; `forgetful` stand-ins cache
    nothing.
    """
    monkeypatch.setattr("os.fsync", lambda _file: None)
    monkeypatch.setattr("game.ai.worker.Thinker", LightThinker)
    monkeypatch.setattr("game.session.analysis.Thinker", LightThinker)
    monkeypatch.setattr("game.session.par.BackgroundPar", LightGhosts)
    if forgetful:
        for name in ("_decided", "_result"):
            monkeypatch.setattr(f"{__name__}.{name}", globals()[name].__wrapped__)


def let_coach_think_lightly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.session.analysis._BUDGET", Budget(samples=_SAMPLES))
