"""Drawing code that the screens around the tables share: boards, buttons, paper, keycaps, focus mark."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import pygame
from pygame import FRect, Surface

from game.scenes.pieces.fit import LEAST
from game.ui.devices.actions import Action, ActionPressed, Device, InputEvent
from game.ui.devices.input import Input
from game.ui.drawing.allowance import COPY
from game.ui.drawing.artwork import paint_art
from game.ui.drawing.draw import Pen, centred_area
from game.ui.drawing.palette import BONE, GOLD, INK, PAPER
from game.ui.drawing.prizes import plank_svg
from game.ui.drawing.scenery.noticeboard import PLANK
from game.ui.drawing.svg import document, radial_gradient, render
from game.ui.drawing.text import Typeface
from game.ui.forms.prompts import PAD_COLOURS, prompt_label
from game.ui.forms.widgets import Button, Prompts

BAND = "#EBD9B4"
"""The colour of the band at a paper's top, unless the paper has the focus."""
_CORNER = 12.0
_BAND, _LEADING = 40.0, 1.2
"""The height of a label's band, and the line height below it as a multiple of the letter size."""
BUTTON, _KEY, _UNDER = 68.0, 15.0, 16.0
"""The height of a button, and the letter sizes of its key and of the line below its text."""
_WORDS = (25.0, 29.0)
"""The letter sizes of a button's text, without and with a line below it."""
_GLOW = 96
"""The size in pixels at which light is painted; scaling it up shows no edges."""
_THIN = 34.0
"""The height below which a board's edges get thinner."""
_PAGES = {Action.PAGE_UP: -1, Action.PAGE_DOWN: 1}
_SHOULDERS = {Action.PREVIOUS: -1, Action.NEXT: 1}
_OVER, _FLAT = 4.0, 2.0
"""How far a keycap sticks out of its widget, and the aspect ratio at which a widget counts as flat."""
_NARROW = 2.5
"""The width of a widget, in keycaps, up to which its keycap is outside its corner."""
_LOW = 1.6
"""The height of a flat widget, in keycaps, up to which its keycap is beside it."""
_WITHIN = 10.0
"""How far a keycap beside a widget overlaps the widget, in units."""
_LARGE = 40_000
"""The number of pixels above which a plank is painted by a background thread, the easel."""
_RING, _POINTER = 11.0, 34.0
"""The width of the focus mark's ring with its outlines, and of its pointer."""


def plank_image(pen: Pen, area: FRect, scale: float, *, gold: bool) -> Surface:
    """Return the picture of a plank; `scale` applies to its edges and grain."""
    size = pen.screen.scale.px(area.width), pen.screen.scale.px(area.height)

    def make() -> Surface:
        return render(plank_svg(area.width / scale, area.height / scale, gold=gold), *size).premul_alpha()

    key, pixels = ("plank", size, gold, scale), size[0] * size[1]
    if pixels > _LARGE:
        return pen.shapes.easel.get(key, make)
    return pen.shapes.get(key, make, pixels=pixels)


def draw_board(pen: Pen, area: FRect, *, gold: bool = False) -> None:
    """Draw a wooden or golden board, or a plain plate in themes without scenery."""
    if pen.theme.scenery:
        pen.image(plank_image(pen, area, min(area.height / _THIN, 1.0), gold=gold), area.topleft)
    else:
        pen.plate(area, GOLD if gold else PLANK, radius=_CORNER, border=INK)


def draw_paper(pen: Pen, area: FRect, *, band: float, focused: bool) -> None:
    """Draw a sheet of paper with a band at its top, which is golden if it has the focus."""
    if pen.theme.scenery:
        pen.plate(area.move(0, 4), INK, radius=_CORNER)
    pen.plate(area, PAPER, radius=_CORNER, border=INK)
    inner = FRect(area.left + 5, area.top + 5, area.width - 10, band)
    pen.plate(inner, GOLD if focused else BAND, radius=_CORNER - 4)


def draw_label(pen: Pen, area: FRect, title: str, words: str, scale: float) -> None:
    """Draw a paper about the focused item: `title` on a band, and `words` centred below."""
    draw_paper(pen, area, band=_BAND * scale, focused=True)
    room = area.width - 28 * scale
    middle = area.top + 5 + _BAND * scale / 2
    size, letters = max(26 * scale, LEAST), max(19 * scale, LEAST)
    at = area.centerx, middle
    pen.text(title, at, size, Typeface.TITLE, INK, anchor="center", width=room, tight=True)
    below = FRect(area.centerx - room / 2, 0, room, area.bottom - 8 * scale - (middle + _BAND * scale / 2))
    below.bottom = area.bottom - 8 * scale
    lines = pen.lines(words, letters, Typeface.BOLD, room)
    missing = below.height - len(lines) * letters * _LEADING
    if missing > 0:
        below.top, below.height = below.top + missing / 2, below.height - missing / 2
    pen.paragraph(words, below, letters, Typeface.BOLD, INK, align="center", leading=_LEADING, cut=True)


