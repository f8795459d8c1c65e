"""The hub: the rooms of the arcade, and what is new in each."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect, Surface

from game.language.message import Text, message
from game.scenes.arcade.rooms import Room, rooms
from game.scenes.context import Context
from game.scenes.frame import FormScene
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, INK, MINT, MIST
from game.ui.drawing.svg import document, render
from game.ui.drawing.text import Face
from game.ui.forms.form import Form
from game.ui.forms.widgets import Button, Widget, draw_plate

_COLUMNS = 3
_HIGH, _LOW, _ROWS = 148.0, 84.0, 3
"""The height of a door at most and at least, and so many rows of them."""
_LEADING, _NEWS = 1.34, 2
"""The height of a line, in sizes of its letters; so many lines of news at most."""
_AROUND = 244.0
"""The height of a screen that is not for doors: title, foot, frame and the way back."""


class Door(Button):
    """The door of a room: its picture and title, and what is new there."""

    def __init__(self, room: Room) -> None:
        super().__init__(room.title, room.open, room.about)
        self._room = room

    @property
    def stated(self) -> Text:
        """Title and news."""
        return message("{room}: {news}.", room=self._room.title, news=self._room.news)

    def height(self, pen: Pen, width: float) -> float:
        """As high as all doors can be at once."""
        del width
        return min(_HIGH, max(_LOW, (pen.area.height - _AROUND) / _ROWS))

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        """The picture at the left; the title beside it, and the news below."""
        box = area.inflate(0, -10)
        draw_plate(pen, box, strong=False, focused=focused)
        side = min(box.height - 16, box.width * 0.3)
        px = pen.screen.scale.px(side)
        drawing = self._room.picture
        image = pen.shapes.get(("door", drawing, px), lambda: _rendered(drawing, px))
        pen.image(image, (box.left + 12 + side / 2, box.centery), anchor="center")
        words = FRect(box.left + side + 24, box.top, box.width - side - 36, box.height)
        size, small = (27.0, 16.0) if box.height > 110 else (19.0, 13.0)
        news, line = self._room.news, small * _LEADING
        below = line * min(len(pen.lines(news, small, Face.BOLD, words.width)), _NEWS)
        top = words.centery - (size * _LEADING + below) / 2
        pen.text(
            self.text, (words.left, top), size, Face.TITLE, BONE, outline=INK, width=words.width, tight=True
        )
        place = FRect(words.left, top + size * _LEADING, words.width, below + 1)
        colour = MINT if self._room.waits else MIST
        pen.paragraph(news, place, small, Face.BOLD, colour, leading=_LEADING)


class HubScene(FormScene):
    """A door for each room."""

    title = message("The arcade")
    width = 1140.0

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.form = Form([], context.feedback, columns=_COLUMNS)

    def widgets(self) -> Sequence[Widget]:
        """The rooms as they are now."""
        return [*map(Door, rooms(self.context)), Button(message("Back"), self.back, wide=True)]


def _rendered(drawing: str, px: int) -> Surface:
    return render(document(100, 100, drawing), px, px).premul_alpha()
