"""The names of keys and chords in bindings."""

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
"""Modifiers that make any key a command, often the system's: alt+space must not play a card."""
NO_KEYS = frozenset(
    {"", "alt gr", "caps lock", "numlock"}
    | {f"{side} {word}" for side in ("left", "right") for word in _MODIFIERS}
)
"""Names of modifiers, and of keys that cannot be bound by themselves."""


def name_of(raw: pygame.event.Event) -> str:
    """Return a key's name, for a non-Latin letter that of its place on a US keyboard; else empty."""
    place = raw.scancode - pygame.KSCAN_A
    by_place = ascii_lowercase[place] if 0 <= place < len(ascii_lowercase) else ""
    return pygame.key.name(raw.key) or by_place


def digit_of(raw: pygame.event.Event) -> str:
    """Return the digit of a key in the top row of a US keyboard; empty for all other keys.

    AZERTY keyboards have signs on these keys, and digits only with shift.
    """
    place = raw.scancode - pygame.KSCAN_1
    return str((place + 1) % 10) if 0 <= place < 10 else ""


def chord(raw: pygame.event.Event, plain: str) -> str:
    return "+".join([*(word for word, mask in _MODIFIERS.items() if raw.mod & mask), plain])


def writes(plain: str) -> bool:
    return len(plain) == 1 or plain == "space" or plain.startswith("[")
