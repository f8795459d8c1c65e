"""Ready-made bindings: for both hands, which are the defaults, and for one hand alone."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from game.ui.devices.actions import Action


class Hands(StrEnum):
    """The hands that hold a device. Values are stable: settings are saved by them."""

    BOTH = "both"
    LEFT = "left"
    RIGHT = "right"
    LEFT_AZERTY = "left_azerty"
    """The left hand on a keyboard whose letters lie as they do in France; a gamepad has no such half."""


KEYS: Mapping[str, Action] = {
    "up": Action.UP,
    "down": Action.DOWN,
    "left": Action.LEFT,
    "right": Action.RIGHT,
    "return": Action.CONFIRM,
    "enter": Action.CONFIRM,
    "space": Action.CONFIRM,
    "escape": Action.CANCEL,
    "f10": Action.MENU,
    "tab": Action.NEXT,
    "shift+tab": Action.PREVIOUS,
    "page up": Action.PAGE_UP,
    "page down": Action.PAGE_DOWN,
    "home": Action.FIRST,
    "end": Action.LAST,
    "backspace": Action.UNDO,
    "ctrl+z": Action.UNDO,
    "u": Action.UNDO,
    "h": Action.HINT,
    "+": Action.FASTER,
    "=": Action.FASTER,
    "[+]": Action.FASTER,
    "-": Action.SLOWER,
    "[-]": Action.SLOWER,
    "j": Action.LOG,
    "f1": Action.KEYS,
    "r": Action.HELP,
    "f11": Action.FULLSCREEN,
    "alt+return": Action.FULLSCREEN,
    "m": Action.MUTE,
    "f2": Action.SPEECH,
    "f5": Action.REPEAT,
    "f6": Action.EARLIER,
    "f7": Action.LATER,
    "f8": Action.SPELL,
    "f9": Action.COPY,
    "v": Action.ANNOUNCE_ROWS,
    "a": Action.ANNOUNCE_ENDS,
    "1": Action.ANNOUNCE_ROW_1,
    "2": Action.ANNOUNCE_ROW_2,
    "3": Action.ANNOUNCE_ROW_3,
    "4": Action.ANNOUNCE_ROW_4,
    "5": Action.ANNOUNCE_ROW_5,
    "6": Action.ANNOUNCE_ROW_6,
    "c": Action.ANNOUNCE_CARD,
    "t": Action.ANNOUNCE_TURN,
    "s": Action.ANNOUNCE_SCORES,
    "d": Action.ANNOUNCE_DIRECTION,
    "l": Action.ANNOUNCE_LAST_TRICK,
    "p": Action.ANNOUNCE_POINTS,
    "e": Action.ANNOUNCE_SELECTION,
}

BUTTONS: Mapping[str, Action] = {
    "dpup": Action.UP,
    "dpdown": Action.DOWN,
    "dpleft": Action.LEFT,
    "dpright": Action.RIGHT,
    "lefty-": Action.UP,
    "lefty+": Action.DOWN,
    "leftx-": Action.LEFT,
    "leftx+": Action.RIGHT,
    "a": Action.CONFIRM,
    "b": Action.CANCEL,
    "x": Action.ANNOUNCE_CARD,
    "y": Action.ANNOUNCE_ROWS,
    "start": Action.MENU,
    "back": Action.ANNOUNCE_SCORES,
    "leftshoulder": Action.PREVIOUS,
    "rightshoulder": Action.NEXT,
    "lefttrigger": Action.PAGE_UP,
    "righttrigger": Action.PAGE_DOWN,
    "leftstick": Action.LOG,
    "rightstick": Action.ANNOUNCE_TURN,
    "righty-": Action.ANNOUNCE_ROW_1,
    "rightx+": Action.ANNOUNCE_ROW_2,
    "righty+": Action.ANNOUNCE_ROW_3,
    "rightx-": Action.ANNOUNCE_ROW_4,
}

AT_A_TABLE: Mapping[Action, Action] = {
    Action.HINT: Action.PAGE_DOWN,
    Action.ANNOUNCE_ENDS: Action.PAGE_UP,
}
"""Actions without a gamepad button of their own, and those whose buttons stand in for them at a table.

