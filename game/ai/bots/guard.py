"""The guard of a bot: a process that starts the bot, and ends it with all its child processes.

We run `python -I -S guard.py LIFELINE WORD…`. LIFELINE is the descriptor of a socket whose other end only we
hold; when it closes, even because we were killed, the guard ends the bot. The bot uses the guard's standard
streams. If the bot can't be started, the guard writes the reason to the socket; otherwise it exits with the
bot's exit code (128 plus the signal's number if it was killed).

On Linux, orphaned descendants become the guard's children, so it finds them even in other sessions. Elsewhere
it ends the bot's process group. It imports few modules, because it starts with each bot.
"""

from __future__ import annotations

import os
import select
import signal
import sys
from contextlib import suppress

assert sys.platform != "win32"  # which has neither process groups nor sessions

_PARENT_DEATH_SIGNAL, _CHILD_SUBREAPER = 1, 36
_NOT_STARTED = 127


def main(lifeline: int, words: list[str]) -> int:
    """Run a command until it ends or the lifeline closes, then kill its processes.

    Return the command's exit code; 0 if the guard had to end it.
    """
    os.set_inheritable(lifeline, False)
    signal_pipe = _open_signal_pipe()
    _prctl(_CHILD_SUBREAPER, 1)
    # If the guard is stopped when its owner is killed, continue it, so that it sees the lifeline's end.
    _prctl(_PARENT_DEATH_SIGNAL, signal.SIGCONT)
    guard = os.getpid()
    bot = os.fork()
    if not bot:
        _exec_bot(words, guard, lifeline)
    # Only the bot may keep its streams open, so that they close when it ends.
    null_device = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(null_device, stream)
    code = _wait_for_bot(bot, lifeline, signal_pipe)
    if code is None:
        os.kill(bot, signal.SIGKILL)
    _kill_remaining(bot)
    return code or 0


def _open_signal_pipe() -> int:
    """Return the reading end of a pipe that receives signal numbers; signals no longer end the guard."""
    reading_end, writing_end = os.pipe()
    os.set_blocking(writing_end, False)
    signal.set_wakeup_fd(writing_end)
    # Use handlers, because the bot would inherit ignored signals.
    for number in (signal.SIGCHLD, signal.SIGHUP, signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda _number, _frame: None)
    signal.pthread_sigmask(signal.SIG_SETMASK, ())
    return reading_end


def _prctl(what: int, value: int) -> None:
    """Call Linux's `prctl` through ctypes; do nothing on other systems or without ctypes."""
    if sys.platform == "linux":
        try:
            from ctypes import CDLL, c_ulong
        except ImportError:
            return
        CDLL(None).prctl(what, *map(c_ulong, (value, 0, 0, 0)))


def _exec_bot(words: list[str], guard: int, lifeline: int) -> None:
    try:
        os.setsid()
        _prctl(_PARENT_DEATH_SIGNAL, signal.SIGKILL)
        if os.getppid() == guard:
            # Python ignores these two.
            for number in (signal.SIGPIPE, signal.SIGXFSZ):
                signal.signal(number, signal.SIG_DFL)
            os.execvp(words[0], words)
    except OSError as error:
        os.write(lifeline, str(error.strerror).encode())
    finally:
        os._exit(_NOT_STARTED)


def _wait_for_bot(bot: int, lifeline: int, signal_pipe: int) -> int | None:
    """Wait for the bot to end and return its exit code; None if the guard must end it instead."""
    while True:
        ready, _, _ = select.select([lifeline, signal_pipe], [], [])
        if lifeline in ready or set(os.read(signal_pipe, 512)) - {signal.SIGCHLD}:
            return None
        for process, status in iter(_reap_child, None):
            if process == bot:
                code = os.waitstatus_to_exitcode(status)
                return code if code >= 0 else 128 - code


def _reap_child() -> tuple[int, int] | None:
    """Return the process id and wait status of an ended child; None if there is none."""
    try:
        process, status = os.waitpid(-1, os.WNOHANG)
    except ChildProcessError:
        return None
    return (process, status) if process else None


def _kill_remaining(bot: int) -> None:
    """Kill and reap the bot's remaining processes, including orphans that this process inherits."""
    # The group may be empty already.
    with suppress(OSError):
        os.killpg(bot, signal.SIGKILL)
    try:
        while True:
            os.waitpid(-1, os.WNOHANG)
            for child in _child_ids():
                # Another user's process can only be waited for.
                with suppress(PermissionError):
                    os.kill(child, signal.SIGKILL)
            os.waitpid(-1, 0)
    except ChildProcessError:
        return


def _child_ids() -> list[int]:
    """Return the process ids of this process's own and adopted children; always empty outside of Linux."""
    if sys.platform != "linux":
        return []
    parent_id, children = str(os.getpid()).encode(), []
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/stat", "rb") as file:
                # The second field, a name in parentheses, may be any text; the state and the parent follow.
                parent = file.read().rpartition(b")")[2].split()[1]
        except OSError:
            continue
        if parent == parent_id:
            children.append(int(name))
    return children


if __name__ == "__main__":
    os._exit(main(int(sys.argv[1]), sys.argv[2:]))
