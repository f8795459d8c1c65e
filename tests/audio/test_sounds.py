"""The sound files, measured: clean, equally loud, and all different."""

import importlib
import wave
from collections.abc import Iterator
from itertools import combinations, pairwise
from types import ModuleType

import numpy as np
import pygame
import pytest
from numpy.typing import NDArray

from game.audio.cues import IMPACTS, Tier
from game.audio.sounds import TAKES, AnySound, Music, Sound, files_of
from game.audio.voices import QuackKind
from game.cardgames.must_be_18.table.sounds import MustBe18Sound
from game.cardgames.registry import GAMES
from game.cardgames.six_takes.table.sounds import SixTakesSound
from game.cardgames.sixpack.table.sounds import SixpackSound
from game.cardgames.sixty_six.table.sounds import SixtySixSound
from game.storage.places import ASSETS

Wave = NDArray[np.float64]

LONGEST_OF_ALL_MS = 2450
PEAK = 10 ** (-1 / 20)

EVERY: list[AnySound] = [*Sound, *(sound for kit in GAMES.values() for sound in kit.sounds())]
"""The shared sounds, and those of every game."""

QUACKS = [f"quack_{feeling.value}_{grain}" for feeling in QuackKind for grain in ("smooth", "rough")]
FILES = [*(file for sound in EVERY for file in files_of(sound)), *QUACKS]

LONGEST_MS: dict[AnySound, int] = {
    Sound.MENU_MOVE: 90,
    Sound.COUNT: 100,
    Sound.DEAL: 120,
    Sound.PLACE: 160,
    Sound.ON_CARD: 200,
    Sound.SLIDE: 260,
    Sound.FLIP: 260,
    Sound.RIFFLE: 700,
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
}


@pytest.fixture(scope="module")
def maker() -> Iterator[ModuleType]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(ASSETS / "sounds")
        yield importlib.import_module("make_sounds")


def samples(name: str) -> tuple[Wave, int]:
    """Return a file's samples, in two columns if it's stereo, and its rate."""
    with wave.open(str(ASSETS / "sounds" / f"{name}.wav")) as file:
        channels = file.getnchannels()
        assert channels in (1, 2)
        assert file.getsampwidth() == 2
        heard = np.frombuffer(file.readframes(file.getnframes()), "<i2") / 32768
        return heard if channels == 1 else heard.reshape(-1, 2), file.getframerate()


def mono(name: str) -> tuple[Wave, int]:
    """Return a file's samples as mono."""
    heard, rate = samples(name)
    return (heard if heard.ndim == 1 else heard.mean(axis=1)), rate


@pytest.fixture(scope="module")
def pieces() -> Iterator[dict[Music, Wave]]:
    """Yield the music as the mixer reads it, in two columns."""
    pygame.mixer.init(44100, -16, 2, 512, allowedchanges=0)
    read = {music: pygame.mixer.Sound(ASSETS / "music" / f"{music.value}.ogg").get_raw() for music in Music}
    yield {music: np.frombuffer(raw, "<i2").reshape(-1, 2) / 32768 for music, raw in read.items()}
    pygame.mixer.quit()


def fingerprint_of(name: str) -> Wave:
    """Return a sound's fingerprint: its loudness in 24 bands of pitch, every 10 ms, normalised."""
    heard, rate = mono(name)
    heard = np.pad(heard, (0, 2 * rate))[: int(1.3 * rate)]
    frames = np.lib.stride_tricks.sliding_window_view(heard, 1024)[::441] * np.hanning(1024)
    power = np.abs(np.fft.rfft(frames)) ** 2
    pitches = np.fft.rfftfreq(1024, 1 / rate)
    edges = np.geomspace(100, 10000, 25)
    bands = [power[:, (pitches >= low) & (pitches < high)].sum(axis=1) for low, high in pairwise(edges)]
    levels = 10 * np.log10(np.array(bands) + 1e-4)
    heard_levels = np.maximum(levels - levels.max() + 45, 0)
    return np.asarray(heard_levels / np.linalg.norm(heard_levels))


@pytest.mark.parametrize("file", FILES)
def test_every_sound_is_clean(file: str) -> None:
    heard, rate = samples(file)
    assert rate == 44100
    assert 0.05 < np.abs(heard).max() <= PEAK
    assert np.abs(heard.mean(axis=0)).max() < 0.002
    assert np.abs(heard[0]).max() < 0.001
    assert np.abs(heard[-1]).max() < 0.001


