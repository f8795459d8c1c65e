"""The arcade's hub: a boathouse with a door for each room, and its news."""

from __future__ import annotations

from game.language.message import Text, message, sentences
from game.scenes.arcade.rooms import DOORS, RoomDoor, news_of_room
from game.scenes.board_scene import BoardScene
from game.scenes.context import Context
from game.scenes.daily.words import streak_words
from game.scenes.pieces.boathouse import BACK, Area, HouseDoor, draw_boathouse
from game.scenes.pieces.fit import Fit
from game.ui.drawing.draw import Pen

_HIGH = 226.0
_FLOORS = 148.0, 404.0
"""The y of each floor's doors."""
_DOORS, _PITCH, _WIDE = 5, 186.0, 178.0
"""The number of doors on a floor, their pitch and their width."""
_WHERE = message("Where to?")


def door_areas() -> list[Area]:
    """Return the areas of the doors, floor by floor."""
    return [
        (640 + (number - (_DOORS - 1) / 2) * _PITCH - _WIDE / 2, top, _WIDE, _HIGH)
        for top in _FLOORS
        for number in range(_DOORS)
    ]


class HubScene(BoardScene):
    """A scene with the doors of all rooms."""

    title = message("The arcade")

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._fill()

    def _fill(self) -> None:
        doors = [self._door(room) for room in DOORS]
        self.set_widgets(
            [*zip(doors, door_areas(), strict=True), (self.back_sign(message("To the title.")), BACK)]
        )

    def _door(self, room: RoomDoor) -> HouseDoor:
        news = news_of_room(self.context, room.id)
        return HouseDoor(
            room.title,
            news.words,
            news.open,
            sentences(room.about, streak_words(news.streak) if news.streak else ""),
            picture=f"rooms/{room.id}",
            colour=room.colour,
            lit=news.waits,
            stars=news.streak,
            lines=2,
        )

    def resume(self) -> None:
        self._fill()
        self.read_out(self.title, self.form.words)

    def draw(self, pen: Pen) -> None:
        fit, focused = Fit.of(pen.area), self.form.focused
        help: Text | str = "" if focused is None or self.context.answers.answer_for(self) else focused.help
        draw_boathouse(pen, fit, self.context.art, self.title, _WHERE, help)
        self.draw_form(pen, fit)