def mark_focus(pen: Pen, area: FRect, radius: float = _CORNER) -> None:
    """Draw the focus mark, a pale ring with dark outlines, around an area with corners of `radius`."""
    ring = area.inflate(_RING, _RING)
    pen.outline(ring.inflate(4, 4), INK, 9.0, radius=radius + _RING / 2 + 2)
    pen.outline(ring, BONE, 5.0, radius=radius + _RING / 2)


def draw_focusable_board(pen: Pen, board: FRect, focused: bool, scale: float, *, gold: bool = False) -> None:
    """Draw a board, with light and the focus mark if `focused`."""
    if focused:
        draw_light(pen, board)
    draw_board(pen, board, gold=gold)
    if focused:
        mark_focus(pen, board.inflate(-4 * scale, -8 * scale).move(0, -2 * scale))


def draw_pointer(pen: Pen, at: tuple[float, float], scale: float = 1.0) -> None:
    """Draw the focus's golden pointer, with its tip at a point."""
    pen.image(paint_art(pen, "signs/pointer", _POINTER * scale), at, anchor="midbottom")


def draw_light(pen: Pen, area: FRect, strength: float = 0.75) -> None:
    """Draw warm light under a focused item; draw nothing in themes without scenery."""
    if not pen.theme.scenery:
        return
    glow = area.inflate(area.height * 0.5, area.height * 0.5)
    size = pen.screen.scale.px(glow.width), pen.screen.scale.px(glow.height)

    def make() -> Surface:
        stops = (0, "#FFD890", strength), (0.62, "#FFC870", strength), (1, "#FFC060", 0.0)
        body = f'<rect width="{_GLOW}" height="{_GLOW}" fill="url(#light)"/>'
        small = render(
            document(_GLOW, _GLOW, body, radial_gradient("light", (_GLOW / 2, _GLOW / 2), _GLOW / 2, *stops)),
            _GLOW,
            _GLOW,
        ).premul_alpha()
        return pygame.transform.smoothscale(small, size)

    pen.image(pen.shapes.get(("light", size, strength), make, COPY, size[0] * size[1]), glow.topleft)


def draw_keycap(pen: Pen, devices: Input, action: Action, at: tuple[float, float], high: float) -> None:
    """Draw an action's keycap, centred at a point; draw nothing for a mouse or an action without a key."""
    name, colour = keycap_of(devices, action)
    if name:
        draw_cap(pen, name, at, high, colour)


def draw_caps(
    pen: Pen, devices: Input, prompts: Prompts, area: FRect, high: float = 26.0, beside: bool = False
) -> None:
    """Draw keycaps for the prompts of the widget in an area, at the edges of the area.

    They lie in the upper corners of flat widgets, next to low ones, and outside the corner of narrow ones.
    `beside` draws them next to any flat widget, where they don't cover its text.
    """
    flat = area.width > _FLAT * area.height
    hung = flat and (beside or area.height < _LOW * high)
    for action, _words in prompts:
        wide = keycap_width(pen, devices, action, high)
        right = action is Action.RIGHT
        narrow = area.width < _NARROW * wide
        over = wide - _WITHIN if hung else wide / 2 if narrow else _OVER
        x = area.right - wide / 2 + over if right else max(area.left - over, pen.area.left) + wide / 2
        inside = area.top + high / 2 - _OVER if flat and not hung else area.centery
        y = max(area.top - high / 4, pen.area.top + high / 2) if narrow else inside
        draw_keycap(pen, devices, action, (x, y), high)


def keycap_width(pen: Pen, devices: Input, action: Action, high: float) -> float:
    """Return the width of an action's keycap, or 0 if none is drawn."""
    name, _colour = keycap_of(devices, action)
    return width_of_cap(pen, name, high) if name else 0.0


class Keycap(NamedTuple):
    """A keycap: the key's name on the device in use (empty: no keycap), and the colour of a round button."""

    name: str = ""
    colour: str | None = None


