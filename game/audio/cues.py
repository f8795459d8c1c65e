"""Cues: requests for sounds, with their tier; and the ticks of the focus."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from game.audio.sounds import AnySound, Sound

_LOWEST_TICK, _HIGHEST_TICK = -7, 9
_SOON = 1.6
"""The seconds within which a repetition of a sound continues its streak."""
_LONGEST_STREAK = 7
_SCALE = (0, 2, 4, 5, 7, 9, 11)
"""The semitones of a major scale."""


class Tier(IntEnum):
    """How much is at stake: an ordinary play, a good or bad turn, or the decisive moment of a round."""

    PLAY = 1
    STAKES = 2
    MOMENT = 3


@dataclass(frozen=True, slots=True)
class Cue:
    """A request for a sound.

    Attributes:
        pitch: the change of pitch, in semitones.
        volume: from 0 to 1.
        rises: whether quick repetitions rise in pitch (see `Streaks`).
        pan: from -1 (left) to 1 (right); None: where the sound's source is on the screen.
        words: the subtitle; if empty, the sound's word in the glossary.
    """

    sound: AnySound
    tier: Tier = Tier.PLAY
    pitch: int = 0
    volume: float = 1.0
    rises: bool = False
    pan: float | None = None
    words: str = ""


IMPACTS: dict[Tier, AnySound] = {Tier.PLAY: Sound.PLACE, Tier.STAKES: Sound.THUD, Tier.MOMENT: Sound.BOOM}
"""The sounds of impacts on the table, by tier."""


def impact_cue(tier: Tier) -> Cue:
    """Return the cue of an impact, to go with a landing, a shudder or a shake."""
    return Cue(IMPACTS[tier], tier)


def focus_tick(index: int, count: int) -> Cue:
    """Return the tick for an item of a list by its index: rising along the list, duller at both ends."""
    fraction = index / (count - 1) if count > 1 else 0.0
    sound = Sound.MENU_END if index in (0, count - 1) else Sound.MENU_MOVE
    return Cue(sound, pitch=round(_LOWEST_TICK + (_HIGHEST_TICK - _LOWEST_TICK) * fraction))


class Streaks:
    def __init__(self) -> None:
        self._last: dict[AnySound, tuple[int, float]] = {}

    def next_rise(self, sound: AnySound, now: float) -> int:
        """Return by how many semitones to raise a sound at `now` (in seconds): more in quick repetition."""
        count, last = self._last.get(sound, (-1, float("-inf")))
        count = count + 1 if now - last <= _SOON else 0
        self._last[sound] = count, now
        octave, step = divmod(min(count, _LONGEST_STREAK), len(_SCALE))
        return 12 * octave + _SCALE[step]


Cues = tuple[Cue, ...]
"""Cues that are played together."""


@dataclass(frozen=True, slots=True)
class Rumble:
    """A gamepad's rumble: its strength, from 0 to 1, and its duration."""

    strength: float
    milliseconds: int


RUMBLES: dict[Tier, Rumble] = {
    Tier.PLAY: Rumble(0.25, 60),
    Tier.STAKES: Rumble(0.5, 130),
    Tier.MOMENT: Rumble(1.0, 220),
}
"""The rumble of each tier."""


def highest_tier(cues: Cues) -> Tier:
    return max((cue.tier for cue in cues), default=Tier.PLAY)
