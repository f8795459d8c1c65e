"""The effects of Sixpack: what its packs do, each recognisable by ear."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from instruments import (
    RATE,
    Wave,
    bell,
    decay,
    flick,
    hertz,
    kalimba,
    marimba,
    mix,
    noise,
    partials,
    seconds,
    sweep,
    thump,
    tick,
    tones,
    voice,
)
from space import in_hall
from tiers import PLAY, STAKES


def _glide(length: float, *pitches: float) -> Wave:
    """Return a whistle that glides evenly through these pitches (hertz)."""
    share = seconds(length) / length
    pitch = np.exp(np.interp(share, np.linspace(0, 1, len(pitches)), np.log(pitches)))
    whistle = np.sin(2 * np.pi * np.cumsum(pitch) / RATE)
    return np.asarray(whistle * np.minimum(share / 0.06, 1) * np.clip((1 - share) / 0.25, 0, 1))


def _breath(length: float, low: float, high: float, seed: int) -> Wave:
    """Return a burst of air that fades."""
    return noise(length, low, high, seed) * decay(seconds(length), 5 / length, 0.025)


def _clap(seed: int) -> Wave:
    """Return a clap: a few cracks close together."""
    return mix(
        *(
            (0.011 * place, noise(0.07, 900, 2600, seed + place) * decay(seconds(0.07), 55, 0.001), 1.0)
            for place in range(3)
        )
    )


def _crunch(seed: int) -> Wave:
    """Return a bite into something crisp: grains of noise."""
    t = seconds(0.11)
    grains = np.repeat(np.random.default_rng(seed).uniform(0, 1, 22) ** 3, len(t) // 22 + 1)[: len(t)]
    return noise(0.11, 450, 2600, seed) * grains * decay(t, 16, 0.002)


def _organ(name: str, length: float) -> Wave:
    """Return a fairground organ: a few trembling partials."""
    t = seconds(length)
    pipes = sum(
        loud * np.sin(2 * np.pi * ratio * hertz(name) * t)
        for ratio, loud in ((1, 1.0), (2, 0.6), (3, 0.1), (4, 0.4), (8, 0.2))
    )
    return np.asarray(
        pipes
        * (1 + 0.3 * np.sin(2 * np.pi * 9 * t))
        * np.minimum(t / 0.012, 1)
        * np.clip((length - t) / 0.03, 0, 1)
    )


def _beep(name: str, length: float) -> Wave:
    """Return the beep of a small machine: odd harmonics."""
    t = seconds(length)
    square = sum(np.sin(2 * np.pi * odd * hertz(name) * t) / odd for odd in (1, 3, 5))
    return np.asarray(square * np.minimum(t / 0.003, 1) * np.clip((length - t) / 0.006, 0, 1))


def _pane(name: str, length: float) -> Wave:
    return partials(name, length, RATE, (1, 1, 7), (2.32, 0.5, 9), (4.25, 0.3, 14), (1.006, 0.8, 7))


def _knock() -> Wave:
    wood = partials("A3", 0.12, RATE, (1, 1.0, 30), (2.7, 0.8, 42), (4.8, 0.4, 60))
    return wood + 0.5 * noise(0.12, 500, 2000, 81) * decay(seconds(0.12), 80, 0.001)


def _hinge(length: float) -> Wave:
    """Return a rusty door hinge: one rising creak."""
    t = seconds(length)
    pitch = 95 + 120 * (t / length) ** 2 + 9 * np.sin(2 * np.pi * 11 * t)
    return voice(pitch, (1500, 240, 1.0), (2600, 260, 0.7), rasp=0.9) * np.sin(np.pi * t / length) ** 0.8


def _twang(name: str, length: float) -> Wave:
    """Return a steel string whose pitch is bent at the start."""
    t = seconds(length)
    phase = 2 * np.pi * np.cumsum(hertz(name) * (1 + 0.05 * np.exp(-t * 22))) / RATE
    string = sum(np.sin(number * phase) * np.exp(-t * number * 1.6) / number for number in range(1, 9))
    return np.asarray(string * decay(t, 4, 0.002))


def _cat(length: float) -> Wave:
    """Return a cat's *miaow*."""
    share = seconds(length) / length
    pitch = np.interp(share, [0, 0.2, 0.55, 1], [520, 690, 640, 420])
    mouth = np.interp(share, [0, 0.35, 0.7, 1], [450, 1150, 900, 420])
    made = voice(pitch, (mouth, 220, 1.0), (mouth * 1.9 + 500, 260, 0.6), rasp=0.08)
    return made * np.sin(np.pi * share**0.8) ** 0.7


def _boomerang(length: float) -> Wave:
    """Return something that spins through the air and comes nearer."""
    t = seconds(length)
    turns = 0.5 - 0.5 * np.cos(2 * np.pi * np.cumsum(9 + 14 * t / length) / RATE)
    return noise(length, 700, 2200, 71) * turns * (0.25 + 0.75 * t / length)


def _referee(length: float) -> Wave:
    t = seconds(length)
    pea = 0.6 + 0.4 * np.sin(2 * np.pi * 38 * t)
    made = np.sin(2 * np.pi * 2350 * t) + 0.7 * np.sin(2 * np.pi * 2530 * t)
    return np.asarray(made * pea * np.minimum(t / 0.015, 1) * np.clip((length - t) / 0.04, 0, 1))


def _roll() -> Wave:
    """Return a slot machine's wheels, which slow down."""
    names = ("E5", "C6", "A5", "G5", "D6", "B5", "C6", "E5", "G5", "A5")
    starts = np.cumsum([0, *(0.026 * 1.19**place for place in range(len(names) - 1))])
    wheels = [
        (float(at), marimba(name, 0.1), 0.55 + 0.03 * place)
        for place, (at, name) in enumerate(zip(starts, names, strict=True))
    ]
    return mix(*wheels, (float(starts[-1]) + 0.15, bell("C6", 0.3), 0.6))


