"""The effects of all games: turns, counting, rounds and menus, each recognisable by ear."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from instruments import (
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
    seconds,
    squeak,
    sweep,
    thump,
    tick,
    tones,
)
from space import in_hall
from tiers import MOMENT, PLAY, STAKES

# For each effect, the function that makes it, and its tier.
HOUSE_SOUNDS: dict[str, tuple[Callable[[], Wave], float]] = {
    "reveal": (
        lambda: in_hall(
            mix(
                *((0.04 * place, flick(0.08, 7 + place), 0.8) for place in range(4)),
                (0.12, tones("D5", "G5", "A5", gap=0.035, length=0.3, by=kalimba), 0.4),
            ),
            0.5,
            0.16,
        ),
        PLAY,
    ),
    "too_low": (
        lambda: mix(
            (0, duck(0.13, 280, 0.9, 1.0, 1.0), 0.5), (0.17, duck(0.26, 300, 0.85, 0.9, 1.15, 1.6), 0.5)
        ),
        STAKES,
    ),
    "your_turn": (lambda: in_hall(tones("G5", "E5", gap=0.13, length=0.5, by=bell), 0.6, 0.16), PLAY),
    "all_chosen": (
        lambda: mix(
            (0, flick(0.08, 21), 0.5), (0.02, tones("C4", "G4", "D5", gap=0.014, length=0.4, by=kalimba), 0.5)
        ),
        PLAY,
    ),
    "count": (lambda: mix((0, squeak(length=0.07), 0.25), (0, marimba("C6", 0.09), 0.6)), PLAY),
    "round_end": (
        lambda: in_hall(
            mix(
                (0, tones("G4", "C5", "E5", "G5", "C6", gap=0.1, length=0.5, by=marimba), 0.7),
                (0.4, np.sum([piano(name, 0.6) for name in ("C4", "E4", "G4")], axis=0), 0.3),
            ),
            0.8,
            0.22,
        ),
        STAKES,
    ),
    "seat_out": (
        lambda: in_hall(
            mix(
                (0, duck(0.26, 260, 1.0, 0.95, 0.8, 0.65), 0.5),
                (0.29, duck(0.38, 210, 1.0, 0.9, 0.7, 0.5), 0.5),
                (0.72, drop(), 0.9),
            ),
            0.5,
            0.13,
        ),
        MOMENT,
    ),
    "win": (
        lambda: in_hall(
            mix(
                (0, tones("C4", "E4", "G4", "C5", "E5", "G5", gap=0.1, length=0.8, by=bell), 0.7),
                (0.62, squeak(640, 0.12), 0.45),
                (0.78, squeak(640, 0.12), 0.45),
                (0.94, squeak(860, 0.24), 0.5),
            ),
            1.1,
            0.25,
        ),
        MOMENT,
    ),
    "award": (
        lambda: in_hall(
            mix(
                (0, tones("G5", "B5", "D6", "G6", gap=0.07, length=0.7, by=bell), 0.6),
                (0.34, tones("D6", "G6", gap=0.05, length=0.9, by=kalimba), 0.5),
                (0.5, noise(0.5, 6000, 12000, 31) * decay(seconds(0.5), 8, 0.004), 0.12),
            ),
            0.9,
            0.22,
        ),
        MOMENT,
    ),
    "lose": (
        lambda: in_hall(
            mix(
                (0, tones("C5", "A4", "G4", "D4", gap=0.17, length=0.6, by=marimba), 0.8),
                (0.68, duck(0.5, 200, 1.0, 1.05, 0.9, 0.75, 0.6), 0.3),
            ),
            0.9,
            0.22,
        ),
        MOMENT,
    ),
    "menu_move": (lambda: kalimba("A5", 0.07), PLAY),
    "menu_end": (lambda: mix((0, marimba("A3", 0.12), 1.0), (0.035, tick(0.05), 0.25)), PLAY),
    "menu_confirm": (lambda: tones("C5", "G5", gap=0.055, length=0.2, by=kalimba), PLAY),
    "menu_cancel": (lambda: tones("G4", "C4", gap=0.055, length=0.17, by=marimba), PLAY),
    "error": (lambda: mix((0, hum(0.12, 165), 1.0), (0.15, hum(0.17, 147), 1.0)), PLAY),
    "undo": (
        lambda: mix(
            (0, kalimba("G5", 0.16)[::-1], 0.8),
            (0.16, kalimba("E5", 0.14)[::-1], 0.8),
            (0.3, thump("G3"), 0.8),
        ),
        PLAY,
    ),
    "page": (lambda: sweep(0.18, (800, 3000), (3000, 9000), 41), PLAY),
}
