"""The audio player: working, or silent without an error."""

import random
import shutil
import wave
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from itertools import pairwise, product
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import pygame
import pytest

from game.audio.cues import Tier
from game.audio.jukebox import MUSIC_CHANNELS
from game.audio.player import _MOST_BYTES, Audio, Volumes
from game.audio.sounds import TAKES, Music, Sound
from game.audio.voices import DuckVoice, QuackKind
from game.storage.places import ASSETS
from tests.support.sampling import sampled

T = TypeVar("T")
LONG = 10.0
"""Seconds after which all fades are over."""


class AtOnce(Executor):
    def submit(self, task: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        """Run the task immediately."""
        done: Future[T] = Future()
        try:
            done.set_result(task(*args, **kwargs))
        except Exception as error:
            done.set_exception(error)
        return done


class Later(AtOnce):
    waiting: ClassVar[list[Callable[[], object]]] = []

    def submit(self, task: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        """Run the task when `do_all` is called."""
        done: Future[T] = Future()
        self.waiting.append(lambda: done.set_result(task(*args, **kwargs)))
        return done

    @classmethod
    def do_all(cls) -> None:
        while cls.waiting:
            cls.waiting.pop(0)()


class Clock:
    def __init__(self) -> None:
        self.now = 10.0

    def __call__(self) -> float:
        return self.now


def open_audio(
    assets: Path = ASSETS, volumes: Volumes | None = None, clock: Callable[[], float] | None = None
) -> Audio:
    made = Audio(assets, volumes or Volumes(), clock or Clock(), AtOnce)
    made.open()
    return made


@pytest.fixture
def audio() -> Iterator[Audio]:
    made = open_audio()
    yield made
    made.close()


@pytest.fixture
def assets(tmp_path: Path) -> Path:
    for folder in ("sounds", "music"):
        shutil.copytree(ASSETS / folder, tmp_path / folder, ignore=shutil.ignore_patterns("*.py", "__*"))
    return tmp_path


@pytest.fixture(autouse=True)
def endless_sounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every sound last: on a busy machine, short ones would end too early."""
    plain = pygame.mixer.Channel

    class Endless:
        def __init__(self, number: int) -> None:
            self._channel = plain(number)

        def play(self, sound: pygame.mixer.Sound, loops: int = -1) -> None:
            self._channel.play(sound, loops=-1)

        def __getattr__(self, name: str) -> Any:
            return getattr(self._channel, name)

    monkeypatch.setattr(pygame.mixer, "Channel", Endless)


def busy_channels() -> list[pygame.mixer.Channel]:
    """Return the channels that are playing, except music."""
    channels = [
        pygame.mixer.Channel(number) for number in range(MUSIC_CHANNELS, pygame.mixer.get_num_channels())
    ]
    return [channel for channel in channels if channel.get_busy()]


def music_volumes() -> list[float]:
    decks = [pygame.mixer.Channel(number) for number in range(MUSIC_CHANNELS)]
    return [deck.get_volume() for deck in decks if deck.get_busy()]


def peak_frequency(sound: pygame.mixer.Sound) -> float:
    import numpy as np

    heard = np.frombuffer(sound.get_raw(), "<i2")[::2].astype(float)
    return float(np.abs(np.fft.rfft(heard)).argmax() * 44100 / len(heard))


@pytest.mark.parametrize("sound", list(Sound))
def test_every_sound_plays(audio: Audio, sound: Sound) -> None:
    audio.play(sound)
    assert audio.problem is None
    assert len(busy_channels()) == 1


def test_a_refused_press_is_not_confirmed_at_the_same_time(audio: Audio) -> None:
    audio.play(Sound.ERROR)
    audio.play(Sound.MENU_CONFIRM)
    assert len(busy_channels()) == 1


@pytest.mark.parametrize("music", list(Music))
def test_every_piece_plays(audio: Audio, music: Music) -> None:
    audio.play_music(music)
    audio.update(LONG)
    assert audio.problem is None
    assert music_volumes() == [pytest.approx(0.32, abs=0.01)]


@pytest.mark.parametrize("pitch", [-12, -5, 1, 7, 12])
def test_pitch_is_in_semitones(audio: Audio, pitch: int) -> None:
    audio.play(Sound.MENU_MOVE)
    plain = busy_channels()[0].get_sound()
    pygame.mixer.stop()
    open_audio().play(Sound.MENU_MOVE, pitch=pitch)
    shifted = busy_channels()[0].get_sound()
    ratio = 2 ** (pitch / 12)
    assert shifted.get_length() == pytest.approx(plain.get_length() / ratio, rel=0.01)
    assert peak_frequency(shifted) == pytest.approx(peak_frequency(plain) * ratio, rel=0.03)


def test_pitch_is_limited_to_an_octave(audio: Audio) -> None:
    audio.play(Sound.MENU_MOVE, pitch=40)
    assert busy_channels()[0].get_sound().get_length() == pytest.approx(0.07 / 2, rel=0.01)


@pytest.mark.parametrize(
    ("pan", "left", "right"),
    [
        (0.0, 0.5, 0.5),
        (-1.0, 0.5, 0.0),
        (1.0, 0.0, 0.5),
        (-0.5, 0.5, 0.25),
        (7.0, 0.0, 0.5),
        (-7.0, 0.5, 0.0),
    ],
)
def test_pan_lowers_the_other_side(
    audio: Audio, monkeypatch: pytest.MonkeyPatch, pan: float, left: float, right: float
) -> None:
    heard: list[tuple[float, float]] = []
    audio.set_volumes(Volumes(master=1.0, effects=0.5))
    channel = pygame.mixer.Channel(MUSIC_CHANNELS)
    monkeypatch.setattr(type(channel), "set_volume", lambda _self, *sides: heard.append(sides), raising=False)
    audio.play(Sound.PLACE, pan=pan)
    assert heard == [pytest.approx((left, right))]


def test_simultaneous_requests_for_a_sound_play_it_once() -> None:
    clock = Clock()
    audio = open_audio(clock=clock)
    for pitch in range(5):
        audio.play(Sound.PLACE, pitch=pitch)
    audio.play(Sound.REVEAL)
    assert len(busy_channels()) == 2
    clock.now += 0.04
    audio.play(Sound.PLACE)
    assert len(busy_channels()) == 3
    audio.close()


def test_moment_keeps_its_channel_when_all_are_busy() -> None:
    """The moment of a round stays audible through everything that follows."""
    clock = Clock()
    audio = open_audio(clock=clock)
    audio.play(Sound.WIN, tier=Tier.MOMENT)
    (win,) = busy_channels()
    first = win.get_sound()
    for _ in range(60):
        clock.now += 1
        audio.play(Sound.ERROR)
    assert len(busy_channels()) == pygame.mixer.get_num_channels() - MUSIC_CHANNELS
    assert [channel.get_sound() for channel in busy_channels()].count(first) == 1
    audio.close()


@pytest.mark.parametrize("sound", TAKES)
def test_takes_never_repeat_in_a_row_and_all_are_heard(monkeypatch: pytest.MonkeyPatch, sound: Sound) -> None:
    clock = Clock()
    audio = open_audio(clock=clock)
    heard: list[bytes] = []
    channel = type(pygame.mixer.Channel(MUSIC_CHANNELS))
    monkeypatch.setattr(channel, "play", lambda _self, found: heard.append(found.get_raw()))
    state = random.getstate()
    for _ in range(60):
        clock.now += 1
        audio.play(sound)
    assert random.getstate() == state
    assert len(set(heard)) == TAKES[sound]
    assert all(one != other for one, other in pairwise(heard))
    audio.close()


# -- quacks ------------------------------------------------------------------------------------------------


def test_duck_says_one_thing_at_a_time() -> None:
    clock = Clock()
    audio = open_audio(clock=clock)
    ann, ben = DuckVoice(pitch=-4), DuckVoice(pitch=3)
    audio.quack(ann, QuackKind.SAD)
    audio.quack(ben, QuackKind.GLAD)
    audio.quack(ann, QuackKind.SHOCK)
    assert len(busy_channels()) == 2
    clock.now += LONG
    audio.quack(ann, QuackKind.SHOCK)
    assert len(busy_channels()) == 3
    assert audio.problem is None
    audio.close()


def test_ducks_are_silent_with_the_effects(audio: Audio) -> None:
    audio.set_volumes(Volumes(effects=0.0))
    audio.quack(DuckVoice(), QuackKind.CHAT)
    assert busy_channels() == []


# -- music -------------------------------------------------------------------------------------------------


def test_muted_is_silent(audio: Audio) -> None:
    audio.set_volumes(Volumes(muted=True))
    audio.play(Sound.WIN)
    audio.play_music(Music.MENU)
    audio.update(LONG)
    assert busy_channels() == []
    assert music_volumes() == [0]
    audio.set_volumes(Volumes(master=1.0, music=0.5))
    audio.play(Sound.WIN)
    assert len(busy_channels()) == 1
    assert music_volumes() == [pytest.approx(0.5, abs=0.01)]


def test_effects_and_music_have_their_own_volumes(audio: Audio) -> None:
    audio.play_music(Music.MENU)
    audio.update(LONG)
    audio.set_volumes(Volumes(effects=0.0, music=1.0))
    audio.play(Sound.WIN)
    assert busy_channels() == []
    assert music_volumes()[0] > 0.5
    audio.set_volumes(Volumes(effects=1.0, music=0.0))
    audio.play(Sound.WIN)
    assert len(busy_channels()) == 1
    assert music_volumes() == [0]


def test_music_requested_before_the_sound_card_is_open() -> None:
    audio = Audio(ASSETS, Volumes(), Clock(), AtOnce)
    audio.play(Sound.DEAL)
    audio.quack(DuckVoice(), QuackKind.CHAT)
    audio.lower_music(1.0)
    audio.play_music(Music.CALM)
    audio.update(LONG)
    assert pygame.mixer.get_init() is None
    audio.open()
    audio.update(LONG)
    assert len(music_volumes()) == 1
    audio.close()


def test_music_is_read_in_the_background() -> None:
    """It starts when it has been read; closing in the meantime does no harm."""
    audio = Audio(ASSETS, Volumes(), Clock(), Later)
    audio.open()
    audio.play_music(Music.CALM)
    audio.update(LONG)
    assert music_volumes() == []
    Later.do_all()
    audio.update(LONG)
    assert len(music_volumes()) == 1
    audio.play_music(Music.TENSE)
    audio.close()


def loudness(audio: Audio, steps: int) -> list[float]:
    """Return the total power of the music at each of this many steps."""
    heard = []
    for _ in range(steps):
        audio.update(0.1)
        heard.append(sum(volume**2 for volume in music_volumes()))
    return heard


def test_one_piece_fades_into_the_next(audio: Audio) -> None:
    audio.set_volumes(Volumes(master=1.0, music=1.0))
    audio.play_music(Music.CALM)
    before = loudness(audio, 20)
    assert before[0] < 0.1
    assert before == sorted(before)
    assert before[-1] == pytest.approx(1, abs=0.02)
    audio.play_music(Music.TENSE)
    assert loudness(audio, 8)[4:] == [pytest.approx(1, abs=0.05)] * 4
    assert len(music_volumes()) == 2
    # It comes back before the other has gone, and goes again.
    audio.play_music(Music.CALM)
    audio.play_music(Music.VICTORY)
    assert loudness(audio, 60)[-1] == pytest.approx(1, abs=0.02)
    assert len(music_volumes()) == 1
    audio.play_music(None)
    assert loudness(audio, 30)[-1] == 0
    assert music_volumes() == []


def test_only_wanted_or_fading_music_is_kept(audio: Audio) -> None:
    sizes = {}
    for music in Music:
        audio.play_music(music)
        audio.update(LONG)
        audio.update(LONG)
        sizes[music] = audio.bytes
    assert len(set(sizes.values())) == len(Music) > 2
    audio.play_music(Music.CALM)
    audio.update(0.1)
    assert audio.bytes == sizes[Music.CALM] + sizes[list(Music)[-1]]
    for music in Music:
        audio.play_music(music)
    audio.play_music(None)
    audio.update(LONG)
    assert audio.bytes == 0


def test_music_is_read_once_a_channel_is_free(audio: Audio) -> None:
    """Two pieces fade while a third is wanted: three of them would need too much memory."""
    audio.play_music(Music.CALM)
    audio.update(LONG)
    audio.play_music(Music.TENSE)
    audio.update(0.8)
    fading = audio.bytes
    audio.play_music(Music.VICTORY)
    audio.update(0.1)
    assert (len(music_volumes()), audio.bytes) == (2, fading)
    for _ in range(3):
        audio.update(LONG)
    assert len(music_volumes()) == 1
    assert 0 < audio.bytes < fading


def test_cached_sounds_are_limited() -> None:
    """Each sound may have 25 pitches, and every duck has its own voice."""
    clock = Clock()
    audio = open_audio(clock=clock)
    sizes = []
    for pitch in range(-12, 13):
        for sound in Sound:
            clock.now += LONG
            audio.play(sound, pitch=pitch)
            sizes.append(audio.bytes)
    for number in range(40):
        for feeling in QuackKind:
            clock.now += LONG
            audio.quack(DuckVoice(pitch=number / 5), feeling)
            sizes.append(audio.bytes)
    audio.close()
    assert _MOST_BYTES * 0.9 < max(sizes) <= _MOST_BYTES


@pytest.mark.parametrize(
    "heard",
    [
        lambda audio: audio.lower_music(1.0),
        lambda audio: audio.play(Sound.MADE, tier=Tier.MOMENT),
        lambda audio: audio.quack(DuckVoice(), QuackKind.SAD),
    ],
    ids=["speech", "moment", "duck"],
)
def test_music_is_lowered_for_speech_moments_and_ducks(audio: Audio, heard: Callable[[Audio], None]) -> None:
    audio.play_music(Music.CALM)
    (usual, *_rest) = loudness(audio, 30)[-1:]
    audio.play(Sound.PLACE)
    assert loudness(audio, 1) == [usual]
    heard(audio)
    assert loudness(audio, 4)[-1] < 0.2 * usual
    assert loudness(audio, 60)[-1] == usual


# -- missing devices and broken files ----------------------------------------------------------------------


def test_nothing_happens_without_a_sound_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    audio = open_audio()
    audio.play(Sound.DEAL)
    audio.quack(DuckVoice(), QuackKind.SAD)
    audio.play_music(Music.MENU)
    audio.set_volumes(Volumes(muted=True))
    audio.play_music(None)
    assert audio.problem.startswith("no sound:")
    audio.close()


def without_samples(whole: bytes) -> bytes:
    return whole[:40] + bytes(4)


BROKEN = (b"", b"not a sound", bytes(range(256)) * 40, b"RIFF\x04\x00\x00\x00WAVE", without_samples)
PLACES = ("sounds/page.wav", "sounds/quack_sad_rough.wav", "music/menu.ogg")


@pytest.mark.parametrize(("broken", "place"), sampled(product(BROKEN, PLACES), 6))
def test_broken_file_is_silent_and_reported(assets: Path, broken: object, place: str) -> None:
    file = assets / place
    file.write_bytes(broken(file.read_bytes()) if callable(broken) else broken)
    audio = open_audio(assets)
    audio.play_music(Music.MENU)
    audio.update(LONG)
    audio.play(Sound.PAGE)
    audio.play(Sound.PAGE, pitch=3)
    audio.quack(DuckVoice(), QuackKind.SAD)
    assert audio.problem.startswith(f"{file}: a sound file was expected (")
    silent = len(busy_channels())
    audio.play(Sound.WIN)
    assert len(busy_channels()) == silent + 1
    audio.play_music(Music.CALM)
    audio.update(LONG)
    assert len(music_volumes()) == 1
    audio.close()


def test_only_the_first_problem_is_reported(assets: Path) -> None:
    (assets / "sounds/hand.wav").unlink()
    (assets / "sounds/page.wav").unlink()
    (assets / "sounds/page.wav").mkdir()
    audio = open_audio(assets)
    audio.play(Sound.HAND)
    audio.play(Sound.PAGE)
    assert "hand.wav" in audio.problem
    audio.close()


def test_sound_of_a_single_sample(assets: Path) -> None:
    with wave.open(str(assets / "sounds/page.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(44100)
        file.writeframes(b"\x10\x00")
    audio = open_audio(assets)
    audio.play(Sound.PAGE, pitch=12)
    assert audio.problem is None
    audio.close()
