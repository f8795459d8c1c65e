"""The named actions and pointer events that scenes understand; nobody but `input.py` sees SDL events."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Action(StrEnum):
    """What a player can ask for, whatever the device. Values are stable: bindings are saved by them."""

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    CONFIRM = "confirm"
    CANCEL = "cancel"
    MENU = "menu"
    NEXT = "next"
    PREVIOUS = "previous"
    PAGE_UP = "page_up"
    PAGE_DOWN = "page_down"
    FIRST = "first"
    LAST = "last"
    UNDO = "undo"
    FASTER = "faster"
    SLOWER = "slower"
    LOG = "log"
    HELP = "help"
    FULLSCREEN = "fullscreen"
    MUTE = "mute"
    ANNOUNCE_ROWS = "announce_rows"
    ANNOUNCE_ROW_1 = "announce_row_1"
    ANNOUNCE_ROW_2 = "announce_row_2"
    ANNOUNCE_ROW_3 = "announce_row_3"
    ANNOUNCE_ROW_4 = "announce_row_4"
    ANNOUNCE_ROW_5 = "announce_row_5"
    ANNOUNCE_ROW_6 = "announce_row_6"
    ANNOUNCE_CARD = "announce_card"
    ANNOUNCE_TURN = "announce_turn"
    ANNOUNCE_SCORES = "announce_scores"


class Device(StrEnum):
    """The device an input came from; prompts show the glyphs of the one used last."""

    MOUSE = "mouse"
    KEYBOARD = "keyboard"
    GAMEPAD = "gamepad"


@dataclass(frozen=True, slots=True)
class ActionPressed:
    """An action was asked for. `repeat` is true when a held key or stick asks again."""

    action: Action
    device: Device = Device.KEYBOARD
    repeat: bool = False


@dataclass(frozen=True, slots=True)
class PointerMoved:
    """The mouse or a finger is at `x`, `y` (logical units); `held` while its button is down."""

    x: float
    y: float
    held: bool = False


@dataclass(frozen=True, slots=True)
class PointerPressed:
    """The pointer's button went down at `x`, `y` (logical units). `button`: 1 left or touch, 3 right."""

    x: float
    y: float
    button: int = 1


@dataclass(frozen=True, slots=True)
class PointerReleased:
    """The pointer's button came up at `x`, `y` (logical units)."""

    x: float
    y: float
    button: int = 1


@dataclass(frozen=True, slots=True)
class Scrolled:
    """The wheel turned by `dy` notches (positive: towards the top) with the pointer at `x`, `y`."""

    x: float
    y: float
    dy: float


@dataclass(frozen=True, slots=True)
class TextTyped:
    """Characters were typed; only sent while a scene asks for text."""

    text: str


@dataclass(frozen=True, slots=True)
class TextErased:
    """The last typed character is to go; only sent while a scene asks for text."""


@dataclass(frozen=True, slots=True)
class DeviceChanged:
    """Another device is now the one in use: prompts redraw their glyphs."""

    device: Device


@dataclass(frozen=True, slots=True)
class PadJoined:
    """A gamepad was plugged in."""

    name: str


@dataclass(frozen=True, slots=True)
class PadLeft:
    """A gamepad was pulled out; whatever it held has been released."""

    name: str


@dataclass(frozen=True, slots=True)
class Captured:
    """The key or button that was waited for, to be given a new action."""

    device: Device
    name: str


@dataclass(frozen=True, slots=True)
class WindowClosed:
    """The player wants to leave the program."""


@dataclass(frozen=True, slots=True)
class WindowResized:
    """The window has a new size, in pixels."""

    width: int
    height: int


@dataclass(frozen=True, slots=True)
class FocusLost:
    """Another window is in front; nothing is held any more."""


InputEvent = (
    ActionPressed
    | PointerMoved
    | PointerPressed
    | PointerReleased
    | Scrolled
    | TextTyped
    | TextErased
    | DeviceChanged
    | PadJoined
    | PadLeft
    | Captured
    | WindowClosed
    | WindowResized
    | FocusLost
)
