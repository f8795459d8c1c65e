"""A thinker without a process: every request is answered synchronously.

It gives the same course of events on every machine, as pictures of a match need.
"""

from __future__ import annotations

from typing import Any

from game.ai.agent import AgentKit, Budget
from game.ai.factory import make_agent
from game.ai.worker import Thinker, WorkerReply


class InPlace(Thinker):
    """Answers requests in `ask`; the next `poll` returns the answers."""

    def __init__(self) -> None:
        super().__init__()
        self._answers: list[WorkerReply] = []

    @property
    def busy(self) -> bool:
        return bool(self._answers)

    def start(self, *kits: AgentKit) -> None:
        pass

    def ask(self, kit: AgentKit, level: str, view: Any, budget: Budget, chance: int, *, seat: int = 0) -> int:
        key = (kit.id, level, seat)
        if key not in self._agents:
            self._agents[key] = make_agent(kit, level)
        self._tickets += 1
        self._answers.append(WorkerReply(self._tickets, self._agents[key].choose(view, budget, chance)))
        return self._tickets

    def poll(self) -> list[WorkerReply]:
        answers, self._answers = self._answers, []
        return answers

    def wait(self, seconds: float) -> None:
        pass

    def cancel(self) -> None:
        self._answers.clear()

    def close(self) -> None:
        self._answers.clear()
        super().close()
