"""A program that is asked in lines: whatever it does or leaves undone, it cannot hold up the one who asks.

Three threads talk with it, so that neither a full pipe nor a silent one is ever waited for; what they keep of
a program that floods is bounded. They end with it.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Full, Queue
from threading import Thread

LONGEST_LINE = 64 * 1024
"""How many bytes an answer may have."""

_MOMENT = 0.5
_AT_ONCE, _KEPT_WORDS = 65_536, 2_048
_SHOWN = 120


class Trouble(Exception):
    """What a program did that it should not have done, in words."""


class Program:
    """A running program, for whoever asks it and finally ends it."""

    def __init__(self, words: Sequence[str]) -> None:
        """Start it: its file and its arguments.

        Raises:
            Trouble: if it cannot be started.
        """
        try:
            # In a session of its own, it can be ended with all that it has started. Windows has none.
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise Trouble(f"it cannot be started ({getattr(error, 'strerror', None) or error})") from None
        self._told: Queue[bytes | None] = Queue(2)
        self._said: Queue[bytes] = Queue(2)
        self._last_words = b""
        works = (self._tell, self._hear, self._overhear)
        self._threads = [Thread(target=work, daemon=True) for work in works]
        for thread in self._threads:
            thread.start()

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Tell it a line and wait for the line it answers with, so many seconds at most.

        Raises:
            Trouble: if it does not answer in time, or has said something before it was asked.
        """
        with suppress(Empty):
            unasked = self._said.get_nowait()
            raise Trouble(f"it said {shown(unasked)} unasked" if unasked else self._ending())
        try:
            self._told.put_nowait(line)
            answer = self._said.get(timeout=seconds)
        except Full:
            raise Trouble("it does not read what it is told") from None
        except Empty:
            raise Trouble(f"no answer within {seconds:g} s") from None
        if not answer:
            raise Trouble(self._ending())
        if len(answer) > LONGEST_LINE:
            raise Trouble(f"an answer of more than {LONGEST_LINE} bytes")
        return answer

    def end(self, line: bytes) -> None:
        """Tell it a last line, give it a moment to end, and kill what is left then."""
        with suppress(Full):
            self._told.put_nowait(line)
            self._told.put_nowait(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_MOMENT)
        self.kill()

    def kill(self) -> None:
        """End it at once, and with it (but on Windows) all that it has started."""
        if sys.platform == "win32":
            self._process.kill()
        else:
            # The group may be empty already, or belong to somebody else by now.
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_MOMENT)
        with suppress(Full):
            self._told.put_nowait(None)
        for thread in self._threads:
            thread.join(_MOMENT)

    def _ending(self) -> str:
        """How it ended, with the last line of its error output, which mostly says why."""
        try:
            code = self._process.wait(_MOMENT)
        except subprocess.TimeoutExpired:
            return "it closed its output"
        self._threads[-1].join(_MOMENT)
        lines = self._last_words.decode(errors="replace").strip().splitlines()
        return f"it ended (exit code {code})" + (f": {_printable(lines[-1])}" if lines else "")

    # -- threads -------------------------------------------------------------------------------------

    def _tell(self) -> None:
        """Write what it is told; a pipe that it has closed shows in the answer that does not come."""
        pipe = self._process.stdin
        assert pipe is not None
        with suppress(OSError):
            while (line := self._told.get()) is not None:
                pipe.write(line)
                pipe.flush()
        with suppress(OSError):
            pipe.close()

    def _hear(self) -> None:
        """Read its lines, and an empty one at their end; stop where nobody takes them, for it floods."""
        pipe = self._process.stdout
        assert pipe is not None
        with pipe, suppress(Full):
            while line := pipe.readline(LONGEST_LINE + 1):
                self._said.put_nowait(line)
            self._said.put_nowait(b"")

    def _overhear(self) -> None:
        """Read its error output and keep the end of it."""
        pipe = self._process.stderr
        assert pipe is not None
        with pipe:
            while words := os.read(pipe.fileno(), _AT_ONCE):
                self._last_words = (self._last_words + words)[-_KEPT_WORDS:]


def shown(line: bytes) -> str:
    """What a program said, for a message: quoted, and no more of it than one can read."""
    return repr(_printable(line[: 4 * _SHOWN].decode(errors="replace").strip()))


def _printable(words: str) -> str:
    clean = "".join(letter if letter.isprintable() else " " for letter in words)
    return clean if len(clean) <= _SHOWN else clean[: _SHOWN - 1] + "…"
