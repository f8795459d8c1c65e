"""The mouse or finger over a table: its place, and the thing that it holds."""

from __future__ import annotations

from dataclasses import dataclass

from game.tables.focus import Spot

FAR = 8.0
"""A pointer that has gone so far with its button down drags, in units."""
_AGAIN = 0.35
"""So many seconds after a choice a press is the second half of a double click."""


@dataclass(slots=True)
class Grip:
    """A spot on which the button went down.

    Attributes:
        x, y: the point, in units.
        ready: it had the focus already, so that to let go of it chooses it.
        drags: it follows the pointer.
    """

    spot: Spot
    x: float
    y: float
    ready: bool
    drags: bool = False

    def far(self, x: float, y: float) -> bool:
        """Whether the pointer has gone so far that more than a click is meant."""
        return abs(x - self.x) + abs(y - self.y) > FAR


@dataclass(slots=True)
class Pointer:
    """The pointer of one table.

    Attributes:
        at: its place in units, while the player uses it.
        grip: the pressed thing.
        stale: the table has changed since the pointer last moved.
    """

    at: tuple[float, float] | None = None
    grip: Grip | None = None
    stale: bool = False
    _chosen: float = _AGAIN

    def pass_time(self, seconds: float) -> None:
        """Let time pass since the last choice."""
        self._chosen += seconds

    def chose(self) -> None:
        """The pointer has just made a choice."""
        self._chosen = 0.0

    @property
    def doubles(self) -> bool:
        """Whether a press now would be the second half of a double click."""
        return self._chosen < _AGAIN