def _engine(length: float, first: float, last: float) -> Wave:
    """Return the sound of a machine that runs down or up: a buzz from one pitch (hertz) to another."""
    share = seconds(length) / length
    pitch = first * (last / first) ** (share**1.4)
    buzz = voice(pitch, (480, 260, 1.0), (1500, 500, 0.5))
    return np.asarray(buzz * np.sin(np.pi * np.clip(share, 0, 1)) ** 0.5)


def _clang(name: str, seed: int) -> Wave:
    """Return two metal plates that collide."""
    plate = partials(name, 0.3, RATE, (1, 1.0, 14), (1.51, 0.9, 17), (2.31, 0.7, 22), (3.89, 0.6, 30))
    return plate + 0.8 * noise(0.3, 2500, 7000, seed) * decay(seconds(0.3), 60, 0.001)


# For each effect, the function that makes it, and its tier.
SIXPACK_SOUNDS: dict[str, tuple[Callable[[], Wave], float]] = {
    "powers_off": (lambda: mix((0, _engine(0.7, 320, 75), 1.0), (0.66, thump("G3"), 0.6)), STAKES),
    "powers_on": (lambda: mix((0, _engine(0.55, 80, 420), 1.0), (0.5, bell("C6", 0.3), 0.3)), STAKES),
    "number": (
        lambda: mix(
            (0, flick(0.05, 61), 0.4), (0.02, partials("C5", 0.4, RATE, (1, 1, 7), (2, 0.8, 9)), 0.7)
        ),
        PLAY,
    ),
    "clash": (lambda: mix((0, _clang("E5", 62), 1.0), (0.11, _clang("Eb5", 63), 1.0)), STAKES),
    "puff": (
        lambda: mix(
            (0, _breath(0.2, 350, 1500, 61), 1.0),
            (0.07, _breath(0.24, 600, 2600, 62), 0.8),
            (0.02, _glide(0.16, 620, 260), 0.35),
        ),
        STAKES,
    ),
    "claim": (
        lambda: mix(
            (0, sweep(0.3, (400, 1600), (2500, 8000), 63), 0.9),
            (0.16, tones("G4", "C5", "E5", gap=0.05, length=0.3, by=marimba), 0.5),
        ),
        STAKES,
    ),
    "hand": (lambda: mix((0, _clap(64), 0.9), (0.13, _clap(67), 0.7), (0.14, bell("E6", 0.28), 0.3)), PLAY),
    "reversal": (
        lambda: in_hall(
            mix((0, _glide(0.3, 1500, 420), 0.7), (0.28, _glide(0.32, 420, 500, 1500), 0.7)), 0.5, 0.18
        ),
        STAKES,
    ),
    "veto": (lambda: mix((0, _referee(0.3), 0.6), (0.3, thump("D4"), 1.0)), STAKES),
    "theft": (
        lambda: mix(
            (0, tones("E5", "Eb5", "D5", gap=0.085, length=0.09, by=kalimba), 0.6),
            (0.27, sweep(0.16, (1500, 4000), (5000, 11000), 69), 0.9),
            (0.38, flick(0.06, 70), 0.6),
        ),
        STAKES,
    ),
    "bite": (lambda: mix((0, _crunch(72), 1.0), (0.03, tick(0.06), 0.15), (0.19, _crunch(75), 0.9)), STAKES),
    "carousel": (
        lambda: mix(
            *(
                (0.1 * place, _organ(name, 0.12), 1.0 if place % 3 == 0 else 0.6)
                for place, name in enumerate(("C5", "E5", "G5", "B4", "D5", "G5", "C5"))
            )
        ),
        STAKES,
    ),
    "glass": (lambda: mix((0, _pane("G6", 0.6), 0.7), (0.09, _pane("D7", 0.5), 0.4)), STAKES),
    "take_back": (lambda: mix((0, _boomerang(0.4), 0.9), (0.39, _clap(76), 0.6)), PLAY),
    "pile_driver": (
        lambda: mix(
            (0, noise(0.16, 2500, 7000, 77) * decay(seconds(0.16), 9, 0.05), 0.35),
            *((at, thump("A3"), 0.6) for at in (0.17, 0.42)),
            *(
                (at, partials("C5", 0.22, RATE, (1, 1, 16), (1.47, 0.8, 20), (2.09, 0.6, 24)), 0.5)
                for at in (0.17, 0.42)
            ),
        ),
        STAKES,
    ),
    "calculator": (
        lambda: mix(
            *((0.085 * place, _beep(name, 0.05), 1.0) for place, name in enumerate(("E5", "E5", "A5")))
        ),
        PLAY,
    ),
    "copycat": (lambda: mix((0, _cat(0.32), 1.0), (0.34, _cat(0.28), 0.45)), STAKES),
    "late_arrival": (
        lambda: mix((0, _knock(), 1.0), (0.15, _knock(), 1.0), (0.34, _hinge(0.42), 0.45)),
        STAKES,
    ),
    "sheriff": (
        lambda: mix(
            (0, _twang("E3", 0.7), 0.7),
            (0.12, _twang("B3", 0.6), 0.7),
            (0.24, _twang("E4", 0.6), 0.8),
            *(
                (0.42 + 0.07 * place, partials("A7", 0.09, RATE, (1, 1, 40), (1.37, 0.7, 50)), 0.25)
                for place in range(3)
            ),
        ),
        STAKES,
    ),
    "super_numbers": (_roll, STAKES),
}
