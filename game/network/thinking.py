"""Shares one thinking process among many tables."""

from __future__ import annotations

from typing import Any

from game.ai.worker import Thinker, WorkerReply
from game.language.message import Text


class ThinkerShare:
    """One session's share of a `Thinker`: it gets only its own replies."""

    def __init__(self, whole: Thinker, replies: dict[int, WorkerReply | None]) -> None:
        """Start without requests; `replies` is common to all shares: replies by ticket, None if open."""
        self.problem: Text | None = None
        self._whole, self._replies = whole, replies
        self._open: set[int] = set()

    def start(self, *kits: Any) -> None:
        """Do nothing: the thinker has been started already."""

    def ask(self, kit: Any, level: str, view: Any, budget: Any, chance: int, *, seat: int = 0) -> int:
        ticket = self._whole.ask(kit, level, view, budget, chance, seat=seat)
        self._open.add(ticket)
        self._replies[ticket] = None
        return ticket

    def poll(self) -> list[WorkerReply]:
        if self._open:
            self._replies.update(
                {one.ticket: one for one in self._whole.poll() if one.ticket in self._replies}
            )
        found = [reply for ticket in self._open if (reply := self._replies[ticket]) is not None]
        for reply in found:
            del self._replies[reply.ticket]
            self._open.discard(reply.ticket)
        if self.problem is None:
            self.problem, self._whole.problem = self._whole.problem, None
        return found

    def cancel(self) -> None:
        for ticket in self._open:
            del self._replies[ticket]
        self._open.clear()

    close = cancel
