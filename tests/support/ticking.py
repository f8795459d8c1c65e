"""A clock for tests of time budgets that don't depend on the machine."""

TICK = 0.001


class Ticking:
    """Advances by a millisecond at each reading.

    Attributes:
        now: the time, in seconds.
    """

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += TICK
        return self.now
