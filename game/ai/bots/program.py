"""A program that is asked in lines: nothing it does or leaves undone holds up the asking process.

Three threads talk with it, so that neither a full pipe nor a silent one is ever waited for; their store of
the output of a program that floods is bounded. They end with it.

Between a program and its owner stands a guard (not on Windows), which ends the program and all it has started
when the owner says so, and also when the owner is killed or interrupted at any moment.
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
"""The most bytes that an answer may have."""

_MOMENT, _WHILE, _PATIENCE = 0.5, 2.0, 5.0
_AT_ONCE, _KEPT_WORDS = 65_536, 2_048
_SHOWN = 120

_OUT_OF_TIME = 128 + 24
"""The exit code of a program that was ended by the signal SIGXCPU."""
_GUARD = str(Path(__file__).with_name("guard.py"))
_HANDED_ON = {"PATH", "HOME", "USER", "LOGNAME", "SHELL", "LANG", "LANGUAGE", "TZ", "TMPDIR", "TEMP", "TMP"}
# Without these, programs for Windows do not start, or find neither their files nor other programs.
_HANDED_ON |= {"SYSTEMROOT", "SYSTEMDRIVE", "WINDIR", "COMSPEC", "PATHEXT"}
_HANDED_ON |= {"USERPROFILE", "APPDATA", "LOCALAPPDATA", "PROGRAMDATA"}


class ProgramFault(Exception):
    """A program's fault, in words."""


class Program:
    """A running program, to be asked and finally ended."""

    def __init__(self, words: Sequence[str]) -> None:
        """Start it: its file and its arguments.

        Raises:
            Trouble: if it cannot be started; where it is guarded, asking it raises this.
        """
        try:
            self._process, self._lifeline = _started(words)
        except (OSError, ValueError) as error:
            raise ProgramFault(_unstarted(getattr(error, "strerror", None) or str(error))) from None
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
            raise ProgramFault(f"it said {shown(unasked)} unasked" if unasked else self._ending())
        try:
            self._told.put_nowait(line)
            answer = self._said.get(timeout=seconds)
        except Full:
            raise ProgramFault("it does not read what it is told") from None
        except Empty:
            raise ProgramFault(f"no answer within {seconds:g} s") from None
        if not answer:
            raise ProgramFault(self._ending())
        if len(answer) > LONGEST_LINE:
            raise ProgramFault(f"an answer of more than {LONGEST_LINE} bytes")
        return answer

    def end(self, line: bytes) -> None:
        """Tell it a last line, give it a moment to end, and kill the processes that are left then."""
        with suppress(Full):
            self._told.put_nowait(line)
            self._told.put_nowait(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_MOMENT)
        self.kill()

    def kill(self) -> None:
        """End it at once, and with it (but on Windows) all that it has started."""
        if self._lifeline is None:
            self._process.kill()
        else:
            self._lifeline.close()
            # A guard that is stopped would not see that.
            continue_process(self._process.pid)
        # The guard ends last, and surely; but it is not for a busy machine, or a busy brood, to hold us up.
        try:
            self._process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(_MOMENT)
        with suppress(Full):
            self._told.put_nowait(None)
        for thread in self._threads:
            thread.join(_MOMENT)

    def _ending(self) -> str:
        """The manner of its end, with the last line of its error output, which mostly gives the reason."""
        try:
            code = self._process.wait(_WHILE)
        except subprocess.TimeoutExpired:
            return "it closed its output"
        if self._lifeline is not None:
            with suppress(OSError):
                if reason := self._lifeline.recv(_AT_ONCE):
                    return _unstarted(reason.decode())
        self._threads[-1].join(_MOMENT)
        if code == _OUT_OF_TIME:
            return "it used more than its time of the processor"
        lines = self._last_words.decode(errors="replace").strip().splitlines()
        return f"it ended (exit code {code})" + (f": {_printable(lines[-1])}" if lines else "")

    # -- threads -------------------------------------------------------------------------------------

    def _tell(self) -> None:
        """Write the lines for it; a pipe that it has closed shows in the answer that does not come."""
        pipe = self._process.stdin
        assert pipe is not None
        with suppress(OSError):
            while (line := self._told.get()) is not None:
                pipe.write(line)
                pipe.flush()
        with suppress(OSError):
            pipe.close()

    def _hear(self) -> None:
        """Read its lines, and an empty one at their end; stop where none are taken, for it floods."""
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


def _started(words: Sequence[str]) -> tuple[subprocess.Popen[bytes], socket | None]:
    """The process that was started, and the socket whose closing ends it, where it is guarded.

    An interrupt at any moment loses, and so closes, the socket: nothing but this process holds our end of it.
    """
    if sys.platform == "win32":
        return _opened(words), None
    ours, theirs = socketpair()
    ours.setblocking(False)
    with theirs:
        guard = (sys.executable, "-I", "-S", _GUARD, str(theirs.fileno()))
        return _opened((*guard, *words), theirs.fileno()), ours


def _opened(words: Sequence[str], *handed_on: int) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        words,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=small_environment(os.environ),
        # Ctrl-C and hang-ups are not for it.
        start_new_session=True,
        pass_fds=handed_on,
    )


def small_environment(whole: Mapping[str, str]) -> dict[str, str]:
    """The part of an environment that a program needs to run at all: paths, language, numbers of threads."""
    return {
        name: value
        for name, value in whole.items()
        if name in _HANDED_ON or name.startswith("LC_") or name.endswith("_NUM_THREADS")
    }


def _unstarted(reason: str) -> str:
    return f"it cannot be started ({reason})"


def shown(line: bytes) -> str:
    """A program's output, for a message: quoted, and no more of it than one can read."""
    return repr(_printable(line[: 4 * _SHOWN].decode(errors="replace").strip()))


def _printable(words: str) -> str:
    clean = "".join(letter if letter.isprintable() else " " for letter in words)
    return clean if len(clean) <= _SHOWN else clean[: _SHOWN - 1] + "…"
