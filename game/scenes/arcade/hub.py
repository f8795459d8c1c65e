"""The arcade's hub: a boathouse with a door for each room, and its news."""

from __future__ import annotations

from game.language.message import message, sentences
from game.scenes.arcade.rooms import DOORS, RoomDoor, news_of_room
from game.scenes.board_scene import BoathouseScene
from game.scenes.daily.words import streak_words
from game.scenes.pieces.boathouse import Area, HouseDoor

_HIGH = 226.0
_FLOORS = 148.0, 404.0
"""The y of each floor's doors."""
_DOORS, _PITCH, _WIDE = 5, 186.0, 178.0
"""The number of doors on a floor, their pitch and their width."""


def door_areas() -> list[Area]:
    """Return the areas of the doors, floor by floor."""
    return [
        (640 + (number - (_DOORS - 1) / 2) * _PITCH - _WIDE / 2, top, _WIDE, _HIGH)
        for top in _FLOORS
        for number in range(_DOORS)
    ]


class HubScene(BoathouseScene):
    """A scene with the doors of all rooms."""

    title = message("The arcade")
    welcome = message("Where to?")
    back_help = message("To the title.")

    def doors(self) -> list[tuple[HouseDoor, Area]]:
        return list(zip(map(self._door, DOORS), door_areas(), strict=True))

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
