"""The one reader of SDL's queue: keys, pads, mouse and touch become actions and pointer events."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from string import ascii_lowercase

import pygame

from game.ui.devices.actions import (
    Action,
    ActionPressed,
    Captured,
    Device,
    DeviceChanged,
    FocusLost,
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
from game.ui.devices.feel import Feel
from game.ui.devices.gamepad import Gamepads
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
_NAP = 1 / 120
"""Seconds: input that comes while nothing moves waits no longer than for a frame."""
_MOUSE_JITTER = 3
_USUAL = Feel()
_RIGHT_BUTTON = 3
_TEXT_ACTIONS = frozenset(
    {Action.CONFIRM, Action.CANCEL, Action.UP, Action.DOWN, Action.NEXT, Action.PREVIOUS}
)


@dataclass(slots=True)
class _Held:
    action: Action
    device: Device
    next: float


class Input:
    """Reads all input that has come in since the last poll."""

    def __init__(self, bindings: Bindings, clock: Callable[[], float], feel: Feel = _USUAL) -> None:
        """`clock` tells seconds; held directions repeat by it."""
        self.bindings = bindings
        self.feel = feel
        self.device = Device.MOUSE
        self.pads = Gamepads()
        self._clock = clock
        self._held: dict[str, _Held] = {}
        self._first: list[pygame.event.Event] = []
        self._mouse = (0, 0)
        self._typing = False
        self._capturing = False
        # SDL begins by taking text: an input method would keep letters to itself that are commands here.
        pygame.key.stop_text_input()

    def text_mode(self, on: bool) -> None:
        """Send typed keys as text instead of as actions (confirm and cancel still come)."""
        self._typing = on
        if on:
            pygame.key.start_text_input()
        else:
            pygame.key.stop_text_input()

    def capture_next(self) -> None:
        """Deliver the next key or pad button by its name instead of as an action.

        A mouse button cannot be bound: it is delivered without a name, and ends the waiting.
        """
        self._capturing = True

    def release(self) -> None:
        """Begin anew: actions are wanted, nothing is waited for, and nothing is held."""
        self.text_mode(False)
        self._capturing = False
        self._held.clear()

    @property
    def holding(self) -> bool:
        """Whether a direction is held, which repeats."""
        return bool(self._held)

    def wait(self, seconds: float) -> None:
        """Wait until anything comes in, for so many seconds at most."""
        # pygame's own waiting looks a thousand times a second, which costs as much as eight frames do.
        for _ in range(max(1, round(seconds / _NAP))):
            self._first += pygame.event.get()
            if self._first:
                return
            time.sleep(_NAP)

    def poll(self, scale: Scale) -> list[InputEvent]:
        """All that came in, in order, and the repeats that are due; places in units of the scale."""
        events: list[InputEvent] = []
        waited, self._first = self._first, []
        for raw in (*waited, *pygame.event.get()):
            events += self._read(raw, scale)
        events += self._repeats()
        return events

    def _read(self, raw: pygame.event.Event, scale: Scale) -> list[InputEvent]:
        kind = raw.type
        if kind == pygame.QUIT:
            return [WindowClosed()]
        if kind in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            size = (raw.w, raw.h) if kind == pygame.VIDEORESIZE else (raw.x, raw.y)
            return [WindowResized(*size)]
        if kind == pygame.WINDOWFOCUSLOST:
            self._held.clear()
            return [FocusLost()]
        if kind in (pygame.KEYDOWN, pygame.KEYUP):
            return self._key(raw)
        if kind == pygame.TEXTINPUT and self._typing:
            return [TextTyped(raw.text)]
        if kind in _POINTER:
            return self._pointer(raw, scale)
        return self._pad(raw)

    # -- keyboard ------------------------------------------------------------------------------------

    def _key(self, raw: pygame.event.Event) -> list[InputEvent]:
        plain = _name(raw)
        if raw.type == pygame.KEYUP:
            self._held.pop(f"key {plain}", None)
            return []
        name = _chord(raw, plain)
        if self._capturing:
            # A modifier alone is the beginning of a chord.
            return [] if plain in _NO_KEYS else self._captured(Device.KEYBOARD, name)
        events = self._used(Device.KEYBOARD)
        if self._typing and plain == "backspace":
            return [*events, TextErased()]
        action = self.bindings.keys.get(name)
        if action is None and not raw.mod & _COMMANDS:
            action = self.bindings.keys.get(plain)
        if self._typing and (action not in _TEXT_ACTIONS or _writes(plain)):
            return events
        if action is not None:
            events.append(self._press(f"key {plain}", action, Device.KEYBOARD))
        return events

    def _captured(self, device: Device, name: str) -> list[InputEvent]:
        self._capturing = False
        return [Captured(device, name)]

    def _press(self, source: str, action: Action, device: Device) -> ActionPressed:
        if action in _REPEATING and self.feel.repeat is not None:
            self._held[source] = _Held(action, device, self._clock() + self.feel.repeat.delay)
        return ActionPressed(action, device)

    def _repeats(self) -> list[InputEvent]:
        now, repeat = self._clock(), self.feel.repeat
        if repeat is None:
            self._held.clear()
            return []
        events: list[InputEvent] = []
        for held in self._held.values():
            if now >= held.next:
                held.next = now + repeat.every
                events.append(ActionPressed(held.action, held.device, repeat=True))
        return events

    def _used(self, device: Device) -> list[InputEvent]:
        if device is self.device:
            return []
        self.device = device
        return [DeviceChanged(device)]

    # -- gamepads ------------------------------------------------------------------------------------

    def _pad(self, raw: pygame.event.Event) -> list[InputEvent]:
        if raw.type == pygame.CONTROLLERDEVICEADDED:
            name = self.pads.joined(raw.device_index)
            return [] if name is None else [PadJoined(name)]
        if raw.type == pygame.CONTROLLERDEVICEREMOVED:
            gone = self.pads.left(raw.instance_id)
            if gone is None:
                return []
            for name in gone[1]:
                self._held.pop(f"pad {raw.instance_id} {name}", None)
            last = self.device is Device.GAMEPAD and not len(self.pads)
            return [PadLeft(gone[0]), *(self._used(Device.KEYBOARD) if last else ())]
        if raw.type in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            changes = self.pads.button(raw.instance_id, raw.button, raw.type == pygame.CONTROLLERBUTTONDOWN)
        elif raw.type == pygame.CONTROLLERAXISMOTION:
            changes = self.pads.axis(raw.instance_id, raw.axis, raw.value, self.feel.dead_zone)
        else:
            return []
        events: list[InputEvent] = []
        for change in changes:
            source = f"pad {raw.instance_id} {change.name}"
            if not change.down:
                self._held.pop(source, None)
                continue
            if self._capturing:
                events += self._captured(Device.GAMEPAD, change.name)
                continue
            events += self._used(Device.GAMEPAD)
            action = self.bindings.buttons.get(change.name)
            if action is not None:
                events.append(self._press(source, action, Device.GAMEPAD))
        return events

    # -- mouse and touch -----------------------------------------------------------------------------

    def _pointer(self, raw: pygame.event.Event, scale: Scale) -> list[InputEvent]:
        if raw.type == pygame.MOUSEWHEEL:
            x, y = scale.units(self._mouse)
            return [*self._used(Device.MOUSE), Scrolled(x, y, raw.precise_y)]
        x, y = scale.units(raw.pos)
        if raw.type == pygame.MOUSEMOTION:
            far = abs(raw.pos[0] - self._mouse[0]) + abs(raw.pos[1] - self._mouse[1])
            if far < _MOUSE_JITTER and self.device is not Device.MOUSE:
                return []
            self._mouse = raw.pos
            return [*self._used(Device.MOUSE), PointerMoved(x, y, bool(raw.buttons[0]))]
        self._mouse = raw.pos
        if raw.button > 3:
            return []
        if self._capturing and raw.type == pygame.MOUSEBUTTONDOWN:
            return self._captured(Device.MOUSE, "")
        if raw.button == _RIGHT_BUTTON:
            if raw.type == pygame.MOUSEBUTTONUP:
                return []
            return [*self._used(Device.MOUSE), ActionPressed(Action.CANCEL, Device.MOUSE)]
        if raw.type == pygame.MOUSEBUTTONDOWN:
            return [*self._used(Device.MOUSE), PointerPressed(x, y, raw.button)]
        return [PointerReleased(x, y, raw.button)]


_POINTER = frozenset({pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL})
_MODIFIERS = {
    "ctrl": pygame.KMOD_CTRL,
    "alt": pygame.KMOD_ALT,
    "meta": pygame.KMOD_META,
    "shift": pygame.KMOD_SHIFT,
}
# With one of these a key is a command of its own, often the system's: alt+space must not play a card.
_COMMANDS = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
_NO_KEYS = frozenset(
    {"", "alt gr", "caps lock", "numlock"}
    | {f"{side} {word}" for side in ("left", "right") for word in _MODIFIERS}
)


def _name(raw: pygame.event.Event) -> str:
    """A key's name; a letter that is not Latin goes by its place on a US keyboard, other unknowns by ""."""
    place = raw.scancode - pygame.KSCAN_A
    by_place = ascii_lowercase[place] if 0 <= place < len(ascii_lowercase) else ""
    return pygame.key.name(raw.key) or by_place


def _chord(raw: pygame.event.Event, plain: str) -> str:
    """The key's name with the modifiers that are held."""
    return "+".join([*(word for word, mask in _MODIFIERS.items() if raw.mod & mask), plain])


def _writes(plain: str) -> bool:
    """Whether a key puts a character into a text."""
    return len(plain) == 1 or plain == "space" or plain.startswith("[")
