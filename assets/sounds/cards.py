"""The sounds of cards, in several takes each, so that frequent sounds don't repeat exactly."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np
from instruments import RATE, Wave, decay, flick, marimba, mix, noise, partials, seconds, sweep
from tiers import PLAY

_BENDS = (0.0, 0.35, -0.3, 0.15, -0.5)
"""The pitch of each take relative to the first, in semitones."""
_SEED_STEP = 300
"""The difference between the seeds of two takes."""


def _bent(hertz: float, take: int) -> float:
    return float(hertz * 2 ** (_BENDS[take] / 12))


def _knock(name: str, length: float, take: int, *parts: tuple[float, float, float]) -> Wave:
    bend = 2 ** (_BENDS[take] / 12)
    return partials(name, length, RATE, *((ratio * bend, loud, fall) for ratio, loud, fall in parts))


def on_cloth(take: int) -> Wave:
    """Return the sound of a card that lands on cloth: soft, with a little weight."""
    t = seconds(0.14)
    knock = _knock("C4", 0.14, take, (1, 1.0, 34), (2.32, 0.5 - 0.06 * take, 55), (4.1, 0.2, 80))
    weight = 0.6 * np.sin(2 * np.pi * (_bent(120, take) - 300 * t) * t) * decay(t, 34, 0.003)
    return knock + weight + 0.5 * noise(0.14, 400, 3000, 3 + _SEED_STEP * take) * decay(t, 75, 0.001)


def on_card(take: int) -> Wave:
    """Return the sound of a card that lands on a card: it slaps, then settles."""
    t = seconds(0.15)
    slap = noise(0.15, 1500, 6500, 111 + _SEED_STEP * take) * decay(t, 70 + 6 * take, 0.0008)
    body = _knock("A4", 0.15, take, (1, 0.5, 45), (1.72, 0.35, 60), (3.3, 0.15, 90))
    rub = noise(0.07, 2500, 7000, 112 + _SEED_STEP * take) * np.sin(np.pi * seconds(0.07) / 0.07)
    return mix((0, slap + body, 1.0), (0.06 + 0.006 * take, rub, 0.16))


def slide(take: int) -> Wave:
    """Return the sound of a card that is pushed over cloth."""
    length = 0.2 + 0.012 * take
    return mix(
        (0, sweep(length, (500, 1300), (1400, 3400), 121 + _SEED_STEP * take), 1.0),
        (length - 0.05, flick(0.05, 123 + _SEED_STEP * take), 0.3),
    )


def flip(take: int) -> Wave:
    """Return the sound of a card that is turned over: lifted by its edge, and put down."""
    down = 0.105 + 0.007 * take
    return mix(
        (0, sweep(0.1, (2500, 5000), (4500, 9500), 131 + _SEED_STEP * take), 0.55),
        (down, flick(0.07, 133 + _SEED_STEP * take), 0.7),
        (down + 0.004, _knock("E4", 0.1, take, (1, 1.0, 50), (2.6, 0.4, 70)), 0.5),
    )


def riffle(take: int) -> Wave:
    """Return the sound of a riffle: the halves of a deck interleave ever faster, and are squared up."""
    count = 22 + 2 * take
    starts = 0.46 * (np.arange(count) / count) ** 0.8
    chance = np.random.default_rng(141 + take)
    edges = [
        (
            float(at + chance.uniform(0, 0.006)),
            flick(0.03, 142 + _SEED_STEP * take + place),
            0.4 + 0.5 * place / count,
        )
        for place, at in enumerate(starts.tolist())
    ]
    return mix(*edges, (0.5, sweep(0.14, (700, 2200), (1800, 4500), 143 + _SEED_STEP * take), 0.8))


def deal(take: int) -> Wave:
    """Return the sound of a card that leaves the deck."""
    papery = noise(0.06, 500, 1500, 6 + _SEED_STEP * take) * decay(seconds(0.06), 60)
    return mix((0, flick(0.08, 5 + _SEED_STEP * take), 1.0), (0.016 + 0.002 * take, papery, 0.6))


def choose(take: int) -> Wave:
    """Return the sound of a chosen card: it slides, then a tone."""
    brush = sweep(0.09, (700, 2500), (1500, 5000), 15 + _SEED_STEP * take)
    return mix((0, brush, 0.8), (0.05 + 0.003 * take, marimba("G4", 0.16), 0.7))


_TAKES: dict[str, tuple[Callable[[int], Wave], int]] = {
    "place": (on_cloth, 4),
    "on_card": (on_card, 4),
    "slide": (slide, 4),
    "flip": (flip, 4),
    "riffle": (riffle, 3),
    "deal": (deal, 5),
    "choose": (choose, 3),
}

CARD_SOUNDS = {
    f"{name}-{take + 1}": (partial(make, take), PLAY)
    for name, (make, takes) in _TAKES.items()
    for take in range(takes)
}
