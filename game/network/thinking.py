"""One thinking process for the agents of many tables."""

from __future__ import annotations

from typing import Any

from game.ai.worker import Thinker, WorkerReply
from game.language.message import Text


class SharedThinker:
    """A worker process, whose shares sessions use as if each had its own."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._arrived: dict[int, WorkerReply] = {}
        self._wanted: set[int] = set()

    def share(self) -> ThinkerShare:
        return ThinkerShare(self)

    def start(self, *kits: Any) -> None:
        self._thinker.start(*kits)

    def ask(self, kit: Any, level: str, view: Any, budget: Any, chance: int, seat: int) -> int:
        ticket = self._thinker.ask(kit, level, view, budget, chance, seat=seat)
        self._wanted.add(ticket)
        return ticket

    def collect(self, tickets: set[int]) -> list[WorkerReply]:
        """Return the replies to these tickets that have arrived."""
        for reply in self._thinker.poll():
            if reply.ticket in self._wanted:
                self._arrived[reply.ticket] = reply
        found = [self._arrived.pop(ticket) for ticket in tickets & self._arrived.keys()]
        self._wanted -= {reply.ticket for reply in found}
        return found

    def forget(self, tickets: set[int]) -> None:
        """Ignore the replies to these tickets."""
        self._wanted -= tickets
        for ticket in tickets:
            self._arrived.pop(ticket, None)

    def pop_problem(self) -> Text | None:
        problem, self._thinker.problem = self._thinker.problem, None
        return problem

    def close(self) -> None:
        self._thinker.close()


class ThinkerShare:
    """One session's share of a thinker: it gets only replies to its own requests.

    Attributes:
        problem: a fault of the worker, in words, for the table that heard of it first.
    """

    def __init__(self, whole: SharedThinker) -> None:
        self.problem: Text | None = None
        self._whole = whole
        self._open: set[int] = set()

    def start(self, *kits: Any) -> None:
        """Nothing to do: the whole is started once."""

    def ask(self, kit: Any, level: str, view: Any, budget: Any, chance: int, *, seat: int = 0) -> int:
        ticket = self._whole.ask(kit, level, view, budget, chance, seat)
        self._open.add(ticket)
        return ticket

    def poll(self) -> list[WorkerReply]:
        replies = self._whole.collect(self._open) if self._open else []
        self._open -= {reply.ticket for reply in replies}
        self.problem = self.problem or self._whole.pop_problem()
        return replies

    def cancel(self) -> None:
        self._whole.forget(self._open)
        self._open = set()

    close = cancel
