"""The effects of 6 takes!: rows that fill up and are taken, each recognisable by ear."""

from __future__ import annotations

from collections.abc import Callable

from instruments import RATE, Wave, bell, duck, mix, partials, quack, reed, squeak, sweep, thump, tick
from space import in_hall
from tiers import MOMENT, PLAY, STAKES


def _pluck(name: str, length: float) -> Wave:
    """Return a plucked hollow reed, which has only odd partials."""
    return partials(name, length, RATE, (1, 1.0, 13), (3, 0.5, 18), (5, 0.3, 24), (7, 0.2, 32))


def _bar(name: str, length: float) -> Wave:
    """Return a metal bar over a long tube."""
    return partials(name, length, RATE, (1, 1.0, 5), (4, 0.2, 16), (0.5, 0.25, 7))


# For each effect, the function that makes it, and its tier.
SIX_TAKES_SOUNDS: dict[str, tuple[Callable[[], Wave], float]] = {
    "card": (lambda: _pluck("C5", 0.2), PLAY),
    "mine": (lambda: mix((0, bell("C7", 0.3), 0.7), (0.05, bell("G7", 0.25), 0.4)), PLAY),
    "row": (lambda: _bar("G4", 0.34), PLAY),
    "five": (lambda: mix((0, squeak(1150, 0.06), 0.5), (0.045, squeak(1500, 0.07), 0.5)), PLAY),
    "fifth": (lambda: mix((0, tick(), 1.0), (0.085, tick(), 0.8)), STAKES),
    "sixth": (lambda: mix((0, thump("C3"), 0.8), (0, reed("C4", "Eb4", "F#4", length=0.45), 0.35)), STAKES),
    "row_taken": (
        lambda: mix((0, sweep(0.36, (1800, 6000), (400, 1600), 11), 0.8), (0.22, quack(), 0.45)),
        STAKES,
    ),
    "big_row": (
        lambda: in_hall(
            mix(
                (0, sweep(0.5, (900, 3500), (120, 700), 12), 1.2),
                (0.14, quack(330, 0.15), 0.35),
                (0.29, quack(290, 0.15), 0.35),
                (0.43, quack(250, 0.17), 0.35),
                (0.6, duck(0.42, 95, 0.9, 1.1, 1.0, 0.97, 0.85, 0.7, throat=2.0), 0.6),
            ),
            0.9,
            0.22,
        ),
        MOMENT,
    ),
}
