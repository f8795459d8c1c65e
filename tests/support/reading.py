"""An input reader that gets real SDL events, and a clock that the test sets."""

import pygame

from game.ui.devices.actions import Action, ActionPressed, InputEvent
from game.ui.devices.bindings import Bindings
from game.ui.devices.input import Input
from game.ui.drawing.screen import Scale

SCALE = Scale.of((1280, 720))
_MODIFIERS = {
    "ctrl+": pygame.KMOD_LCTRL,
    "alt+": pygame.KMOD_LALT,
    "meta+": pygame.KMOD_LMETA,
    "shift+": pygame.KMOD_LSHIFT,
}


class Reader:
    def __init__(self) -> None:
        self.now = 0.0
        self.input = Input(Bindings(), lambda: self.now)

    def poll(self, scale: Scale = SCALE, *, at: float | None = None) -> list[InputEvent]:
        """Return the new events at a time, by default now."""
        self.now = self.now if at is None else at
        return self.input.poll(scale)

    def actions(self, *, at: float | None = None) -> list[Action]:
        return [event.action for event in self.poll(at=at) if isinstance(event, ActionPressed)]

    def pads(self) -> list[InputEvent]:
        """Return all events of gamepads, once SDL has nothing more to report."""
        events: list[InputEvent] = []
        for _ in range(4):
            pygame.event.pump()
            events += self.poll()
        return events

    def pad_actions(self) -> list[Action]:
        return [event.action for event in self.pads() if isinstance(event, ActionPressed)]


def key(name: str, down: bool = True) -> None:
    """Post a key by its name, with any modifiers before it held."""
    plain, mod = name, 0
    for word, mask in _MODIFIERS.items():
        if plain.startswith(word):
            plain, mod = plain.removeprefix(word), mod | mask
    press(pygame.key.key_code(plain), mod, down=down)


def press(code: int, mod: int = 0, *, scancode: int = 0, down: bool = True) -> None:
    kind = pygame.KEYDOWN if down else pygame.KEYUP
    pygame.event.post(pygame.event.Event(kind, key=code, mod=mod, unicode="", scancode=scancode))


def mouse(kind: int, pos: tuple[int, int], **more: object) -> None:
    if kind == pygame.MOUSEMOTION:
        more = {"rel": (1, 1), "buttons": (0, 0, 0), **more}
    pygame.event.post(pygame.event.Event(kind, pos=pos, **more))
