"""A limit of processor time: code that hangs raises an error at the place where it hangs."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager

MOST = 30.0
"""The seconds of processor time that no input may take, even on a slow machine."""


class Hangs(AssertionError):
    """The error raised when the time is over."""


@contextmanager
def time_limit(seconds: float = MOST) -> Iterator[None]:
    """Limit the processor time of the block; in the main thread only.

    Does nothing on systems without such timers.

    Raises:
        Hangs: from within the block, when the time is over.
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
