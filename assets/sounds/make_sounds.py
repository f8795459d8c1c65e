"""Synthesises all sound effects and music, and writes their files.

    python assets/sounds/make_sounds.py [effects | music]

The files are always the same, because noise has fixed seeds. Everything is in C major or A minor, so that
effects and music go together. Each kind of event has its own timbre and melody, so that it can be recognised
by ear. Frequent effects have several takes (`place-1`, `place-2` …). Music needs `pip install soundfile`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
from cards import CARD_SOUNDS
from finishing import Samples, level_loudness, write
from house import HOUSE_SOUNDS
from impacts import IMPACT_SOUNDS
from instruments import RATE, Wave
from music import MUSIC, piece
from must_be_18 import MUST_BE_18_SOUNDS
from ogg import write_ogg
from quacks import QUACK_SOUNDS
from six_takes import SIX_TAKES_SOUNDS
from sixpack import SIXPACK_SOUNDS
from sixty_six import SIXTY_SIX_SOUNDS

ROOT = Path(__file__).resolve().parents[1]
_HEAD = 0.003
_TAIL = 0.02

# For each file, the function that makes its sound, and its loudness in LUFS.
SOUNDS: dict[str, tuple[Callable[[], Wave], float]] = {
    **CARD_SOUNDS,
    **HOUSE_SOUNDS,
    **IMPACT_SOUNDS,
    **QUACK_SOUNDS,
    **SIX_TAKES_SOUNDS,
    **SIXPACK_SOUNDS,
    **SIXTY_SIX_SOUNDS,
    **MUST_BE_18_SOUNDS,
}


def effect(name: str) -> Samples:
    """Return an effect's final samples: without an offset, ending in silence, with its tier's loudness."""
    make, loud = SOUNDS[name]
    # Time is the last axis here; a sound has one or two channels.
    sound = make().T
    head, tail = int(_HEAD * RATE), int(_TAIL * RATE)
    sound[..., :head] *= np.linspace(0, 1, head)
    sound[..., -tail:] *= np.linspace(1, 0, tail)
    length = sound.shape[-1]
    offset = sound.mean(axis=-1, keepdims=True)
    sound = sound - offset * (1 - np.cos(2 * np.pi * np.arange(length) / (length - 1)))
    return level_loudness(sound.T, RATE, loud)


def main(wanted: str) -> None:
    if wanted in ("", "effects"):
        for name in SOUNDS:
            write(ROOT / "sounds" / f"{name}.wav", effect(name), RATE)
    if wanted in ("", "music"):
        for name in MUSIC:
            write_ogg(ROOT / "music" / f"{name}.ogg", piece(name), RATE)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "")
