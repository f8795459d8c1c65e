"""A player of sounds, duck voices and music, silent without a sound card or if files are missing."""

from __future__ import annotations

import importlib
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.audio.cues import Tier
from game.audio.jukebox import MUSIC_CHANNELS, Jukebox
from game.audio.sound_cache import SoundCache
from game.audio.sounds import AnySound, Music, Sound, files_of
from game.audio.voices import DuckVoice, QuackKind

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from game.audio.clips import Samples

_CHANNELS = 24
_RATE = 44100
_STEREO = 2
# A sound repeated within a frame is played once: playing it several times would only be louder.
_REPEAT_SECONDS = 0.012
_QUACK_VOLUME = 0.7
_MOST_BYTES = 12 * 1024 * 1024
"""The memory limit of the cache of sounds and phrases."""


@dataclass(frozen=True, slots=True)
class Volumes:
    master: float = 0.8
    effects: float = 0.9
    music: float = 0.4
    muted: bool = False


@dataclass(slots=True)
class _EffectChannel:
    """A channel for effects, with the tier and start time (in seconds) of its sound."""

    channel: pygame.mixer.Channel
    tier: Tier = Tier.PLAY
    began: float = 0.0


def _new_reader() -> Executor:
    """Return a single-threaded executor; its module is imported here, as it would delay the first frame."""
    from concurrent.futures import ThreadPoolExecutor

    return ThreadPoolExecutor(1, "music")


