"""Child processes: started safely, ended gracefully, and killed if their parent is gone.

A stopped process (SIGSTOP, a debugger) doesn't react to SIGTERM, so it is also continued, and killed if that
doesn't help.
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

_GROUP_SIGNALS = {getattr(signal, name) for name in ("SIGINT", "SIGHUP") if hasattr(signal, name)}
"""The signals that a terminal sends to its whole process group."""

_END_SIGNALS = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
"""The signals that ask a process to end; Windows has no SIGHUP."""

_PATIENCE = 2.0
_PARENT_DEATH_SIGNAL = 1


def limit_to_one_core() -> None:
    """Limit numpy to one core in this process and its children; call it before numpy is imported."""
    os.environ.update(dict.fromkeys(("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"), "1"))


def start_with_signals_deferred(process: BaseProcess) -> None:
    """Start a process; signals that arrive meanwhile are handled afterwards.

    Otherwise the child could fail with a message about incomplete data. It starts with SIGINT and SIGHUP
    blocked, where possible, and should ignore them. When this program exits, the child ends, even if it is
    stopped. Call this from the main thread.

    Raises:
        OSError: if the process can't be started.
        KeyboardInterrupt: if Ctrl-C was pressed meanwhile.
    """
    can_block = hasattr(signal, "pthread_sigmask")
    # Registered last, this runs first, before `multiprocessing` waits for stopped children for ever.
    atexit.unregister(end_children)
    atexit.register(end_children)
    with _defer_signals({*_GROUP_SIGNALS, signal.SIGTERM}):
        if can_block:
            # Starting the tracker, which comes with the first child, would unblock the signals that are
            # blocked here.
            _continue_tracker()
            resource_tracker.ensure_running()
        mask = signal.pthread_sigmask(signal.SIG_BLOCK, _GROUP_SIGNALS) if can_block else set()
        try:
            process.start()
        finally:
            if can_block:
                signal.pthread_sigmask(signal.SIG_SETMASK, mask)


@contextmanager
def _defer_signals(numbers: set[signal.Signals]) -> Iterator[None]:
    """Delay those of these signals that have Python handlers until the end of the block."""
    arrived: list[int] = []
    before = {number: signal.getsignal(number) for number in numbers}
    handled = {number: handler for number, handler in before.items() if callable(handler)}
    for number in handled:
        signal.signal(number, lambda number, _frame: arrived.append(number))
    try:
        yield
    finally:
        for number, handler in handled.items():
            signal.signal(number, handler)
    for signal_number in arrived:
        signal.raise_signal(signal_number)


@contextmanager
def graceful_exit() -> Iterator[None]:
    """Within this context, make SIGTERM and SIGHUP exit the program normally, so that agents are closed.

    The exit code is 128 plus the signal's number, as in a shell. Use it in the main thread.
    """
    unhandled = [number for number in _END_SIGNALS if signal.getsignal(number) is signal.SIG_DFL]
    for number in unhandled:
        signal.signal(number, exit_on_signal)
    try:
        yield
    finally:
        for number in unhandled:
            signal.signal(number, signal.SIG_DFL)


def exit_on_signal(number: int, _frame: object) -> None:
    """Exit because of a signal, and ignore further signals."""
    for ending in _END_SIGNALS:
        signal.signal(ending, ignore_signal)
    sys.exit(128 + number)


def ignore_signal(_number: int, _frame: object) -> None:
    """Do nothing on a signal; with SIG_IGN, Python may complain about a signal that just arrived."""


def end_with_parent() -> None:
    """Ignore Ctrl-C and SIGHUP, and end when the parent process ends.

    Call this in a child process. A thread watches the parent, because a computing child reads no pipe. On
    Linux, the system kills the child even if it is stopped.
    """
    # A terminal sends both to the whole process group.
    for number in _GROUP_SIGNALS:
        signal.signal(number, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        if sys.platform == "linux":
            _set_parent_death_signal(signal.SIGKILL)
        Thread(target=_exit_after, args=(parent.sentinel,), daemon=True).start()


def _exit_after(sentinel: int) -> None:
    """Exit immediately once the sentinel is ready, that is, once the parent has ended."""
    from multiprocessing.connection import wait

    wait([sentinel])
    os._exit(1)


def _set_parent_death_signal(number: signal.Signals) -> None:
    """Make Linux send this process a signal when the thread that started it ends."""
    with suppress(ImportError, OSError, AttributeError):
        from ctypes import CDLL, c_ulong

        CDLL(None).prctl(_PARENT_DEATH_SIGNAL, *map(c_ulong, (number, 0, 0, 0)))


# -- ending children ---------------------------------------------------------------------------------


def is_stopped(process_id: int) -> bool | None:
    """Return whether a child is stopped by a signal or a debugger; None if that's unknown."""
    with suppress(OSError, IndexError), open(f"/proc/{process_id}/stat", "rb") as file:
        # The second field, a name in parentheses, may be any text; the state follows.
        return file.read().rpartition(b")")[2].split()[0] in (b"T", b"t")
    if sys.platform != "win32" and hasattr(os, "waitid"):
        with suppress(OSError):
            # With WNOWAIT the child's state can still be read by others.
            return os.waitid(os.P_PID, process_id, os.WSTOPPED | os.WNOHANG | os.WNOWAIT) is not None
    return None


def request_end(process: BaseProcess) -> None:
    """Ask a child to end, without waiting; continue it if it is stopped."""
    if process.pid is not None and process.exitcode is None:
        process.terminate()
        continue_process(process.pid)


def end_processes(processes: Iterable[BaseProcess], patience: float = _PATIENCE) -> None:
    """Ask children to end, wait up to `patience` seconds in total, and kill the rest."""
    started = [process for process in processes if process.pid is not None]
    for process in started:
        request_end(process)
    deadline = time.monotonic() + patience
    for process in started:
        process.join(max(0.0, deadline - time.monotonic()))
    for process in started:
        if process.exitcode is None:
            process.kill()
            process.join(_PATIENCE)


def end_children(patience: float = _PATIENCE) -> None:
    """End all children of this process, so that nothing waits for a stopped one at exit."""
    end_processes(active_children(), patience)
    _continue_tracker()


def continue_process(process_id: int) -> None:
    """Continue a child if it is stopped; do nothing on Windows."""
    if sys.platform != "win32":
        with suppress(ProcessLookupError, PermissionError):
            os.kill(process_id, signal.SIGCONT)


def _continue_tracker() -> None:
    """Continue multiprocessing's resource tracker, which newer Python versions wait for at exit."""
    tracker: int | None = getattr(getattr(resource_tracker, "_resource_tracker", None), "_pid", None)
    if tracker is not None:
        continue_process(tracker)
