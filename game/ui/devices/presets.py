"""Preset bindings for both hands (the default) and for one hand."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from game.ui.devices.actions import Action


class DeviceGrip(StrEnum):
    """The hands that hold a device. Values are stable, as settings save them."""

    BOTH = "both"
    LEFT = "left"
    RIGHT = "right"
    LEFT_AZERTY = "left_azerty"
    """The left hand on a keyboard with the French layout; only for keyboards."""


_KEYS: tuple[tuple[Action, str, str, str], ...] = (
    (Action.UP, "up", "w", "up"),
    (Action.DOWN, "down", "s", "down"),
    (Action.LEFT, "left", "a", "left"),
    (Action.RIGHT, "right", "d", "right"),
    (Action.CONFIRM, "return / enter / space", "space", "return / enter"),
    (Action.CANCEL, "escape", "q / escape", "backspace / escape"),
    (Action.MENU, "f10", "f3", "f10"),
    (Action.NEXT, "tab", "tab", "delete"),
    (Action.PREVIOUS, "shift+tab", "shift+tab", "insert"),
    (Action.PAGE_UP, "page up", "shift+w", "page up"),
    (Action.PAGE_DOWN, "page down", "shift+s", "page down"),
    (Action.FIRST, "home", "shift+a", "home"),
    (Action.LAST, "end", "shift+d", "end"),
    (Action.UNDO, "backspace / ctrl+z / u", "x / ctrl+z", "u"),
    (Action.HINT, "h", "e", "h"),
    (Action.FASTER, "+ / = / [+]", "shift+2", "+ / = / [+]"),
    (Action.SLOWER, "- / [-]", "shift+1", "- / [-]"),
    (Action.SKIP, "k", "shift+t", "shift+k"),
    (Action.LOG, "j", "g", "j"),
    (Action.KEYS, "f1", "f1", "f12 / f1"),
    (Action.HELP, "r", "r", "k"),
    (Action.FULLSCREEN, "f11 / alt+return", "shift+g", "f11"),
    (Action.MUTE, "m", "f4", "m"),
    (Action.SPEECH, "f2", "f2", "shift+m / f2"),
    (Action.REPEAT, "f5", "f5", "f5"),
    (Action.EARLIER, "f6", "shift+q", "f6"),
    (Action.LATER, "f7", "shift+e", "f7"),
    (Action.SPELL, "f8", "shift+r", "f8"),
    (Action.COPY, "f9", "ctrl+c", "f9"),
    (Action.ANNOUNCE_ROWS, "v", "v", "o / [0]"),
    (Action.ANNOUNCE_ENDS, "a", "shift+x", "shift+9 / [.]"),
    (Action.ANNOUNCE_ROW_1, "1", "1", "7 / [1]"),
    (Action.ANNOUNCE_ROW_2, "2", "2", "8 / [2]"),
    (Action.ANNOUNCE_ROW_3, "3", "3", "9 / [3]"),
    (Action.ANNOUNCE_ROW_4, "4", "4", "0 / [4]"),
    (Action.ANNOUNCE_ROW_5, "5", "5", "shift+7 / [5]"),
    (Action.ANNOUNCE_ROW_6, "6", "6", "shift+8 / [6]"),
    (Action.ANNOUNCE_CARD, "c", "c", "i / [9]"),
    (Action.ANNOUNCE_TURN, "t", "t", "n / [8]"),
    (Action.ANNOUNCE_SCORES, "s", "f", ", / [7]"),
    (Action.ANNOUNCE_DIRECTION, "d", "shift+v", "shift+o"),
    (Action.ANNOUNCE_LAST_TRICK, "l", "b", "l"),
    (Action.ANNOUNCE_POINTS, "p", "shift+f", "p"),
    (Action.ANNOUNCE_SELECTION, "e", "shift+c", "shift+i"),
)
"""The keys for each action: with both hands, on the left half of a keyboard, and on the right half.

The left half avoids letters that a QWERTZ keyboard has on the right. The right half may include a number
pad, which repeats the reading keys.
"""


def _keys(column: int) -> Mapping[str, Action]:
    return {name: row[0] for row in _KEYS for name in row[column].split(" / ")}


KEYS = _keys(1)
_LEFT_KEYS = _keys(2)

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
    Action.SKIP: Action.NEXT,
}
"""For actions that share a gamepad button at a table: the action to which that button is bound.

A table has no pages to turn, and a player who is out has no next card.
"""

MOUSE: Mapping[str, Action] = {"right": Action.CANCEL}
"""The default bindings of mouse buttons, apart from the left one, which always clicks."""

MOUSE_BUTTONS = ("right", "middle", "back", "forward")
"""All bindable mouse buttons: some mice have the last two at the side."""

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
"""The left half of a gamepad: the stick moves, and the d-pad replaces the four buttons on the right."""

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
"""The right half of a gamepad; the left half is unused."""

_AZERTY = str.maketrans("qwaz", "azqw")
"""Letters in the left half of a US keyboard, translated to those at the same places on an AZERTY one."""


def _azerty_name(name: str) -> str:
    """Translate a US key name to the key in the same place on an AZERTY keyboard, except in Ctrl chords."""
    *modifiers, plain = name.split("+")
    if len(plain) > 1 or "ctrl" in modifiers:
        return name
    return "+".join([*modifiers, plain.translate(_AZERTY)])


KEY_PRESETS: Mapping[DeviceGrip, Mapping[str, Action]] = {
    DeviceGrip.BOTH: KEYS,
    DeviceGrip.LEFT: _LEFT_KEYS,
    DeviceGrip.RIGHT: _keys(3),
    DeviceGrip.LEFT_AZERTY: {_azerty_name(name): action for name, action in _LEFT_KEYS.items()},
}
BUTTON_PRESETS: Mapping[DeviceGrip, Mapping[str, Action]] = {
    DeviceGrip.BOTH: BUTTONS,
    DeviceGrip.LEFT: _LEFT_BUTTONS,
    DeviceGrip.RIGHT: _RIGHT_BUTTONS,
}
