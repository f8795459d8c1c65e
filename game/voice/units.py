"""The unit that a game counts in, in words."""

from __future__ import annotations

from game.language.message import Text, figure, message_in, plural, plural_in


def grammatical(amount: float, places: int) -> int:
    """The whole number that decides on singular or plural of an amount with so many decimals."""
    return int(round(abs(amount), places))


class InPoints:
    """The words for its points of a game that has no other unit.

    Attributes:
        unit: the things that the game counts, as a heading.
    """

    unit: Text = message_in("unit of points", "Points")

    def points(self, amount: float, places: int = 0) -> Text:
        """An amount of points, in figures with so many decimals: 3 points, −0.4 points."""
        shown, n = figure(amount, places), grammatical(amount, places)
        if places:
            return plural_in("with decimals", "{n} points", "{n} points", n, n=shown)
        return plural("{n} point", "{n} points", n, n=shown)
