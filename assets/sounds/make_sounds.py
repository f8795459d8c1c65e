"""Makes every sound effect and both pieces of music out of numbers; run it to write the files anew.

    python assets/sounds/make_sounds.py

Always the same bytes: noise comes from fixed seeds. Everything is in C major, so that effects and music go
together; each kind of event has its own timbre and melody, so that it is known by ear alone.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
from finishing import levelled, write
from instruments import (
    MUSIC_RATE,
    RATE,
    Wave,
    bell,
    decay,
    drop,
    duck,
    flick,
    hum,
    kalimba,
    marimba,
    mix,
    noise,
    piano,
    quack,
    reed,
    seconds,
    squeak,
    sweep,
    thump,
    tick,
    tones,
)
from music import MUSIC, piece
from must_be_18 import MUST_BE_18_SOUNDS
from numpy.typing import NDArray
from sixpack import SIXPACK_SOUNDS
from sixty_six import SIXTY_SIX_SOUNDS

ROOT = Path(__file__).resolve().parents[1]
_HEAD = 0.003
_TAIL = 0.02

# each effect: how it is made, and how loud it is in dB as heard at its loudest
SOUNDS: dict[str, tuple[Callable[[], Wave], float]] = {
    "deal": (
        lambda: mix((0, flick(), 1.0), (0.016, noise(0.06, 500, 1500, 6) * decay(seconds(0.06), 60), 0.6)),
        -24,
    ),
    "choose": (
        lambda: mix((0, sweep(0.09, (700, 2500), (1500, 5000), 15), 0.8), (0.05, marimba("G4", 0.16), 0.7)),
        -21,
    ),
    "reveal": (
        lambda: mix(
            *((0.04 * place, flick(0.08, 7 + place), 0.8) for place in range(4)),
            (0.12, tones("D5", "G5", "A5", gap=0.035, length=0.3, by=kalimba), 0.4),
        ),
        -18,
    ),
    "place": (thump, -20),
    "fifth": (lambda: mix((0, tick(), 1.0), (0.085, tick(), 0.8)), -19),
    "sixth": (lambda: mix((0, thump("C3"), 0.8), (0, reed("C4", "Eb4", "F#4", length=0.45), 0.35)), -16),
    "row_taken": (
        lambda: mix((0, sweep(0.36, (1800, 6000), (400, 1600), 11), 0.8), (0.22, quack(), 0.45)),
        -17,
    ),
    "big_row": (
        lambda: mix(
            (0, sweep(0.5, (900, 3500), (120, 700), 12), 1.2),
            (0.14, quack(330, 0.15), 0.35),
            (0.29, quack(290, 0.15), 0.35),
            (0.43, quack(250, 0.17), 0.35),
            (0.6, duck(0.42, 95, 0.9, 1.1, 1.0, 0.97, 0.85, 0.7, throat=2.0), 0.6),
        ),
        -14,
    ),
    "too_low": (
        lambda: mix(
            (0, duck(0.13, 280, 0.9, 1.0, 1.0), 0.5), (0.17, duck(0.26, 300, 0.85, 0.9, 1.15, 1.6), 0.5)
        ),
        -17,
    ),
    "your_turn": (lambda: tones("G5", "E5", gap=0.13, length=0.5, by=bell), -19),
    "all_chosen": (
        lambda: mix(
            (0, flick(0.08, 21), 0.5), (0.02, tones("C4", "G4", "D5", gap=0.014, length=0.4, by=kalimba), 0.5)
        ),
        -20,
    ),
    "count": (lambda: mix((0, squeak(length=0.07), 0.25), (0, marimba("C6", 0.09), 0.6)), -23),
    "round_end": (
        lambda: mix(
            (0, tones("G4", "C5", "E5", "G5", "C6", gap=0.1, length=0.5, by=marimba), 0.7),
            (0.4, np.sum([piano(name, 0.6) for name in ("C4", "E4", "G4")], axis=0), 0.3),
        ),
        -17,
    ),
    "seat_out": (
        lambda: mix(
            (0, duck(0.26, 260, 1.0, 0.95, 0.8, 0.65), 0.5),
            (0.29, duck(0.38, 210, 1.0, 0.9, 0.7, 0.5), 0.5),
            (0.72, drop(), 0.9),
        ),
        -17,
    ),
    "win": (
        lambda: mix(
            (0, tones("C4", "E4", "G4", "C5", "E5", "G5", gap=0.1, length=0.8, by=bell), 0.7),
            (0.62, squeak(640, 0.12), 0.45),
            (0.78, squeak(640, 0.12), 0.45),
            (0.94, squeak(860, 0.24), 0.5),
        ),
        -14,
    ),
    "lose": (
        lambda: mix(
            (0, tones("C5", "A4", "G4", "D4", gap=0.17, length=0.6, by=marimba), 0.8),
            (0.68, duck(0.5, 200, 1.0, 1.05, 0.9, 0.75, 0.6), 0.3),
        ),
        -16,
    ),
    "menu_move": (lambda: kalimba("A5", 0.07), -25),
    "menu_confirm": (lambda: tones("C5", "G5", gap=0.055, length=0.2, by=kalimba), -20),
    "menu_cancel": (lambda: tones("G4", "C4", gap=0.055, length=0.17, by=marimba), -20),
    "error": (lambda: mix((0, hum(0.12, 165), 1.0), (0.15, hum(0.17, 147), 1.0)), -20),
    "undo": (
        lambda: mix(
            (0, kalimba("G5", 0.16)[::-1], 0.8),
            (0.16, kalimba("E5", 0.14)[::-1], 0.8),
            (0.3, thump("G3"), 0.8),
        ),
        -20,
    ),
    "page": (lambda: sweep(0.18, (800, 3000), (3000, 9000), 41), -22),
    **SIXPACK_SOUNDS,
    **SIXTY_SIX_SOUNDS,
    **MUST_BE_18_SOUNDS,
}


def effect(name: str) -> NDArray[np.int16]:
    """An effect as it is written: without an offset, ending in silence, as loud as its kind should be."""
    make, loud = SOUNDS[name]
    sound = make()
    head, tail = int(_HEAD * RATE), int(_TAIL * RATE)
    sound[:head] *= np.linspace(0, 1, head)
    sound[-tail:] *= np.linspace(1, 0, tail)
    sound = sound - sound.mean() * (1 - np.cos(2 * np.pi * np.arange(len(sound)) / (len(sound) - 1)))
    return levelled(sound, RATE, loud)


def main() -> None:
    """Write all files."""
    for name in SOUNDS:
        write(ROOT / "sounds" / f"{name}.wav", effect(name), RATE)
    for name in MUSIC:
        write(ROOT / "music" / f"{name}.wav", piece(name), MUSIC_RATE)


if __name__ == "__main__":
    main()
