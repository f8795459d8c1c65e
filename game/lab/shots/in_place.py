"""A thinker without a process: every question is answered where it is asked, before anything else happens.

For programs that need the same course of things on every machine, such as the pictures of a match.
"""

from __future__ import annotations

from typing import Any

from game.ai.agent import AgentKit, Budget
from game.ai.factory import make_agent
from game.ai.worker import Answer, Thinker


class InPlace(Thinker):
    """Answers are there at the first poll after the question."""

    def __init__(self) -> None:
        super().__init__()
        self._answers: list[Answer] = []

    @property
    def busy(self) -> bool:
        """Whether an answer has not been fetched yet."""
        return bool(self._answers)

    def start(self, *kits: AgentKit) -> None:
        """There is nothing to start."""

    def ask(self, kit: AgentKit, level: str, view: Any, budget: Budget, chance: int, *, seat: int = 0) -> int:
        """Think now; returns the ticket that the answer will carry."""
        key = (kit.id, level, seat)
        if key not in self._agents:
            self._agents[key] = make_agent(kit, level)
        self._tickets += 1
        self._answers.append(Answer(self._tickets, self._agents[key].choose(view, budget, chance)))
        return self._tickets

    def poll(self) -> list[Answer]:
        """The answers that were not fetched yet."""
        answers, self._answers = self._answers, []
        return answers

    def wait(self, seconds: float) -> None:
        """There is nothing to wait for."""

    def cancel(self) -> None:
        """Forget the answers."""
        self._answers.clear()

    def close(self) -> None:
        """Forget the answers, and release the agents' resources."""
        self._answers.clear()
        super().close()
