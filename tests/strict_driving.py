"""A driver for tests that look for crashes: nothing that a scene raises is lost; nobody thinks for long."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.ai.agent import Budget, make_agent, parse_spec
from game.ai.levels import ADVISER
from game.ai.worker import Answer
from tests.driving import STEP, Driver

_SAMPLES = 2


class StrictDriver(Driver):
    """Fails with what a scene raises, whatever the program itself would make of that."""

    def __init__(self, folder: Path, size: tuple[int, int] = (1280, 720), seed: int | None = 6) -> None:
        self._raised: list[Exception] = []
        super().__init__(folder, size, seed)
        stack = self.app.stack
        for name in ("handle", "update", "draw"):
            setattr(stack, name, self._heard(getattr(stack, name)))

    def frames(self, count: int = 1, seconds: float = STEP) -> None:
        """Let frames go by."""
        for _ in range(count):
            self.surely(lambda: self.app.frame(seconds))

    def surely(self, act: Callable[[], object]) -> None:
        """Do something with the app, and raise what a scene has raised in it."""
        act()
        if self._raised:
            raise self._raised[0]

    def _heard(self, plain: Callable[..., None]) -> Callable[..., None]:
        def hearing(*given: Any) -> None:
            try:
                plain(*given)
            except Exception as error:
                self._raised.append(error)
                raise

        return hearing


class LightThinker:
    """Stands for the thinking process: it answers at the next poll, here, with little thought.

    Whoever thinks deeper than Drake plays as Duckling does; only the adviser stays, with few samples.
    """

    def __init__(self, patience: int = 0) -> None:
        del patience
        self.problem: str | None = None
        self.process_id = os.getpid()
        self._open: dict[int, tuple[str, str, Any, Budget, int]] = {}
        self._tickets = 0

    @property
    def busy(self) -> bool:
        return bool(self._open)

    def start(self, *modules: str) -> None:
        """There is nothing to start."""

    def ask(self, module: str, level: str, view: Any, budget: Budget, chance: int, *, seat: int = 0) -> int:
        del seat
        self._tickets += 1
        light = level if parse_spec(level).level in ("drake", ADVISER) else "duckling"
        fewer = Budget(samples=min(budget.samples or _SAMPLES, _SAMPLES))
        self._open[self._tickets] = module, light, view, fewer, chance
        return self._tickets

    def poll(self) -> list[Answer]:
        asked, self._open = self._open, {}
        return [
            Answer(ticket, make_agent(module, level).choose(view, budget, chance))
            for ticket, (module, level, view, budget, chance) in asked.items()
        ]

    def cancel(self) -> None:
        self._open.clear()

    def close(self) -> None:
        self._open.clear()


def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no process be started for thinking, and wait for no disk."""
    monkeypatch.setattr("os.fsync", lambda _file: None)
    monkeypatch.setattr("game.ai.worker.Thinker", LightThinker)
    monkeypatch.setattr("game.scenes.analysis.Thinker", LightThinker)
