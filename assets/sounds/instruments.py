"""Synthesises the instruments, ducks and cards of effects and music.

Noise has fixed seeds, so that every run makes the same sound.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

Wave = NDArray[np.float64]
Instrument = Callable[..., Wave]

RATE = 44100
_HIGHEST_HARMONIC = 11000
_RELEASE = 0.015
_STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


# -- the raw material --------------------------------------------------------------------------------------


def seconds(length: float, rate: int = RATE) -> Wave:
    """Return the time axis of a sound, in seconds."""
    return np.arange(int(length * rate)) / rate


def midi(name: str) -> int:
    """Return the MIDI number of a note such as `C4` (60), `F#3` or `Bb4`."""
    return 12 * (int(name[-1]) + 1) + _STEPS[name[0]] + name.count("#") - name.count("b")


def hertz(name: str) -> float:
    return float(440.0 * 2 ** ((midi(name) - 69) / 12))


def decay(t: Wave, rate: float, attack: float = 0.004) -> Wave:
    """Return an envelope with a short attack and an exponential decay."""
    return np.minimum(t / attack, 1.0) * np.exp(-t * rate)


def partials(name: str, length: float, rate: int, *parts: tuple[float, float, float]) -> Wave:
    """Return a struck tone; partials are (multiple of the note's frequency, loudness, rate of decay)."""
    t = seconds(length, rate)
    made = [
        loud * np.sin(2 * np.pi * ratio * hertz(name) * t) * decay(t, fall) for ratio, loud, fall in parts
    ]
    return np.asarray(np.sum(made, axis=0))


def noise(length: float, low: float, high: float, seed: int, rate: int = RATE) -> Wave:
    """Return noise between two frequencies in hertz."""
    count = int(length * rate)
    spectrum = np.fft.rfft(np.random.default_rng(seed).normal(size=count))
    frequencies = np.fft.rfftfreq(count, 1 / rate)
    spectrum *= np.exp(-((np.maximum(low - frequencies, 0) / (low * 0.3 + 1)) ** 2))
    spectrum *= np.exp(-((np.maximum(frequencies - high, 0) / (high * 0.3)) ** 2))
    made = np.fft.irfft(spectrum, count)
    return np.asarray(made / np.abs(made).max())


def voice(pitch: Wave, *formants: tuple[Wave | float, float, float], rasp: float = 0.0) -> Wave:
    """Return a reed with the given pitches (hertz), through formants: (hertz, width, loudness).

    The formants determine each harmonic's loudness over time; `rasp` is a rattle at half the pitch.
    """
    phase = 2 * np.pi * np.cumsum(pitch) / RATE
    made = np.zeros(len(pitch))
    for number in range(1, int(_HIGHEST_HARMONIC / pitch.min()) + 1):
        harmonic = number * pitch
        gains = [loud / (1 + ((harmonic - centre) / width) ** 2) for centre, width, loud in formants]
        heard = np.clip((_HIGHEST_HARMONIC - harmonic) / 1000, 0, 1)
        made += np.sum(gains, axis=0) * heard * np.sin(number * phase) / number**0.3
    return made * (1 + rasp * np.sin(phase / 2))


def mix(*parts: tuple[float, Wave, float]) -> Wave:
    """Mix sounds, given as (start in seconds, sound, loudness), without clicks at their ends."""
    whole = np.zeros(max(int(start * RATE) + len(sound) for start, sound, _loud in parts))
    for start, sound, loud in parts:
        first, left = int(start * RATE), np.arange(len(sound), 0, -1)
        whole[first : first + len(sound)] += sound * np.minimum(left / (_RELEASE * RATE), 1) * loud
    return whole


# -- instruments -------------------------------------------------------------------------------------------


def marimba(name: str, length: float = 0.4, rate: int = RATE) -> Wave:
    """Return a soft wooden tone."""
    return partials(name, length, rate, (1, 1, 9), (3.93, 0.35, 28), (9.2, 0.12, 60))


def kalimba(name: str, length: float = 0.4, rate: int = RATE) -> Wave:
    """Return a plucked metal tongue: clearer than the marimba, with a hum an octave below."""
    return partials(name, length, rate, (1, 1, 6), (0.5, 0.12, 9), (2, 0.18, 12), (5.4, 0.2, 45))


def bell(name: str, length: float = 0.8, rate: int = RATE) -> Wave:
    """Return a brighter tone that rings."""
    t = seconds(length, rate)
    wobble = 1.6 * np.sin(2 * np.pi * 2.76 * hertz(name) * t) * decay(t, 7)
    return np.sin(2 * np.pi * hertz(name) * t + wobble) * decay(t, 5)


def piano(name: str, length: float, rate: int = RATE) -> Wave:
    """Return a soft electric piano tone of this length."""
    t = seconds(length, rate)
    bark = 0.9 * np.sin(2 * np.pi * hertz(name) * t) * decay(t, 3)
    held = np.clip((length - t) / 0.12, 0, 1) * decay(t, 1.1, 0.012)
    return np.sin(2 * np.pi * hertz(name) * t + bark) * held * (1 + 0.12 * np.sin(2 * np.pi * 4.6 * t))


def upright(name: str, length: float, rate: int = RATE) -> Wave:
    """Return a plucked bass tone."""
    t = seconds(length, rate)
    parts = partials(name, length, rate, (1, 1, 2.2), (2, 0.45, 4), (3, 0.2, 7), (4, 0.08, 12))
    return parts * np.clip((length - t) / 0.05, 0, 1)


def tones(*names: str, gap: float, length: float, by: Instrument) -> Wave:
    """Return tones that start one after the other."""
    return mix(*((place * gap, by(name, length), 1.0) for place, name in enumerate(names)))


def duck(length: float, base: float, *contour: float, throat: float = 1.0) -> Wave:
    """Return a rubber duck; `contour` is its melody in multiples of `base`; a longer `throat` is deeper."""
    t = seconds(length)
    share = t / length
    pitch = base * np.interp(share, np.linspace(0, 1, len(contour)), contour)
    beak = np.sin(np.pi * np.minimum(share * 1.15, 1.0)) ** 0.6
    reed = voice(
        pitch,
        ((550 + 550 * beak) / throat, 140, 1.0),
        ((1250 + 750 * beak) / throat, 170, 0.9),
        (2900 / throat, 300, 0.45),
        rasp=0.45,
    )
    puff = noise(length, 800, 5000, 2) * 0.25
    return (reed + puff) * np.minimum(t / 0.01, 1) * np.clip((length - t) / 0.05, 0, 1) ** 1.5


def quack(base: float = 290, length: float = 0.19, throat: float = 1.0) -> Wave:
    """Return a quack, whose pitch rises quickly and falls."""
    return duck(length, base, 0.75, 1.2, 1.05, 0.95, 0.8, throat=throat)


def squeak(base: float = 720, length: float = 0.1) -> Wave:
    """Return a small rubber duck that is squeezed."""
    t = seconds(length)
    pitch = base * np.interp(t / length, [0, 0.35, 1], [0.8, 1.25, 1.0])
    made = voice(pitch, (1500, 500, 1.0), (3300, 500, 0.4), rasp=0.15)
    return made * np.minimum(t / 0.008, 1) * np.clip((length - t) / 0.04, 0, 1)


def reed(*names: str, length: float) -> Wave:
    """Return a chord of dark, trembling reeds."""
    t = seconds(length)
    made = sum(voice(np.full(len(t), hertz(name)), (900, 500, 1.0)) for name in names)
    return made * (0.65 + 0.35 * np.sin(2 * np.pi * 17 * t)) * decay(t, 4.5, 0.01)


def hum(length: float, base: float) -> Wave:
    """Return a hum: *mm*."""
    t = seconds(length)
    pitch = base * np.linspace(1.05, 0.9, len(t))
    return voice(pitch, (320, 120, 1.0), (1050, 160, 0.25)) * np.sin(np.pi * t / length) ** 0.7


def sweep(length: float, first: tuple[float, float], last: tuple[float, float], seed: int) -> Wave:
    """Return cards drawn over felt: noise that swells, fades, and moves from one band (hertz) to another."""
    share = seconds(length) / length
    moving = noise(length, *first, seed) * np.cos(share * np.pi / 2)
    moving += noise(length, *last, seed + 1) * np.sin(share * np.pi / 2)
    return moving * np.sin(np.pi * share) ** 1.5


def thump(name: str = "C4", length: float = 0.14) -> Wave:
    """Return a card that lands on felt: a pitched knock for small loudspeakers, and a little weight."""
    t = seconds(length)
    knock = partials(name, length, RATE, (1, 1.0, 34), (2.32, 0.5, 55), (4.1, 0.2, 80))
    weight = 0.6 * np.sin(2 * np.pi * (120 - 300 * t) * t) * decay(t, 34, 0.003)
    return knock + weight + 0.5 * noise(length, 400, 3000, 3) * decay(t, 75, 0.001)


def flick(length: float = 0.08, seed: int = 5) -> Wave:
    """Return the flick of a card's edge."""
    t = seconds(length)
    return noise(length, 2200, 8000, seed) * decay(t, 60, 0.001)


def tick(length: float = 0.09) -> Wave:
    """Return a wood block."""
    return partials("E6", length, RATE, (1, 1.0, 55), (1.52, 0.6, 70), (2.7, 0.3, 90))


def drop(length: float = 0.2) -> Wave:
    """Return a drop of water."""
    t = seconds(length)
    return np.sin(2 * np.pi * np.cumsum(330 + 620 * (t / length) ** 1.5) / RATE) * decay(t, 14, 0.006)
