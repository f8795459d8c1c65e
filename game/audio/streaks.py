"""Streaks: a sound that comes again soon is higher each time."""

from __future__ import annotations

from game.audio.sounds import AnySound

_SOON = 1.6
"""In seconds; a sound that comes later begins anew."""
_HIGHEST = 7
_SCALE = (0, 2, 4, 5, 7, 9, 11)
"""The semitones of a major scale, in which all sounds and music are."""


class Streaks:
    """The number of times that each sound has come in a row."""

    def __init__(self) -> None:
        self._last: dict[AnySound, tuple[int, float]] = {}

    def next(self, sound: AnySound, now: float) -> int:
        """The rise in semitones of a sound that comes at the time `now` (in seconds)."""
        count, last = self._last.get(sound, (-1, float("-inf")))
        count = count + 1 if now - last <= _SOON else 0
        self._last[sound] = count, now
        octave, step = divmod(min(count, _HIGHEST), len(_SCALE))
        return 12 * octave + _SCALE[step]
