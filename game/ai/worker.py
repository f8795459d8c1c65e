"""Thinking beside the screen: a worker process that is asked questions and polled for answers.

Nothing here blocks the asking process. A worker that dies is replaced and asked again; if it keeps dying,
questions are answered here by the simplest level, so that the match goes on.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any

from game.ai.agent import Agent, AgentKit, Budget, Decision
from game.ai.factory import make_agent
from game.ai.processes import follow_parent, leave, start_undisturbed

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

_MOST_DEATHS = 2
_FALLBACK = "duckling"
_ENDED = "the thinking process ended by itself and was started again"
_GIVEN_UP = "the thinking process keeps ending; opponents now play at Duckling level"


@dataclass(frozen=True, slots=True)
class Question:
    """A request to a seat's agent, which is made from a game's kit."""

    ticket: int
    kit: AgentKit
    level: str
    view: Any
    budget: Budget
    chance: int
    seat: int


@dataclass(frozen=True, slots=True)
class Answer:
    """A worker's decision on the question with this ticket."""

    ticket: int
    decision: Decision


@dataclass(frozen=True, slots=True)
class _Failed:
    """A worker's agent could not decide; the text gives the reason."""

    ticket: int
    reason: str


_Agents = dict[tuple[str, str, int], Agent[Any]]


class _Signal(Enum):
    """A worker's message besides its answers: it has nothing to do and is reading."""

    IDLE = "idle"


def _work(pipe: Connection, kits: Sequence[AgentKit], patience: int) -> None:
    """The worker: answer until the pipe closes; it ends at once when the asker dies."""
    if patience and hasattr(os, "nice"):
        os.nice(patience)
    follow_parent()
    # A worker that is ended releases its agents' resources.
    signal.signal(signal.SIGTERM, leave)
    agents: _Agents = {}
    try:
        _serve(pipe, kits, agents)
    finally:
        for agent in agents.values():
            agent.close()


def _serve(pipe: Connection, kits: Sequence[AgentKit], agents: _Agents) -> None:
    """Answer until the pipe closes; from then on nothing interrupts the ending."""
    try:
        for kit in kits:
            kit.agents()
        while True:
            pipe.send(_Signal.IDLE)
            questions: list[Question] = pipe.recv()
            for question in questions:
                pipe.send(_answer(agents, question))
    except (EOFError, OSError):
        return
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)


def _answer(agents: _Agents, question: Question) -> Answer | _Failed:
    key = (question.kit.id, question.level, question.seat)
    try:
        if key not in agents:
            agents[key] = make_agent(question.kit, question.level)
        return Answer(question.ticket, agents[key].choose(question.view, question.budget, question.chance))
    except Exception as error:
        # One question that an agent cannot answer must not cost the others theirs.
        return _Failed(question.ticket, f"{type(error).__name__}: {error}")


class Thinker:
    """One worker process and the questions it has not answered yet.

    Questions are sent only while the worker is reading, so that sending them never waits for it.

    Attributes:
        problem: a fault of the worker, in words, once there is one; the screen that shows it to the
            player clears it.
    """

    def __init__(self, patience: int = 0) -> None:
        """A patient worker (up to 19, where the system knows such a thing) lets all others go first."""
        self.problem: str | None = None
        self._patience = patience
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._idle = False
        self._open: dict[int, Question] = {}
        self._tickets = 0
        self._deaths = 0
        self._kits: tuple[AgentKit, ...] = ()

    @property
    def busy(self) -> bool:
        """Whether a question is still open."""
        return bool(self._open)

    @property
    def process_id(self) -> int | None:
        """The worker's process id while there is one."""
        return None if self._process is None else self._process.pid

    def start(self, *kits: AgentKit) -> None:
        """Start the worker, so that it is warm when the first question comes.

        It loads the agents of these games at once, those of others when asked. A worker that had been given
        up gets another try.
        """
        self._kits = kits or self._kits
        self._deaths = 0
        self._spawn()

    def ask(self, kit: AgentKit, level: str, view: Any, budget: Budget, chance: int, *, seat: int = 0) -> int:
        """Ask a seat's agent for its choice; returns the ticket that the answer will carry."""
        self._tickets += 1
        self._open[self._tickets] = Question(self._tickets, kit, level, view, budget, chance, seat)
        self._send()
        return self._tickets

    def poll(self) -> list[Answer]:
        """The answers that have come; never waits."""
        answers: list[Answer] = []
        try:
            while self._pipe is not None and self._pipe.poll():
                answers.extend(self._heard(self._pipe.recv()))
            self._send()
        except (EOFError, OSError):
            answers.extend(self._mourn())
        if self._open and self._process is None:
            answers.extend(self._answer_here(list(self._open)))
        return answers

    def wait(self, seconds: float) -> None:
        """Wait until the worker answers or ends, if a question is open; at most so many seconds.

        For programs that have nothing else to do meanwhile; a program with a screen polls.
        """
        if self._open and self._pipe is not None:
            self._pipe.poll(seconds)

    def cancel(self) -> None:
        """Forget all open questions; a worker in the middle of one is replaced."""
        if self._open:
            self._open.clear()
            self._stop()
            self._spawn()

    def close(self) -> None:
        """End the worker, and with it its agents; the thinker may be started again."""
        self._open.clear()
        self._stop()

    def _spawn(self) -> None:
        if self._process is not None or self._deaths > _MOST_DEATHS:
            return
        from multiprocessing import get_context

        context = get_context("spawn")
        ours, theirs = context.Pipe()
        given = (theirs, self._kits, self._patience)
        process = context.Process(target=_work, args=given, name="thinker", daemon=True)
        try:
            start_undisturbed(process)
        except OSError as error:
            ours.close()
            self.problem = f"no thinking process can be started ({error.strerror})"
            return
        finally:
            theirs.close()
        self._process, self._pipe, self._idle = process, ours, False

    def _heard(self, message: Answer | _Failed | _Signal) -> list[Answer]:
        if isinstance(message, _Signal):
            self._idle = True
            return []
        if message.ticket not in self._open:
            return []
        if isinstance(message, _Failed):
            level = self._open[message.ticket].level
            self.problem = f"level {level} could not decide ({message.reason}); it plays at Duckling level"
            return self._answer_here([message.ticket])
        del self._open[message.ticket]
        self._deaths = 0
        return [message]

    def _send(self) -> None:
        """Send all open questions, if the worker is reading; else they go at a later poll."""
        if self._open:
            self._spawn()
        if self._open and self._idle and self._pipe is not None:
            self._idle = False
            try:
                self._pipe.send(list(self._open.values()))
            except OSError:
                # The pipe's end is noticed, and the questions asked again, at the next poll.
                return

    def _mourn(self) -> list[Answer]:
        """The worker died: start a new one to ask again, or answer here once that has failed too often."""
        self._stop()
        self._deaths += 1
        if self._deaths <= _MOST_DEATHS:
            self.problem = _ENDED
            self._spawn()
            return []
        self.problem = _GIVEN_UP
        return self._answer_here(list(self._open))

    def _answer_here(self, tickets: list[int]) -> list[Answer]:
        questions = [self._open.pop(ticket) for ticket in tickets]
        return [
            Answer(one.ticket, make_agent(one.kit, _FALLBACK).choose(one.view, one.budget, one.chance))
            for one in questions
        ]

    def _stop(self) -> None:
        self._idle = False
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.terminate()
            self._process = None