def keycap_of(devices: Input, action: Action) -> Keycap:
    """Return an action's keycap for the device in use, which is empty for a mouse."""
    if devices.device is Device.MOUSE:
        return Keycap()
    pad = devices.device is Device.GAMEPAD
    button = devices.bindings.button_for(action) if pad else None
    return Keycap(prompt_label(devices.bindings, action, devices.device), PAD_COLOURS.get(button or ""))


def page_action(devices: Input, step: int) -> Action:
    """Return the action that turns a page back (`step` -1) or forward (1) on the device in use."""
    pad = devices.device is Device.GAMEPAD
    found = (_SHOULDERS if pad else _PAGES).items()
    return next(action for action, way in found if way == step)


def page_step(event: InputEvent) -> int:
    """Return -1 or 1 for a page key or a gamepad's shoulder button that turns back or forward, else 0."""
    if not isinstance(event, ActionPressed):
        return 0
    shoulder = _SHOULDERS.get(event.action, 0) if event.device is Device.GAMEPAD else 0
    return _PAGES.get(event.action, shoulder)


def width_of_cap(pen: Pen, name: str, high: float) -> float:
    return max(high, pen.width(name, max(high * 0.6, LEAST), Typeface.BOLD) + high * 0.6)


def draw_cap(pen: Pen, name: str, at: tuple[float, float], high: float, colour: str | None = None) -> None:
    """Draw a keycap centred at a point, or a round button if it has a colour."""
    cap = centred_area(at, width_of_cap(pen, name, high), high)
    pen.plate(cap, colour or BONE, radius=high / 2 if colour else high * 0.28, border=INK)
    pen.text(name, cap.center, max(high * 0.6, LEAST), Typeface.BOLD, INK, anchor="center")


class KeyedButton(Button):
    """A button with an optional line below its text and an optional keycap."""

    def __init__(
        self,
        text: str,
        under: str,
        on_press: Callable[[], None],
        help: str,
        *,
        key: Callable[[], Keycap] = Keycap,
        strong: bool = False,
    ) -> None:
        """`under` is the line below the text, or empty; `key` returns the keycap to draw."""
        super().__init__(text, on_press, help, strong=strong)
        self.under, self._key = under, key
        self.keyed = key is not Keycap


class BoardButton(KeyedButton):
    """A button on a board, golden if `strong`."""

    pointed = True
    """Whether the focus's pointer is drawn above the button while it has the focus."""

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        unit = area.height / BUTTON
        self.draw_ground(pen, area, unit)
        room_for = self.words_room(pen, area)
        left, right, middle = room_for.left + 10 * unit, room_for.right - 10 * unit, area.centery - 3 * unit
        size, small = max(_WORDS[bool(self.under)] * unit, LEAST), max(_UNDER * unit, LEAST)
        line = middle - (small * 0.62 if self.under else 0)
        if (key := self._key()).name:
            high = max(_KEY * unit, LEAST) * 1.65
            wide = width_of_cap(pen, key.name, high)
            draw_cap(pen, key.name, (left + wide / 2, line), high, key.colour)
            left += wide + 8 * unit
        # The text is centred in the button, or beside the key of a narrow button.
        wide = pen.width(self.text, size, Typeface.TITLE)
        x = room_for.centerx if wide / 2 < room_for.centerx - left else (left + right) / 2
        colour, edge = (INK, None) if self.strong else (BONE, INK)
        write = partial(pen.outlined, outline=edge)
        write(self.text, (x, line), size, Typeface.TITLE, colour, width=2 * min(x - left, right - x))
        if self.under:
            at, room = (area.centerx, middle + size * 0.58), area.width - 20 * unit
            write(self.under, at, small, Typeface.BOLD, colour, width=room, tight=True)
        if focused:
            mark_focus(pen, area)
            if self.pointed:
                draw_pointer(pen, (area.centerx, area.top - 9 * unit), unit)

    def words_room(self, pen: Pen, area: FRect) -> FRect:
        """Return the part of the button for its text."""
        del pen
        return area

    def draw_ground(self, pen: Pen, area: FRect, unit: float) -> None:
        """Draw the button without its text."""
        if pen.theme.scenery:
            pen.image(plank_image(pen, area, unit, gold=self.strong), area.topleft)
        else:
            pen.plate(area, GOLD if self.strong else PLANK, radius=_CORNER * unit, border=INK)


class UnpointedButton(BoardButton):
    """A button on a board, with no pointer above it because other things are there."""

    pointed = False
