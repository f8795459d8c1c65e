"""Thinking beside the screen: a worker process that is asked questions and polled for answers.

Nothing here blocks the one who asks. A worker that dies is replaced and asked again; if it keeps dying,
questions are answered here by the simplest level, so that the match goes on.
"""

from __future__ import annotations

import multiprocessing
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from game.ai.agent import Agent, Budget, Decision, make_agent

_MOST_DEATHS = 2
_FALLBACK = "duckling"


@dataclass(frozen=True, slots=True)
class Question:
    """What a worker is asked: `module` is the dotted name of a game's `ai` module."""

    ticket: int
    module: str
    level: str
    view: Any
    budget: Budget
    chance: int


@dataclass(frozen=True, slots=True)
class Answer:
    """A worker's decision on the question with this ticket."""

    ticket: int
    decision: Decision


def _work(pipe: Connection) -> None:
    """The worker: answer until the pipe closes, which it also does when the asker dies."""
    agents: dict[tuple[str, str], Agent[Any]] = {}
    try:
        while True:
            question: Question = pipe.recv()
            key = (question.module, question.level)
            if key not in agents:
                agents[key] = make_agent(*key)
            decision = agents[key].choose(question.view, question.budget, question.chance)
            pipe.send(Answer(question.ticket, decision))
    except (EOFError, BrokenPipeError, KeyboardInterrupt):
        return


class Thinker:
    """One worker process and the questions it has not answered yet.

    Attributes:
        problem: what went wrong with the worker, in words, once something has.
    """

    def __init__(self) -> None:
        self.problem: str | None = None
        self._context = multiprocessing.get_context("spawn")
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection | None = None
        self._open: dict[int, Question] = {}
        self._tickets = 0
        self._deaths = 0

    @property
    def busy(self) -> bool:
        """Whether a question is still open."""
        return bool(self._open)

    @property
    def process_id(self) -> int | None:
        """The worker's process id while there is one."""
        return None if self._process is None else self._process.pid

    def start(self) -> None:
        """Start the worker, so that it is warm when the first question comes."""
        if self._process is None:
            ours, theirs = self._context.Pipe()
            self._process = self._context.Process(target=_work, args=(theirs,), daemon=True)
            self._process.start()
            theirs.close()
            self._pipe = ours

    def ask(self, module: str, level: str, view: Any, budget: Budget, chance: int) -> int:
        """Ask what an agent would choose; returns the ticket that the answer will carry."""
        self._tickets += 1
        question = Question(self._tickets, module, level, view, budget, chance)
        self._open[question.ticket] = question
        self._send(question)
        return question.ticket

    def poll(self) -> list[Answer]:
        """The answers that have come; never waits."""
        answers = []
        try:
            while self._pipe is not None and self._pipe.poll():
                answer: Answer = self._pipe.recv()
                if self._open.pop(answer.ticket, None) is not None:
                    answers.append(answer)
        except (EOFError, OSError):
            answers.extend(self._mourn())
        return answers

    def cancel(self) -> None:
        """Forget all open questions; a worker in the middle of one is replaced."""
        if self._open:
            self._open.clear()
            self._stop()
            self.start()

    def close(self) -> None:
        """End the worker; the thinker may be started again."""
        self._open.clear()
        self._stop()

    def _send(self, question: Question) -> None:
        self.start()
        try:
            if self._pipe is not None:
                self._pipe.send(question)
        except OSError:
            # The pipe's end is noticed, and the question asked again, at the next poll.
            return

    def _mourn(self) -> list[Answer]:
        """The worker died: ask a new one again, or answer here once that has failed too often."""
        self._stop()
        self._deaths += 1
        questions = list(self._open.values())
        if self._deaths <= _MOST_DEATHS:
            for question in questions:
                self._send(question)
            return []
        self.problem = "the thinking process keeps ending; opponents now play at Duckling level"
        self._open.clear()
        return [
            Answer(
                question.ticket,
                make_agent(question.module, _FALLBACK).choose(
                    question.view, question.budget, question.chance
                ),
            )
            for question in questions
        ]

    def _stop(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.terminate()
            self._process = None
