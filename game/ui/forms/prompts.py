"""Prompts: names and glyphs of keys and buttons on the current device, and the progress bar of a hold."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from game.language.message import Text, message, message_in, parts
from game.ui.devices.actions import Action, Device
from game.ui.devices.bindings import Bindings
from game.ui.devices.hold import HoldProgress
from game.ui.drawing.draw import Pen, centred_area
from game.ui.drawing.palette import BONE, INK, MINT
from game.ui.drawing.text import Typeface

_KEY_NAMES = {
    "return": message_in("a key", "Enter"),
    "escape": message_in("a key", "Esc"),
    "space": message_in("a key", "Space"),
    "backspace": message_in("a key", "Backspace"),
    "page up": message_in("a key", "PgUp"),
    "page down": message_in("a key", "PgDn"),
    "home": message_in("a key", "Home"),
    "end": message_in("a key", "End"),
    "insert": message_in("a key", "Insert"),
    "delete": message_in("a key", "Delete"),
    "up": message_in("a key", "Up arrow"),
    "down": message_in("a key", "Down arrow"),
    "left": message_in("a key", "Left arrow"),
    "right": message_in("a key", "Right arrow"),
}
ARROW_SIGNS = {"up": "↑", "down": "↓", "left": "←", "right": "→"}
_PAD_NAMES = {
    "leftshoulder": "LB",
    "rightshoulder": "RB",
    "lefttrigger": "LT",
    "righttrigger": "RT",
    "start": message_in("a pad button", "Start"),
    "back": message_in("a pad button", "Back"),
    "leftstick": "L3",
    "rightstick": "R3",
    "dpup": message_in("a pad button", "Up"),
    "dpdown": message_in("a pad button", "Down"),
    "dpleft": message_in("a pad button", "Left"),
    "dpright": message_in("a pad button", "Right"),
    "guide": message_in("a pad button", "Guide"),
    "lefty-": message_in("a pad button", "L up"),
    "leftx+": message_in("a pad button", "L right"),
    "lefty+": message_in("a pad button", "L down"),
    "leftx-": message_in("a pad button", "L left"),
    "righty-": message_in("a pad button", "R up"),
    "rightx+": message_in("a pad button", "R right"),
    "righty+": message_in("a pad button", "R down"),
    "rightx-": message_in("a pad button", "R left"),
}
_STICKS = {"left": "LS", "right": "RS"}
PAD_COLOURS = {"a": "#7FF0C0", "b": "#FF9AA8", "x": "#8FD3FF", "y": "#FFD76A"}
"""The colours of a gamepad's round buttons."""
_SMALLEST = 15.0
"""The smallest letter size of glyphs, in units."""
ARROWS = (Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN)
_CLICK = message("Click")
MOUSE_NAMES = {
    "right": message("Right click"),
    "middle": message("Middle click"),
    "back": message("Mouse back button"),
    "forward": message("Mouse forward button"),
}


def prompt_label(bindings: Bindings, action: Action, device: Device) -> str:
    """Return the label of an action's key or button on a device; empty if it has none."""
    if device is Device.GAMEPAD:
        button = bindings.button_for(action)
        return "" if button is None else button_label(button)
    if device is Device.MOUSE:
        if action is Action.CONFIRM:
            return _CLICK
        button = bindings.mouse_for(action)
        if button is not None or action in ARROWS:
            return MOUSE_NAMES.get(button or "", "")
    return ARROW_SIGNS.get(bindings.key_for(action) or "") or key_name(bindings, action)


def key_name(bindings: Bindings, action: Action) -> str:
    key = bindings.key_for(action)
    return "" if key is None else key_label(key)


def key_label(key: str) -> str:
    return _KEY_NAMES.get(key, key.title())


def button_label(button: str) -> str:
    return _PAD_NAMES.get(button, button.upper())


def buttons_label(buttons: Sequence[str]) -> Text | str:
    """Return a label for several buttons: the stick's if they are its directions, otherwise all names."""
    sticks = {button[: -len("x+")] for button in buttons}
    stick = _STICKS.get(sticks.pop(), "") if len(buttons) > 1 and len(sticks) == 1 else ""
    return stick or parts(" ", tuple(map(button_label, buttons)))


def draw_prompts(
    pen: Pen,
    bindings: Bindings,
    device: Device,
    hints: tuple[tuple[Action, str], ...],
    at: tuple[float, float],
    size: float = 15.0,
    *,
    width: float | None = None,
    colour: str = BONE,
) -> float:
    """Draw a row of prompts (each a glyph and a text), as many as fit into `width`; return the row's width.

    Nothing is drawn for a mouse, whose user clicks the widgets themselves.
    """
    if device is Device.MOUSE:
        return 0.0
    shown = [(action, prompt_label(bindings, action, device), words) for action, words in hints]
    shown = [hint for hint in shown if hint[1]]
    cap, small = size * 1.65, max(size * 0.86, min(size, _SMALLEST))
    widths = [
        max(cap, pen.width(name, small, Typeface.BOLD) + 12) + 6 + pen.width(words, size, Typeface.TEXT) + 16
        for _action, name, words in shown
    ]
    x = at[0]
    for (action, name, words), wide in zip(shown, widths, strict=True):
        if width is not None and x + wide - 16 > at[0] + width:
            break
        glyph = FRect(x, at[1], max(cap, pen.width(name, small, Typeface.BOLD) + 12), cap)
        button = bindings.button_for(action) if device is Device.GAMEPAD else None
        cap_colour = PAD_COLOURS.get(button or "", BONE)
        is_round = button in PAD_COLOURS
        pen.plate(glyph, cap_colour, radius=cap / 2 if is_round else 6, border=INK)
        pen.text(name, glyph.center, small, Typeface.BOLD, INK, anchor="center")
        pen.text(words, (glyph.right + 6, glyph.centery), size, Typeface.TEXT, colour, anchor="midleft")
        x += wide
    return x - at[0]


_HOLD_WIDTH, _HOLD_HEIGHT, _HOLD_MARGIN = 96.0, 26.0, 10.0
_BELOW_POINTER = 48.0
"""The distance below the pointer, in units, which keeps the pressed item visible, even under a finger."""


def draw_hold(pen: Pen, held: HoldProgress) -> None:
    """Draw the progress of a hold as a bar, below the pointer or, for keys, at the bottom of the canvas."""
    at = pen.area.midbottom if held.at is None else (held.at[0], held.at[1] + _BELOW_POINTER)
    box = centred_area(at, _HOLD_WIDTH, _HOLD_HEIGHT).clamp(pen.area)
    pen.panel(box, alpha=0.9, radius=_HOLD_HEIGHT / 2, border=BONE)
    pen.bar(box.inflate(-2 * _HOLD_MARGIN, _HOLD_MARGIN - _HOLD_HEIGHT), held.share, MINT)
