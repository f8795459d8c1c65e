"""The names of keys and chords, as bindings have them."""

from __future__ import annotations

from string import ascii_lowercase

import pygame

_MODIFIERS = {
    "ctrl": pygame.KMOD_CTRL,
    "alt": pygame.KMOD_ALT,
    "meta": pygame.KMOD_META,
    "shift": pygame.KMOD_SHIFT,
}
COMMANDS = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
"""With one of these a key is a command of its own, often the system's: alt+space must not play a card."""
NO_KEYS = frozenset(
    {"", "alt gr", "caps lock", "numlock"}
    | {f"{side} {word}" for side in ("left", "right") for word in _MODIFIERS}
)
"""Keys that are none by themselves: modifiers, and keys without a name."""


def name_of(raw: pygame.event.Event) -> str:
    """A key's name; a letter that is not Latin goes by its place on a US keyboard, other unknowns by ""."""
    place = raw.scancode - pygame.KSCAN_A
    by_place = ascii_lowercase[place] if 0 <= place < len(ascii_lowercase) else ""
    return pygame.key.name(raw.key) or by_place


def digit_of(raw: pygame.event.Event) -> str:
    """The digit that a key of the top row has on a US keyboard; empty for all other keys.

    AZERTY keyboards write signs with these keys, and digits only with shift.
    """
    place = raw.scancode - pygame.KSCAN_1
    return str((place + 1) % 10) if 0 <= place < 10 else ""


def chord(raw: pygame.event.Event, plain: str) -> str:
    """The key's name with the modifiers that are held."""
    return "+".join([*(word for word, mask in _MODIFIERS.items() if raw.mod & mask), plain])


def writes(plain: str) -> bool:
    """Whether a key puts a character into a text."""
    return len(plain) == 1 or plain == "space" or plain.startswith("[")
