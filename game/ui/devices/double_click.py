"""Double clicks, whose second press is ignored where the first one was enough."""

from __future__ import annotations

from dataclasses import dataclass
from math import dist, inf

_SECONDS, _DISTANCE = 0.4, 8.0
"""The longest time and distance (in units) between the two presses of a double click."""


@dataclass(slots=True)
class DoubleClick:
    """The first press of a double click: its point in units, and how long ago it was."""

    _at: tuple[float, float] = (0.0, 0.0)
    _age: float = inf

    def begin(self, x: float, y: float) -> None:
        self._at, self._age = (x, y), 0.0

    def update(self, seconds: float) -> None:
        self._age += seconds

    def includes(self, x: float, y: float) -> bool:
        """Return whether a press now at a point would be the second one."""
        return self._age < _SECONDS and dist((x, y), self._at) <= _DISTANCE
