"""A worker process for agents, which receives requests and is polled for replies.

Nothing here blocks the calling process. A worker that dies or is stopped is replaced, and its requests are
sent again. If workers keep being stopped, this process answers. If they keep dying, the simplest level does,
in this process, because a request itself may cause the crash. So a match never stalls.
"""

from __future__ import annotations

import math
import os
import signal
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any

from game.ai.agent import Agent, AgentKit, Budget, Decision
from game.ai.child import Child
from game.ai.factory import make_agent
from game.ai.processes import ignore_signal
from game.language.message import Text, message

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

_MOST_LOSSES = 2
_FALLBACK = "duckling"
_POLL_SECONDS = 0.25
ENDED = message("The thinking process ended unexpectedly. A new one has taken over.")
STOPPED = message("The thinking process stopped responding. A new one has taken over.")
KEEPS_ENDING = message("The thinking process keeps crashing. Your opponents now play like Ducklings.")
KEEPS_STOPPING = message(
    "The thinking process keeps freezing. Until the next match, the game thinks without it and may stutter."
)


@dataclass(frozen=True, slots=True)
class WorkerRequest:
    """A request for a choice: the game's kit, the agent's spec, and the agent's input."""

    ticket: int
    kit: AgentKit
    level: str
    view: Any
    budget: Budget
    chance: int
    seat: int


@dataclass(frozen=True, slots=True)
class WorkerReply:
    """A worker's decision on the request with the same ticket."""

    ticket: int
    decision: Decision


@dataclass(frozen=True, slots=True)
class _Failed:
    """A worker's reply if an agent couldn't decide, with the reason."""

    ticket: int
    reason: str


_Agents = dict[tuple[str, str, int], Agent[Any]]


class _Signal(Enum):
    """A worker's message that it is idle and waiting for requests."""

    IDLE = "idle"


def _worker_main(pipe: Connection, kits: Sequence[AgentKit], niceness: int) -> None:
    """Run in the worker: answer requests until the pipe closes, then close the agents."""
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    agents: _Agents = {}
    try:
        _serve(pipe, kits, agents)
    finally:
        for agent in agents.values():
            agent.close()


def _serve(pipe: Connection, kits: Sequence[AgentKit], agents: _Agents) -> None:
    """Answer requests until the pipe closes; then ignore SIGTERM."""
    try:
        for kit in kits:
            kit.agents()
        while True:
            pipe.send(_Signal.IDLE)
            requests: list[WorkerRequest] = pipe.recv()
            for request in requests:
                pipe.send(_decide(agents, request))
    except (EOFError, OSError):
        return
    finally:
        signal.signal(signal.SIGTERM, ignore_signal)


def _decide(agents: _Agents, request: WorkerRequest) -> WorkerReply | _Failed:
    key = (request.kit.id, request.level, request.seat)
    try:
        if key not in agents:
            agents[key] = make_agent(request.kit, request.level)
        return WorkerReply(request.ticket, agents[key].choose(request.view, request.budget, request.chance))
    except Exception as error:
        # A failing request must not affect the others.
        return _Failed(request.ticket, f"{type(error).__name__}: {error}")


