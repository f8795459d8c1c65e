"""A gamepad that SDL itself recognises: its input comes through SDL's own queue, not as posted events."""

from __future__ import annotations

import ctypes
import os
from pathlib import Path
from types import TracebackType

os.environ["SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS"] = "1"

import pygame

GAME_CONTROLLER, FLIGHT_STICK = 1, 6
_AXES, _BUTTON_COUNT = 6, 15
_BUTTONS = (
    *("a", "b", "x", "y", "back", "guide", "start", "leftstick", "rightstick"),
    *("leftshoulder", "rightshoulder", "dpup", "dpdown", "dpleft", "dpright"),
)
_AXIS_NAMES = ["leftx", "lefty", "rightx", "righty", "lefttrigger", "righttrigger"]


def _library() -> ctypes.CDLL:
    """Return the SDL library that pygame has loaded."""
    package = Path(pygame.__file__).parent
    folders = [
        package.parent / "pygame_ce.libs",
        package.parent / "pygame.libs",
        package,
        package / ".dylibs",
    ]
    names = ("libSDL2-2*.so*", "SDL2.dll", "libSDL2*.dylib")
    for folder in folders:
        for name in names:
            for path in sorted(folder.glob(name)):
                return ctypes.CDLL(str(path))
    raise FileNotFoundError(f"no SDL library beside {package}")


class VirtualPad:
    """A pad that is plugged in during the block, or until it's unplugged."""

    def __init__(self, kind: int = GAME_CONTROLLER) -> None:
        """`kind` is SDL's joystick type; only a game controller has buttons with names."""
        self._kind = kind
        self._sdl = _library()
        self._sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
        self._sdl.SDL_JoystickClose.argtypes = [ctypes.c_void_p]
        for name in ("SDL_JoystickSetVirtualButton", "SDL_JoystickSetVirtualAxis"):
            getattr(self._sdl, name).argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int16]
        self._instance = -1
        self._joystick: int | None = None

    def __enter__(self) -> VirtualPad:
        index = self._sdl.SDL_JoystickAttachVirtual(self._kind, _AXES, _BUTTON_COUNT, 0)
        assert index >= 0, "SDL did not take the virtual pad"
        self._instance = self._sdl.SDL_JoystickGetDeviceInstanceID(index)
        self._joystick = self._sdl.SDL_JoystickOpen(index)
        # At rest, triggers are at their lower end.
        self.axis("lefttrigger", -1.0)
        self.axis("righttrigger", -1.0)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.pull_out()

    def press(self, button: str) -> None:
        self._sdl.SDL_JoystickSetVirtualButton(self._joystick, _BUTTONS.index(button), 1)

    def release(self, button: str) -> None:
        self._sdl.SDL_JoystickSetVirtualButton(self._joystick, _BUTTONS.index(button), 0)

    def axis(self, name: str, value: float) -> None:
        self._sdl.SDL_JoystickSetVirtualAxis(self._joystick, _AXIS_NAMES.index(name), round(value * 32767))

    def pull_out(self) -> None:
        """Unplug it, whatever is held."""
        if self._joystick is None:
            return
        # Indices shift when another pad leaves; the instance stays the same.
        instance_at = self._sdl.SDL_JoystickGetDeviceInstanceID
        index = next(at for at in range(self._sdl.SDL_NumJoysticks()) if instance_at(at) == self._instance)
        self._sdl.SDL_JoystickDetachVirtual(index)
        self._sdl.SDL_JoystickClose(self._joystick)
        self._joystick = None
