"""A limit of processor time: what hangs in a loop raises, with the place where it hangs."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager

MOST = 30.0
"""The seconds of processor time that no input may take, not even on a slow machine."""


class Hangs(AssertionError):
    """The time is over."""


@contextmanager
def limited(seconds: float = MOST) -> Iterator[None]:
    """Limit the processor time of what is done meanwhile; for the main thread.

    A system without such timers has no limit.

    Raises:
        Hangs: from within, when the time is over.
    """
    if not hasattr(signal, "setitimer"):
        yield
        return

    def stop(_number: int, _frame: object) -> None:
        raise Hangs(f"more than {seconds} seconds of processor time")

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
