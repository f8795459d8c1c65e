"""Places sounds to the left or right, and in halls; results have two channels, in columns."""

from __future__ import annotations

import numpy as np
from instruments import RATE, Wave, noise, seconds

_DELAY = 0.012
"""The delay of a hall's first echo, in seconds."""


def pan_sound(sound: Wave, pan: float) -> Wave:
    """Return a sound between left (-1) and right (1), equally loud everywhere."""
    angle = (pan + 1) * np.pi / 4
    return np.asarray(np.outer(sound, (np.cos(angle), np.sin(angle))) * np.sqrt(2))


def _hall_response(length: float, seed: int) -> Wave:
    """Return a hall's response to a click, different for each ear, without low frequencies."""
    fall = np.exp(-seconds(length) * 6.9 / length)
    return np.stack([noise(length, 250, 6000, seed + ear) * fall for ear in (0, 1)], axis=1)


def in_hall(sound: Wave, length: float, wet: float, *, round_again: bool = False) -> Wave:
    """Return a mono or stereo sound in a hall that rings for `length` seconds; `wet` is the hall's share.

    In a loop (`round_again`), the hall's ringing continues at the beginning; otherwise the sound gets longer.
    """
    dry = pan_sound(sound, 0.0) if sound.ndim == 1 else sound
    walls = np.concatenate([np.zeros((int(_DELAY * RATE), 2)), _hall_response(length, 601)])
    walls /= np.sqrt((walls**2).sum(axis=0))
    if not round_again:
        dry = np.concatenate([dry, np.zeros((len(walls), 2))])
    spectrum = np.fft.rfft(dry, axis=0) * np.fft.rfft(walls, len(dry), axis=0)
    return np.asarray(dry + wet * np.fft.irfft(spectrum, len(dry), axis=0))
