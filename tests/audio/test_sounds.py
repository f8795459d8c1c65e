"""The sounds themselves, by measurement: clean, as loud as each other, and each unlike all others."""

from __future__ import annotations

import importlib
import wave
from collections.abc import Iterator
from itertools import combinations, pairwise
from types import ModuleType

import numpy as np
import pytest
from numpy.typing import NDArray

from game.audio.sounds import AnySound, Music, Sound
from game.cardgames.must_be_18.table.sounds import MustBe18Sound
from game.cardgames.registry import GAMES
from game.cardgames.six_takes.table.sounds import SixTakesSound
from game.cardgames.sixpack.table.sounds import SixpackSound
from game.cardgames.sixty_six.table.sounds import SixtySixSound
from game.storage.places import ASSETS

Wave = NDArray[np.float64]

EVERY: list[AnySound] = [*Sound, *(sound for kit in GAMES.values() for sound in kit.sounds())]
"""Those of the house, and those of every game."""

LONGEST_MS: dict[AnySound, int] = {
    Sound.MENU_MOVE: 90,
    Sound.COUNT: 100,
    Sound.DEAL: 120,
    Sound.PLACE: 160,
    SixTakesSound.FIFTH: 250,
    Sound.PAGE: 250,
    Sound.MENU_CONFIRM: 300,
    Sound.MENU_CANCEL: 300,
    Sound.CHOOSE: 300,
    SixpackSound.CALCULATOR: 300,
    MustBe18Sound.DRAW: 350,
    SixtySixSound.BID: 350,
    MustBe18Sound.COLUMN: 450,
    SixtySixSound.TRICK: 450,
    MustBe18Sound.SKIP: 550,
    SixpackSound.PUFF: 400,
    SixpackSound.THEFT: 500,
    Sound.TAKE_BACK: 500,
    SixpackSound.CLAIM: 700,
    SixTakesSound.ROW_TAKEN: 700,
    Sound.WIN: 1500,
    Sound.LOSE: 1500,
}


@pytest.fixture(scope="module")
def maker() -> Iterator[ModuleType]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(ASSETS / "sounds")
        yield importlib.import_module("make_sounds")


def samples(folder: str, name: str) -> tuple[Wave, int]:
    with wave.open(str(ASSETS / folder / f"{name}.wav")) as file:
        assert file.getnchannels() == 1
        assert file.getsampwidth() == 2
        return np.frombuffer(file.readframes(file.getnframes()), "<i2") / 32768, file.getframerate()


def print_of(sound: AnySound) -> Wave:
    """What a sound is like: its loudness in 24 bands of pitch, every 10 ms, normalised."""
    heard, rate = samples("sounds", sound.value)
    heard = np.pad(heard, (0, 2 * rate))[: int(1.3 * rate)]
    frames = np.lib.stride_tricks.sliding_window_view(heard, 1024)[::441] * np.hanning(1024)
    power = np.abs(np.fft.rfft(frames)) ** 2
    pitches = np.fft.rfftfreq(1024, 1 / rate)
    edges = np.geomspace(100, 10000, 25)
    bands = [power[:, (pitches >= low) & (pitches < high)].sum(axis=1) for low, high in pairwise(edges)]
    levels = 10 * np.log10(np.array(bands) + 1e-4)
    heard_levels = np.maximum(levels - levels.max() + 45, 0)
    return np.asarray(heard_levels / np.linalg.norm(heard_levels))


@pytest.mark.parametrize("sound", EVERY)
def test_every_sound_is_clean(sound: AnySound) -> None:
    heard, rate = samples("sounds", sound.value)
    assert 0.1 < np.abs(heard).max() < 0.9
    assert abs(heard.mean()) < 0.002
    assert abs(heard[0]) < 0.001
    assert abs(heard[-1]) < 0.001
    assert len(heard) / rate * 1000 <= LONGEST_MS.get(sound, 1050)


def test_no_two_sounds_are_alike() -> None:
    prints = {sound: print_of(sound) for sound in EVERY}
    alike = [
        (one.value, other.value)
        for one, other in combinations(EVERY, 2)
        if (prints[one] * prints[other]).sum() > 0.85
    ]
    assert alike == []


@pytest.mark.parametrize("sound", EVERY)
def test_small_loudspeakers_can_give_every_sound(sound: AnySound) -> None:
    """Most of a sound lies above 200 Hz."""
    heard, rate = samples("sounds", sound.value)
    power = np.abs(np.fft.rfft(heard)) ** 2
    assert power[np.fft.rfftfreq(len(heard), 1 / rate) > 200].sum() > 0.6 * power.sum()


@pytest.mark.parametrize("sound", EVERY)
def test_every_sound_is_as_loud_as_its_kind(maker: ModuleType, sound: AnySound) -> None:
    heard, rate = samples("sounds", sound.value)
    _make, wanted = maker.SOUNDS[sound.value]
    assert -26 < wanted < -13
    finishing = importlib.import_module("finishing")
    assert finishing.loudness(heard, rate) == pytest.approx(wanted, abs=1)


def test_loudness_of_a_known_tone(maker: ModuleType) -> None:
    """A full sine is 3 dB below full; the weighting leaves 1 kHz alone and takes 19 dB off 100 Hz."""
    finishing = importlib.import_module("finishing")
    t = np.arange(44100) / 44100
    assert finishing.loudness(np.sin(2 * np.pi * 1000 * t), 44100) == pytest.approx(-3, abs=0.2)
    assert finishing.loudness(np.sin(2 * np.pi * 100 * t), 44100) == pytest.approx(-22.1, abs=0.5)


@pytest.mark.parametrize("music", list(Music))
def test_music_loops_without_a_click(music: Music) -> None:
    heard, rate = samples("music", music.value)
    assert 30 < len(heard) / rate < 46
    assert np.abs(heard).max() < 0.9
    bends = np.abs(np.diff(heard, 2))
    around = np.concatenate([heard[-4:], heard[:4]])
    assert np.abs(np.diff(around, 2)).max() <= np.percentile(bends, 99.9)


def test_files_are_small() -> None:
    effects = [(ASSETS / "sounds" / f"{sound.value}.wav").stat().st_size for sound in EVERY]
    assert sum(effects) < 2_500_000
    for music in Music:
        assert (ASSETS / "music" / f"{music.value}.wav").stat().st_size < 2_000_000


def test_the_script_makes_the_files_that_are_shipped(maker: ModuleType) -> None:
    """To a step or two of 65,536: processors differ in a sine's last digit."""
    assert set(maker.SOUNDS) == {sound.value for sound in EVERY}
    assert set(maker.MUSIC) == {music.value for music in Music}
    for sound in (Sound.PLACE, SixTakesSound.ROW_TAKEN):
        made = maker.effect(sound.value)
        shipped, _rate = samples("sounds", sound.value)
        assert len(made) == len(shipped)
        assert np.abs(made / 32768 - shipped).max() <= 2 / 32768


def test_a_sound_belongs_to_the_house_or_to_one_game() -> None:
    assert len({sound.value for sound in EVERY}) == len(EVERY)
    assert {sound.value for sound in EVERY} == {path.stem for path in (ASSETS / "sounds").glob("*.wav")}
