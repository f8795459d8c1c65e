"""The pieces of music, as loops of notes with instruments and positions."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from finishing import Samples, level_loudness
from instruments import (
    RATE,
    Instrument,
    Wave,
    bell,
    decay,
    kalimba,
    marimba,
    noise,
    piano,
    seconds,
    tick,
    upright,
)
from space import in_hall, pan_sound
from tunes import (
    CALM_CHORDS,
    CALM_TUNE,
    MENU_CHORDS,
    MENU_TUNE,
    TENSE_CHORDS,
    TENSE_TUNE,
    VICTORY_CHORDS,
    VICTORY_TUNE,
)

_LOUDNESS = -20.0
_BARS = 16
_FADE = 0.04


class Loop:
    """A loop of sixteen bars in 4/4 time; tones that last beyond the end continue at the beginning."""

    def __init__(self, tempo: float) -> None:
        self.beat = 60 / tempo
        self.sound = np.zeros((int(_BARS * 4 * self.beat * RATE), 2))

    def add(self, beat: float, tone: Wave, loud: float, pan: float = 0.0) -> None:
        """Add a tone on a beat (from 0), between left (-1) and right (1)."""
        places = int(beat * self.beat * RATE) + np.arange(len(tone))
        np.add.at(self.sound, places % len(self.sound), pan_sound(tone, pan) * loud)

    def tune(self, written: str, by: Instrument, loud: float, ring: float, pan: float) -> None:
        """Add a melody (see `tunes.py`); every tone rings `ring` seconds longer than written."""
        beat = 0.0
        for word in written.split():
            name, length = word.split(":")
            if name != "-":
                tone = by(name, float(length) * self.beat + ring)
                left = np.arange(len(tone), 0, -1)
                self.add(beat, tone * np.minimum(left / (_FADE * RATE), 1), loud, pan)
            beat += float(length)

    def chords(
        self, written: str, struck: tuple[tuple[float, float], ...], low: tuple[tuple[float, float, int], ...]
    ) -> None:
        """Add a bass note and a chord to each bar: `struck` is (beat, beats held), `low` also has an octave.

        The notes of a chord are spread from left to right, the lowest on the left.
        """
        words = written.split()
        for bar, (root, chord) in enumerate(zip(words[::2], words[1::2], strict=True)):
            names = chord.split("+")
            for at, held in struck:
                for name, pan in zip(names, np.linspace(-0.6, 0.6, len(names)), strict=True):
                    self.add(bar * 4 + at, piano(name, held * self.beat), 0.16, float(pan))
            for at, held, octave in low:
                name = root[:-1] + str(int(root[-1]) + octave)
                self.add(bar * 4 + at, upright(name, held * self.beat), 0.42)

    def drum(self, hit: Wave, beats: tuple[tuple[float, float], ...], pan: float) -> None:
        """Add a drum or a brush to every bar, at (beat, loudness)."""
        for bar in range(_BARS):
            for at, loud in beats:
                self.add(bar * 4 + at, hit, loud, pan)

    def in_hall(self, hall: float, wet: float) -> Wave:
        """Return the whole loop, in a hall that rings for this number of seconds."""
        return in_hall(self.sound, hall, wet, round_again=True)


def _brush() -> Wave:
    return noise(0.11, 3000, 8000, 51) * decay(seconds(0.11), 38, 0.006)


def _shaker() -> Wave:
    return noise(0.09, 5000, 11000, 52) * decay(seconds(0.09), 45, 0.012)


def _skin() -> Wave:
    """Return a small hand drum."""
    t = seconds(0.3)
    tone = np.sin(2 * np.pi * np.cumsum(150 * (1 + 0.5 * np.exp(-t * 30))) / RATE)
    return np.asarray((tone + 0.3 * noise(0.3, 200, 1200, 53)) * decay(t, 14, 0.002))


def menu() -> Wave:
    """Return a light bossa nova."""
    loop = Loop(104)
    loop.tune(MENU_TUNE, kalimba, 0.3, 0.5, 0.25)
    loop.chords(
        MENU_CHORDS,
        ((0, 1.2), (1.5, 0.8), (3, 0.9)),
        ((0, 1.4, 0), (1.5, 0.5, 1), (2, 1.4, 0), (3.5, 0.5, 1)),
    )
    swish = ((0, 0.05), (0.5, 0.03), (1, 0.1), (1.5, 0.03), (2, 0.05), (2.5, 0.04), (3, 0.1), (3.5, 0.04))
    loop.drum(_brush(), swish, -0.4)
    loop.drum(tick(), ((0, 0.035), (1.5, 0.03), (3, 0.035)), 0.5)
    return loop.in_hall(1.2, 0.18)


def calm() -> Wave:
    """Return a slow, sparse piece for thinking."""
    loop = Loop(88)
    loop.tune(CALM_TUNE, marimba, 0.24, 0.7, 0.3)
    loop.chords(CALM_CHORDS, ((0, 3.6),), ((0, 2.2, 0), (2.5, 1.2, 0)))
    loop.drum(_brush(), ((1, 0.045), (3, 0.045), (3.5, 0.02)), -0.4)
    return loop.in_hall(1.6, 0.24)


def tense() -> Wave:
    """Return a piece for the end of a match: a ticking clock, a repeated bass note and a sparse marimba."""
    loop = Loop(112)
    loop.tune(TENSE_TUNE, marimba, 0.3, 0.35, 0.35)
    steps = tuple((0.5 * step, 0.42, int(step in (3, 6))) for step in range(8))
    loop.chords(TENSE_CHORDS, ((1.5, 0.35), (3.5, 0.35)), steps)
    loop.drum(tick(), tuple((0.5 * step, 0.07 if step % 2 else 0.045) for step in range(8)), -0.5)
    loop.drum(_skin(), ((0, 0.3), (2.75, 0.16), (3, 0.24)), 0.1)
    loop.drum(_brush(), ((1, 0.06), (3, 0.08)), 0.45)
    return loop.in_hall(1.0, 0.16)


def victory() -> Wave:
    """Return a parade of bells and drums for the winner."""
    loop = Loop(120)
    loop.tune(VICTORY_TUNE, bell, 0.2, 0.5, 0.2)
    loop.tune(VICTORY_TUNE, kalimba, 0.16, 0.4, -0.3)
    loop.chords(
        VICTORY_CHORDS,
        ((0.5, 0.4), (1.5, 0.4), (2.5, 0.4), (3.5, 0.4)),
        ((0, 0.9, 0), (1, 0.9, 1), (2, 0.9, 0), (3, 0.9, 1)),
    )
    loop.drum(_skin(), ((0, 0.32), (1, 0.2), (2, 0.32), (3, 0.2), (3.5, 0.18)), -0.1)
    loop.drum(_shaker(), tuple((0.5 * step, 0.05 + 0.03 * (step % 2)) for step in range(8)), 0.5)
    loop.drum(_brush(), ((1, 0.12), (3, 0.12)), -0.45)
    return loop.in_hall(1.3, 0.2)


MUSIC: dict[str, Callable[[], Wave]] = {"menu": menu, "calm": calm, "tense": tense, "victory": victory}


def piece(name: str) -> Samples:
    """Return a piece's final samples."""
    sound = MUSIC[name]()
    return level_loudness(sound - sound.mean(axis=0), RATE, _LOUDNESS)
