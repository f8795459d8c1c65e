"""Voices of ducks: individual, reproducible, and audibly different."""

from itertools import combinations

import msgspec
import numpy as np
import pygame
import pytest

from game.audio import clips
from game.audio.voices import FASTEST, HIGHEST, LOWEST, SLOWEST, DuckVoice, QuackKind, voice_of
from game.scenes.cast import opponent_voice
from game.storage.levels.tables import load_opponents
from game.storage.places import ASSETS, LEVELS

CAST = load_opponents(LEVELS / "opponents.toml")


@pytest.fixture(autouse=True)
def mixer() -> object:
    pygame.mixer.init(clips.RATE, -16, 2, 512, allowedchanges=0)
    yield
    pygame.mixer.quit()


def quack(voice: DuckVoice, feeling: QuackKind) -> clips.Samples:
    smooth, rough = (
        clips.read(ASSETS / "sounds" / f"quack_{feeling.value}_{grain}.wav") for grain in ("smooth", "rough")
    )
    return clips.make_phrase(voice, feeling, smooth, rough)


def brightness(samples: clips.Samples) -> float:
    """Return the spectral centroid, in hertz."""
    power = np.abs(np.fft.rfft(samples[:, 0].astype(float))) ** 2
    return float((power * np.fft.rfftfreq(len(samples), 1 / clips.RATE)).sum() / power.sum())


def spectral_flatness(samples: clips.Samples) -> float:
    """Return how flat the spectrum is up to 2.7 kHz, which measures what is between the harmonics."""
    power = np.abs(np.fft.rfft(samples[:, 0].astype(float))) ** 2
    low = power[1 : len(power) // 8] + 1
    return float(np.exp(np.log(low).mean()) / low.mean())


@pytest.mark.parametrize("feeling", QuackKind)
def test_higher_voice_is_higher_and_a_faster_one_is_shorter(feeling: QuackKind) -> None:
    low, plain, high = (quack(DuckVoice(pitch=pitch), feeling) for pitch in (-6, 0, 6))
    assert 1.3 * brightness(low) < brightness(plain)
    assert 1.3 * brightness(plain) < brightness(high)
    if feeling is not QuackKind.SHOCK:
        slow, fast = (quack(DuckVoice(speed=speed), feeling) for speed in (SLOWEST, FASTEST))
        assert len(slow) > 1.2 * len(fast)


def test_rough_voice_rattles() -> None:
    smooth, half, rough = (quack(DuckVoice(roughness=share), QuackKind.SHOCK) for share in (0.0, 0.5, 1.0))
    assert spectral_flatness(smooth) < spectral_flatness(half) < spectral_flatness(rough)


@pytest.mark.parametrize("feeling", QuackKind)
def test_nothing_is_too_loud_or_too_long(feeling: QuackKind) -> None:
    for pitch in (LOWEST, HIGHEST):
        for speed in (SLOWEST, FASTEST):
            heard = quack(DuckVoice(pitch=pitch, roughness=1.0, speed=speed), feeling)
            assert np.abs(heard.astype(float)).max() < 0.9 * 32768
            assert 0.08 < len(heard) / clips.RATE < 1.3


def test_feelings_differ() -> None:
    """By their length or pitch."""
    for one, other in combinations(QuackKind, 2):
        first, second = quack(DuckVoice(), one), quack(DuckVoice(), other)
        longer = max(len(first), len(second)) / min(len(first), len(second))
        higher = max(brightness(first), brightness(second)) / min(brightness(first), brightness(second))
        assert longer > 1.1 or higher > 1.1, (one, other)


def test_id_has_the_same_voice_every_time() -> None:
    assert voice_of("pip") == voice_of("pip")
    voices = {voice_of(f"duck {number}") for number in range(50)}
    assert len(voices) == 50
    for voice in voices:
        assert LOWEST <= voice.pitch <= HIGHEST
        assert 0 <= voice.roughness <= 1
        assert SLOWEST <= voice.speed <= FASTEST


def test_opponents_voices_differ() -> None:
    """By two semitones, or by a good deal of roughness or speed."""
    assert len(CAST) == 17
    for one, other in combinations(CAST, 2):
        first, second = opponent_voice(one), opponent_voice(other)
        apart = (
            abs(first.pitch - second.pitch) / 2
            + abs(first.roughness - second.roughness) / 0.4
            + abs(first.speed - second.speed) / 0.4
        )
        assert apart >= 1, (one.id, other.id)


def test_opponent_without_a_voice_has_that_of_its_id() -> None:
    assert opponent_voice(msgspec.structs.replace(CAST[0], voice=None)) == voice_of(CAST[0].id)
    assert opponent_voice(CAST[0]) != voice_of(CAST[0].id)
