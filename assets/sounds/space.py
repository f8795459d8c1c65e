"""Where a sound is: to the left or right, dry or in a hall. Sounds in space have two channels, in columns."""

from __future__ import annotations

import numpy as np
from instruments import RATE, Wave, noise, seconds

_BEFORE = 0.012
"""How long the walls take to answer, in seconds."""


def placed(sound: Wave, pan: float) -> Wave:
    """A sound between left (-1) and right (1), equally loud everywhere."""
    angle = (pan + 1) * np.pi / 4
    return np.asarray(np.outer(sound, (np.cos(angle), np.sin(angle))) * np.sqrt(2))


def _walls(length: float, seed: int) -> Wave:
    """What a hall gives back of a click: two ears hear it differently; low rumble stays out."""
    fall = np.exp(-seconds(length) * 6.9 / length)
    return np.stack([noise(length, 250, 6000, seed + ear) * fall for ear in (0, 1)], axis=1)


def in_hall(sound: Wave, length: float, wet: float, *, round_again: bool = False) -> Wave:
    """A sound (mono or stereo) in a hall that rings `length` seconds; `wet` is the hall against it.

    Of a loop (`round_again`) the hall rings on at its beginning; any other sound gets longer.
    """
    dry = placed(sound, 0.0) if sound.ndim == 1 else sound
    walls = np.concatenate([np.zeros((int(_BEFORE * RATE), 2)), _walls(length, 601)])
    walls /= np.sqrt((walls**2).sum(axis=0))
    if not round_again:
        dry = np.concatenate([dry, np.zeros((len(walls), 2))])
    spectrum = np.fft.rfft(dry, axis=0) * np.fft.rfft(walls, len(dry), axis=0)
    return np.asarray(dry + wet * np.fft.irfft(spectrum, len(dry), axis=0))
