"""All connected gamepads, with their buttons and sticks by SDL's names."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame
from msgspec import Struct
from pygame._sdl2 import controller

from game.ui.devices.hold import RELEASE_MARGIN

_FULL = 32767

_BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: "a",
    pygame.CONTROLLER_BUTTON_B: "b",
    pygame.CONTROLLER_BUTTON_X: "x",
    pygame.CONTROLLER_BUTTON_Y: "y",
    pygame.CONTROLLER_BUTTON_BACK: "back",
    pygame.CONTROLLER_BUTTON_GUIDE: "guide",
    pygame.CONTROLLER_BUTTON_START: "start",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "leftstick",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "rightstick",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "leftshoulder",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "rightshoulder",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "dpup",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "dpdown",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "dpleft",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "dpright",
}
_AXES = {
    pygame.CONTROLLER_AXIS_LEFTX: ("leftx-", "leftx+"),
    pygame.CONTROLLER_AXIS_LEFTY: ("lefty-", "lefty+"),
    pygame.CONTROLLER_AXIS_RIGHTX: ("rightx-", "rightx+"),
    pygame.CONTROLLER_AXIS_RIGHTY: ("righty-", "righty+"),
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: ("", "lefttrigger"),
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: ("", "righttrigger"),
}


@dataclass(slots=True)
class _Pad:
    device: controller.Controller
    name: str
    number: int
    held: set[str] = field(default_factory=set)


class PadButton(Struct, frozen=True):
    """A press or release of a button, or of a stick in a direction."""

    name: str
    down: bool


class Gamepads:
    """The connected gamepads; each gets the lowest free number, from 1."""

    def __init__(self) -> None:
        if not controller.get_init():
            controller.init()
        self._pads: dict[int, _Pad] = {}

    def __len__(self) -> int:
        return len(self._pads)

    def number_of(self, instance: int) -> int:
        """Return the number of a gamepad by SDL's instance id; 0 if it's unknown."""
        pad = self._pads.get(instance)
        return 0 if pad is None else pad.number

    @property
    def numbers(self) -> frozenset[int]:
        return frozenset(pad.number for pad in self._pads.values())

    def connect(self, device_index: int) -> tuple[str, int] | None:
        """Open a connected controller; return its name and number, or None if it's known or unusable."""
        try:
            if not controller.is_controller(device_index):
                return None
            device = controller.Controller(device_index)
            # A controller may be unplugged again before its event is read.
            instance = device.as_joystick().get_instance_id()
        except pygame.error:
            return None
        if instance in self._pads:
            return None
        taken = {pad.number for pad in self._pads.values()}
        number = next(number for number in range(1, len(taken) + 2) if number not in taken)
        self._pads[instance] = _Pad(device, device.name or "gamepad", number)
        return self._pads[instance].name, number

    def disconnect(self, instance: int) -> tuple[str, int, set[str]] | None:
        """Close an unplugged controller; return its name, number and held buttons, or None if unknown."""
        pad = self._pads.pop(instance, None)
        if pad is None:
            return None
        pad.device.quit()
        return pad.name, pad.number, pad.held

    def button_changes(self, instance: int, button: int, down: bool) -> list[PadButton]:
        """Record a controller's button event; return the presses and releases that it causes."""
        pad, name = self._pads.get(instance), _BUTTONS.get(button)
        if pad is None or name is None:
            return []
        return _set_button(pad, name, down)

    def axis_changes(self, instance: int, axis: int, value: int, dead_zone: float) -> list[PadButton]:
        pad = self._pads.get(instance)
        if pad is None or axis not in _AXES:
            return []
        share = value / _FULL
        changes = []
        for name, amount in zip(_AXES[axis], (-share, share), strict=True):
            if name and amount >= dead_zone:
                changes += _set_button(pad, name, True)
            elif name and amount <= dead_zone - RELEASE_MARGIN:
                changes += _set_button(pad, name, False)
        return changes

    def rumble(self, strength: float, milliseconds: int) -> None:
        for pad in self._pads.values():
            pad.device.rumble(strength, strength, milliseconds)

    def close(self) -> None:
        for pad in self._pads.values():
            pad.device.quit()
        self._pads.clear()


def _set_button(pad: _Pad, name: str, down: bool) -> list[PadButton]:
    if down == (name in pad.held):
        return []
    if down:
        pad.held.add(name)
    else:
        pad.held.discard(name)
    return [PadButton(name, down)]
