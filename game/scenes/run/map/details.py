"""What stands round a pond's map: the table looked at, the keys, and the coins of the rack."""

from __future__ import annotations

from collections.abc import Sequence

from game.language.message import message
from game.scenes.cast import duck_of
from game.scenes.context import Context
from game.scenes.menus.fit import Fit
from game.scenes.run.charms.art import coin
from game.scenes.run.play import Play
from game.ui.devices.actions import Action
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, INK
from game.ui.drawing.text import Face
from game.ui.forms.prompts import draw_prompts
from game.ui.forms.widgets import Uses

_DETAILS = (26.0, 570.0, 640.0, 142.0)
_COINS = (1262.0, 36.0)
_COIN = 46.0
HINTS: Uses = ((Action.HINT, message("charms")), (Action.CANCEL, message("leave")))


def draw_coins(pen: Pen, fit: Fit, rack: Sequence[str]) -> None:
    """The charms on the rack, in the upper right corner."""
    right, y = _COINS
    for place, charm in enumerate(reversed(rack)):
        image = coin(pen, charm, _COIN * fit.scale)
        pen.image(image, fit.at(right - place * _COIN * 1.08, y), anchor="midright")


def draw_details(pen: Pen, fit: Fit, context: Context, play: Play, number: int, prompts: Uses) -> None:
    """The table of a place: its title, its company with their faces, and its goal; and the keys."""
    area = fit.area(*_DETAILS)
    pen.panel(area, alpha=0.86, radius=14 * fit.scale)
    letters = fit.letters(14)
    keys = area.left + 16 * fit.scale, area.bottom - letters * 1.95
    draw_prompts(pen, context.input.bindings, context.device, prompts, keys, letters)
    table = play.table(number)
    face = area.height * 0.3
    x = area.right - face * 0.7
    for opponent in reversed(table.opponents):
        image = context.art.ducks.face(duck_of(play.cast[opponent]), pen.screen.scale.px(face))
        pen.image(image, (x, area.top + area.height * 0.21), anchor="center")
        x -= face * 0.98
    left, room = area.left + 16 * fit.scale, x + face * 0.4 - area.left - 20 * fit.scale
    size, small = fit.letters(22), fit.letters(15)
    at = left, area.top + area.height * 0.15
    pen.text(table.title, at, size, Face.TITLE, BONE, outline=INK, anchor="midleft", width=room)
    at = left, area.top + area.height * 0.39
    words = play.company(number)
    pen.text(words, at, small, Face.BOLD, BONE, anchor="midleft", width=room, tight=True)
    at = left, area.top + area.height * 0.6
    goal = message("Goal: {goal}", goal=play.goal(number))
    room = area.width - 32 * fit.scale
    pen.text(goal, at, small, Face.BOLD, BONE, anchor="midleft", width=room, tight=True)
