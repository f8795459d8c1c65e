"""A program that exchanges lines with us but can't block us.

Three threads read and write its pipes, so that we never wait for a full or an empty pipe. They buffer only
a limited amount of output, and end with the program.

Except on Windows, a guard process (`guard.py`) ends the program and its child processes when we ask it to, or
when we are killed or interrupted.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, Full, Queue
from socket import socket, socketpair
from threading import Thread

from game.ai.processes import continue_process

LONGEST_LINE = 64 * 1024
"""The maximum length of an answer, in bytes."""

_SHORT_WAIT, _EXIT_WAIT, _KILL_WAIT = 0.5, 2.0, 5.0
"""The seconds to wait for threads and last lines, for an exit code, and for the end of a killed program."""
_CHUNK_BYTES, _KEPT_ERROR_BYTES = 65_536, 2_048
_MOST_QUOTED = 120

_OUT_OF_TIME = 128 + 24
"""The exit code of a program ended by SIGXCPU."""
_GUARD = str(Path(__file__).with_name("guard.py"))
_VARIABLES = {"PATH", "HOME", "USER", "LOGNAME", "SHELL", "LANG", "LANGUAGE", "TZ", "TMPDIR", "TEMP", "TMP"}
# Windows programs need these to start, and to find their files and other programs.
_VARIABLES |= {"SYSTEMROOT", "SYSTEMDRIVE", "WINDIR", "COMSPEC", "PATHEXT"}
_VARIABLES |= {"USERPROFILE", "APPDATA", "LOCALAPPDATA", "PROGRAMDATA"}


class ProgramFault(Exception):
    """The error raised if a program fails; its text says what the program did wrong."""


class Program:
    def __init__(self, words: Sequence[str]) -> None:
        """Start a program, or raise ProgramFault; if a guard starts it, `ask` raises the error instead."""
        try:
            self._process, self._lifeline = _start_process(words)
        except (OSError, ValueError) as error:
            raise ProgramFault(
                _describe_failed_start(getattr(error, "strerror", None) or str(error))
            ) from None
        self._input_lines: Queue[bytes | None] = Queue(2)
        self._output_lines: Queue[bytes] = Queue(2)
        self._last_errors = b""
        loops = (self._write_lines, self._read_lines, self._read_errors)
        self._threads = [Thread(target=loop, daemon=True) for loop in loops]
        for thread in self._threads:
            thread.start()

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line and return the answer; raise ProgramFault if it's late, too long or missing."""
        with suppress(Empty):
            extra = self._output_lines.get_nowait()
            raise ProgramFault(
                f"it said {quote_output(extra)} without being asked" if extra else self._describe_end()
            )
        try:
            self._input_lines.put_nowait(line)
            answer = self._output_lines.get(timeout=seconds)
        except Full:
            raise ProgramFault("it doesn't read what it's told") from None
        except Empty:
            raise ProgramFault(f"no answer within {seconds:g} s") from None
        if not answer:
            raise ProgramFault(self._describe_end())
        if len(answer) > LONGEST_LINE:
            raise ProgramFault(f"its answer is longer than {LONGEST_LINE} bytes")
        return answer

    def end(self, line: bytes) -> None:
        """Send a last line, give the program a moment to end, and kill what is left."""
        with suppress(Full):
            self._input_lines.put_nowait(line)
            self._input_lines.put_nowait(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_SHORT_WAIT)
        self.kill()

    def kill(self) -> None:
        """Kill the program immediately, with its child processes (not on Windows)."""
        if self._lifeline is None:
            self._process.kill()
        else:
            self._lifeline.close()
            # A stopped guard wouldn't notice that.
            continue_process(self._process.pid)
        # The guard ends after all others, which may take long on a busy machine: don't wait for ever.
        try:
            self._process.wait(_KILL_WAIT)
        except subprocess.TimeoutExpired:
            self._process.kill()
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(_SHORT_WAIT)
        with suppress(Full):
            self._input_lines.put_nowait(None)
        for thread in self._threads:
            thread.join(_SHORT_WAIT)

    def _describe_end(self) -> str:
        """Describe how the program ended, and quote its last words on stderr."""
        try:
            code = self._process.wait(_EXIT_WAIT)
        except subprocess.TimeoutExpired:
            return "it closed its output"
        if self._lifeline is not None:
            with suppress(OSError):
                if reason := self._lifeline.recv(_CHUNK_BYTES):
                    return _describe_failed_start(reason.decode())
        self._threads[-1].join(_SHORT_WAIT)
        if code == _OUT_OF_TIME:
            return "it used more than its time of the processor"
        words = _last_words(self._last_errors.decode(errors="replace"))
        return f"it ended (exit code {code})" + (f": {_printable(words)}" if words else "")

    # -- threads -------------------------------------------------------------------------------------

    def _write_lines(self) -> None:
        """Write the queued lines; a closed pipe isn't reported here, because the answer will be missing."""
        pipe = self._process.stdin
        assert pipe is not None
        with suppress(OSError):
            while (line := self._input_lines.get()) is not None:
                pipe.write(line)
                pipe.flush()
        with suppress(OSError):
            pipe.close()

    def _read_lines(self) -> None:
        """Read lines into the queue, and an empty one at the end; stop if the queue is full."""
        pipe = self._process.stdout
        assert pipe is not None
        with pipe, suppress(Full):
            while line := pipe.readline(LONGEST_LINE + 1):
                self._output_lines.put_nowait(line)
            self._output_lines.put_nowait(b"")

    def _read_errors(self) -> None:
        pipe = self._process.stderr
        assert pipe is not None
        with pipe:
            while words := os.read(pipe.fileno(), _CHUNK_BYTES):
                self._last_errors = (self._last_errors + words)[-_KEPT_ERROR_BYTES:]


