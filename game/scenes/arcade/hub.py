"""The hub: the rooms of the arcade, and what is new in each."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from game.language.message import Text, message
from game.scenes.arcade.rooms import Room, rooms
from game.scenes.context import Context
from game.scenes.frame import FormScene
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, MINT, MIST
from game.ui.drawing.text import Face
from game.ui.forms.form import Form
from game.ui.forms.widgets import Button, Widget, draw_plate

_HIGH = 68.0


class RoomRow(Button):
    """The door of a room: its title, and what is new there."""

    def __init__(self, room: Room) -> None:
        super().__init__(room.title, room.open, room.about)
        self._room = room

    @property
    def stated(self) -> Text:
        """Title and news."""
        return message("{room}: {news}.", room=self._room.title, news=self._room.news)

    def height(self, pen: Pen, width: float) -> float:
        """Room for two lines."""
        del pen, width
        return _HIGH

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        """The title, and the news below."""
        box = area.inflate(0, -6)
        draw_plate(pen, box, strong=False, focused=focused)
        room, middle = box.width - 24, box.centerx
        at = middle, box.top + box.height * 0.34
        pen.text(self.text, at, 22, Face.TITLE, BONE, anchor="center", width=room)
        at = middle, box.top + box.height * 0.74
        colour = MINT if self._room.waits else MIST
        pen.text(self._room.news, at, 15, Face.BOLD, colour, anchor="center", width=room)


class HubScene(FormScene):
    """One row for each room."""

    title = message("The arcade")
    width = 900.0

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.form = Form([], context.feedback, columns=2)

    def widgets(self) -> Sequence[Widget]:
        """The rooms as they are now."""
        return [*map(RoomRow, rooms(self.context)), Button(message("Back"), self.back, wide=True)]
