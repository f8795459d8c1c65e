"""The actions and pointer events that scenes handle; only `input.py` reads SDL events."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class Action(StrEnum):
    """A player's command on any device. The values are stable, as saved bindings contain them."""

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
    HINT = "hint"
    FASTER = "faster"
    SLOWER = "slower"
    SKIP = "skip"
    LOG = "log"
    HELP = "help"
    KEYS = "keys"
    FULLSCREEN = "fullscreen"
    MUTE = "mute"
    SPEECH = "speech"
    REPEAT = "repeat"
    EARLIER = "earlier"
    LATER = "later"
    SPELL = "spell"
    COPY = "copy"
    ANNOUNCE_ROWS = "announce_rows"
    ANNOUNCE_ENDS = "announce_ends"
    ANNOUNCE_ROW_1 = "announce_row_1"
    ANNOUNCE_ROW_2 = "announce_row_2"
    ANNOUNCE_ROW_3 = "announce_row_3"
    ANNOUNCE_ROW_4 = "announce_row_4"
    ANNOUNCE_ROW_5 = "announce_row_5"
    ANNOUNCE_ROW_6 = "announce_row_6"
    ANNOUNCE_CARD = "announce_card"
    ANNOUNCE_TURN = "announce_turn"
    ANNOUNCE_SCORES = "announce_scores"
    ANNOUNCE_DIRECTION = "announce_direction"
    ANNOUNCE_LAST_TRICK = "announce_last_trick"
    ANNOUNCE_POINTS = "announce_points"
    ANNOUNCE_SELECTION = "announce_selection"


ROW_KEYS = tuple([action for action in Action if action.startswith("announce_row_")])
"""The actions that read the rows, columns or piles of a table aloud, in order."""


class Device(StrEnum):
    """The device of an input; prompts show glyphs for the device used last."""

    MOUSE = "mouse"
    KEYBOARD = "keyboard"
    GAMEPAD = "gamepad"


class ActionPressed(Struct, frozen=True):
    """An action that was requested, or repeated by holding (`repeat`); `pad` is a gamepad's number, or 0."""

    action: Action
    device: Device = Device.KEYBOARD
    repeat: bool = False
    pad: int = 0


class PointerMoved(Struct, frozen=True):
    """A move of the mouse or a finger to `x`, `y` (units), `held` while its button is down."""

    x: float
    y: float
    held: bool = False


class PointerPressed(Struct, frozen=True):
    """A press of the pointer at `x`, `y` (units); `button` is 1 for left or touch, 3 for right."""

    x: float
    y: float
    button: int = 1


class PointerReleased(Struct, frozen=True):
    x: float
    y: float
    button: int = 1


class Scrolled(Struct, frozen=True):
    """A turn of the wheel by `dy` notches (positive: towards the top) with the pointer at `x`, `y`."""

    x: float
    y: float
    dy: float


class TextTyped(Struct, frozen=True):
    """Characters that were typed; only sent in text mode."""

    text: str


class TextErased(Struct, frozen=True):
    """A request to delete the last typed character; only sent in text mode."""


class DeviceChanged(Struct, frozen=True):
    """A change of the device in use, after which prompts must show other glyphs."""

    device: Device


class PadJoined(Struct, frozen=True):
    """A gamepad that was plugged in; `pad` is the lowest free number, from 1."""

    name: str
    pad: int = 1


class PadLeft(Struct, frozen=True):
    """A gamepad that was unplugged, with its number; the buttons that it held are released."""

    name: str
    pad: int = 1


class InputCaptured(Struct, frozen=True):
    """A key or button that was pressed to be bound; `name` is empty for the left mouse button."""

    device: Device
    name: str


class WindowClosed(Struct, frozen=True):
    """The player's request to close the window."""


class WindowResized(Struct, frozen=True):
    width: int
    height: int


class FocusLost(Struct, frozen=True):
    """The loss of the focus to another window; nothing counts as held any more."""


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
    | InputCaptured
    | WindowClosed
    | WindowResized
    | FocusLost
)
