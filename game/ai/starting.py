"""Starting child processes that Ctrl-C leaves alone: whoever started them decides what ends."""

from __future__ import annotations

import signal
from multiprocessing import resource_tracker
from multiprocessing.process import BaseProcess


def start_undisturbed(process: BaseProcess) -> None:
    """Start a process; a Ctrl-C that comes meanwhile counts once it is started.

    In the middle of a start it would leave a child that complains of half a message. The child begins with
    SIGINT blocked (where signals can be) and should ignore it. To be called from the main thread.

    Raises:
        OSError: if the process cannot be started.
        KeyboardInterrupt: if Ctrl-C came meanwhile.
    """
    came: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _frame: came.append(number))
    can_block = hasattr(signal, "pthread_sigmask")
    if can_block:
        # Starting the tracker, which comes with the first child, would unblock what is blocked here.
        resource_tracker.ensure_running()
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT}) if can_block else set()
    try:
        process.start()
    finally:
        if can_block:
            signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        signal.signal(signal.SIGINT, before)
    if came:
        raise KeyboardInterrupt
