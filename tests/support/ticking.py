"""A clock in a test: budgets of time are kept to, or not, however busy the machine is."""

TICK = 0.001


class Ticking:
    """Goes on by a millisecond whenever it is read.

    Attributes:
        now: the seconds it has gone on.
    """

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += TICK
        return self.now
