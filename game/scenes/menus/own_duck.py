"""The choice of the player's duck, before the first match."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace
from pygame import FRect

from game.language.message import message, sentences
from game.scenes.board_scene import BoardScene
from game.scenes.context import Context
from game.scenes.pieces.boathouse import Area, draw_note, draw_title_board
from game.scenes.pieces.fit import LEAST, Fit
from game.scenes.pieces.images import pad_image
from game.scenes.pieces.kit import draw_light, draw_pointer, mark_focus
from game.tables.art import Art
from game.tables.looks.worn import PLUMES, Plume
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.busts import Wings
from game.ui.drawing.mascots.ducks import Mood
from game.ui.drawing.scenery.pond import draw_pond
from game.ui.forms.widgets import Button

_TITLE: Area = (340.0, 60.0, 600.0, 84.0)
_NOTE: Area = (390.0, 560.0, 500.0, 60.0)
_BACK: Area = (560.0, 640.0, 160.0, 60.0)
_LEFT, _PITCH = 50.0, 200.0
_PAD: tuple[float, float, float] = (236.0, 184.0, 252.0)
"""The top, width and height of a lily pad with its duck."""
_CHANGES = message("You can change your mind in the settings.")


class DuckPad(Button):
    """A duck to choose, on a lily pad."""

    def __init__(self, plume: Plume, on_press: Callable[[], None], art: Art) -> None:
        super().__init__(plume.name, on_press)
        self._duck, self._art = plume.duck, art

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        k = area.width / _PAD[1]
        foot = area.bottom - 52 * k
        if focused:
            draw_light(pen, FRect(area.left, foot - 70 * k, area.width, 100 * k))
        pen.image(pad_image(pen, area.width, 1), (area.centerx, foot - 20 * k), anchor="center")
        duck, wings = (replace(self._duck, mood=Mood.GLEE), Wings.UP) if focused else (self._duck, Wings.DOWN)
        image = self._art.ducks.bust(duck, pen.screen.scale.px(184 * k), (0.0, 0.4), wings)
        pen.image(image, (area.centerx, foot), anchor="midbottom")
        at, size = (area.centerx, area.bottom - 25 * k), max(28 * k, LEAST)
        pen.outlined(self.text, at, size, width=area.width, tight=True)
        if focused:
            mark_focus(pen, area.inflate(-8 * k, -8 * k))
            draw_pointer(pen, (area.centerx, area.top - 6 * k), k)


class OwnDuckScene(BoardScene):
    """Asks the player to choose a duck, then continues."""

    title = message("Which duck are you?")

    def __init__(self, context: Context, go_on: Callable[[], None]) -> None:
        super().__init__(context)
        self._go_on = go_on
        top, wide, high = _PAD
        ducks = [
            (
                DuckPad(plume, partial(self._choose, name), context.art),
                (_LEFT + number * _PITCH, top, wide, high),
            )
            for number, (name, plume) in enumerate(PLUMES.items())
        ]
        self.put([*ducks, (self.way_back(message("Back to the title.")), _BACK)])

    def _choose(self, name: str) -> None:
        self.context.change(duck=name)
        self.stack.pop()
        self._go_on()

    def resume(self) -> None:
        self.context.captions.read(sentences(self.title, _CHANGES, self.form.words))

    def draw(self, pen: Pen) -> None:
        fit = Fit.of(pen.area)
        draw_pond(pen)
        draw_title_board(pen, fit.area(*_TITLE), self.title, 46 * fit.scale, 560 * fit.scale)
        draw_note(pen, fit, fit.area(*_NOTE), _CHANGES)
        self.draw_form(pen, fit)
