"""The syllables of ducks, each smooth and rough; the game mixes every duck's voice from both.

The two only differ in the rattle, so that every mixture of them is a voice, too.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np
from instruments import Wave, noise, seconds, voice
from tiers import PLAY

_BASE = 300.0
_RASP = {"smooth": 0.05, "rough": 0.95}

# For each feeling, its syllable's length in seconds, and its melody in multiples of the base.
_SYLLABLES: dict[str, tuple[float, tuple[float, ...]]] = {
    "chat": (0.17, (0.8, 1.15, 1.05, 0.95, 0.85)),
    "glad": (0.15, (0.85, 1.1, 1.35, 1.5, 1.3)),
    "sad": (0.3, (1.1, 1.05, 0.9, 0.75, 0.6)),
    "shock": (0.2, (0.9, 1.7, 1.95, 1.8, 1.45)),
    "smug": (0.24, (0.8, 0.85, 1.1, 0.9, 0.75)),
}


def _syllable(length: float, contour: tuple[float, ...], rasp: float) -> Wave:
    t = seconds(length)
    share = t / length
    pitch = _BASE * np.interp(share, np.linspace(0, 1, len(contour)), contour)
    beak = np.sin(np.pi * np.minimum(share * 1.15, 1.0)) ** 0.6
    reed = voice(
        pitch,
        (550 + 550 * beak, 140, 1.0),
        (1250 + 750 * beak, 170, 0.9),
        (2900, 300, 0.45),
        rasp=rasp,
    )
    puff = noise(length, 800, 5000, 2) * 0.25
    return (reed + puff) * np.minimum(t / 0.01, 1) * np.clip((length - t) / 0.05, 0, 1) ** 1.5


QUACK_SOUNDS: dict[str, tuple[Callable[[], Wave], float]] = {
    f"quack_{feeling}_{grain}": (partial(_syllable, length, contour, rasp), PLAY)
    for feeling, (length, contour) in _SYLLABLES.items()
    for grain, rasp in _RASP.items()
}
