"""Child processes: they are started undisturbed, and end in order, or at once if their parent is gone.

A stopped process (by SIGSTOP, or by a debugger) doesn't act on a request to end: it is continued with it, and
killed if that doesn't help.
"""

from __future__ import annotations

import atexit
import os
import signal
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import active_children, resource_tracker
from multiprocessing.process import BaseProcess, parent_process
from threading import Thread

_TO_THE_GROUP = {getattr(signal, name) for name in ("SIGINT", "SIGHUP") if hasattr(signal, name)}
"""The signals that a terminal sends to all processes which it has started."""

_TO_END = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
"""The signals that ask a process to end; Windows knows no hang-up."""

_PATIENCE = 2.0
_PARENT_DEATH_SIGNAL = 1


def start_undisturbed(process: BaseProcess) -> None:
    """Start a process; a signal to end that comes meanwhile counts once it is started.

    In the middle of a start it would leave a child that complains of half a message. The child begins with
    SIGINT and SIGHUP blocked (where signals can be) and should ignore them. When this program exits, the
    child ends, too, even if it is stopped. For the main thread only.

    Raises:
        OSError: if the process cannot be started.
        KeyboardInterrupt: if Ctrl-C came meanwhile.
    """
    can_block = hasattr(signal, "pthread_sigmask")
    # Registered last, this runs first: `multiprocessing` waits at exit for children, stopped ones for ever.
    atexit.unregister(end_children)
    atexit.register(end_children)
    with _put_off({*_TO_THE_GROUP, signal.SIGTERM}):
        if can_block:
            # Starting the tracker, which comes with the first child, would unblock the signals that are
            # blocked here.
            _continue_tracker()
            resource_tracker.ensure_running()
        mask = signal.pthread_sigmask(signal.SIG_BLOCK, _TO_THE_GROUP) if can_block else set()
        try:
            process.start()
        finally:
            if can_block:
                signal.pthread_sigmask(signal.SIG_SETMASK, mask)


@contextmanager
def _put_off(numbers: set[signal.Signals]) -> Iterator[None]:
    """Signals that a function of Python's handles are handled when this is over; others are left alone."""
    came: list[int] = []
    before = {number: signal.getsignal(number) for number in numbers}
    handled = {number: handler for number, handler in before.items() if callable(handler)}
    for number in handled:
        signal.signal(number, lambda number, _frame: came.append(number))
    try:
        yield
    finally:
        for number, handler in handled.items():
            signal.signal(number, handler)
    for one in came:
        signal.raise_signal(one)


@contextmanager
def orderly_ending() -> Iterator[None]:
    """Within this, SIGTERM and SIGHUP, if they would kill, end the process in order: agents are closed.

    The exit code is 128 and the signal's number, as in a shell. To be used in the main thread.
    """
    deadly = [number for number in _TO_END if signal.getsignal(number) is signal.SIG_DFL]
    for number in deadly:
        signal.signal(number, leave)
    try:
        yield
    finally:
        for number in deadly:
            signal.signal(number, signal.SIG_DFL)


def leave(number: int, _frame: object) -> None:
    """A signal's handler that ends the process, once: to be told so again must not disturb its ending."""
    for one in _TO_END:
        signal.signal(one, signal.SIG_IGN)
    sys.exit(128 + number)


def follow_parent() -> None:
    """In a child process: leave Ctrl-C and hang-ups to the parent, and end with it, even if that is killed.

    A child that computes sees its parent's end in no pipe; a thread looks out for it. On Linux the system
    kills the child even if it is stopped.
    """
    # Both go to the whole process group.
    for number in _TO_THE_GROUP:
        signal.signal(number, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        if sys.platform == "linux":
            _set_parent_death_signal(signal.SIGKILL)
        Thread(target=_end_after, args=(parent.sentinel,), daemon=True).start()


def _end_after(sentinel: int) -> None:
    """End this process at once when the sentinel is ready: its bots' guards then do the same."""
    from multiprocessing.connection import wait

    wait([sentinel])
    os._exit(1)


def _set_parent_death_signal(number: signal.Signals) -> None:
    """Have Linux send this process a signal when the thread that started it ends."""
    with suppress(ImportError, OSError, AttributeError):
        from ctypes import CDLL, c_ulong

        CDLL(None).prctl(_PARENT_DEATH_SIGNAL, *map(c_ulong, (number, 0, 0, 0)))


# -- ending children ---------------------------------------------------------------------------------


def is_stopped(process_id: int) -> bool | None:
    """Whether a child is stopped, by a signal or by a debugger; None if the system doesn't tell."""
    with suppress(OSError, IndexError), open(f"/proc/{process_id}/stat", "rb") as file:
        # The second field, a name in parentheses, may be any text; the state follows.
        return file.read().rpartition(b")")[2].split()[0] in (b"T", b"t")
    if sys.platform != "win32" and hasattr(os, "waitid"):
        with suppress(OSError):
            # With WNOWAIT the child's state can still be read by others.
            return os.waitid(os.P_PID, process_id, os.WSTOPPED | os.WNOHANG | os.WNOWAIT) is not None
    return None


def end(process: BaseProcess) -> None:
    """Ask a child to end, without waiting for it; a stopped one is continued, so that it does."""
    if process.pid is not None and process.exitcode is None:
        process.terminate()
        continue_process(process.pid)


def end_processes(processes: Iterable[BaseProcess], patience: float = _PATIENCE) -> None:
    """Ask children to end, wait up to `patience` seconds for all of them, and kill those that are left."""
    left = [process for process in processes if process.pid is not None]
    for process in left:
        end(process)
    deadline = time.monotonic() + patience
    for process in left:
        process.join(max(0.0, deadline - time.monotonic()))
    for process in left:
        if process.exitcode is None:
            process.kill()
            process.join(_PATIENCE)


def end_children(patience: float = _PATIENCE) -> None:
    """End all children of this process, so that nothing waits for one that is stopped."""
    end_processes(active_children(), patience)
    _continue_tracker()


def continue_process(process_id: int) -> None:
    """Continue a child if it is stopped; Windows doesn't stop processes."""
    if sys.platform != "win32":
        with suppress(ProcessLookupError, PermissionError):
            os.kill(process_id, signal.SIGCONT)


def _continue_tracker() -> None:
    """Continue the tracker of resources, for which newer Pythons wait at exit."""
    tracker: int | None = getattr(getattr(resource_tracker, "_resource_tracker", None), "_pid", None)
    if tracker is not None:
        continue_process(tracker)
