"""How loud a sound is, and its last step: samples in a file."""

from __future__ import annotations

import wave
from pathlib import Path

import numpy as np
from instruments import Wave
from numpy.typing import NDArray


def loudness(sound: Wave, rate: int) -> float:
    """The loudest tenth of a second in dB, weighted as ears do (A)."""
    squares = np.fft.rfftfreq(len(sound), 1 / rate) ** 2
    ear = squares**2 * 12194**2 * 1.2589
    ear /= (squares + 20.6**2) * (squares + 12194**2) * np.sqrt((squares + 107.7**2) * (squares + 737.9**2))
    heard = np.fft.irfft(np.fft.rfft(sound) * ear, len(sound))
    tenth = rate // 10
    power = np.cumsum(np.pad(heard**2, (1, tenth)))
    return float(10 * np.log10((power[tenth:] - power[:-tenth]).max() / tenth))


def limited(sound: Wave) -> Wave:
    """Peaks rounded off below full level."""
    over = np.maximum(np.abs(sound) - 0.6, 0)
    return np.asarray(np.where(over > 0, np.sign(sound) * (0.6 + 0.28 * np.tanh(over / 0.28)), sound))


def levelled(sound: Wave, rate: int, loud: float) -> NDArray[np.int16]:
    """In 16 bits, as loud as is wanted (dB, see `loudness`)."""
    louder = limited(sound * 10 ** ((loud - loudness(sound, rate)) / 20))
    return np.asarray(np.round(louder * 32767), dtype="<i2")


def write(path: Path, samples: NDArray[np.int16], rate: int) -> None:
    """Write a mono file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(samples.tobytes())
