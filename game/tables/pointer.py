"""The mouse or finger over a table: its position, and the spot that it holds."""

from __future__ import annotations

from dataclasses import dataclass
from math import dist

from game.tables.focus import Spot

DRAG_DISTANCE = 8.0
"""The distance in units from which a press becomes a drag."""
_DOUBLE_CLICK_SECONDS = 0.35
"""The seconds after a choice during which a press at the same point counts as part of a double click."""


@dataclass(slots=True)
class Grip:
    """A press: its spot, its point in units, and whether it has become a drag (`drags`).

    `again` says whether its card was already raised; if so, a click lowers the card.
    """

    spot: Spot
    x: float
    y: float
    again: bool = False
    drags: bool = False

    def is_drag(self, x: float, y: float) -> bool:
        """Return whether the pointer has moved far enough for a drag."""
        return abs(x - self.x) + abs(y - self.y) > DRAG_DISTANCE


@dataclass(slots=True)
class Pointer:
    """A table's pointer: its position while in use, and whether the table has changed under it (`stale`)."""

    at: tuple[float, float] | None = None
    grip: Grip | None = None
    stale: bool = False
    _chosen: float = _DOUBLE_CLICK_SECONDS
    _chosen_at: tuple[float, float] = (0.0, 0.0)

    def pass_time(self, seconds: float) -> None:
        self._chosen += seconds

    def note_choice(self, x: float, y: float) -> None:
        self._chosen, self._chosen_at = 0.0, (x, y)

    def is_double_click(self, x: float, y: float) -> bool:
        """Return whether a press at a point is the second half of a double click that made a choice."""
        return self._chosen < _DOUBLE_CLICK_SECONDS and dist((x, y), self._chosen_at) <= DRAG_DISTANCE
