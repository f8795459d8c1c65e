"""The glyphs of keys and buttons, for prompts in the device that is in use."""

from __future__ import annotations

from pygame import FRect

from game.ui.devices.actions import Action, Device
from game.ui.devices.bindings import Bindings
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, INK, MIST
from game.ui.drawing.text import Face

_KEY_NAMES = {
    "return": "Enter",
    "escape": "Esc",
    "space": "Space",
    "backspace": "Back",
    "page up": "PgUp",
    "page down": "PgDn",
    "up": "↑",
    "down": "↓",
    "left": "←",
    "right": "→",
}
_PAD_NAMES = {
    "leftshoulder": "LB",
    "rightshoulder": "RB",
    "lefttrigger": "LT",
    "righttrigger": "RT",
    "start": "Start",
    "back": "Back",
    "leftstick": "L3",
    "rightstick": "R3",
    "dpup": "Up",
    "dpdown": "Down",
    "dpleft": "Left",
    "dpright": "Right",
    "guide": "Guide",
    "lefty-": "L up",
    "leftx+": "L right",
    "lefty+": "L down",
    "leftx-": "L left",
    "righty-": "R up",
    "rightx+": "R right",
    "righty+": "R down",
    "rightx-": "R left",
}
_PAD_COLOURS = {"a": "#7FF0C0", "b": "#FF9AA8", "x": "#8FD3FF", "y": "#FFD76A"}
_LEAST = 13.0
"""The least size of letters, in units."""
_ARROWS = (Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN)
_MOUSE_NAMES = {Action.CONFIRM: "Click", Action.CANCEL: "Right click"}


def label(bindings: Bindings, action: Action, device: Device) -> str:
    """The label on the key or button of an action; empty if the device has none.

    A mouse has no arrows: it clicks on those that are shown, or turns its wheel.
    """
    if device is Device.GAMEPAD:
        button = bindings.button_for(action)
        return "" if button is None else _PAD_NAMES.get(button, button.upper())
    if device is Device.MOUSE and action in _MOUSE_NAMES:
        return _MOUSE_NAMES[action]
    if device is Device.MOUSE and action in _ARROWS:
        return ""
    key = bindings.key_for(action)
    return "" if key is None else _KEY_NAMES.get(key, key.title() if len(key) > 1 else key.upper())


def draw_prompts(
    pen: Pen,
    bindings: Bindings,
    device: Device,
    hints: tuple[tuple[Action, str], ...],
    at: tuple[float, float],
    size: float = 14.0,
    *,
    width: float | None = None,
) -> float:
    """Glyphs with their words in a line from a point, as many as fit a `width`; returns the line's width."""
    shown = [(action, label(bindings, action, device), words) for action, words in hints]
    shown = [hint for hint in shown if hint[1]]
    cap, small = size * 1.65, max(size * 0.86, _LEAST)
    widths = [
        max(cap, pen.width(name, small, Face.BOLD) + 12) + 6 + pen.width(words, size, Face.TEXT) + 16
        for _action, name, words in shown
    ]
    x = at[0]
    for (action, name, words), wide in zip(shown, widths, strict=True):
        if width is not None and x + wide - 16 > at[0] + width:
            break
        glyph = FRect(x, at[1], max(cap, pen.width(name, small, Face.BOLD) + 12), cap)
        button = bindings.button_for(action) if device is Device.GAMEPAD else None
        colour = _PAD_COLOURS.get(button or "", BONE)
        round_one = button in _PAD_COLOURS
        pen.plate(glyph, colour, radius=cap / 2 if round_one else 6, border=INK)
        pen.text(name, glyph.center, small, Face.BOLD, INK, anchor="center")
        pen.text(words, (glyph.right + 6, glyph.centery), size, Face.TEXT, MIST, anchor="midleft")
        x += wide
    return x - at[0]
