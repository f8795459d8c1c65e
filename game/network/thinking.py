"""Shares of one thinking process, for many tables."""

from __future__ import annotations

from typing import Any

from game.ai.worker import Thinker, WorkerReply
from game.language.message import Text


class ThinkerShare:
    """A session's share of a `Thinker`, which delivers only the replies to that session's requests."""

    def __init__(self, thinker: Thinker, replies: dict[int, WorkerReply | None]) -> None:
        """Create a share; all shares of a thinker use the same `replies`, by ticket (None while pending)."""
        self.problem: Text | None = None
        self._thinker, self._replies = thinker, replies
        self._open: set[int] = set()

    def start(self, *kits: Any) -> None:
        """Do nothing: the thinker has been started already."""

    def ask(self, kit: Any, level: str, view: Any, budget: Any, chance: int, *, seat: int = 0) -> int:
        ticket = self._thinker.ask(kit, level, view, budget, chance, seat=seat)
        self._open.add(ticket)
        self._replies[ticket] = None
        return ticket

    def poll(self) -> list[WorkerReply]:
        if self._open:
            self._replies.update(
                {reply.ticket: reply for reply in self._thinker.poll() if reply.ticket in self._replies}
            )
        arrived = [reply for ticket in self._open if (reply := self._replies[ticket]) is not None]
        for reply in arrived:
            del self._replies[reply.ticket]
            self._open.discard(reply.ticket)
        if self.problem is None:
            self.problem, self._thinker.problem = self._thinker.problem, None
        return arrived

    def cancel(self) -> None:
        for ticket in self._open:
            del self._replies[ticket]
        self._open.clear()

    close = cancel
