"""Ducks' voices, and the rhythms of their quacks."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from zlib import crc32


class QuackKind(StrEnum):
    """The mood of a quack; the value names its syllable in `assets/sounds/`."""

    CHAT = "chat"
    GLAD = "glad"
    SAD = "sad"
    SHOCK = "shock"
    SMUG = "smug"


@dataclass(frozen=True, slots=True)
class DuckVoice:
    """A duck's voice.

    Attributes:
        pitch: in semitones relative to a plain duck.
        roughness: from 0 (smooth) to 1 (hoarse).
        speed: the speed relative to a plain duck.
    """

    pitch: float = 0.0
    roughness: float = 0.4
    speed: float = 1.0


LOWEST, HIGHEST = -9.0, 9.0
SLOWEST, FASTEST = 0.7, 1.5

RHYTHMS: dict[QuackKind, tuple[tuple[float, float], ...]] = {
    QuackKind.CHAT: ((0.0, 0.0), (0.2, 2.0), (0.38, -1.0)),
    QuackKind.GLAD: ((0.0, 0.0), (0.17, 2.0), (0.34, 4.0)),
    QuackKind.SAD: ((0.0, 0.0), (0.38, -2.0)),
    QuackKind.SHOCK: ((0.0, 0.0),),
    QuackKind.SMUG: ((0.0, 0.0), (0.38, -2.0)),
}
"""The syllables of each mood: when each starts (in seconds at speed 1), and its pitch (in semitones)."""


def voice_of(name: str) -> DuckVoice:
    """Return a duck's default voice, derived from its name or id."""
    number = crc32(name.encode())
    shares = [(number >> shift & 0xFF) / 255 for shift in (0, 8, 16)]
    return DuckVoice(
        pitch=LOWEST + (HIGHEST - LOWEST) * shares[0],
        roughness=shares[1],
        speed=SLOWEST + (FASTEST - SLOWEST) * shares[2],
    )
