"""The effects of Sixty-six: the auction, trump, marriages and the end of a hand, each recognisable by ear."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from instruments import (
    RATE,
    Wave,
    decay,
    flick,
    hertz,
    mix,
    noise,
    partials,
    seconds,
    sweep,
    thump,
    voice,
)
from space import in_hall
from tiers import MOMENT, PLAY, STAKES


def _gavel(seed: int) -> Wave:
    """Return an auctioneer's hammer on its block."""
    wood = partials("F4", 0.2, RATE, (1, 1.0, 24), (2.58, 0.8, 34), (4.9, 0.5, 48))
    return wood + 0.6 * noise(0.2, 700, 3200, seed) * decay(seconds(0.2), 90, 0.001)


def _brass(name: str, length: float, slide: float = 1.0) -> Wave:
    """Return a trumpet that opens up; its pitch ends at `slide` times the first."""
    t = seconds(length)
    share = t / length
    opening = np.minimum(t / 0.05, 1)
    pitch = hertz(name) * slide**share * (1 + 0.006 * np.sin(2 * np.pi * 5.5 * t))
    horn = voice(pitch, (700 + 900 * opening, 700, 1.0), (2600 * opening + 200, 900, 0.4))
    return horn * np.minimum(t / 0.018, 1) * np.clip((1 - share) / 0.25, 0, 1)


def _muted(name: str, length: float, fall: float) -> Wave:
    """Return a muted trombone with a falling *wah*."""
    share = seconds(length) / length
    pitch = hertz(name) * fall ** (share**1.5) * (1 + 0.012 * np.sin(2 * np.pi * 6 * seconds(length)))
    mouth = 380 + 900 * np.sin(np.pi * np.minimum(share * 1.3, 1)) ** 2
    return voice(pitch, (mouth, 170, 1.0), (mouth * 2.4, 260, 0.3)) * np.sin(np.pi * share**0.6) ** 0.7


def _church(name: str, length: float) -> Wave:
    """Return a tower bell: its strike, its hum an octave below, and the minor third of bells."""
    return partials(
        name,
        length,
        RATE,
        (0.5, 0.35, 2.2),
        (1, 1, 3.5),
        (1.19, 0.6, 5),
        (2, 0.8, 6),
        (2.74, 0.5, 9),
        (4.1, 0.2, 16),
    )


def _owl(length: float, *contour: float) -> Wave:
    """Return an owl's *hoo*: almost a pure tone, with breath; `contour` is its melody in hertz."""
    share = seconds(length) / length
    pitch = np.interp(share, np.linspace(0, 1, len(contour)), contour)
    hoot = np.sin(2 * np.pi * np.cumsum(pitch) / RATE)
    hoot += 0.12 * np.sin(4 * np.pi * np.cumsum(pitch) / RATE) + 0.1 * noise(length, 300, 900, 91)
    return np.asarray(hoot * np.sin(np.pi * share**0.8) ** 0.6)


def _stars() -> Wave:
    """Return a rising glitter."""
    names = ("E7", "G7", "B7", "D8")
    return mix(
        *(
            (0.07 * place, partials(name, 0.3, RATE, (1, 1, 12), (1.5, 0.4, 18)), 0.6)
            for place, name in enumerate(names)
        )
    )


def _knuckle(seed: int) -> Wave:
    """Return a knuckle that knocks on the table."""
    board = partials("B3", 0.12, RATE, (1, 1.0, 40), (1.83, 0.8, 55), (3.1, 0.3, 70))
    return board + 0.3 * noise(0.12, 300, 1500, seed) * decay(seconds(0.12), 80, 0.001)


# For each effect, the function that makes it, and its tier.
SIXTY_SIX_SOUNDS: dict[str, tuple[Callable[[], Wave], float]] = {
    "pass": (lambda: mix((0, _knuckle(71), 1.0), (0.13, _knuckle(72), 0.9)), PLAY),
    "bid": (lambda: mix((0, _gavel(92), 1.0), (0.12, _gavel(93), 0.55)), PLAY),
    "trump": (
        lambda: in_hall(
            mix(
                (0, _brass("G4", 0.1), 0.7),
                (0.11, _brass("G4", 0.09), 0.7),
                (0.21, _brass("C5", 0.42), 0.9),
                (0.21, _brass("E5", 0.42), 0.5),
            ),
            0.5,
            0.13,
        ),
        STAKES,
    ),
    "marriage": (
        lambda: in_hall(
            mix(
                *(
                    (0.17 * place, _church(name, 0.9 - 0.15 * place), 0.7)
                    for place, name in enumerate(("E5", "C5", "D5", "G4"))
                )
            ),
            1.0,
            0.22,
        ),
        STAKES,
    ),
    "moon": (
        lambda: in_hall(
            mix(
                (0, _owl(0.22, 430, 470, 440), 0.8),
                (0.3, _owl(0.55, 400, 455, 445, 380), 1.0),
                (0.46, _stars(), 0.16),
            ),
            1.2,
            0.35,
        ),
        MOMENT,
    ),
    "trick": (
        lambda: mix(
            *((0.035 * place, flick(0.06, 94 + place), 0.6) for place in range(4)),
            (0.1, sweep(0.2, (500, 1400), (300, 900), 98), 1.0),
            (0.27, thump("E4"), 0.8),
        ),
        PLAY,
    ),
    "made": (
        lambda: in_hall(
            mix(
                *((0.0, _brass(name, 0.14), 0.5) for name in ("C4", "E4", "G4")),
                *((0.19, _brass(name, 0.6), 0.5) for name in ("F4", "A4", "C5")),
                (0.4, noise(0.5, 5000, 11000, 99) * decay(seconds(0.5), 7, 0.004), 0.25),
            ),
            0.45,
            0.1,
        ),
        MOMENT,
    ),
    "fanfare": (
        lambda: in_hall(
            mix(
                *((0.12 * place, _brass("G4", 0.1), 0.6) for place in range(3)),
                (0.36, _brass("C5", 0.3), 0.7),
                (0.36, _brass("E4", 0.3), 0.4),
                (0.62, _brass("E5", 0.16), 0.6),
                *((0.8, _brass(name, 0.85), 0.5) for name in ("C4", "G4", "C5", "E5", "G5")),
                (0.8, noise(0.8, 5000, 11000, 101) * decay(seconds(0.8), 5, 0.004), 0.22),
            ),
            0.6,
            0.12,
        ),
        MOMENT,
    ),
    "set": (
        lambda: in_hall(
            mix(
                (0, _muted("Bb4", 0.24, 0.97), 0.8),
                (0.25, _muted("A4", 0.24, 0.97), 0.8),
                (0.5, _muted("Ab4", 0.52, 0.72), 1.0),
            ),
            0.8,
            0.2,
        ),
        MOMENT,
    ),
}
