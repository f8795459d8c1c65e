"""Plays sounds and music; silent and untroubled where there is no sound card or a file is missing."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pygame

from game.audio.sounds import Music, Sound

_CHANNELS = 24
_FADE_MS = 700
_RATE = 44100


@dataclass(frozen=True, slots=True)
class Volumes:
    """How loud, from 0 to 1."""

    master: float = 0.8
    effects: float = 0.9
    music: float = 0.4
    muted: bool = False


class Audio:
    """The house's sound. Nothing sounds before `open`, which the first frame need not wait for.

    Attributes:
        problem: why there is no sound, in words; None while all is well.
    """

    def __init__(self, assets: Path, volumes: Volumes) -> None:
        self.problem: str | None = None
        self._assets = assets
        self._volumes = volumes
        self._open = False
        self._sounds: dict[tuple[Sound, int], pygame.mixer.Sound | None] = {}
        self._wanted: Music | None = None

    def open(self) -> None:
        """Open the sound card, if there is one."""
        if self._open or self.problem:
            return
        try:
            pygame.mixer.init(_RATE, -16, 2, 512)
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
        """Change how loud everything is, at once."""
        self._volumes = volumes
        if self._open:
            pygame.mixer.music.set_volume(self._music_volume())

    def play(self, sound: Sound, *, volume: float = 1.0, pan: float = 0.0, pitch: int = 0) -> None:
        """Play a sound; `pan` from -1 (left) to 1, `pitch` in semitones up or down."""
        loud = 0.0 if self._volumes.muted else self._volumes.master * self._volumes.effects * volume
        if not self._open or loud <= 0:
            return
        found = self._load(sound, max(-12, min(pitch, 12)))
        if found is None:
            return
        channel = pygame.mixer.find_channel(force=True)
        channel.play(found)
        channel.set_volume(loud * min(1.0, 1.0 - pan), loud * min(1.0, 1.0 + pan))

    def music(self, piece: Music | None, *, again: bool = False) -> None:
        """Play a piece over and over (None: none), the one before fading out."""
        if piece is self._wanted and not again:
            return
        self._wanted = piece
        if not self._open:
            return
        if piece is None:
            pygame.mixer.music.fadeout(_FADE_MS)
            return
        try:
            pygame.mixer.music.load(self._assets / "music" / f"{piece.value}.wav")
            pygame.mixer.music.set_volume(self._music_volume())
            pygame.mixer.music.play(-1, fade_ms=_FADE_MS)
        except (pygame.error, FileNotFoundError) as error:
            self.problem = f"music {piece.value}: {error}"

    def _music_volume(self) -> float:
        volumes = self._volumes
        return 0.0 if volumes.muted else volumes.master * volumes.music

    def _load(self, sound: Sound, pitch: int) -> pygame.mixer.Sound | None:
        key = (sound, pitch)
        if key not in self._sounds:
            path = self._assets / "sounds" / f"{sound.value}.wav"
            try:
                whole = pygame.mixer.Sound(path)
                self._sounds[key] = _shifted(whole, pitch) if pitch else whole
            except (pygame.error, FileNotFoundError) as error:
                self.problem = f"sound {sound.value}: {error}"
                self._sounds[key] = None
        return self._sounds[key]


def _shifted(sound: pygame.mixer.Sound, semitones: int) -> pygame.mixer.Sound:
    """The sound higher or lower, by playing its frames (16 bit, two channels) faster or slower."""
    raw = sound.get_raw()
    frames = len(raw) // 4
    step = 2 ** (semitones / 12)
    picked = memoryview(raw[: frames * 4]).cast("i")
    count = int(frames / step)
    return pygame.mixer.Sound(
        buffer=b"".join(
            picked[min(int(place * step), frames - 1)].to_bytes(4, "little", signed=True)
            for place in range(count)
        )
    )
