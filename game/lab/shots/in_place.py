"""A thinker without a process: every question is answered where it is asked, before anything else happens.

For programs that need the same course of things on every machine, such as the pictures of a match.
"""

from __future__ import annotations

from typing import Any

from game.ai.agent import AgentKit, Budget
from game.ai.factory import make_agent
from game.ai.worker import Thinker, WorkerReply


class InPlace(Thinker):
    """Answers are there at the first poll after the question."""

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
