"""The player: there, or silently not."""

from __future__ import annotations

import shutil
import wave
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pygame
import pytest

from game.audio.player import Audio, Volumes
from game.audio.sounds import Music, Sound
from game.storage.places import ASSETS

WIN_SECONDS = 1.3


@pytest.fixture
def audio() -> Iterator[Audio]:
    made = Audio(ASSETS, Volumes())
    made.open()
    yield made
    made.close()


@pytest.fixture
def assets(tmp_path: Path) -> Path:
    """A copy of sounds and music that may be broken."""
    for folder in ("sounds", "music"):
        shutil.copytree(ASSETS / folder, tmp_path / folder, ignore=shutil.ignore_patterns("*.py", "__*"))
    return tmp_path


class Endless:
    """A channel whose sound begins anew whenever it ends: a busy machine is slower than many a sound."""

    def __init__(self, channel: pygame.mixer.Channel) -> None:
        self._channel = channel

    def play(self, sound: pygame.mixer.Sound) -> None:
        self._channel.play(sound, loops=-1)

    def set_volume(self, left: float, right: float) -> None:
        self._channel.set_volume(left, right)


@pytest.fixture(autouse=True)
def endless(monkeypatch: pytest.MonkeyPatch) -> None:
    """What sounds goes on sounding."""
    plain = pygame.mixer.find_channel
    monkeypatch.setattr(pygame.mixer, "find_channel", lambda force: Endless(plain(force=force)))


def playing() -> list[pygame.mixer.Channel]:
    """The channels that sound."""
    channels = [pygame.mixer.Channel(number) for number in range(pygame.mixer.get_num_channels())]
    return [channel for channel in channels if channel.get_busy()]


def peak_frequency(sound: pygame.mixer.Sound) -> float:
    """The strongest frequency of the left channel, in hertz."""
    import numpy as np

    heard = np.frombuffer(sound.get_raw(), "<i2")[::2].astype(float)
    return float(np.abs(np.fft.rfft(heard)).argmax() * 44100 / len(heard))


@pytest.mark.parametrize("sound", list(Sound))
def test_every_sound_plays(audio: Audio, sound: Sound) -> None:
    audio.play(sound)
    assert audio.problem is None
    assert len(playing()) == 1


@pytest.mark.parametrize("music", list(Music))
def test_every_piece_plays(audio: Audio, music: Music) -> None:
    audio.music(music)
    assert audio.problem is None
    assert pygame.mixer.music.get_busy()


@pytest.mark.parametrize("pitch", [-12, -5, 1, 7, 12])
def test_pitch_is_counted_in_semitones(audio: Audio, pitch: int) -> None:
    audio.play(Sound.MENU_MOVE)
    plain = playing()[0].get_sound()
    pygame.mixer.stop()
    other = Audio(ASSETS, Volumes())
    other.open()
    other.play(Sound.MENU_MOVE, pitch=pitch)
    shifted = playing()[0].get_sound()
    ratio = 2 ** (pitch / 12)
    assert shifted.get_length() == pytest.approx(plain.get_length() / ratio, rel=0.01)
    assert peak_frequency(shifted) == pytest.approx(peak_frequency(plain) * ratio, rel=0.03)


def test_a_pitch_beyond_an_octave_is_an_octave(audio: Audio) -> None:
    audio.play(Sound.MENU_MOVE, pitch=40)
    assert playing()[0].get_sound().get_length() == pytest.approx(0.07 / 2, rel=0.01)


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
def test_pan_turns_the_other_side_down(
    audio: Audio, monkeypatch: pytest.MonkeyPatch, pan: float, left: float, right: float
) -> None:
    heard: list[tuple[float, float]] = []

    class Channel:
        def play(self, _sound: pygame.mixer.Sound) -> None:
            pass

        def set_volume(self, left: float, right: float) -> None:
            heard.append((left, right))

    monkeypatch.setattr(pygame.mixer, "find_channel", lambda force: Channel())
    audio.set_volumes(Volumes(master=1.0, effects=0.5))
    audio.play(Sound.PLACE, pan=pan)
    assert heard == [pytest.approx((left, right))]


def test_what_is_asked_for_many_times_at_once_sounds_once() -> None:
    now = 10.0
    audio = Audio(ASSETS, Volumes(), lambda: now)
    audio.open()
    for pitch in range(5):
        audio.play(Sound.PLACE, pitch=pitch)
    audio.play(Sound.REVEAL)
    assert len(playing()) == 2
    now += 0.04
    audio.play(Sound.PLACE)
    assert len(playing()) == 3
    audio.close()


