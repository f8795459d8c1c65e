"""The way back to the title from anywhere, by one device alone, as a player would find it."""

from collections.abc import Callable

import pygame
from pygame import FRect

from game.scenes.match.pause import PauseScene
from game.scenes.menus.title import TitleScene
from game.scenes.stack import Scene
from game.scenes.tutorials.scene import TutorialMenu
from game.ui.devices.actions import Action, Device
from game.ui.forms.form import Form
from tests.support.driving import Driver
from tests.support.virtual_pad import VirtualPad

MOST = 10
"""The most presses that lead back to the title."""
MENUS = (PauseScene, TutorialMenu)
"""Menus that cancel closes over a table; their last button leaves the table."""
_STEP, _FRAMES = 0.1, 4
"""Seconds between frames, and frames after a press: most animations have ended by then."""
_MODIFIERS = {
    "ctrl": pygame.KMOD_CTRL,
    "alt": pygame.KMOD_ALT,
    "shift": pygame.KMOD_SHIFT,
    "meta": pygame.KMOD_META,
}
_MOUSE = {"middle": 2, "right": 3, "back": pygame.BUTTON_X1, "forward": pygame.BUTTON_X2}


class Lost(AssertionError):
    """The error raised if `MOST` presses don't lead back; it names the scenes on the way."""


