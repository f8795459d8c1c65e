"""How processes end: in order if they are told to, and at once if those that they work for are gone."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread

_TO_END = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
"""The signals that ask a process to end; Windows knows no hang-up."""


@contextmanager
def orderly_ending() -> Iterator[None]:
    """Where SIGTERM or SIGHUP would kill, they end the process in order meanwhile: agents are closed.

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
    from multiprocessing import parent_process

    # Both go to the whole process group.
    for name in ("SIGINT", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        Thread(target=_end_after, args=(parent.sentinel,), daemon=True).start()


def _end_after(sentinel: int) -> None:
    """End this process at once when the sentinel is ready: its bots' guards then do the same."""
    from multiprocessing.connection import wait

    wait([sentinel])
    os._exit(1)
