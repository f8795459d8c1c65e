"""Music: looping pieces with crossfades, quieter during speech and important sounds."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.audio.sound_cache import bytes_of
from game.audio.sounds import Music

if TYPE_CHECKING:
    from concurrent.futures import Executor, Future

MUSIC_CHANNELS = 2
"""How many of the mixer's channels, from the first, are reserved for music."""
_FADE_SECONDS = 1.6
_LOWERED = 0.35
_LOWER_SECONDS, _RAISE_SECONDS = 0.12, 0.9


def step_towards(level: float, target: float, step: float) -> float:
    return min(level + step, target) if level < target else max(level - step, target)


class _MusicChannel:
    """A channel that loops a piece; `level` is its fader level, from 0 to 1."""

    def __init__(self, channel: pygame.mixer.Channel) -> None:
        self.channel = channel
        self.piece: Music | None = None
        self.level = 0.0


class Jukebox:
    """A music player that loops the requested piece; a thread reads the files of pieces."""

    def __init__(
        self, folder: Path, reader: Executor, report_broken: Callable[[Path, Exception], None]
    ) -> None:
        """Start without music, with an open mixer; `report_broken` gets an unplayable file and the error."""
        self._folder = folder
        self._reader = reader
        self._broken = report_broken
        self._channels = [_MusicChannel(pygame.mixer.Channel(number)) for number in range(MUSIC_CHANNELS)]
        self._pieces: dict[Music, Future[pygame.mixer.Sound]] = {}
        self._wanted: Music | None = None
        self._lowered_left = 0.0
        self._loudness = 1.0

    @property
    def levels(self) -> dict[Music, float]:
        """The fader level of each audible piece, from 0 to 1."""
        return {music.piece: music.level for music in self._channels if music.piece is not None}

    @property
    def bytes(self) -> int:
        loaded = [sound for sound in self._pieces.values() if sound.done() and sound.exception() is None]
        return sum(bytes_of(sound.result()) for sound in loaded)

    def request(self, piece: Music | None) -> None:
        self._wanted = piece
        self._drop_unneeded()

    def lower_music(self, seconds: float) -> None:
        """Lower the volume for some seconds, during speech or an important sound."""
        self._lowered_left = max(self._lowered_left, seconds)

    def update(self, seconds: float, volume: float) -> None:
        """Advance the fades, and read and start the requested piece; `volume` is from 0 to 1."""
        self._start()
        self._lowered_left = max(0.0, self._lowered_left - seconds)
        if self._lowered_left > 0:
            self._loudness = step_towards(self._loudness, _LOWERED, seconds / _LOWER_SECONDS)
        else:
            self._loudness = step_towards(self._loudness, 1.0, seconds / _RAISE_SECONDS)
        for music in self._channels:
            if music.piece is None:
                continue
            target = 1.0 if music.piece is self._wanted else 0.0
            music.level = step_towards(music.level, target, seconds / _FADE_SECONDS)
            if music.level <= 0 and target == 0:
                music.channel.stop()
                music.piece = None
                self._drop_unneeded()
            else:
                # With a quarter of a sine, two crossfaded pieces are as loud together as each alone.
                music.channel.set_volume(volume * self._loudness * math.sin(music.level * math.pi / 2))

    def _start(self) -> None:
        piece = self._wanted
        if piece is None or any(music.piece is piece for music in self._channels):
            return
        free = next((music for music in self._channels if music.piece is None), None)
        if free is None:
            return
        # A piece that can't start yet isn't read, because it needs much memory.
        read = self._pieces.get(piece) or self._reader.submit(pygame.mixer.Sound, self._path(piece))
        self._pieces[piece] = read
        if not read.done():
            return
        try:
            sound = read.result()
        except (pygame.error, OSError) as error:
            self._broken(self._path(piece), error)
            self._wanted = None
            return
        free.piece, free.level = piece, 0.0
        # A channel starts at full volume, which the sound card may play before the volume is set.
        sound.set_volume(0.0)
        free.channel.play(sound, loops=-1)
        free.channel.set_volume(0.0)
        sound.set_volume(1.0)

    def _drop_unneeded(self) -> None:
        """Drop all pieces that are neither requested nor playing, because they need much memory."""
        needed = {self._wanted, *(music.piece for music in self._channels)}
        self._pieces = {piece: read for piece, read in self._pieces.items() if piece in needed}

    def _path(self, piece: Music) -> Path:
        return self._folder / f"{piece.value}.ogg"
