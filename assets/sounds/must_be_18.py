"""The effects of You Must Be 18!: columns, totals, drawing and skipping, each recognisable by ear."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from instruments import RATE, Wave, decay, flick, hertz, kalimba, mix, noise, partials, seconds, sweep, tones
from tiers import PLAY, STAKES


def _plank(name: str) -> Wave:
    """Return a piece of hollow wood that is set down."""
    return partials(name, 0.2, RATE, (1, 1.0, 18), (2.0, 0.5, 26), (3.4, 0.35, 40))


def _latch() -> Wave:
    """Return metal that snaps shut, with a double click."""
    parts = ((1, 1.0, 60), (1.42, 0.8, 75), (2.63, 0.7, 90))
    click = partials("G6", 0.07, RATE, *parts) + 0.8 * noise(0.07, 3000, 9000, 101) * decay(
        seconds(0.07), 120, 0.0005
    )
    return mix((0, click, 0.6), (0.035, click, 1.0))


def _chime(name: str, length: float) -> Wave:
    """Return a long bar of glass and metal that rings."""
    return partials(name, length, RATE, (1, 1, 4), (1.003, 0.7, 4), (2.76, 0.3, 9), (5.4, 0.12, 18))


def _spring(length: float) -> Wave:
    """Return a spring that bounces and comes to rest: *boing*."""
    t = seconds(length)
    pitch = hertz("A3") * (1.5 + 0.9 * t / length + 0.32 * np.exp(-t * 5) * np.sin(2 * np.pi * 13 * t))
    phase = 2 * np.pi * np.cumsum(pitch) / RATE
    coil = sum(np.sin(number * phase) / number for number in (1, 2, 3, 5))
    return np.asarray(coil * decay(t, 7, 0.004))


# For each effect, the function that makes it, and its tier.
MUST_BE_18_SOUNDS: dict[str, tuple[Callable[[], Wave], float]] = {
    "column": (
        lambda: mix(
            *(
                (0.075 * place, _plank(name), 0.7 + 0.1 * place)
                for place, name in enumerate(("C4", "F4", "A4", "D5"))
            )
        ),
        STAKES,
    ),
    "eighteen": (
        lambda: mix((0, _latch(), 0.8), (0.06, _chime("C6", 0.6), 0.5), (0.06, _chime("G6", 0.5), 0.3)),
        PLAY,
    ),
    "draw": (
        lambda: mix(
            (0, sweep(0.13, (500, 1000), (1500, 3000), 102), 1.0),
            (0.09, flick(0.05, 104), 0.5),
            (0.1, tones("D5", "A5", gap=0.05, length=0.16, by=kalimba), 0.45),
        ),
        PLAY,
    ),
    "blocked": (
        lambda: mix(
            (0, _plank("D4"), 1.0),
            (0.16, _plank("Bb3"), 1.0),
            (0.32, _plank("F#3"), 1.0),
            (0.34, sweep(0.3, (1500, 4000), (300, 900), 107), 0.6),
        ),
        STAKES,
    ),
    "skip": (lambda: _spring(0.5), STAKES),
}
