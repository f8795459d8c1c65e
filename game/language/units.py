"""The units in which games count: points by another name, and how a number of them is said."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.language.message import Text, figure, message, message_in, plural


class Unit(NamedTuple):
    """A unit of points.

    Attributes:
        one: the name of one point.
        many: the name of several points.
        amount: a whole number of points in figures: 1 duck, 0 ducks, −2 ticks.
        measured: a number of points, to a tenth: 0.4 ducks, −1.2 ticks.
    """

    one: str
    many: str
    amount: Callable[[int], Text]
    measured: Callable[[Text], Text]

    def to_a_tenth(self, number: float) -> Text:
        """A number of points, to a tenth."""
        return self.measured(figure(number, 1))


POINTS = Unit(
    message_in("unit of points", "point"),
    message_in("unit of points", "points"),
    lambda number: plural("{n} point", "{n} points", number),
    # For translators: {n} has one decimal, here and with other units.
    lambda number: message("{n} points", n=number),
)
"""The unit of a game that has no other."""