@pytest.mark.parametrize("sound", EVERY)
def test_sounds_are_short(sound: AnySound) -> None:
    """Dry sounds end soon; those with reverb may ring."""
    for file in files_of(sound):
        heard, rate = samples(file)
        longest = LONGEST_MS.get(sound, 1050) if heard.ndim == 1 else LONGEST_OF_ALL_MS
        assert len(heard) / rate * 1000 <= longest


def test_reverberant_sounds_are_wide() -> None:
    """Stereo sounds differ between the ears, and the moments of a round are in stereo."""
    wide = [file for file in FILES if samples(file)[0].ndim == 2]
    assert {"boom", "big_row", "moon", "set", "made", "win", "lose", "seat_out"} <= set(wide)
    for file in wide:
        left, right = samples(file)[0].T
        assert 0.3 < np.corrcoef(left, right)[0, 1] < 0.995
        assert abs(10 * np.log10((left**2).sum() / (right**2).sum())) < 1


def test_all_sounds_differ() -> None:
    """In each of their takes. Ducks' syllables are left out, because voices change them."""
    prints = {(sound, file): fingerprint_of(file) for sound in EVERY for file in files_of(sound)}
    alike = [
        (one[1], other[1])
        for one, other in combinations(prints, 2)
        if one[0] is not other[0] and (prints[one] * prints[other]).sum() > 0.85
    ]
    assert alike == []


@pytest.mark.parametrize("sound", TAKES)
def test_takes_of_a_sound_are_similar_but_different(sound: AnySound) -> None:
    files = files_of(sound)
    assert len(files) >= 3
    for one, other in combinations(files, 2):
        first, second = mono(one)[0], mono(other)[0]
        length = min(len(first), len(second))
        assert np.abs(first[:length] - second[:length]).max() > 0.02
        assert (fingerprint_of(one) * fingerprint_of(other)).sum() > 0.8


@pytest.mark.parametrize("feeling", QuackKind)
def test_smooth_and_rough_versions_are_one_syllable(feeling: QuackKind) -> None:
    """They're mixed sample by sample, so they have the same length and differ only in their rattle."""
    smooth, rough = (mono(f"quack_{feeling.value}_{grain}")[0] for grain in ("smooth", "rough"))
    assert len(smooth) == len(rough)
    assert 0.5 < np.corrcoef(smooth, rough)[0, 1] < 0.97


@pytest.mark.parametrize("file", FILES)
def test_small_loudspeakers_can_play_every_sound(file: str) -> None:
    """Most of a sound is above 200 Hz."""
    heard, rate = mono(file)
    power = np.abs(np.fft.rfft(heard)) ** 2
    assert power[np.fft.rfftfreq(len(heard), 1 / rate) > 200].sum() > 0.6 * power.sum()


def test_sounds_of_a_tier_are_equally_loud(maker: ModuleType) -> None:
    """Within 3 LU, integrated, and every tier above the one before."""
    finishing, tiers = (importlib.import_module(name) for name in ("finishing", "tiers"))
    levels: dict[float, list[float]] = {tiers.PLAY: [], tiers.STAKES: [], tiers.MOMENT: []}
    for file in FILES:
        _make, tier = maker.SOUNDS[file]
        levels[tier].append(finishing.loudness(*samples(file)))
    assert all(max(heard) - min(heard) <= 3 for heard in levels.values())
    means = [float(np.mean(heard)) for heard in levels.values()]
    assert all(later - before >= 3 for before, later in pairwise(means))


def test_impacts_are_heavier_from_tier_to_tier() -> None:
    """Louder, longer and darker."""
    heard = [mono(files_of(IMPACTS[tier])[0])[0] for tier in Tier]
    powers = [float((one**2).sum()) for one in heard]
    assert all(later > 2 * before for before, later in pairwise(powers))
    assert all(len(later) > len(before) for before, later in pairwise(heard))


def test_loudness_of_known_tones(maker: ModuleType) -> None:
    """ITU-R BS.1770-4: a full-scale sine of 997 Hz in one channel is -3.01 LKFS; silence isn't counted."""
    loudness = importlib.import_module("finishing").loudness
    for rate in (44100, 48000):
        t = np.arange(2 * rate) / rate
        tone = np.sin(2 * np.pi * 997 * t)
        assert loudness(np.stack([tone, 0 * tone], axis=1), rate) == pytest.approx(-3.01, abs=0.1)
        assert loudness(tone, rate) == pytest.approx(0, abs=0.1)
        assert loudness(np.concatenate([tone, np.zeros(8 * rate)]), rate) == pytest.approx(0, abs=0.5)
        assert loudness(0.1 * tone, rate) == pytest.approx(-20, abs=0.1)
        assert loudness(np.sin(2 * np.pi * 25 * t), rate) < -9