class WayBack:
    """Walks back with one device.

    Attributes:
        presses: what was pressed, and on which scene.
    """

    def __init__(self, driver: Callable[[], Driver], device: Device, frame: Callable[[float], None]) -> None:
        """`driver` returns the current driver; `frame` runs a frame of that many seconds."""
        self._driver_now, self._device, self._frame = driver, device, frame
        self._pad: VirtualPad | None = None
        self._before: tuple[object, ...] = ()
        self._vain = 0
        self._confirms = False
        self.presses: list[str] = []

    @property
    def _driver(self) -> Driver:
        return self._driver_now()

    def walk(self) -> int:
        """Go back; return the number of presses. The program may have been closed on the way.

        Raises:
            Lost: if ten presses aren't enough.
        """
        if self._device is Device.GAMEPAD:
            self._pad = VirtualPad().__enter__()
        # A player who wants to leave holds nothing else.
        pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        self._rest()
        while not self._driver.on(TitleScene):
            if len(self.presses) >= MOST:
                raise Lost(f"by {self._device.value}, no way back: {self.presses}, {self._here}")
            self._go_on()
        if self._pad is not None:
            self._pad.pull_out()
            self._rest()
        return len(self.presses)

    @property
    def _here(self) -> str:
        return " / ".join(type(scene).__name__ for scene in self._driver.app.stack.scenes)

    def _go_on(self) -> None:
        """Press once: cancel; if that doesn't lead on, the menu; otherwise whatever has the focus."""
        top = self._driver.top
        if isinstance(top, MENUS):
            self._leave(top.form)
            return
        likeness = self._likeness(top)
        self._vain = self._vain + 1 if likeness == self._before else 0
        self._before = likeness
        self._press(self._ways[self._vain % len(self._ways)])

    @property
    def _menu_tool(self) -> FRect | None:
        """The area of a table's button for the menu, if there is one."""
        tools = getattr(self._driver.top, "buttons", None)
        return tools.get(Action.MENU) if isinstance(tools, dict) else None

    @property
    def _ways(self) -> tuple[Action, ...]:
        bindings = self._driver.app.context.input.bindings
        bound = {
            Device.KEYBOARD: bindings.key_for(Action.MENU),
            Device.GAMEPAD: bindings.button_for(Action.MENU),
            Device.MOUSE: self._menu_tool,
        }
        second = Action.CANCEL if bound[self._device] is None else Action.MENU
        return Action.CANCEL, second, Action.CANCEL, Action.CONFIRM

    def _likeness(self, scene: Scene | None) -> tuple[object, ...]:
        row = getattr(getattr(scene, "form", None), "focused", None)
        return scene, len(self._driver.app.stack), getattr(row, "editing", False)

    def _leave(self, form: Form) -> None:
        """Press once towards the last button, which leaves; from the first one it's one step up."""
        last = len(form.widgets) - 1
        if self._device is Device.MOUSE:
            self._click(form, last)
        elif form.focus == last:
            self._press(Action.CONFIRM)
        else:
            self._press(Action.UP if form.focus < last / 2 else Action.DOWN)

    # -- presses ---------------------------------------------------------------------------------------

    def _press(self, action: Action) -> None:
        self._confirms = action is Action.CONFIRM
        self.presses.append(f"{action.value} on {type(self._driver.top).__name__}")
        bindings = self._driver.app.context.input.bindings
        if self._device is Device.KEYBOARD:
            chord = "escape" if bindings.keys.get("escape") is action else bindings.key_for(action)
            assert chord is not None
            self._key(chord)
        elif self._device is Device.GAMEPAD:
            button = bindings.button_for(action)
            assert button is not None
            self._button(button)
        elif action is Action.CANCEL:
            name = bindings.mouse_for(action)
            assert name is not None
            self._mouse((4, 4), _MOUSE[name])
        elif action is Action.MENU and (tool := self._menu_tool) is not None:
            scale = self._driver.app.scale
            self._mouse((scale.px(tool.centerx), scale.px(tool.centery)), 1)
        else:
            form = getattr(self._driver.top, "form", None)
            middle = self._driver.app.surface.get_rect().center
            self._mouse(middle if form is None or not form._places else self._pixel(form, form.focus), 1)

    def _key(self, chord: str) -> None:
        *modifiers, name = chord.split("+") if len(chord) > 1 else [chord]
        mod = sum(_MODIFIERS[one] for one in modifiers)
        given = {"key": pygame.key.key_code(name), "mod": mod, "unicode": "", "scancode": 0}
        self._held(
            lambda: pygame.event.post(pygame.event.Event(pygame.KEYDOWN, given)),
            lambda: pygame.event.post(pygame.event.Event(pygame.KEYUP, given)),
        )

    def _button(self, button: str) -> None:
        pad, axis, sign = self._pad, button[:-1], button[-1]
        assert pad is not None
        if sign in "+-":
            self._held(lambda: pad.axis(axis, 1.0 if sign == "+" else -1.0), lambda: pad.axis(axis, 0.0))
        elif button in ("lefttrigger", "righttrigger"):
            self._held(lambda: pad.axis(button, 1.0), lambda: pad.axis(button, -1.0))
        else:
            self._held(lambda: pad.press(button), lambda: pad.release(button))

    def _click(self, form: Form, place: int) -> None:
        """Click a button if it's in view; otherwise turn the wheel towards it."""
        at = self._pixel(form, place)
        spot = form.area_of(place)
        if form.area.top <= spot.centery <= form.area.bottom:
            self.presses.append(f"click on {type(self._driver.top).__name__}")
            self._confirms = True
            self._mouse(at, 1)
            return
        self.presses.append(f"wheel on {type(self._driver.top).__name__}")
        event, turns = pygame.event.Event, -5.0 if spot.centery > form.area.bottom else 5.0
        middle = self._driver.app.scale
        pos = middle.px(form.area.centerx), middle.px(form.area.centery)
        pygame.event.post(event(pygame.MOUSEMOTION, pos=pos, rel=(9, 9), buttons=(0, 0, 0)))
        pygame.event.post(event(pygame.MOUSEWHEEL, x=0, y=round(turns), precise_x=0.0, precise_y=turns))
        self._rest()

    def _pixel(self, form: Form, place: int) -> tuple[int, int]:
        if not form._places:
            self._rest()
        scale, spot = self._driver.app.scale, form.area_of(place)
        return scale.px(spot.left + spot.width * 0.8), scale.px(spot.centery)

    def _mouse(self, pos: tuple[int, int], button: int) -> None:
        event = pygame.event.Event
        pygame.event.post(event(pygame.MOUSEMOTION, pos=pos, rel=(9, 9), buttons=(0, 0, 0)))
        self._held(
            lambda: pygame.event.post(event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button)),
            lambda: pygame.event.post(event(pygame.MOUSEBUTTONUP, pos=pos, button=button)),
        )

    def _held(self, down: Callable[[], object], up: Callable[[], object]) -> None:
        """Press and release, holding as long as confirming requires."""
        down()
        pygame.event.pump()
        if self._confirms and self._driver.app.context.input.settings.hold:
            self._rest(round(self._driver.app.context.input.settings.hold / _STEP) + 2)
        up()
        self._rest()

    def _rest(self, frames: int = _FRAMES) -> None:
        for _ in range(frames):
            if self._driver.app.running:
                pygame.event.pump()
                self._frame(_STEP)
