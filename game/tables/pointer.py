"""The mouse or finger over a table: its place, and the thing that it holds."""

from __future__ import annotations

from dataclasses import dataclass
from math import dist

from game.tables.focus import Spot

FAR = 8.0
"""The distance from which a pointer with its button down drags, in units."""
_AGAIN = 0.35
"""The seconds after a choice in which a press at the same place is the second half of a double click."""


@dataclass(slots=True)
class Grip:
    """A spot on which the button went down, in units; if it's up `again`, a click puts it back."""

    spot: Spot
    x: float
    y: float
    again: bool = False
    drags: bool = False

    def far(self, x: float, y: float) -> bool:
        """Return whether the pointer has gone so far that more than a click is meant."""
        return abs(x - self.x) + abs(y - self.y) > FAR


@dataclass(slots=True)
class Pointer:
    """The place of one table's pointer, while it is used; it is stale once the table has changed."""

    at: tuple[float, float] | None = None
    grip: Grip | None = None
    stale: bool = False
    _chosen: float = _AGAIN
    _chosen_at: tuple[float, float] = (0.0, 0.0)

    def pass_time(self, seconds: float) -> None:
        self._chosen += seconds

    def chose(self, x: float, y: float) -> None:
        self._chosen, self._chosen_at = 0.0, (x, y)

    def doubles(self, x: float, y: float) -> bool:
        """Return whether a press at a point now is the second half of the double click that chose."""
        return self._chosen < _AGAIN and dist((x, y), self._chosen_at) <= FAR
