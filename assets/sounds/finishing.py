"""Measures and adjusts the loudness of sounds, and writes their samples to files."""

from __future__ import annotations

import wave
from pathlib import Path

import numpy as np
from instruments import Wave
from numpy.typing import NDArray

Samples = NDArray[np.int16]

CEILING = 10 ** (-1.2 / 20)
"""The maximum sample: just below -1 dBFS, because Vorbis makes peaks a little higher."""
_KNEE = 0.6
_BLOCK, _HOP = 0.4, 0.1
_ABSOLUTE, _RELATIVE = -70.0, -10.0


def _biquad(frequencies: Wave, rate: int, b: tuple[float, ...], a: tuple[float, ...]) -> Wave:
    z = np.exp(-2j * np.pi * frequencies / rate)
    above = b[0] + b[1] * z + b[2] * z**2
    return np.asarray(np.abs(above / (a[0] + a[1] * z + a[2] * z**2)))


def _k_weighting(frequencies: Wave, rate: int) -> Wave:
    """Return the K weighting of ITU-R BS.1770-4 (annex 1) for a sample rate: a high shelf and a high pass."""
    k, q = np.tan(np.pi * 1681.974450955533 / rate), 0.7071752369554196
    high = 10 ** (3.999843853973347 / 20)
    middle = high**0.4996667741545416
    shelf = (high + middle * k / q + k**2, 2 * (k**2 - high), high - middle * k / q + k**2)
    under = (1 + k / q + k**2, 2 * (k**2 - 1), 1 - k / q + k**2)
    heard = _biquad(frequencies, rate, shelf, under)
    k, q = np.tan(np.pi * 38.13547087602444 / rate), 0.5003270373238773
    under = (1 + k / q + k**2, 2 * (k**2 - 1), 1 - k / q + k**2)
    return heard * _biquad(frequencies, rate, (1.0, -2.0, 1.0), under)


def loudness(sound: Wave, rate: int) -> float:
    """Return the integrated loudness in LUFS by ITU-R BS.1770-4, with its gates.

    A mono sound counts as coming from both loudspeakers; a short one is padded with silence to a block.
    """
    both = np.stack([sound, sound], axis=1) if sound.ndim == 1 else sound
    block, hop = int(_BLOCK * rate), int(_HOP * rate)
    length = max(len(both), block)
    # A power of two is fast to transform, and the silence leaves room for the filters' ringing.
    points = 1 << (length + block).bit_length()
    heard = np.fft.rfft(both, points, axis=0) * _k_weighting(np.fft.rfftfreq(points, 1 / rate), rate)[:, None]
    power = (np.fft.irfft(heard, points, axis=0)[:length] ** 2).sum(axis=1)
    summed = np.concatenate([[0.0], np.cumsum(power)])
    blocks = (summed[block:] - summed[:-block])[::hop] / block
    levels = -0.691 + 10 * np.log10(np.maximum(blocks, 1e-12))
    gate = -0.691 + 10 * np.log10(blocks[levels > _ABSOLUTE].mean()) + _RELATIVE
    return float(-0.691 + 10 * np.log10(blocks[levels > max(gate, _ABSOLUTE)].mean()))


def limit_peaks(sound: Wave) -> Wave:
    """Return a sound with its peaks rounded off below the ceiling."""
    over, room = np.maximum(np.abs(sound) - _KNEE, 0), CEILING - _KNEE
    return np.asarray(np.where(over > 0, np.sign(sound) * (_KNEE + room * np.tanh(over / room)), sound))


def level_loudness(sound: Wave, rate: int, loud: float) -> Samples:
    """Return 16-bit samples with this loudness in LUFS, even if peaks are rounded off."""
    gain = 1.0
    for _ in range(4):
        gain *= 10 ** ((loud - loudness(limit_peaks(sound * gain), rate)) / 20)
    return np.asarray(np.round(limit_peaks(sound * gain) * 32767), dtype="<i2")


def write(path: Path, samples: Samples, rate: int) -> None:
    """Write a WAV file with one channel, or with one for each column of `samples`."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1 if samples.ndim == 1 else samples.shape[1])
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(samples.tobytes())
