"""Starting child processes that Ctrl-C and hang-ups leave alone: their parent decides when they end."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.process import BaseProcess

_TO_THE_GROUP = {getattr(signal, name) for name in ("SIGINT", "SIGHUP") if hasattr(signal, name)}
"""The signals that a terminal sends to all processes which it has started."""


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
