"""Sound samples: read from files, shifted in pitch, and combined into duck phrases."""

from __future__ import annotations

import wave
from pathlib import Path

import numpy as np
import pygame
from numpy.typing import NDArray

from game.audio.voices import RHYTHMS, DuckVoice, QuackKind

BROKEN = (pygame.error, wave.Error, OSError, EOFError)
"""The exceptions raised for a file that isn't a valid sound."""

RATE = 44100

Samples = NDArray[np.int16]
"""An array of stereo samples with two columns, left and right."""


def read(path: Path) -> Samples:
    """Return a file's samples in the mixer's format; may raise the exceptions in `BROKEN`."""
    with wave.open(str(path), "rb") as file:
        if not file.readframes(1):
            raise EOFError("it ends before its first sample")
    return np.frombuffer(pygame.mixer.Sound(path).get_raw(), dtype="<i2").reshape(-1, 2)


def shift_pitch(samples: Samples, semitones: float) -> Samples:
    """Return samples with a shifted pitch, which also changes their length."""
    step = 2 ** (semitones / 12)
    positions = np.arange(max(1, int(len(samples) / step))) * step
    indexes = positions.astype(np.int64)
    share = (positions - indexes).astype(np.float32)[:, None]
    before, after = (samples.take(at, axis=0, mode="clip") for at in (indexes, indexes + 1))
    return (before * (1 - share) + after * share).astype(np.int16)


def make_phrase(voice: DuckVoice, feeling: QuackKind, smooth: Samples, rough: Samples) -> Samples:
    """Return a duck's phrase: a syllable mixed from two recordings, repeated in a feeling's rhythm."""
    syllable = smooth + (rough.astype(float) - smooth) * voice.roughness
    spoken = [
        (int(start / voice.speed * RATE), shift_pitch(syllable.astype(np.int16), voice.pitch + higher))
        for start, higher in RHYTHMS[feeling]
    ]
    whole = np.zeros((max(start + len(part) for start, part in spoken), 2))
    for start, part in spoken:
        whole[start : start + len(part)] += part
    return np.clip(whole, -32768, 32767).astype(np.int16)


def make_sound(samples: Samples) -> pygame.mixer.Sound:
    return pygame.mixer.Sound(buffer=samples.tobytes())
