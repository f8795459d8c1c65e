"""Conversion of SDL events from keys, gamepads, mouse and touch to actions and pointer events."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from string import ascii_lowercase

import pygame

from game.ui.devices.actions import (
    Action,
    ActionPressed,
    Device,
    DeviceChanged,
    FocusLost,
    InputCaptured,
    InputEvent,
    PadJoined,
    PadLeft,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Scrolled,
    TextErased,
    TextTyped,
    WindowClosed,
    WindowResized,
)
from game.ui.devices.bindings import Bindings
from game.ui.devices.gamepad import Gamepads
from game.ui.devices.hold import Hold, HoldProgress, InputSettings
from game.ui.drawing.screen import Scale

_REPEATING = frozenset(
    {
        Action.UP,
        Action.DOWN,
        Action.LEFT,
        Action.RIGHT,
        Action.NEXT,
        Action.PREVIOUS,
        Action.PAGE_UP,
        Action.PAGE_DOWN,
    }
)
_POLL_INTERVAL = 1 / 120
"""The polling interval while idle, in seconds: no input waits longer than a frame."""
_MOUSE_JITTER = 3
_DEFAULT = InputSettings()
_LEFT_BUTTON = pygame.BUTTON_LEFT
_MOUSE_BUTTONS = {
    pygame.BUTTON_MIDDLE: "middle",
    pygame.BUTTON_RIGHT: "right",
    pygame.BUTTON_X1: "back",
    pygame.BUTTON_X2: "forward",
}
_TEXT_ACTIONS = frozenset(
    {
        *(Action.CONFIRM, Action.CANCEL, Action.UP, Action.DOWN, Action.NEXT, Action.PREVIOUS),
        *(Action.SPEECH, Action.REPEAT, Action.EARLIER, Action.LATER, Action.SPELL, Action.COPY),
    }
)
"""The actions that work while text is typed: those of the text field and of the screen reader."""
_SIDEWAYS = frozenset({Action.LEFT, Action.RIGHT})
_PRESSES = frozenset(
    {pygame.KEYDOWN, pygame.TEXTINPUT, pygame.MOUSEBUTTONDOWN, pygame.CONTROLLERBUTTONDOWN},
)
_MOST_PRESSES = 16
"""The number of presses after which the rest of the input waits for the next frame."""


@dataclass(slots=True)
class _Repeating:
    action: Action
    device: Device
    next: float
    pad: int


class Input:
    def __init__(
        self, bindings: Bindings, clock: Callable[[], float], settings: InputSettings = _DEFAULT
    ) -> None:
        """Create the input of a program; `clock` returns the time in seconds."""
        self.bindings = bindings
        self.settings = settings
        self.device = Device.MOUSE
        self.pads = Gamepads()
        self._clock = clock
        self._held: dict[str, _Repeating] = {}
        self._hold = Hold()
        self._first: list[pygame.event.Event] = []
        self._requested: list[Action] = []
        self._mouse = (0, 0)
        self._pointed = False
        self._typing = False
        self._kept = _TEXT_ACTIONS
        self._capturing = False
        # SDL starts in text mode, in which an input method would swallow letters that are commands here.
        pygame.key.stop_text_input()

    def set_text_mode(self, on: bool, *, sideways: bool = False) -> None:
        """Switch text mode, in which keys arrive as text, except those of a few actions such as confirm.

        `sideways` keeps left and right, too.
        """
        self._typing = on
        self._kept = _TEXT_ACTIONS | _SIDEWAYS if sideways else _TEXT_ACTIONS
        if on:
            pygame.key.start_text_input()
        else:
            pygame.key.stop_text_input()

    def capture_next(self) -> None:
        """Report the next key or button as `InputCaptured`, with an empty name for the left mouse button."""
        self._capturing = True

    def request(self, action: Action) -> None:
        self._requested.append(action)

    def reset(self) -> None:
        """Leave text mode, stop capturing, and release everything that is held."""
        self.set_text_mode(False)
        self._capturing = False
        self._release_all()

    @property
    def holding(self) -> bool:
        """Whether a repeating direction or a confirming input is held."""
        return bool(self._held) or self._hold.active

    def hold_progress(self, scale: Scale) -> HoldProgress | None:
        return self._hold.progress(self._clock(), self.settings.hold, scale.units(self._mouse))

    def _release_all(self) -> None:
        self._held.clear()
        self._hold.clear()

    def _end_hold(self, source: str) -> None:
        self._held.pop(source, None)
        self._hold.end(source)

    def wait(self, seconds: float) -> None:
        # pygame's own wait polls a thousand times a second, at the cost of eight frames.
        for _ in range(max(1, round(seconds / _POLL_INTERVAL))):
            self._first += pygame.event.get()
            if self._first:
                return
            time.sleep(_POLL_INTERVAL)

    def poll(self, scale: Scale) -> list[InputEvent]:
        """Return the input since the last call, in order, then due repeats; positions are in units.

        After too many presses for a frame, the rest of the input waits for the next one.
        """
        events: list[InputEvent] = [ActionPressed(action, self.device) for action in self._requested]
        self._requested.clear()
        raws = [*self._first, *pygame.event.get()]
        read = presses = 0
        while read < len(raws) and presses < _MOST_PRESSES:
            events += self._read(raws[read], scale)
            presses += raws[read].type in _PRESSES
            read += 1
        self._first = raws[read:]
        events += self._due_repeats()
        events += self._hold.take_due(self._clock(), self.settings.hold, scale.units(self._mouse))
        return events

    def _read(self, raw: pygame.event.Event, scale: Scale) -> list[InputEvent]:
        kind = raw.type
        if kind == pygame.QUIT:
            return [WindowClosed()]
        if kind in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            size = (raw.w, raw.h) if kind == pygame.VIDEORESIZE else (raw.x, raw.y)
            return [WindowResized(*size)]
        if kind == pygame.WINDOWFOCUSLOST:
            self._release_all()
            return [FocusLost()]
        if kind in (pygame.KEYDOWN, pygame.KEYUP):
            return self._read_key(raw)
        if kind == pygame.TEXTINPUT and self._typing:
            return [TextTyped(raw.text)]
        if kind in _POINTER:
            return self._read_pointer(raw, scale)
        return self._read_pad(raw)

    # -- keyboard ------------------------------------------------------------------------------------

    def _read_key(self, raw: pygame.event.Event) -> list[InputEvent]:
        plain = key_name_of(raw)
        if raw.type == pygame.KEYUP:
            self._end_hold(f"key {plain}")
            return []
        name = chord_name(raw, plain)
        if self._capturing:
            # A modifier alone is the beginning of a chord.
            return [] if plain in UNBINDABLE_KEYS else self._end_capture(Device.KEYBOARD, name)
        events = self._note_device(Device.KEYBOARD)
        if self._typing and plain == "backspace":
            return [*events, TextErased()]
        action = self.bindings.keys.get(name)
        if action is None and not raw.mod & COMMANDS:
            keys, digit = self.bindings.keys, top_row_digit(raw)
            # With shift, a key of the top row means its digit, even on layouts that need shift for digits.
            shifted = (
                (keys.get(chord_name(raw, digit)) or keys.get(digit)) if raw.mod & pygame.KMOD_SHIFT else None
            )
            action = shifted or keys.get(plain) or keys.get(digit)
        if self._typing and (action not in self._kept or is_typed_text(plain)):
            return events
        if action is not None:
            events += self._press(f"key {plain}", action, Device.KEYBOARD)
        return events

    def _end_capture(self, device: Device, name: str) -> list[InputEvent]:
        self._capturing = False
        return [InputCaptured(device, name)]

    def _press(self, source: str, action: Action, device: Device, pad: int = 0) -> list[InputEvent]:
        pressed = ActionPressed(action, device, pad=pad)
        if action is Action.CONFIRM and self.settings.hold:
            self._hold.press(source, pressed, self._clock())
            return []
        if action in _REPEATING and self.settings.repeat is not None:
            self._held[source] = _Repeating(action, device, self._clock() + self.settings.repeat.delay, pad)
        return [pressed]

    def _due_repeats(self) -> list[InputEvent]:
        now, repeat = self._clock(), self.settings.repeat
        if repeat is None:
            self._held.clear()
            return []
        events: list[InputEvent] = []
        for held in self._held.values():
            if now >= held.next:
                held.next = now + repeat.every
                events.append(ActionPressed(held.action, held.device, repeat=True, pad=held.pad))
        return events

    @property
    def pointing(self) -> bool:
        """Whether the mouse or a finger is in use and has already moved or pressed."""
        return self._pointed and self.device is Device.MOUSE

    def _note_device(self, device: Device) -> list[InputEvent]:
        self._pointed = self._pointed or device is Device.MOUSE
        if device is self.device:
            return []
        self.device = device
        return [DeviceChanged(device)]

    # -- gamepads ------------------------------------------------------------------------------------

    def _read_pad(self, raw: pygame.event.Event) -> list[InputEvent]:
        if raw.type == pygame.CONTROLLERDEVICEADDED:
            came = self.pads.connect(raw.device_index)
            return [] if came is None else [PadJoined(*came)]
        if raw.type == pygame.CONTROLLERDEVICEREMOVED:
            gone = self.pads.disconnect(raw.instance_id)
            if gone is None:
                return []
            name, number, held = gone
            for button in held:
                self._end_hold(f"pad {raw.instance_id} {button}")
            last = self.device is Device.GAMEPAD and not len(self.pads)
            return [PadLeft(name, number), *(self._note_device(Device.KEYBOARD) if last else ())]
        if raw.type in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            changes = self.pads.button_changes(
                raw.instance_id, raw.button, raw.type == pygame.CONTROLLERBUTTONDOWN
            )
        elif raw.type == pygame.CONTROLLERAXISMOTION:
            changes = self.pads.axis_changes(raw.instance_id, raw.axis, raw.value, self.settings.dead_zone)
        else:
            return []
        events: list[InputEvent] = []
        for change in changes:
            source = f"pad {raw.instance_id} {change.name}"
            if not change.down:
                self._end_hold(source)
                continue
            if self._capturing:
                events += self._end_capture(Device.GAMEPAD, change.name)
                continue
            events += self._note_device(Device.GAMEPAD)
            action = self.bindings.buttons.get(change.name)
            if action is not None:
                number = self.pads.number_of(raw.instance_id)
                events += self._press(source, action, Device.GAMEPAD, number)
        return events

    # -- mouse and touch -----------------------------------------------------------------------------

    def _read_pointer(self, raw: pygame.event.Event, scale: Scale) -> list[InputEvent]:
        if raw.type == pygame.MOUSEWHEEL:
            x, y = scale.units(self._mouse)
            return [*self._note_device(Device.MOUSE), Scrolled(x, y, raw.precise_y)]
        x, y = scale.units(raw.pos)
        if raw.type == pygame.MOUSEMOTION:
            far = abs(raw.pos[0] - self._mouse[0]) + abs(raw.pos[1] - self._mouse[1])
            if far < _MOUSE_JITTER and self.device is not Device.MOUSE:
                return []
            self._mouse = raw.pos
            self._hold.move((x, y), self._clock())
            held = bool(raw.buttons[0]) and not self._hold.clicking
            return [*self._note_device(Device.MOUSE), PointerMoved(x, y, held)]
        self._mouse = raw.pos
        down, name = raw.type == pygame.MOUSEBUTTONDOWN, _MOUSE_BUTTONS.get(raw.button, "")
        if not name and raw.button != _LEFT_BUTTON:
            return []
        if self._capturing and down:
            return self._end_capture(Device.MOUSE, name)
        if name:
            return self._mouse_button(name, down)
        if self.settings.hold:
            if raw.type == pygame.MOUSEBUTTONDOWN:
                self._hold.click((x, y), self._clock())
                # A finger has no position until it touches: it focuses what is under it while it's held.
                return [*self._note_device(Device.MOUSE), PointerMoved(x, y)]
            if self._hold.clicking:
                self._hold.end()
                return []
        if raw.type == pygame.MOUSEBUTTONDOWN:
            return [*self._note_device(Device.MOUSE), PointerPressed(x, y, raw.button)]
        return [PointerReleased(x, y, raw.button)]

    def _mouse_button(self, name: str, down: bool) -> list[InputEvent]:
        if not down:
            self._end_hold(f"mouse {name}")
            return []
        action = self.bindings.mouse.get(name)
        asked = [] if action is None else self._press(f"mouse {name}", action, Device.MOUSE)
        return [*self._note_device(Device.MOUSE), *asked]


_POINTER = frozenset({pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL})


_MODIFIERS = {
    "ctrl": pygame.KMOD_CTRL,
    "alt": pygame.KMOD_ALT,
    "meta": pygame.KMOD_META,
    "shift": pygame.KMOD_SHIFT,
}
COMMANDS = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
"""Modifiers that make a key a command, often of the system: alt+space must not play a card."""
UNBINDABLE_KEYS = frozenset(
    {"", "alt gr", "caps lock", "numlock"}
    | {f"{side} {word}" for side in ("left", "right") for word in _MODIFIERS}
)
"""Names of keys that can't be bound on their own, such as modifiers."""


def key_name_of(raw: pygame.event.Event) -> str:
    """Return a key's name; without one (non-Latin letters), its letter on a US keyboard, or "" if none."""
    place = raw.scancode - pygame.KSCAN_A
    by_place = ascii_lowercase[place] if 0 <= place < len(ascii_lowercase) else ""
    return pygame.key.name(raw.key) or by_place


def top_row_digit(raw: pygame.event.Event) -> str:
    """Return the digit at a key's place in the top row of a US keyboard; "" for other keys."""
    place = raw.scancode - pygame.KSCAN_1
    return str((place + 1) % 10) if 0 <= place < 10 else ""


def chord_name(raw: pygame.event.Event, plain: str) -> str:
    return "+".join([*(word for word, mask in _MODIFIERS.items() if raw.mod & mask), plain])


def is_typed_text(plain: str) -> bool:
    return len(plain) == 1 or plain == "space" or plain.startswith("[")
