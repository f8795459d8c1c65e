"""The hub: the rooms of the arcade, and the news of each."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from game.language.message import message
from game.scenes.arcade.rooms import Room, rooms
from game.scenes.frame import FormScene
from game.scenes.pieces.door import Door
from game.ui.drawing.artwork import paint_art
from game.ui.drawing.draw import Pen
from game.ui.forms.widgets import Button, Widget


class HubScene(FormScene):
    """A door for each room."""

    title = message("The arcade")
    width = 1140.0
    columns = 3

    def widgets(self) -> Sequence[Widget]:
        return [*map(_door, rooms(self.context)), Button(message("Back"), self.back, wide=True)]


def _door(room: Room) -> Door:
    def draw(pen: Pen, area: FRect) -> None:
        pen.image(paint_art(pen, room.picture, area.width), area.topleft)

    return Door(room.title, room.news, room.open, room.about, draw, lit=room.waits, stars=room.streak)
