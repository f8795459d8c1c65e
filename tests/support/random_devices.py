"""Random input by keyboard, mouse and gamepads: each method posts real events and describes them."""

import random
from collections.abc import Callable
from typing import Any

import pygame

from game.ui.devices.presets import KEYS
from tests.support.virtual_pad import VirtualPad

TEXTS = ("a", "Zoë", " ", "漢字", "🦆", "e\u0301", "\t", "Maximilian the Great")
MODIFIERS = (pygame.KMOD_CTRL, pygame.KMOD_ALT, pygame.KMOD_META, pygame.KMOD_SHIFT, pygame.KMOD_CAPS)
ANY_KEY = tuple(sorted(value for name, value in vars(pygame).items() if name.startswith("K_")))
_MODIFIER_OF = {"ctrl": pygame.KMOD_CTRL, "alt": pygame.KMOD_ALT, "shift": pygame.KMOD_SHIFT}
PAD_BUTTONS = ("a", "b", "x", "y", "back", "guide", "start", "leftstick", "rightstick")
PAD_BUTTONS += ("leftshoulder", "rightshoulder", "dpup", "dpdown", "dpleft", "dpright")
PAD_AXES = ("leftx", "lefty", "rightx", "righty", "lefttrigger", "righttrigger")


class Keyboard:
    """Presses any key, or keys that are bound to something, and types text."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance

    def any_key(self) -> str:
        chance = self._chance
        return self.key(chance.choice(ANY_KEY), chance.choice(MODIFIERS) if chance.random() < 0.2 else 0)

    def key(self, key: int, mod: int = 0) -> str:
        """Press a key; sometimes hold it until it's pressed again."""
        held = self._chance.random() < 0.04
        self.tap(key, mod, held=held)
        return f"key {pygame.key.name(key)!r} {mod} {'held' if held else ''}"

    def tap(self, key: int, mod: int = 0, *, held: bool = False) -> None:
        given: dict[str, Any] = {"key": key, "mod": mod, "unicode": "", "scancode": 0}
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, given))
        if not held:
            pygame.event.post(pygame.event.Event(pygame.KEYUP, given))

    def bound_key(self) -> str:
        """Press a key that has a default binding."""
        chord = self._chance.choice(list(KEYS))
        word, plus, name = chord.partition("+")
        if plus and word in _MODIFIER_OF:
            return self.key(pygame.key.key_code(name), _MODIFIER_OF[word])
        return self.key(pygame.key.key_code(chord))

    def text(self) -> str:
        text = self._chance.choice(TEXTS)
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=text))
        return f"text {text!r}"


class Mouse:
    """Moves, presses, drags and scrolls at pixels that `aim` returns; `frame` runs a frame."""

    def __init__(
        self, chance: random.Random, aim: Callable[[], tuple[int, int]], frame: Callable[[], None]
    ) -> None:
        self._chance, self._aim, self._frame = chance, aim, frame

    def pointer(
        self, kind: int, button: int = 1, at: tuple[int, int] | None = None, held: bool | None = None
    ) -> str:
        """Post one pointer event; a move may hold its button."""
        pos = at or self._aim()
        if kind == pygame.MOUSEMOTION:
            down = self._chance.random() < 0.2 if held is None else held
            given: dict[str, Any] = {"pos": pos, "rel": (9, 9), "buttons": (int(down), 0, 0)}
        else:
            given = {"pos": pos, "button": button}
        pygame.event.post(pygame.event.Event(kind, given))
        return f"{pygame.event.event_name(kind)} {given}"

    def click(self, button: int = 1) -> str:
        """Move somewhere and click there, sometimes twice."""
        at = self._aim()
        words = self.pointer(pygame.MOUSEMOTION, at=at, held=False)
        for _ in range(self._chance.choice((1, 1, 2))):
            words = self.pointer(pygame.MOUSEBUTTONDOWN, button, at)
            self.pointer(pygame.MOUSEBUTTONUP, button, at)
        return f"click: {words}"

    def drag(self) -> str:
        """Press somewhere, move elsewhere, and release there, perhaps some frames later, or never."""
        words = [self.pointer(pygame.MOUSEBUTTONDOWN)]
        for _ in range(self._chance.randrange(4)):
            words.append(self.pointer(pygame.MOUSEMOTION, held=True))
            if self._chance.random() < 0.3:
                self._frame()
        if self._chance.random() < 0.9:
            words.append(self.pointer(pygame.MOUSEBUTTONUP))
        return f"drag: {words}"

    def wheel(self) -> str:
        turns = self._chance.choice((-3.0, -1.0, -0.2, 0.0, 0.4, 1.0, 2.0))
        given = {"x": 0, "y": round(turns), "precise_x": 0.0, "precise_y": turns}
        pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, given))
        return f"wheel {turns}"


class Pads:
    """Up to two gamepads; pressing a button without any plugs one in."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._pads: list[VirtualPad] = []

    def close(self) -> None:
        while self._pads:
            self._pads.pop().pull_out()

    def plug_in(self) -> str:
        if len(self._pads) > 1:
            return "(two pads are enough)"
        self._pads.append(VirtualPad().__enter__())
        return "a pad is plugged in"

    def pull_out(self) -> str:
        if not self._pads:
            return "(no pad to pull out)"
        self._pads.pop(self._chance.randrange(len(self._pads))).pull_out()
        return "a pad is pulled out"

    def button(self, button: str = "") -> str:
        """Press a pad's button, by default a random one; sometimes hold it."""
        button = button or self._chance.choice(PAD_BUTTONS)
        if not self._pads:
            return self.plug_in()
        pad = self._chance.choice(self._pads)
        pad.press(button)
        pygame.event.pump()
        held = self._chance.random() < 0.06
        if not held:
            pad.release(button)
            pygame.event.pump()
        return f"pad {button} {'held' if held else ''}"

    def axis(self) -> str:
        """Move a stick or a trigger."""
        if not self._pads:
            return self.plug_in()
        name, value = self._chance.choice(PAD_AXES), self._chance.choice((-1.0, -0.5, 0.0, 0.0, 0.7, 1.0))
        self._chance.choice(self._pads).axis(name, value)
        pygame.event.pump()
        return f"pad {name} {value}"