@pytest.mark.parametrize("music", list(Music))
def test_music_loops_without_a_click(pieces: dict[Music, Wave], music: Music) -> None:
    heard = pieces[music]
    assert 30 < len(heard) / 44100 < 46
    assert np.abs(heard).max() <= PEAK
    bends = np.abs(np.diff(heard, 2, axis=0))
    around = np.concatenate([heard[-4:], heard[:4]])
    assert np.abs(np.diff(around, 2, axis=0)).max() <= np.percentile(bends, 99.9)
    # Nor is there a gap: the end keeps ringing.
    tenth = 4410
    assert (heard[:tenth] ** 2).mean() + (heard[-tenth:] ** 2).mean() > 0.02 * (heard**2).mean()


@pytest.mark.campaign
def test_music_is_in_stereo_and_equally_loud(maker: ModuleType, pieces: dict[Music, Wave]) -> None:
    loudness = importlib.import_module("finishing").loudness
    levels = [loudness(heard, 44100) for heard in pieces.values()]
    assert max(levels) - min(levels) <= 1
    for heard in pieces.values():
        left, right = heard.T
        assert 0.2 < np.corrcoef(left, right)[0, 1] < 0.97
        assert abs(10 * np.log10((left**2).sum() / (right**2).sum())) < 2


def test_music_fits_its_purpose(pieces: dict[Music, Wave]) -> None:
    """Tense music has more beats a second than calm music; a victory is brighter than either."""

    hop = 1323

    def beats(heard: Wave) -> float:
        power = (heard.mean(axis=1)[: len(heard) // hop * hop].reshape(-1, hop) ** 2).mean(axis=1)
        rises = np.diff(np.log10(power + 1e-6))
        peaks = (rises[1:-1] > rises[:-2]) & (rises[1:-1] >= rises[2:]) & (rises[1:-1] > 0.15)
        return float(peaks.sum() * 44100 / len(heard))

    def brightness(heard: Wave) -> float:
        power = np.abs(np.fft.rfft(heard[: 1 << 20].mean(axis=1))) ** 2
        return float((power * np.fft.rfftfreq(1 << 20, 1 / 44100)).sum() / power.sum())

    calm, tense, victory = (pieces[music] for music in (Music.CALM, Music.TENSE, Music.VICTORY))
    assert beats(tense) > 1.3 * beats(calm)
    assert brightness(victory) > 1.1 * max(brightness(calm), brightness(tense))


def test_notes_fill_the_bars(maker: ModuleType) -> None:
    tunes = vars(importlib.import_module("tunes"))
    for name, written in tunes.items():
        if name.endswith("_TUNE"):
            assert sum(float(word.split(":")[1]) for word in written.split()) == 64
        elif name.endswith("_CHORDS"):
            assert len(written.split()) == 32


def test_files_are_small() -> None:
    """Sounds stay below 7.5 MB, and music below 3 MB."""
    effects = [(ASSETS / "sounds" / f"{file}.wav").stat().st_size for file in FILES]
    music = [(ASSETS / "music" / f"{music.value}.ogg").stat().st_size for music in Music]
    assert sum(effects) < 7_500_000
    assert sum(music) < 3_000_000


def test_script_makes_the_shipped_sounds(maker: ModuleType) -> None:
    """To a step or two of 65,536, because processors differ in a sine's last digit."""
    assert set(maker.SOUNDS) == set(FILES)
    assert set(maker.MUSIC) == {music.value for music in Music}
    for file in ("place-2", "quack_sad_rough", SixTakesSound.ROW_TAKEN.value, Sound.BOOM.value):
        made = maker.effect(file)
        shipped, _rate = samples(file)
        assert made.shape == shipped.shape
        assert np.abs(made / 32768 - shipped).max() <= 2 / 32768


@pytest.mark.campaign
@pytest.mark.parametrize("music", list(Music))
def test_script_makes_the_shipped_music(maker: ModuleType, pieces: dict[Music, Wave], music: Music) -> None:
    """As closely as Vorbis allows."""
    made = importlib.import_module("music").piece(music.value) / 32768
    shipped = pieces[music]
    assert made.shape == shipped.shape
    error = 10 * np.log10(((made - shipped) ** 2).sum() / (made**2).sum())
    assert error < -12


def test_sound_is_shared_or_belongs_to_one_game() -> None:
    assert len({sound.value for sound in EVERY}) == len(EVERY)
    assert set(FILES) == {path.stem for path in (ASSETS / "sounds").glob("*.wav")}
