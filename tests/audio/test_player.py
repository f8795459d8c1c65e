"""Sound: there, or silently not."""

from __future__ import annotations

import importlib.util
import shutil
import wave
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import numpy as np
import pygame
import pytest

from game.audio.player import Audio, Volumes
from game.audio.sounds import Music, Sound
from game.storage.places import ASSETS


@pytest.fixture
def audio() -> Iterator[Audio]:
    made = Audio(ASSETS, Volumes())
    made.open()
    yield made
    made.close()


@pytest.fixture(scope="module")
def maker() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_sounds", ASSETS / "sounds" / "make_sounds.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def samples(path: Path) -> tuple[np.ndarray, int]:
    with wave.open(str(path)) as file:
        assert file.getnchannels() == 1
        assert file.getsampwidth() == 2
        return np.frombuffer(file.readframes(file.getnframes()), "<i2").astype(float), file.getframerate()


@pytest.mark.parametrize("sound", list(Sound))
def test_every_sound_plays(audio: Audio, sound: Sound) -> None:
    audio.play(sound)
    audio.play(sound, pitch=7, pan=-0.5)
    assert audio.problem is None
    assert pygame.mixer.get_busy()


@pytest.mark.parametrize("sound", list(Sound))
def test_every_sound_is_clean(sound: Sound) -> None:
    wave_form, rate = samples(ASSETS / "sounds" / f"{sound.value}.wav")
    assert np.abs(wave_form).max() < 32700
    assert abs(wave_form.mean()) < 120
    assert abs(wave_form[-1]) < 50
    assert len(wave_form) / rate < (2.0 if sound in (Sound.WIN, Sound.LOSE) else 1.1)


def test_sounds_differ() -> None:
    """No two sounds have nearly the same spectrum."""
    shapes = {}
    for sound in Sound:
        wave_form, _rate = samples(ASSETS / "sounds" / f"{sound.value}.wav")
        padded = np.zeros(88200)
        padded[: min(len(wave_form), 88200)] = wave_form[:88200]
        spectrum = np.abs(np.fft.rfft(padded)).reshape(-1)[:20000].reshape(200, 100).sum(axis=1)
        length = np.zeros(20)
        length[min(19, len(wave_form) // 4410)] = 0.4
        shape = np.concatenate([spectrum / np.linalg.norm(spectrum), length])
        shapes[sound] = shape / np.linalg.norm(shape)
    close = [
        (one.value, other.value)
        for one in Sound
        for other in Sound
        if one.value < other.value and shapes[one] @ shapes[other] > 0.985
    ]
    assert close == []


@pytest.mark.parametrize("music", list(Music))
def test_music_loops_without_a_click(music: Music) -> None:
    wave_form, _rate = samples(ASSETS / "music" / f"{music.value}.wav")
    steps = np.abs(np.diff(wave_form))
    assert abs(wave_form[0] - wave_form[-1]) <= np.percentile(steps, 99.9)


def test_the_script_makes_the_files_that_are_shipped(maker: ModuleType) -> None:
    assert set(maker.SOUNDS) == {sound.value for sound in Sound}
    assert set(maker.MUSIC) == {music.value for music in Music}
    for name in ("place", "row_taken"):
        made = maker.finished(maker.SOUNDS[name](), maker.LOUDNESS.get(name, 0.7)).astype(float)
        shipped, _rate = samples(ASSETS / "sounds" / f"{name}.wav")
        assert np.abs(made - shipped).max() <= 2


def test_without_a_sound_card_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    pygame.mixer.quit()
    audio = Audio(ASSETS, Volumes())
    audio.play(Sound.DEAL)
    audio.open()
    audio.play(Sound.DEAL)
    audio.music(Music.MENU)
    audio.set_volumes(Volumes(muted=True))
    assert audio.problem is not None
    assert audio.problem.startswith("no sound:")
    audio.close()


def test_a_broken_or_missing_file_is_silent(tmp_path: Path) -> None:
    shutil.copytree(ASSETS / "sounds", tmp_path / "sounds")
    (tmp_path / "sounds" / "deal.wav").write_bytes(b"not a sound")
    (tmp_path / "sounds" / "place.wav").unlink()
    audio = Audio(tmp_path, Volumes())
    audio.open()
    for sound in (Sound.DEAL, Sound.PLACE, Sound.DEAL, Sound.WIN):
        audio.play(sound)
    audio.music(Music.MENU)
    assert audio.problem is not None
    audio.close()


def test_muted_is_silent(audio: Audio) -> None:
    audio.set_volumes(Volumes(muted=True))
    audio.play(Sound.WIN)
    assert not pygame.mixer.get_busy()
    audio.set_volumes(Volumes())
    audio.play(Sound.WIN)
    assert pygame.mixer.get_busy()


def test_music_asked_for_before_the_sound_card_is_open() -> None:
    audio = Audio(ASSETS, Volumes())
    audio.music(Music.TABLE)
    audio.open()
    assert pygame.mixer.music.get_busy()
    audio.music(None)
    audio.close()