class Audio:
    """The player of all sounds, silent until opened; `problem` says why it's silent or what is broken."""

    def __init__(
        self,
        assets: Path,
        volumes: Volumes,
        clock: Callable[[], float] = time.monotonic,
        make_reader: Callable[[], Executor] = _new_reader,
        others: Sequence[Path] = (),
    ) -> None:
        """Create a closed player; `make_reader` makes the music thread, `others` are more asset folders."""
        self.problem: str | None = None
        self._assets = assets
        self._others = tuple(others)
        self._clock = clock
        self._volumes = volumes
        self._new_reader = make_reader
        self._reader: Executor | None = None
        self._jukebox: Jukebox | None = None
        self._effect_channels: list[_EffectChannel] = []
        self._cache = SoundCache(_MOST_BYTES)
        self._unreadable: set[str] = set()
        self._last: dict[AnySound | DuckVoice, float] = {}
        self._last_takes: dict[AnySound, int] = {}
        # A separate generator: choosing recordings must not change any other random number.
        self._chance = random.Random(6)
        self._wanted: Music | None = None

    @property
    def bytes(self) -> int:
        return self._cache.bytes + (0 if self._jukebox is None else self._jukebox.bytes)

    def open(self) -> None:
        if self._jukebox is not None or self.problem:
            return
        try:
            # Always use 16-bit stereo samples, so that variants can be computed.
            pygame.mixer.init(_RATE, -16, _STEREO, 512, allowedchanges=0)
            pygame.mixer.set_num_channels(_CHANNELS + MUSIC_CHANNELS)
        except pygame.error as error:
            self.problem = f"no sound: {error}"
            return
        self._reader = self._new_reader()
        # The module that makes sounds takes a while to import: longer than a frame.
        self._reader.submit(importlib.import_module, "game.audio.clips")
        self._effect_channels = [
            _EffectChannel(pygame.mixer.Channel(MUSIC_CHANNELS + number)) for number in range(_CHANNELS)
        ]
        self._jukebox = Jukebox(self._assets / "music", self._reader, self._cannot_play)
        self._jukebox.request(self._wanted)

    def close(self) -> None:
        if self._reader is not None:
            self._reader.shutdown(cancel_futures=True)
            self._reader = None
        if self._jukebox is not None:
            self._jukebox = None
            pygame.mixer.quit()
            self._cache.clear()

    def set_volumes(self, volumes: Volumes) -> None:
        self._volumes = volumes
        self.update(0.0)

    def update(self, seconds: float) -> None:
        if self._jukebox is not None:
            volumes = self._volumes
            self._jukebox.update(seconds, 0.0 if volumes.muted else volumes.master * volumes.music)

    def play(
        self,
        sound: AnySound,
        *,
        volume: float = 1.0,
        pan: float = 0.0,
        pitch: int = 0,
        tier: Tier = Tier.PLAY,
    ) -> None:
        """Play a sound at a pan from -1 (left) to 1 (right); the highest tier lowers the music meanwhile."""
        if not self._is_audible(volume) or self._just_played(sound):
            return
        if sound is Sound.MENU_CONFIRM and self._is_recent(Sound.ERROR):
            return  # The press was refused.
        loaded = self._load(self._pick_recording(sound), max(-12, min(pitch, 12)))
        if loaded is None:
            return
        self._play(loaded, volume, pan, tier)
        if tier is Tier.MOMENT:
            self.lower_music(loaded.get_length())

    def quack(self, voice: DuckVoice, feeling: QuackKind, *, pan: float = 0.0) -> None:
        """Play a duck's phrase, unless this duck is still speaking, and lower the music meanwhile."""
        now = self._clock()
        if not self._is_audible(_QUACK_VOLUME) or now < self._last.get(voice, float("-inf")):
            return
        phrase = self._load_phrase(voice, feeling)
        if phrase is None:
            return
        self._last[voice] = now + phrase.get_length()
        self._play(phrase, _QUACK_VOLUME, pan, Tier.STAKES)
        self.lower_music(phrase.get_length())

    def lower_music(self, seconds: float) -> None:
        if self._jukebox is not None:
            self._jukebox.lower_music(seconds)

    def play_music(self, piece: Music | None) -> None:
        """Loop a piece (None: no music), and fade out the current one."""
        self._wanted = piece
        if self._jukebox is not None:
            self._jukebox.request(piece)

    def _is_audible(self, volume: float) -> bool:
        volumes = self._volumes
        loud = 0.0 if volumes.muted else volumes.master * volumes.effects * volume
        return self._jukebox is not None and loud > 0

    def _play(self, sound: pygame.mixer.Sound, volume: float, pan: float, tier: Tier) -> None:
        loud = self._volumes.master * self._volumes.effects * volume
        effect = self._free_channel()
        effect.tier, effect.began = tier, self._clock()
        effect.channel.play(sound)
        effect.channel.set_volume(loud * _clamp(1.0 - pan), loud * _clamp(1.0 + pan))

    def _free_channel(self) -> _EffectChannel:
        """Return a free channel or, if there is none, the oldest one of the lowest tier."""
        free = (effect for effect in self._effect_channels if not effect.channel.get_busy())
        return next(free, None) or min(self._effect_channels, key=lambda effect: (effect.tier, effect.began))

    def _just_played(self, sound: AnySound) -> bool:
        if self._is_recent(sound):
            return True
        self._last[sound] = self._clock()
        return False

    def _is_recent(self, sound: AnySound) -> bool:
        return self._clock() - self._last.get(sound, float("-inf")) < _REPEAT_SECONDS

    def _pick_recording(self, sound: AnySound) -> str:
        """Return the file name of a random recording of a sound, not the last one used if it has others."""
        files = files_of(sound)
        last = self._last_takes.get(sound, -1)
        takes = [take for take in range(len(files)) if take != last] or [0]
        self._last_takes[sound] = self._chance.choice(takes)
        return files[self._last_takes[sound]]

    def _load(self, file: str, pitch: int) -> pygame.mixer.Sound | None:
        from game.audio import clips

        loaded = self._cache.find((file, pitch))
        if loaded is None and (samples := self._read(file)) is not None:
            shifted = clips.make_sound(clips.shift_pitch(samples, pitch) if pitch else samples)
            loaded = self._cache.put((file, pitch), shifted)
        return loaded

    def _load_phrase(self, voice: DuckVoice, feeling: QuackKind) -> pygame.mixer.Sound | None:
        from game.audio import clips

        phrase = self._cache.find((voice, feeling))
        if phrase is not None:
            return phrase
        smooth, rough = (self._read(f"quack_{feeling.value}_{grain}") for grain in ("smooth", "rough"))
        if smooth is None or rough is None:
            return None
        return self._cache.put(
            (voice, feeling), clips.make_sound(clips.make_phrase(voice, feeling, smooth, rough))
        )

    def _read(self, file: str) -> Samples | None:
        """Return a file's samples; on failure, set `problem` and return None."""
        from game.audio import clips

        if file in self._unreadable:
            return None
        path = self._sound_path(file)
        try:
            return clips.read(path)
        except clips.BROKEN as error:
            self._cannot_play(path, error)
            self._unreadable.add(file)
            return None

    def _sound_path(self, file: str) -> Path:
        """Return the path of a sound's file, in the first asset folder that has it."""
        places = [folder / "sounds" / f"{file}.wav" for folder in (self._assets, *self._others)]
        return next((place for place in places if place.exists()), places[0])

    def _cannot_play(self, path: Path, error: Exception) -> None:
        self.problem = (
            self.problem or f"{path}: a sound file was expected ({str(error) or 'it ends too soon'})"
        )


def _clamp(part: float) -> float:
    return max(0.0, min(part, 1.0))
