"""A memory-limited LRU cache of sounds."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable

from pygame.mixer import Sound


class SoundCache:
    """An LRU cache of sounds, which keeps at least one. Dropped sounds still play to their end."""

    def __init__(self, most_bytes: int) -> None:
        self.most_bytes = most_bytes
        self.bytes = 0
        self._sounds: OrderedDict[Hashable, Sound] = OrderedDict()

    def find(self, key: Hashable) -> Sound | None:
        sound = self._sounds.get(key)
        if sound is not None:
            self._sounds.move_to_end(key)
        return sound

    def put(self, key: Hashable, sound: Sound) -> Sound:
        self._sounds[key] = sound
        self.bytes += bytes_of(sound)
        while self.bytes > self.most_bytes and len(self._sounds) > 1:
            _key, oldest = self._sounds.popitem(last=False)
            self.bytes -= bytes_of(oldest)
        return sound

    def clear(self) -> None:
        self._sounds.clear()
        self.bytes = 0


def bytes_of(sound: Sound) -> int:
    return memoryview(sound).nbytes  # type: ignore[arg-type]