A table has no pages to turn.
"""

MOUSE: Mapping[str, Action] = {"right": Action.CANCEL}
"""The buttons of a mouse beside the left one, which always clicks."""

MOUSE_BUTTONS = ("right", "middle", "back", "forward")
"""All that can be bound of a mouse: the last two are at the side of some."""

_LEFT_KEYS: Mapping[str, Action] = {
    "w": Action.UP,
    "s": Action.DOWN,
    "a": Action.LEFT,
    "d": Action.RIGHT,
    "space": Action.CONFIRM,
    "q": Action.CANCEL,
    "escape": Action.CANCEL,
    "f3": Action.MENU,
    "tab": Action.NEXT,
    "shift+tab": Action.PREVIOUS,
    "shift+w": Action.PAGE_UP,
    "shift+s": Action.PAGE_DOWN,
    "shift+a": Action.FIRST,
    "shift+d": Action.LAST,
    "x": Action.UNDO,
    "ctrl+z": Action.UNDO,
    "e": Action.HINT,
    "shift+2": Action.FASTER,
    "shift+1": Action.SLOWER,
    "g": Action.LOG,
    "f1": Action.KEYS,
    "r": Action.HELP,
    "shift+g": Action.FULLSCREEN,
    "f4": Action.MUTE,
    "f2": Action.SPEECH,
    "f5": Action.REPEAT,
    "shift+q": Action.EARLIER,
    "shift+e": Action.LATER,
    "shift+r": Action.SPELL,
    "ctrl+c": Action.COPY,
    "v": Action.ANNOUNCE_ROWS,
    "shift+x": Action.ANNOUNCE_ENDS,
    "1": Action.ANNOUNCE_ROW_1,
    "2": Action.ANNOUNCE_ROW_2,
    "3": Action.ANNOUNCE_ROW_3,
    "4": Action.ANNOUNCE_ROW_4,
    "5": Action.ANNOUNCE_ROW_5,
    "6": Action.ANNOUNCE_ROW_6,
    "c": Action.ANNOUNCE_CARD,
    "t": Action.ANNOUNCE_TURN,
    "f": Action.ANNOUNCE_SCORES,
    "shift+v": Action.ANNOUNCE_DIRECTION,
    "b": Action.ANNOUNCE_LAST_TRICK,
    "shift+f": Action.ANNOUNCE_POINTS,
    "shift+c": Action.ANNOUNCE_SELECTION,
}
"""The left half of a keyboard. Letters that a QWERTZ keyboard has on the right are not needed."""

_RIGHT_KEYS: Mapping[str, Action] = {
    "up": Action.UP,
    "down": Action.DOWN,
    "left": Action.LEFT,
    "right": Action.RIGHT,
    "return": Action.CONFIRM,
    "enter": Action.CONFIRM,
    "backspace": Action.CANCEL,
    "escape": Action.CANCEL,
    "f10": Action.MENU,
    "delete": Action.NEXT,
    "insert": Action.PREVIOUS,
    "page up": Action.PAGE_UP,
    "page down": Action.PAGE_DOWN,
    "home": Action.FIRST,
    "end": Action.LAST,
    "u": Action.UNDO,
    "h": Action.HINT,
    "+": Action.FASTER,
    "=": Action.FASTER,
    "[+]": Action.FASTER,
    "-": Action.SLOWER,
    "[-]": Action.SLOWER,
    "j": Action.LOG,
    "f12": Action.KEYS,
    "f1": Action.KEYS,
    "k": Action.HELP,
    "f11": Action.FULLSCREEN,
    "m": Action.MUTE,
    "shift+m": Action.SPEECH,
    "f2": Action.SPEECH,
    "f5": Action.REPEAT,
    "f6": Action.EARLIER,
    "f7": Action.LATER,
    "f8": Action.SPELL,
    "f9": Action.COPY,
    "o": Action.ANNOUNCE_ROWS,
    "[0]": Action.ANNOUNCE_ROWS,
    "shift+9": Action.ANNOUNCE_ENDS,
    "[.]": Action.ANNOUNCE_ENDS,
    "7": Action.ANNOUNCE_ROW_1,
    "[1]": Action.ANNOUNCE_ROW_1,
    "8": Action.ANNOUNCE_ROW_2,
    "[2]": Action.ANNOUNCE_ROW_2,
    "9": Action.ANNOUNCE_ROW_3,
    "[3]": Action.ANNOUNCE_ROW_3,
    "0": Action.ANNOUNCE_ROW_4,
    "[4]": Action.ANNOUNCE_ROW_4,
    "shift+7": Action.ANNOUNCE_ROW_5,
    "[5]": Action.ANNOUNCE_ROW_5,
    "shift+8": Action.ANNOUNCE_ROW_6,
    "[6]": Action.ANNOUNCE_ROW_6,
    "i": Action.ANNOUNCE_CARD,
    "[9]": Action.ANNOUNCE_CARD,
    "n": Action.ANNOUNCE_TURN,
    "[8]": Action.ANNOUNCE_TURN,
    ",": Action.ANNOUNCE_SCORES,
    "[7]": Action.ANNOUNCE_SCORES,
    "shift+o": Action.ANNOUNCE_DIRECTION,
    "l": Action.ANNOUNCE_LAST_TRICK,
    "p": Action.ANNOUNCE_POINTS,
    "shift+i": Action.ANNOUNCE_SELECTION,
}
"""The right half of a keyboard; with a number pad, which has the reading keys again, or without."""

_LEFT_BUTTONS: Mapping[str, Action] = {
    "lefty-": Action.UP,
    "lefty+": Action.DOWN,
    "leftx-": Action.LEFT,
    "leftx+": Action.RIGHT,
    "dpdown": Action.CONFIRM,
    "dpright": Action.CANCEL,
    "dpleft": Action.ANNOUNCE_CARD,
    "dpup": Action.ANNOUNCE_ROWS,
    "leftshoulder": Action.NEXT,
    "lefttrigger": Action.PAGE_DOWN,
    "leftstick": Action.ANNOUNCE_SCORES,
    "back": Action.MENU,
}
"""The left half of a gamepad: its stick moves, the cross is the four buttons that lie opposite."""

_RIGHT_BUTTONS: Mapping[str, Action] = {
    "righty-": Action.UP,
    "righty+": Action.DOWN,
    "rightx-": Action.LEFT,
    "rightx+": Action.RIGHT,
    "a": Action.CONFIRM,
    "b": Action.CANCEL,
    "x": Action.ANNOUNCE_CARD,
    "y": Action.ANNOUNCE_ROWS,
    "rightshoulder": Action.NEXT,
    "righttrigger": Action.PAGE_DOWN,
    "rightstick": Action.ANNOUNCE_SCORES,
    "start": Action.MENU,
}
"""The right half of a gamepad; the other half may lie on a table or a knee, and does nothing."""

_AZERTY = str.maketrans("qwaz", "azqw")
"""The letters of the left half that an AZERTY keyboard has in the places of others on a US one."""


def _moved(name: str) -> str:
    """A key of the left half by its letter on an AZERTY keyboard; chords of the system keep their letters."""
    *modifiers, plain = name.split("+")
    if len(plain) > 1 or "ctrl" in modifiers:
        return name
    return "+".join([*modifiers, plain.translate(_AZERTY)])


KEY_PRESETS: Mapping[Hands, Mapping[str, Action]] = {
    Hands.BOTH: KEYS,
    Hands.LEFT: _LEFT_KEYS,
    Hands.RIGHT: _RIGHT_KEYS,
    Hands.LEFT_AZERTY: {_moved(name): action for name, action in _LEFT_KEYS.items()},
}
BUTTON_PRESETS: Mapping[Hands, Mapping[str, Action]] = {
    Hands.BOTH: BUTTONS,
    Hands.LEFT: _LEFT_BUTTONS,
    Hands.RIGHT: _RIGHT_BUTTONS,
}
