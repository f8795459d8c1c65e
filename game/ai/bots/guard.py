"""A guard beside each bot: a process that starts it, and ends it with all it has started.

The owner starts it as `python -I -S guard.py LIFELINE WORD…`, where LIFELINE is the descriptor of a socket
whose other end only the owner holds. That this end closes is the sign to end, so that an owner that is killed
has given it, too. The bot has the guard's standard streams. If it cannot be started, the lifeline tells the
reason; else the guard ends as soon as it does, with its exit code (128 and the signal's number if it was
killed).

On Linux the guard adopts all that loses its parent below it, and so finds also a process in a session of
its own; elsewhere it ends the bot's process group. It imports little, as each bot waits for its start.
"""

from __future__ import annotations

import os
import select
import signal
import sys
from contextlib import suppress

assert sys.platform != "win32"  # which has neither groups nor sessions of processes

_PARENT_DEATH_SIGNAL, _CHILD_SUBREAPER = 1, 36
_NOT_STARTED = 127


def main(lifeline: int, words: list[str]) -> int:
    """Start the command; once it or the lifeline ends, end all its processes. Returns its exit code."""
    os.set_inheritable(lifeline, False)
    ears = _listen()
    _control(_CHILD_SUBREAPER, 1)
    # A guard that is stopped when its owner is killed is continued, and then sees the lifeline's end.
    _control(_PARENT_DEATH_SIGNAL, signal.SIGCONT)
    guard = os.getpid()
    bot = os.fork()
    if not bot:
        _become(words, guard, lifeline)
    # Only the bot shall hold its streams, so that they end with it.
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    code = _wait(bot, lifeline, ears)
    if code is None:
        os.kill(bot, signal.SIGKILL)
    _end_others(bot)
    return code or 0


def _listen() -> int:
    """The end of a pipe that tells of signals, none of which ends the guard by itself."""
    ears, mouth = os.pipe()
    os.set_blocking(mouth, False)
    signal.set_wakeup_fd(mouth)
    # Handlers, because signals that are ignored would be ignored by the bot, too.
    for number in (signal.SIGCHLD, signal.SIGHUP, signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda _number, _frame: None)
    signal.pthread_sigmask(signal.SIG_SETMASK, ())
    return ears


def _control(what: int, value: int) -> None:
    """Linux's `prctl`, which Python does not offer; without it (or ctypes), less is found at the end."""
    if sys.platform == "linux":
        try:
            from ctypes import CDLL, c_ulong
        except ImportError:
            return
        CDLL(None).prctl(what, *map(c_ulong, (value, 0, 0, 0)))


def _become(words: list[str], guard: int, lifeline: int) -> None:
    """In the bot's process: turn into the bot."""
    try:
        os.setsid()
        _control(_PARENT_DEATH_SIGNAL, signal.SIGKILL)
        if os.getppid() == guard:
            # Python ignores these two.
            for number in (signal.SIGPIPE, signal.SIGXFSZ):
                signal.signal(number, signal.SIG_DFL)
            os.execvp(words[0], words)
    except OSError as error:
        os.write(lifeline, str(error.strerror).encode())
    finally:
        os._exit(_NOT_STARTED)


def _wait(bot: int, lifeline: int, ears: int) -> int | None:
    """Wait for the bot's end, and return its exit code; None if the guard is to end it."""
    while True:
        ready, _, _ = select.select([lifeline, ears], [], [])
        if lifeline in ready or set(os.read(ears, 512)) - {signal.SIGCHLD}:
            return None
        for process, status in iter(_ended, None):
            if process == bot:
                code = os.waitstatus_to_exitcode(status)
                return code if code >= 0 else 128 - code


def _ended() -> tuple[int, int] | None:
    """A child or adopted child that has ended, and its wait status; None if there is none."""
    try:
        process, status = os.waitpid(-1, os.WNOHANG)
    except ChildProcessError:
        return None
    return (process, status) if process else None


def _end_others(bot: int) -> None:
    """End all processes that are left. Those that a killed child leaves are adopted, and killed in turn."""
    # The group may be empty already.
    with suppress(OSError):
        os.killpg(bot, signal.SIGKILL)
    try:
        while True:
            os.waitpid(-1, os.WNOHANG)
            for child in _children():
                # One that runs with another user's rights is only waited for.
                with suppress(PermissionError):
                    os.kill(child, signal.SIGKILL)
            os.waitpid(-1, 0)
    except ChildProcessError:
        return


def _children() -> list[int]:
    """The children of this process and those it has adopted (Linux; elsewhere there are none but the bot)."""
    if sys.platform != "linux":
        return []
    own, found = str(os.getpid()).encode(), []
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/stat", "rb") as file:
                # The second field, a name in parentheses, may be any text; the state and the parent follow.
                parent = file.read().rpartition(b")")[2].split()[1]
        except OSError:
            continue
        if parent == own:
            found.append(int(name))
    return found


if __name__ == "__main__":
    os._exit(main(int(sys.argv[1]), sys.argv[2:]))
