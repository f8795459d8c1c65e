"""The choice of the player's duck, before the first match."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace
from pygame import FRect

from game.cardgames.registry import GAMES
from game.language.message import message
from game.scenes.board_scene import BoardScene
from game.scenes.context import Context
from game.scenes.pieces.boathouse import Area, draw_host_words, draw_title_board
from game.scenes.pieces.fit import LEAST, Fit
from game.scenes.pieces.images import lily_pad_image
from game.scenes.pieces.kit import draw_keycap, draw_light, mark_focus
from game.tables.art import Art
from game.tables.looks.worn import PLUMES, Plume
from game.tables.painting.little_table import draw_little_table
from game.ui.devices.actions import Action, InputEvent
from game.ui.devices.input import Input
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.busts import Wings
from game.ui.drawing.mascots.ducks import Mood
from game.ui.drawing.palette import BONE, GOLD
from game.ui.drawing.scenery.evening import draw_evening
from game.ui.forms.widgets import Button

_TITLE: Area = (340.0, 20.0, 600.0, 80.0)
_TABLE: Area = (396.0, 312.0, 488.0, 178.0)
_DUCK, _FOOT = 300.0, (640.0, 392.0)
_SPEECH, _BEAK = (780.0, 120.0, 356.0, 96.0), (722.0, 232.0)
_BACK: Area = (40.0, 26.0, 170.0, 62.0)
_LEFT, _PITCH = 43.0, 201.0
_PAD: tuple[float, float, float] = (488.0, 188.0, 222.0)
"""The top, width and height of a lily pad with its duck."""
_CHANGES = message("You can change your mind in the settings.")


class DuckPad(Button):
    """A duck to choose, on a lily pad."""

    keyed = True

    def __init__(self, plume: Plume, on_press: Callable[[], None], art: Art, devices: Input) -> None:
        super().__init__(plume.name, on_press)
        self.duck, self._art, self._devices = plume.duck, art, devices

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        k = area.width / _PAD[1]
        foot = area.bottom - 44 * k
        if focused:
            draw_light(pen, FRect(area.left, foot - 80 * k, area.width, 100 * k))
        pen.image(lily_pad_image(pen, area.width * 0.9, 1), (area.centerx, foot - 16 * k), anchor="center")
        look = (0.0, 0.4) if focused else (0.0, -0.5)
        image = self._art.ducks.bust(self.duck, pen.screen.scale.px(164 * k), look, Wings.DOWN)
        pen.image(image, (area.centerx, foot), anchor="midbottom")
        at, size = (area.centerx, area.bottom - 22 * k), max(26 * k, LEAST)
        pen.outlined(self.text, at, size, colour=GOLD if focused else BONE, width=area.width, tight=True)
        if focused:
            mark_focus(pen, area.inflate(-12 * k, -12 * k))
            draw_keycap(pen, self._devices, Action.CONFIRM, (area.left + 12 * k, area.top + 14 * k), 28 * k)


class OwnDuckScene(BoardScene):
    """A screen on which the player chooses a duck; `go_on` is called afterwards."""

    title, summary = message("Which duck are you?"), _CHANGES

    def __init__(self, context: Context, go_on: Callable[[], None]) -> None:
        super().__init__(context)
        self._go_on = go_on
        top, wide, high = _PAD
        self._pads = [
            DuckPad(plume, partial(self._choose, name), context.art, context.input)
            for name, plume in PLUMES.items()
        ]
        places = [(_LEFT + number * _PITCH, top, wide, high) for number in range(len(self._pads))]
        ducks = list(zip(self._pads, places, strict=True))
        self.set_widgets([*ducks, (self.back_sign(message("Back to the title.")), _BACK)])
        self.selected = self._pads[0]

    def _choose(self, name: str) -> None:
        self.context.change(duck=name)
        self.stack.pop_without_resuming()
        self._go_on()

    def handle(self, event: InputEvent) -> bool:
        used = super().handle(event)
        if isinstance(focused := self.form.focused, DuckPad):
            self.selected = focused
        return used

    def draw(self, pen: Pen) -> None:
        fit, art = Fit.of(pen.area), self.context.art
        draw_evening(pen)
        wide, happy = pen.screen.scale.px(_DUCK * fit.scale), replace(self.selected.duck, mood=Mood.GLEE)
        pen.image(art.ducks.bust(happy, wide, (0.0, 0.2), Wings.UP), fit.at(*_FOOT), anchor="midbottom")
        draw_little_table(pen, art, GAMES[self.context.game].emblem(), fit.area(*_TABLE))
        draw_title_board(pen, fit.area(*_TITLE), self.title, 46 * fit.scale, 560 * fit.scale)
        draw_host_words(pen, fit, fit.area(*_SPEECH), fit.at(*_BEAK), _CHANGES)
        self.draw_form(pen, fit)
