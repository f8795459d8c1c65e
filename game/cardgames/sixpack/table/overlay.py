"""The close-up or sheet that is open over the table of Sixpack, and the spot under the pointer."""

from __future__ import annotations

from enum import StrEnum

from game.cardgames.sixpack.table.close_up import CloseUp
from game.tables.focus import Spot
from game.ui.devices.actions import Action, ActionPressed, InputEvent, PointerPressed

_HOVER = 0.7
"""The seconds after which a spot under a resting pointer opens in close-up."""
_CLOSING = (Action.CONFIRM, Action.CANCEL, Action.ANNOUNCE_CARD)
_STEPS = {
    Action.LEFT: -1,
    Action.PREVIOUS: -1,
    Action.UP: -1,
    Action.RIGHT: 1,
    Action.NEXT: 1,
    Action.DOWN: 1,
}


class OverlaySheet(StrEnum):
    STANDINGS = "standing"
    TURN = "turn"


class Overlay:
    """The close-up or sheet that is open, if any.

    Attributes:
        hovered: the spot under the pointer.
    """

    def __init__(self) -> None:
        self.close_up: CloseUp | None = None
        self.sheet: OverlaySheet | None = None
        self.hovered: Spot | None = None
        self._rested = 0.0

    def close(self) -> None:
        self.close_up = self.sheet = None

    def toggle_sheet(self, sheet: OverlaySheet) -> None:
        self.close_up = None
        self.sheet = None if sheet is self.sheet else sheet

    def hover(self, spot: Spot | None) -> None:
        """Store the spot under the pointer; if it has changed, close a close-up opened by hovering."""
        if spot != self.hovered:
            self.hovered, self._rested = spot, 0.0
            if self.close_up is not None and not self.close_up.pinned:
                self.close_up = None

    def end_hover(self) -> None:
        """Forget the spot under the pointer, and close the close-up."""
        self.hovered, self.close_up = None, None

    def advance_hover(self, seconds: float) -> Spot | None:
        """Advance the time; return the spot that the pointer has just rested on long enough, else None."""
        before, self._rested = self._rested, self._rested + seconds
        due = before < _HOVER <= self._rested and self.close_up is None and self.sheet is None
        return self.hovered if due else None

    def consumes(self, event: InputEvent) -> bool:
        """Return whether an event closes what is open, or turns the page of a pinned close-up."""
        pinned = self.close_up is not None and self.close_up.pinned
        if self.sheet is None and not pinned:
            return False
        if isinstance(event, ActionPressed):
            return event.action in _CLOSING or (pinned and event.action in _STEPS)
        return isinstance(event, PointerPressed)

    def page_step(self, event: InputEvent) -> int:
        """Return how many cards forward an event turns a close-up; 0 if the event closes what is open."""
        if isinstance(event, ActionPressed) and self.sheet is None:
            return _STEPS.get(event.action, 0)
        return 0
