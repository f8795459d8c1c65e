"""Plays sounds and music; silent and untroubled where there is no sound card or a file is missing."""

from __future__ import annotations

import time
import wave
from array import array
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pygame

from game.audio.sounds import AnySound, Music

_CHANNELS = 24
_FADE_MS = 700
_RATE = 44100
_STEREO = 2
# a sound that is asked for again within one frame is one sound: many at once would only be loud
_AGAIN_SECONDS = 0.012
_BROKEN = (pygame.error, wave.Error, OSError, EOFError)


@dataclass(frozen=True, slots=True)
class Volumes:
    """Volumes, from 0 to 1."""

    master: float = 0.8
    effects: float = 0.9
    music: float = 0.4
    muted: bool = False


class Audio:
    """The house's sound. Nothing sounds before `open`, which the first frame need not wait for.

    Attributes:
        problem: why there is no sound, or which file was the first that could not be played; None while
            all is well.
    """

    def __init__(self, assets: Path, volumes: Volumes, clock: Callable[[], float] = time.monotonic) -> None:
        """`clock` tells seconds: a sound that is asked for again at once is one sound."""
        self.problem: str | None = None
        self._assets = assets
        self._clock = clock
        self._volumes = volumes
        self._open = False
        self._sounds: dict[tuple[AnySound, int], pygame.mixer.Sound | None] = {}
        self._last: dict[AnySound, float] = {}
        self._wanted: Music | None = None

    def open(self) -> None:
        """Open the sound card, if there is one."""
        if self._open or self.problem:
            return
        try:
            # the mixer converts 16-bit stereo to the sound card's format, so that variants can be made of it
            pygame.mixer.init(_RATE, -16, _STEREO, 512, allowedchanges=0)
            pygame.mixer.set_num_channels(_CHANNELS)
        except pygame.error as error:
            self.problem = f"no sound: {error}"
            return
        self._open = True
        self.music(self._wanted, again=True)

    def close(self) -> None:
        """Let the sound card go."""
        if self._open:
            pygame.mixer.quit()
            self._open = False
            self._sounds.clear()

    def set_volumes(self, volumes: Volumes) -> None:
        """Set the volumes of effects and music, at once."""
        self._volumes = volumes
        if self._open:
            pygame.mixer.music.set_volume(self._music_volume())

    def play(self, sound: AnySound, *, volume: float = 1.0, pan: float = 0.0, pitch: int = 0) -> None:
        """Play a sound; `pan` from -1 (left) to 1, `pitch` in semitones up or down (12 at most)."""
        loud = 0.0 if self._volumes.muted else self._volumes.master * self._volumes.effects * volume
        if not self._open or loud <= 0 or self._just_played(sound):
            return
        found = self._load(sound, max(-12, min(pitch, 12)))
        if found is None:
            return
        channel = pygame.mixer.find_channel(force=True)
        channel.play(found)
        channel.set_volume(loud * _share(1.0 - pan), loud * _share(1.0 + pan))

    def music(self, piece: Music | None, *, again: bool = False) -> None:
        """Play a piece over and over (None: no piece), once the piece before has faded out."""
        if piece is self._wanted and not again:
            return
        self._wanted = piece
        if not self._open:
            return
        playing = pygame.mixer.music.get_busy()
        if playing:
            pygame.mixer.music.fadeout(_FADE_MS)
        if piece is None:
            return
        path = self._assets / "music" / f"{piece.value}.wav"
        try:
            _check(path)
            if playing:
                pygame.mixer.music.queue(path, loops=-1)
                return
            pygame.mixer.music.load(path)
            pygame.mixer.music.set_volume(self._music_volume())
            pygame.mixer.music.play(-1, fade_ms=_FADE_MS)
        except _BROKEN as error:
            self._cannot_play(path, error)

    def _music_volume(self) -> float:
        volumes = self._volumes
        return 0.0 if volumes.muted else volumes.master * volumes.music

    def _just_played(self, sound: AnySound) -> bool:
        now = self._clock()
        if now - self._last.get(sound, float("-inf")) < _AGAIN_SECONDS:
            return True
        self._last[sound] = now
        return False

    def _load(self, sound: AnySound, pitch: int) -> pygame.mixer.Sound | None:
        key = (sound, pitch)
        if key not in self._sounds:
            path = self._assets / "sounds" / f"{sound.value}.wav"
            try:
                _check(path)
                whole = pygame.mixer.Sound(path)
                self._sounds[key] = _shifted(whole, pitch) if pitch else whole
            except _BROKEN as error:
                self._cannot_play(path, error)
                self._sounds[key] = None
        return self._sounds[key]

    def _cannot_play(self, path: Path, error: Exception) -> None:
        self.problem = (
            self.problem or f"{path}: a sound file was expected ({str(error) or 'it ends too soon'})"
        )


def _check(path: Path) -> None:
    """See that there is at least one sample: SDL crashes when it lets go of a sound without any.

    Raises:
        OSError, EOFError, wave.Error: if not.
    """
    with wave.open(str(path), "rb") as file:
        if not file.readframes(1):
            raise EOFError("it ends before its first sample")


def _share(part: float) -> float:
    return max(0.0, min(part, 1.0))


def _shifted(sound: pygame.mixer.Sound, semitones: int) -> pygame.mixer.Sound:
    """The sound higher or lower, by playing it faster or slower; of its two equal channels one is read."""
    heard = array("h", sound.get_raw())[::_STEREO]
    heard.append(0)
    step = 2 ** (semitones / 12)
    shifted = array("h", bytes(2 * max(1, int((len(heard) - 1) / step))))
    for index in range(len(shifted)):
        place = index * step
        before = int(place)
        shifted[index] = int(heard[before] + (heard[before + 1] - heard[before]) * (place - before))
    both = array("h", bytes(2 * _STEREO * len(shifted)))
    for channel in range(_STEREO):
        both[channel::_STEREO] = shifted
    return pygame.mixer.Sound(buffer=both)