def _start_process(words: Sequence[str]) -> tuple[subprocess.Popen[bytes], socket | None]:
    """Start the process; return it, and the socket that ends it when closed (None without a guard).

    If we are interrupted at any moment, the socket is closed, because only this process holds our end.
    """
    if sys.platform == "win32":
        return _open_process(words), None
    ours, theirs = socketpair()
    ours.setblocking(False)
    with theirs:
        guard = (sys.executable, "-I", "-S", _GUARD, str(theirs.fileno()))
        return _open_process((*guard, *words), theirs.fileno()), ours


def _open_process(words: Sequence[str], *descriptors: int) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        words,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=minimal_environment(os.environ),
        # Ctrl-C and hang-ups must not reach it.
        start_new_session=True,
        pass_fds=descriptors,
    )


def minimal_environment(environment: Mapping[str, str]) -> dict[str, str]:
    """Return the environment variables that a program needs: paths, language and thread counts."""
    return {
        name: value
        for name, value in environment.items()
        if name in _VARIABLES or name.startswith("LC_") or name.endswith("_NUM_THREADS")
    }


def _describe_failed_start(reason: str) -> str:
    return f"it can't be started ({reason})"


def quote_output(line: bytes) -> str:
    """Quote a program's output for a message, truncated to a readable length."""
    return repr(_printable(line[: 4 * _MOST_QUOTED].decode(errors="replace").strip()))


def _last_words(text: str) -> str:
    """Return the last line with words that isn't indented, as those of a stack are; Node adds its version."""
    lines = text.strip().splitlines()
    with_words = [line for line in lines if any(map(str.isalnum, line)) and not line.startswith("Node.js v")]
    reasons = [line for line in with_words if not line[0].isspace()]
    return (reasons or with_words or lines or [""])[-1]


def _printable(words: str) -> str:
    clean = "".join(letter if letter.isprintable() else " " for letter in words)
    return clean if len(clean) <= _MOST_QUOTED else clean[: _MOST_QUOTED - 1] + "…"
