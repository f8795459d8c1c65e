"""Tiles side by side, one of which is chosen: each a picture and a name."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import FRect

from game.ui.devices.actions import Action
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, GOLD, MIST, PALE_GOLD
from game.ui.drawing.text import Face
from game.ui.forms.widgets import Widget

_HEIGHT = 134.0
_GAP = 8.0
_SIZE, _LEADING, _MARGIN = 15.0, 17.0, 4.0


class Tiles(Widget):
    """A choice among a few things: with left, right and confirm, or by pressing the tile itself."""

    wide = True

    def __init__(
        self,
        label: str,
        names: Sequence[str],
        index: int,
        on_change: Callable[[int], None],
        paint: Callable[[Pen, int, FRect], None],
        help: str = "",
    ) -> None:
        """`paint` draws the picture of a tile by its place."""
        self.label, self.names, self.index, self.on_change, self.help = label, names, index, on_change, help
        self._paint = paint

    def height(self, pen: Pen, width: float) -> float:
        """Room for a picture over a name."""
        del pen, width
        return _HEIGHT

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        """The chosen tile has a border: a gold one while the focus is here."""
        room = self._tile(area, 0).width - 2 * _MARGIN
        lines = [pen.lines(name, _SIZE, Face.TITLE, room) for name in self.names]
        words = _LEADING * max(map(len, lines)) + _MARGIN
        for place, name in enumerate(lines):
            tile = self._tile(area, place)
            here = place == self.index
            border = (GOLD if focused else BONE) if here else None
            pen.panel(tile, alpha=0.75 if here else 0.4, radius=12, border=border)
            self._paint(pen, place, FRect(tile.left, tile.top + 6, tile.width, tile.height - words - 10))
            colour = PALE_GOLD if here else MIST
            middle = tile.bottom - _MARGIN - words / 2 + _LEADING / 2 * (1 - len(name))
            for row, part in enumerate(name):
                at = (tile.centerx, middle + row * _LEADING)
                pen.text(part, at, _SIZE, Face.TITLE, colour, anchor="center", width=room)

    def _tile(self, area: FRect, place: int) -> FRect:
        width = (area.width - _GAP * (len(self.names) - 1)) / len(self.names)
        return FRect(area.left + place * (width + _GAP), area.top, width, area.height - 6)

    def describe(self) -> str:
        """Label, name and help."""
        return f"{self.label}: {self.names[self.index]}. {self.help}".strip()

    def _choose(self, place: int) -> bool:
        self.index = place % len(self.names)
        self.on_change(self.index)
        return True

    def act(self, action: Action) -> bool:
        """Left, right and confirm go to another tile."""
        if action is Action.LEFT:
            return self._choose(self.index - 1)
        return self._choose(self.index + 1) if action in (Action.RIGHT, Action.CONFIRM) else False

    def point(self, area: FRect, x: float, y: float, held: bool) -> bool:
        """A press chooses the tile that is there."""
        found = [place for place in range(len(self.names)) if self._tile(area, place).collidepoint(x, y)]
        return self._choose(found[0]) if found and not held else False
