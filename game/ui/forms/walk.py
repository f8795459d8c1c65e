"""A row to go through the values of a plot one by one, by eye and by ear."""

from __future__ import annotations

from game.language.message import Text, message
from game.ui.devices.actions import Action
from game.ui.forms.widgets import Pick, Uses


class Walk(Pick):
    """Values that left and right go through, without changing anything."""

    @property
    def place(self) -> tuple[int, int]:
        return self.index, len(self.names)

    @property
    def uses(self) -> Uses:
        return ((Action.CONFIRM, message("next")),)

    @property
    def answer(self) -> Text:
        return message("{value}.", value=self.names[self.index])