def test_more_sounds_than_channels() -> None:
    seconds = count()
    audio = Audio(ASSETS, Volumes(), lambda: float(next(seconds)))
    audio.open()
    for _ in range(60):
        audio.play(Sound.WIN)
    assert len(playing()) == pygame.mixer.get_num_channels()
    audio.close()


def test_muted_is_silent(audio: Audio) -> None:
    audio.set_volumes(Volumes(muted=True))
    audio.play(Sound.WIN)
    audio.music(Music.MENU)
    assert playing() == []
    assert pygame.mixer.music.get_volume() == 0
    audio.set_volumes(Volumes(master=1.0, music=0.5))
    audio.play(Sound.WIN)
    assert len(playing()) == 1
    assert pygame.mixer.music.get_volume() == pytest.approx(0.5, abs=0.01)


def test_effects_and_music_have_volumes_of_their_own(audio: Audio) -> None:
    audio.music(Music.MENU)
    audio.set_volumes(Volumes(effects=0.0, music=1.0))
    audio.play(Sound.WIN)
    assert playing() == []
    assert pygame.mixer.music.get_volume() > 0.5
    audio.set_volumes(Volumes(effects=1.0, music=0.0))
    audio.play(Sound.WIN)
    assert len(playing()) == 1
    assert pygame.mixer.music.get_volume() == 0


def test_music_asked_for_before_the_sound_card_is_open() -> None:
    audio = Audio(ASSETS, Volumes())
    audio.play(Sound.DEAL)
    audio.music(Music.TABLE)
    assert pygame.mixer.get_init() is None
    audio.open()
    assert pygame.mixer.music.get_busy()
    audio.close()


def test_a_piece_fades_out_before_the_next_begins(audio: Audio, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(pygame.mixer.music, "fadeout", lambda _ms: asked.append("fade out"))
    monkeypatch.setattr(
        pygame.mixer.music, "queue", lambda path, loops: asked.append(f"then {path.stem} {loops}")
    )
    audio.music(Music.MENU)
    audio.music(Music.MENU)
    assert asked == []
    audio.music(Music.TABLE)
    assert asked == ["fade out", "then table -1"]
    audio.music(None)
    assert asked[2:] == ["fade out"]


def test_without_a_sound_card_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    audio = Audio(ASSETS, Volumes())
    audio.open()
    audio.play(Sound.DEAL)
    audio.music(Music.MENU)
    audio.set_volumes(Volumes(muted=True))
    audio.music(None)
    assert audio.problem is not None
    assert audio.problem.startswith("no sound:")
    audio.close()


def without_samples(whole: bytes) -> bytes:
    return whole[:40] + bytes(4)


@pytest.mark.parametrize(
    "broken",
    [b"", b"not a sound", bytes(range(256)) * 40, b"RIFF\x04\x00\x00\x00WAVE", without_samples],
    ids=["empty", "text", "noise", "no chunks", "no samples"],
)
@pytest.mark.parametrize("place", ["sounds/deal.wav", "music/menu.wav"])
def test_a_broken_file_is_silent_and_named(assets: Path, broken: object, place: str) -> None:
    file = assets / place
    file.write_bytes(broken(file.read_bytes()) if callable(broken) else broken)
    audio = Audio(assets, Volumes())
    audio.open()
    audio.music(Music.MENU)
    audio.play(Sound.DEAL)
    audio.play(Sound.DEAL, pitch=3)
    assert audio.problem is not None
    assert audio.problem.startswith(f"{file}: a sound file was expected (")
    audio.play(Sound.WIN)
    assert WIN_SECONDS in [round(channel.get_sound().get_length(), 2) for channel in playing()]
    audio.music(Music.TABLE)
    assert pygame.mixer.music.get_busy()
    audio.close()


def test_the_first_problem_is_the_one_that_is_told(assets: Path) -> None:
    (assets / "sounds/place.wav").unlink()
    (assets / "sounds/deal.wav").unlink()
    (assets / "sounds/deal.wav").mkdir()
    audio = Audio(assets, Volumes())
    audio.open()
    audio.play(Sound.PLACE)
    audio.play(Sound.DEAL)
    assert audio.problem is not None
    assert "place.wav" in audio.problem
    audio.close()


def test_a_sound_of_a_single_sample(assets: Path) -> None:
    with wave.open(str(assets / "sounds/deal.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(44100)
        file.writeframes(b"\x10\x00")
    audio = Audio(assets, Volumes())
    audio.open()
    audio.play(Sound.DEAL, pitch=12)
    assert audio.problem is None
    audio.close()
