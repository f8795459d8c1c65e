"""For tests that play much: nobody thinks for long, and no disk is waited for."""

from __future__ import annotations

import os
from typing import Any

import pytest

from game.ai.agent import AgentKit, Budget
from game.ai.factory import make_agent
from game.ai.levels import ADVISER
from game.ai.spec import parse_spec
from game.ai.worker import Answer
from game.arcade.ghosts import COUNT, Ghost
from game.arcade.result import result_of
from game.cardgames.registry import kit_of
from game.engine.journal import Header

_SAMPLES = 2


class LightThinker:
    """Stands for the thinking process: it answers at the next poll, here, with little thought.

    Whoever thinks deeper than Drake plays as Duckling does; only the adviser stays, with few samples.
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
        """There is nothing to start."""

    def ask(self, kit: AgentKit, level: str, view: Any, budget: Budget, chance: int, *, seat: int = 0) -> int:
        del seat
        self._tickets += 1
        light = level if parse_spec(level).level in ("drake", ADVISER) else "duckling"
        fewer = Budget(samples=min(budget.samples or _SAMPLES, _SAMPLES))
        self._open[self._tickets] = kit, light, view, fewer, chance
        return self._tickets

    def poll(self) -> list[Answer]:
        asked, self._open = self._open, {}
        return [
            Answer(ticket, make_agent(kit, level).choose(view, budget, chance))
            for ticket, (kit, level, view, budget, chance) in asked.items()
        ]

    def cancel(self) -> None:
        self._open.clear()

    def wait(self, seconds: float) -> None:
        """It will have answered at the next poll."""
        del seconds

    def close(self) -> None:
        self._open.clear()
        self.process_id = None


class LightGhosts:
    """Stands for the process of ghosts: one plays here at each update, as Ducklings do on all seats."""

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
        ghost, kit = Ghost(self._header, len(self.results)), kit_of(self._header.game)
        duckling = make_agent(kit, "duckling")
        while questions := ghost.questions:
            ghost.play(
                {one.seat: duckling.choose(one.view, one.budget, one.chance).choice for one in questions}
            )
        self.results.append(result_of(kit.rules(), ghost.match, self._seat))

    def close(self) -> None:
        self._closed = True


def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no process be started for thinking, and wait for no disk."""
    monkeypatch.setattr("os.fsync", lambda _file: None)
    monkeypatch.setattr("game.ai.worker.Thinker", LightThinker)
    monkeypatch.setattr("game.session.analysis.Thinker", LightThinker)
    monkeypatch.setattr("game.session.par.GhostsBeside", LightGhosts)
