"""Child processes: they are started undisturbed, and end in order, or at once if their parent is gone."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.process import BaseProcess, parent_process
from threading import Thread

_TO_THE_GROUP = {getattr(signal, name) for name in ("SIGINT", "SIGHUP") if hasattr(signal, name)}
"""The signals that a terminal sends to all processes which it has started."""

_TO_END = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
"""The signals that ask a process to end; Windows knows no hang-up."""


def start_undisturbed(process: BaseProcess) -> None:
    """Start a process; a signal to end that comes meanwhile counts once it is started.

    In the middle of a start it would leave a child that complains of half a message. The child begins with
    SIGINT and SIGHUP blocked (where signals can be) and should ignore them. For the main thread only.

    Raises:
        OSError: if the process cannot be started.
        KeyboardInterrupt: if Ctrl-C came meanwhile.
    """
    can_block = hasattr(signal, "pthread_sigmask")
    with _put_off({*_TO_THE_GROUP, signal.SIGTERM}):
        if can_block:
            # Starting the tracker, which comes with the first child, would unblock the signals that are
            # blocked here.
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

    A child that computes sees its parent's end in no pipe; a thread looks out for it.
    """
    # Both go to the whole process group.
    for number in _TO_THE_GROUP:
        signal.signal(number, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        Thread(target=_end_after, args=(parent.sentinel,), daemon=True).start()


def _end_after(sentinel: int) -> None:
    """End this process at once when the sentinel is ready: its bots' guards then do the same."""
    from multiprocessing.connection import wait

    wait([sentinel])
    os._exit(1)
