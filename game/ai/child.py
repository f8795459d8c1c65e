"""Child processes with a heartbeat, so that the parent notices when one is stopped.

A thread in the child answers the parent's pings while its main thread computes. So a child that computes for
long still answers, and one stopped by a signal, a debugger or the system doesn't.
"""

from __future__ import annotations

import signal
import time
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import TYPE_CHECKING, Any

from game.ai.processes import (
    end_children,
    end_with_parent,
    exit_on_signal,
    is_stopped,
    limit_to_one_core,
    request_end,
    start_with_signals_deferred,
)

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

PATIENCE = 3.5
"""How long a child that the system reports as stopped may leave a ping unanswered, in seconds."""
_PATIENCE_UNKNOWN = 20.0
"""How long a child whose state is unknown may leave a ping unanswered; it may be slow to start."""
_PATIENCE_RUNNING = 60.0
"""How long a running child may leave a ping unanswered; the machine may be busy."""
_PAUSE = 0.5
_LONGEST_GAP = 0.5
"""The most seconds counted between two checks, because the whole machine may have slept."""


class Heartbeat:
    """A parent's check of a child's heartbeat. Time during which the parent doesn't check isn't counted."""

    def __init__(self, pipe: Connection, process_id: int, clock: Callable[[], float]) -> None:
        self._pipe = pipe
        self._process_id = process_id
        self._clock = clock
        self._last_check = clock()
        self._pinged = False
        self._waited = 0.0

    @property
    def is_lost(self) -> bool:
        """Whether the child hasn't answered for too long. Never blocks."""
        now = self._clock()
        self._waited += min(max(now - self._last_check, 0.0), _LONGEST_GAP)
        self._last_check = now
        try:
            if self._pinged and self._pipe.poll():
                self._pipe.recv_bytes()
                self._pinged, self._waited = False, 0.0
            if not self._pinged and self._waited >= _PAUSE:
                self._pipe.send_bytes(b"?")
                self._pinged, self._waited = True, 0.0
        except (EOFError, OSError):
            # It has ended, as its other pipe will show.
            return False
        return self._pinged and self._waited >= PATIENCE and self._waited >= self._patience()

    def _patience(self) -> float:
        stopped = is_stopped(self._process_id)
        if stopped is None:
            return _PATIENCE_UNKNOWN
        return PATIENCE if stopped else _PATIENCE_RUNNING


class Child:
    """A child process with a heartbeat, and a pipe to it that is closed when the child is ended."""

    def __init__(
        self,
        target: Callable[..., None],
        *arguments: Any,
        name: str,
        daemon: bool = True,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Start a process that calls `target` with the other end of the pipe and the arguments.

        Only a child with `daemon=False` may have children of its own. Call this from the main thread.

        Raises:
            OSError: if it can't be started.
        """
        from multiprocessing import get_context

        context = get_context("spawn")
        pipes = [*context.Pipe()]
        try:
            pipes += context.Pipe()
            self.pipe, theirs, self._heartbeat_pipe, answering = pipes
            self.process: BaseProcess = context.Process(
                target=_child_main, args=(answering, target, (theirs, *arguments)), name=name, daemon=daemon
            )
            start_with_signals_deferred(self.process)
        except BaseException:
            if len(pipes) > 2 and self.process.pid is not None:
                self.process.kill()
            for pipe in pipes[::2]:
                pipe.close()
            raise
        finally:
            for pipe in pipes[1::2]:
                pipe.close()
        self.process_id: int = self.process.pid or 0
        self._heartbeat = Heartbeat(self._heartbeat_pipe, self.process_id, clock)

    @property
    def unresponsive(self) -> bool:
        """Whether the child has failed to answer for too long; check this often while it works."""
        return self._heartbeat.is_lost

    def end(self) -> None:
        """Ask the child to end, without waiting for it."""
        self.pipe.close()
        request_end(self.process)
        self._heartbeat_pipe.close()

    def kill(self) -> None:
        self.pipe.close()
        self.process.kill()
        self._heartbeat_pipe.close()


def _child_main(pipe: Connection, target: Callable[..., None], arguments: tuple[Any, ...]) -> None:
    """Run in the child: answer pings, call the target, and end when the parent ends or requests it."""
    end_with_parent()
    # On several cores, numpy's threads for small arrays mostly wait for each other, at full load.
    limit_to_one_core()
    # Raise an exception on SIGTERM, so that agents are closed.
    signal.signal(signal.SIGTERM, exit_on_signal)
    Thread(target=_answer_pings, args=(pipe,), daemon=True).start()
    try:
        target(*arguments)
    finally:
        end_children()


def _answer_pings(pipe: Connection) -> None:
    with suppress(EOFError, OSError):
        while True:
            pipe.send_bytes(pipe.recv_bytes())
