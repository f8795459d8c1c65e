"""A press on a card, which may become a drag."""

from __future__ import annotations

from msgspec import Struct

_FAR = 7.0


class Drag(Struct, frozen=True):
    """The card that was pressed, and where; None: nothing is.

    Attributes:
        again: whether it was up or put already, so that a click takes it back.
        goes: whether it follows the pointer.
    """

    card: int | None = None
    x: float = 0.0
    y: float = 0.0
    again: bool = False
    goes: bool = False

    def far(self, x: float, y: float) -> bool:
        """Whether the pointer has gone so far that more than a click is meant."""
        return abs(x - self.x) + abs(y - self.y) > _FAR
