"""The pennants of all games on a rod at the top of a wall; the keys at its ends lead from one to the next."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import FRect, Surface

from game.cardgames.registry import GAMES
from game.language.message import message
from game.scenes.pieces.boathouse import Area
from game.scenes.pieces.fit import LEAST, Fit
from game.scenes.pieces.kit import draw_board, draw_keycap, draw_pointer, mark_focus
from game.ui.devices.actions import Action
from game.ui.devices.input import Input
from game.ui.drawing.artwork import paint_art
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, GOLD, INK
from game.ui.drawing.svg import document, render
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Button

STEPS = {Action.PAGE_UP: -1, Action.PAGE_DOWN: 1}
_LEFT, _REACH, _PITCH = 86.0, 706.0, 176.5
_GAP, _HIGH, _CHOSEN = 6.0, 68.0, 84.0
_TIP = 18.0


class Pennant(Button):
    """A game to choose; that of the chosen one is longer, and has a star."""

    def __init__(self, game: str, on_press: Callable[[], None], *, chosen: bool) -> None:
        super().__init__(GAMES[game].title, on_press)
        self.game, self.chosen = game, chosen
        self._colour = GAMES[game].emblem().cloth.shade

    @property
    def stated(self) -> str:
        return message("{game}, chosen.", game=self.text) if self.chosen else super().stated

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        scale = area.height / (_CHOSEN if self.chosen else _HIGH)
        if pen.theme.scenery:
            pen.image(_cloth_image(pen, area, scale, self._colour), area.topleft)
        else:
            pen.plate(area, self._colour, radius=6 * scale, border=BONE)
        at = area.centerx, area.top + 30 * scale
        colour, size = GOLD if self.chosen else BONE, max(20 * scale, LEAST)
        room = area.width - 5 * scale
        pen.text(
            self.text, at, size, Typeface.TITLE, colour, outline=INK, anchor="center", width=room, tight=True
        )
        if self.chosen:
            pen.image(
                paint_art(pen, "signs/star", 28 * scale), (at[0], area.bottom - 8 * scale), anchor="center"
            )
        if focused:
            mark_focus(pen, area.inflate(-8 * scale, -8 * scale))
            draw_pointer(pen, (area.centerx, area.top + 20 * scale), 0.6 * scale)


def _cloth_image(pen: Pen, area: FRect, scale: float, colour: str) -> Surface:
    size = pen.screen.scale.px(area.width), pen.screen.scale.px(area.height)
    wide, high = area.width / scale, area.height / scale

    def make() -> Surface:
        edge, middle = high - _TIP - 3, wide / 2
        body = (
            f'<path d="M3 3 H{wide - 3:.1f} V{edge:.1f} L{middle:.1f} {high - 3:.1f} L3 {edge:.1f}Z" '
            f'fill="{colour}" stroke="{INK}" stroke-width="4" stroke-linejoin="round"/>'
            f'<path d="M11 3 V{edge - 6:.1f} L{middle:.1f} {high - 13:.1f} L{wide - 11:.1f} '
            f'{edge - 6:.1f} V3" fill="none" stroke="{BONE}" stroke-opacity="0.5" stroke-width="2"/>'
        )
        return render(document(wide, high, body), *size).premul_alpha()

    return pen.shapes.get(("pennant", size, colour), make, pixels=size[0] * size[1])


def pennants(chosen: str, choose: Callable[[str], None]) -> list[tuple[Pennant, Area]]:
    """Return a pennant for each game, with its place."""
    pitch = min(_PITCH, _REACH / len(GAMES))
    wide = pitch - _GAP
    return [
        (
            Pennant(game, partial(choose, game), chosen=game == chosen),
            (_LEFT + number * pitch, 4.0, wide, _CHOSEN if game == chosen else _HIGH),
        )
        for number, game in enumerate(GAMES)
    ]


def draw_rod(pen: Pen, fit: Fit, devices: Input) -> None:
    """Draw the rod, with the keys at its ends."""
    draw_board(pen, fit.area(-20.0, -8.0, _LEFT + _REACH + 60.0, 22.0))
    for action, x in zip(STEPS, (_LEFT / 2, _LEFT + _REACH + 40.0), strict=True):
        draw_keycap(pen, devices, action, fit.at(x, 36.0), max(26 * fit.scale, 21.0))


def neighbour(game: str, action: Action) -> str:
    """Return the game of the next or previous pennant, all around."""
    names = tuple(GAMES)
    return names[(names.index(game) + STEPS[action]) % len(names)]