class Thinker:
    """A worker process and its unanswered requests.

    Requests are sent only while the worker is idle, so that sending never blocks.

    Attributes:
        problem: a message about a fault of the worker; the screen that shows the message clears it.
    """

    def __init__(self, niceness: int = 0, clock: Callable[[], float] = time.monotonic) -> None:
        """Create a thinker whose worker has this niceness (up to 19, where supported).

        `clock` measures how long the worker hasn't answered pings.
        """
        self.problem: Text | None = None
        self._niceness = niceness
        self._clock = clock
        self._child: Child | None = None
        self._idle = False
        self._open: dict[int, WorkerRequest] = {}
        self._tickets = 0
        self._deaths = 0
        self._stops = 0
        self._kits: tuple[AgentKit, ...] = ()
        self._agents: _Agents = {}

    @property
    def busy(self) -> bool:
        return bool(self._open)

    @property
    def process_id(self) -> int | None:
        return None if self._child is None else self._child.process_id

    def start(self, *kits: AgentKit) -> None:
        """Start the worker, so that it is ready when the first request comes.

        It loads the agents of these games immediately, and others on demand. If earlier workers failed, this
        tries again.
        """
        self._kits = kits or self._kits
        self._deaths = self._stops = 0
        self._spawn()

    def ask(self, kit: AgentKit, level: str, view: Any, budget: Budget, chance: int, *, seat: int = 0) -> int:
        """Request a choice from a seat's agent; return the ticket of the reply."""
        self._tickets += 1
        self._open[self._tickets] = WorkerRequest(self._tickets, kit, level, view, budget, chance, seat)
        self._send()
        return self._tickets

    def poll(self) -> list[WorkerReply]:
        """Return the replies that have arrived; never blocks."""
        replies: list[WorkerReply] = []
        try:
            while self._child is not None and self._child.pipe.poll():
                replies.extend(self._receive(self._child.pipe.recv()))
            self._send()
        except (EOFError, OSError):
            self._deaths += 1
            self._replace(ENDED)
        if self._open and self._child is not None and self._child.unresponsive:
            self._stops += 1
            self._replace(STOPPED)
        if self._open and self._child is None:
            replies.extend(self._answer_here())
        return replies

    def wait(self, seconds: float) -> None:
        """Wait up to `seconds` until a worker with requests replies, ends or stops responding.

        This is for programs that have nothing else to do; programs with a screen use `poll`.
        """
        for _turn in range(math.ceil(seconds / _POLL_SECONDS)):
            if not self._open or self._child is None:
                return
            if self._child.pipe.poll(_POLL_SECONDS) or self._child.unresponsive:
                return

    def cancel(self) -> None:
        """Drop all open requests; if there are any, replace the worker."""
        if self._open:
            self._open.clear()
            self._stop()
            self._spawn()

    def close(self) -> None:
        self._open.clear()
        self._stop()
        for agent in self._agents.values():
            agent.close()
        self._agents.clear()

    @property
    def _given_up(self) -> bool:
        return self._deaths + self._stops > _MOST_LOSSES

    def _spawn(self) -> None:
        if self._child is not None or self._given_up:
            return
        try:
            self._child = Child(_worker_main, self._kits, self._niceness, name="thinker", clock=self._clock)
        except OSError as error:
            self.problem = message(
                "The thinking process couldn’t start ({reason}).", reason=error.strerror or str(error)
            )
            return
        self._idle = False

    def _receive(self, received: WorkerReply | _Failed | _Signal) -> list[WorkerReply]:
        if isinstance(received, _Signal):
            self._idle = True
            return []
        if received.ticket not in self._open:
            return []
        self._deaths = self._stops = 0
        return [self._reply_to(received)]

    def _reply_to(self, received: WorkerReply | _Failed) -> WorkerReply:
        """Return the reply to an open request and close it; after a failure, the simplest level replies."""
        request = self._open.pop(received.ticket)
        if isinstance(received, WorkerReply):
            return received
        self.problem = message(
            "Level {level} couldn’t decide ({reason}), so a Duckling chose instead.",
            level=request.level,
            reason=received.reason,
        )
        return _fallback_reply(request)

    def _send(self) -> None:
        """Send all open requests if the worker is idle; otherwise a later poll sends them."""
        if self._open:
            self._spawn()
        if self._open and self._idle and self._child is not None:
            self._idle = False
            try:
                self._child.pipe.send(list(self._open.values()))
            except OSError:
                # The next poll notices the closed pipe and sends the requests again.
                return

    def _replace(self, problem: Text) -> None:
        """Start a new worker and send it the open requests; give up after too many losses in a row."""
        self._stop(kill=True)
        if self._given_up:
            self.problem = KEEPS_ENDING if self._deaths else KEEPS_STOPPING
        else:
            self.problem = problem
            self._spawn()

    def _answer_here(self) -> list[WorkerReply]:
        """Answer in this process: one request, or all of them if the simplest level answers."""
        if self._given_up and not self._deaths:
            return [self._reply_to(_decide(self._agents, next(iter(self._open.values()))))]
        requests, self._open = self._open, {}
        return [_fallback_reply(request) for request in requests.values()]

    def _stop(self, *, kill: bool = False) -> None:
        self._idle = False
        if self._child is not None:
            if kill:
                self._child.kill()
            else:
                self._child.end()
            self._child = None


def _fallback_reply(request: WorkerRequest) -> WorkerReply:
    agent = make_agent(request.kit, _FALLBACK)
    return WorkerReply(request.ticket, agent.choose(request.view, request.budget, request.chance))
