"""The mouse or finger over a table: its position, and the spot that it holds."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.tables.focus import Spot
from game.ui.devices.double_click import DoubleClick

DRAG_DISTANCE = 8.0
"""The distance in units from which a press becomes a drag."""


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
    """A table's pointer: its position while in use, and whether the table has changed under it (`stale`).

    A `double_click` begins with a press that makes a choice.
    """

    at: tuple[float, float] | None = None
    grip: Grip | None = None
    stale: bool = False
    double_click: DoubleClick = field(default_factory=DoubleClick)
