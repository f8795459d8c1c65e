"""The two pieces of music: their notes, and the loop that plays them."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from finishing import levelled
from instruments import MUSIC_RATE, Instrument, Wave, decay, kalimba, marimba, noise, piano, seconds, upright
from numpy.typing import NDArray

# a tune is `note:beats` after `note:beats`, `-` for a rest; a chord is its notes with `+` between them

MENU_TUNE = """
-:.5 E5:.5 G5:1 B5:.5 A5:1 G5:.5   E5:1.5 C5:.5 D5:.5 E5:1.5   -:.5 F5:.5 A5:1 C6:.5 B5:1 A5:.5   G5:2.5 -:1.5
-:.5 E5:.5 G5:1 B5:.5 C6:1 B5:.5   A5:1 G5:.5 E5:1 C#5:.5 E5:1  F5:1.5 E5:.5 D5:.5 A4:1.5   B4:1 D5:.5 E5:2.5
-:.5 A5:1 G5:.5 A5:.5 C6:1.5  -:.5 Ab5:1 G5:.5 F5:.5 C5:1.5  -:.5 G5:1 F#5:.5 G5:.5 B5:1.5   A5:1 G5:.5 E5:2.5
D5:.5 E5:.5 F5:1 A5:1 C6:1   B5:1.5 A5:.5 G5:.5 D5:1.5   E5:1 G5:.5 C5:2.5   -:4
"""
MENU_CHORDS = (
    "C3 E4+G4+B4  A2 E4+G4+C5  D3 F4+A4+C5  G2 F4+A4+B4  C3 E4+G4+B4  A2 E4+G4+C#5  D3 F4+A4+C5  G2 F4+B4+D5 "
    "F2 E4+A4+C5  F2 D4+Ab4+C5  E3 D4+G4+B4  A2 C#4+G4+B4  D3 C4+F4+A4  G2 B3+F4+A4  C3 E4+G4+A4  G2 C4+D4+F4"
)
TABLE_TUNE = """
-:1 E5:1 D5:.5 C5:1.5   A4:3 -:1   -:1 C5:1 D5:.5 E5:1.5   G5:2 E5:2   -:1 A4:1 C5:1 E5:1   D5:3 -:1
-:1 E5:.5 D5:.5 C5:1 A4:1   G4:3 -:1   -:1 G5:1 E5:.5 D5:1.5   C5:2 A4:2   -:1 D5:1 E5:.5 F5:1.5   E5:3 -:1
-:1 C5:1 A4:.5 G4:1.5   A4:2 C5:2   -:1 D5:.5 C5:.5 D5:1 G5:1   E5:2 -:2
"""
TABLE_CHORDS = (
    "A2 C4+E4+G4  F2 C4+E4+A4  C3 B3+E4+G4  G2 B3+D4+E4  F2 C4+E4+A4  D3 C4+F4+A4  A2 C4+E4+G4  E3 B3+D4+G4 "
    "C3 B3+E4+G4  A2 C4+E4+G4  D3 C4+F4+A4  A2 C4+E4+B4  F2 C4+E4+A4  D3 C4+F4+A4  G2 B3+D4+F4  C3 B3+D4+G4"
)
_LOUDNESS = -21.0


class Loop:
    """A piece in four-four time that goes round: what rings over its end rings on at its beginning."""

    def __init__(self, bars: int, tempo: float) -> None:
        self.beat = 60 / tempo
        self.sound = np.zeros(int(bars * 4 * self.beat * MUSIC_RATE))

    def add(self, beat: float, tone: Wave, loud: float) -> None:
        """A tone on a beat, counted from 0."""
        places = int(beat * self.beat * MUSIC_RATE) + np.arange(len(tone))
        np.add.at(self.sound, places % len(self.sound), tone * loud)

    def tune(self, written: str, by: Instrument, loud: float, ring: float) -> None:
        """A melody; every tone rings `ring` seconds longer than it is written."""
        beat = 0.0
        for word in written.split():
            name, length = word.split(":")
            if name != "-":
                tone = by(name, float(length) * self.beat + ring, MUSIC_RATE)
                self.add(beat, tone * np.clip((len(tone) - np.arange(len(tone))) / 900, 0, 1), loud)
            beat += float(length)

    def chords(
        self, written: str, struck: tuple[tuple[float, float], ...], low: tuple[tuple[float, float, int], ...]
    ) -> None:
        """A bass note and a chord a bar: `struck` is (beat, beats held), `low` adds the octave above."""
        words = written.split()
        for bar, (root, chord) in enumerate(zip(words[::2], words[1::2], strict=True)):
            for at, held in struck:
                for name in chord.split("+"):
                    self.add(bar * 4 + at, piano(name, held * self.beat, MUSIC_RATE), 0.16)
            for at, held, octave in low:
                name = root[:-1] + str(int(root[-1]) + octave)
                self.add(bar * 4 + at, upright(name, held * self.beat, MUSIC_RATE), 0.42)

    def brushes(self, bars: int, beats: tuple[tuple[float, float], ...]) -> None:
        """Brushes on a drum: (beat, loudness) in every bar."""
        t = seconds(0.11, MUSIC_RATE)
        brush = noise(0.11, 3000, 8000, 51, MUSIC_RATE) * decay(t, 38, 0.006)
        for bar in range(bars):
            for at, loud in beats:
                self.add(bar * 4 + at, brush, loud)


def menu() -> Wave:
    """A light bossa nova."""
    loop = Loop(16, 104)
    loop.tune(MENU_TUNE, kalimba, 0.3, 0.5)
    loop.chords(
        MENU_CHORDS,
        ((0, 1.2), (1.5, 0.8), (3, 0.9)),
        ((0, 1.4, 0), (1.5, 0.5, 1), (2, 1.4, 0), (3.5, 0.5, 1)),
    )
    loop.brushes(
        16, ((0, 0.05), (0.5, 0.03), (1, 0.1), (1.5, 0.03), (2, 0.05), (2.5, 0.04), (3, 0.1), (3.5, 0.04))
    )
    return loop.sound


def table() -> Wave:
    """A slow, sparse one to think by."""
    loop = Loop(16, 88)
    loop.tune(TABLE_TUNE, marimba, 0.24, 0.7)
    loop.chords(TABLE_CHORDS, ((0, 3.6),), ((0, 2.2, 0), (2.5, 1.2, 0)))
    loop.brushes(16, ((1, 0.045), (3, 0.045), (3.5, 0.02)))
    return loop.sound


MUSIC: dict[str, Callable[[], Wave]] = {"menu": menu, "table": table}


def piece(name: str) -> NDArray[np.int16]:
    """A piece of music as it is written."""
    sound = MUSIC[name]()
    return levelled(sound - sound.mean(), MUSIC_RATE, _LOUDNESS)
