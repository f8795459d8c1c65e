"""Cues: the sounds of events, with their stakes, and ticks of the focus."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from game.audio.sounds import AnySound, Sound

_LOWEST_TICK, _HIGHEST_TICK = -7, 9
_SOON = 1.6
"""Seconds within which a repeated sound continues its streak."""
_LONGEST_STREAK = 7
_SCALE = (0, 2, 4, 5, 7, 9, 11)
"""The semitones of a major scale, which all sounds and music use."""


class Tier(IntEnum):
    """The stakes of a sound: a normal play, a good or bad turn of events, the moment of a round."""

    PLAY = 1
    STAKES = 2
    MOMENT = 3


@dataclass(frozen=True, slots=True)
class Cue:
    """A request for a sound.

    Attributes:
        pitch: in semitones.
        volume: from 0 to 1.
        rises: whether it is higher each time that it is repeated soon (see `Streaks`).
        pan: from -1 (left) to 1; None where it comes from the position of the thing that makes it.
        words: its meaning, for its subtitle; empty for the word of its kind (see `glossary`).
    """

    sound: AnySound
    tier: Tier = Tier.PLAY
    pitch: int = 0
    volume: float = 1.0
    rises: bool = False
    pan: float | None = None
    words: str = ""


IMPACTS: dict[Tier, AnySound] = {Tier.PLAY: Sound.PLACE, Tier.STAKES: Sound.THUD, Tier.MOMENT: Sound.BOOM}
"""The sound of an impact on the table, by the tier of its stakes."""


def impact(tier: Tier) -> Cue:
    """Return the sound of an impact, for use with its picture: a landing, a shudder, a shake."""
    return Cue(IMPACTS[tier], tier)


def tick(place: int, count: int) -> Cue:
    """Return the tick of a place (from 0) in a list: higher further on, and duller at both ends."""
    share = place / (count - 1) if count > 1 else 0.0
    sound = Sound.MENU_END if place in (0, count - 1) else Sound.MENU_MOVE
    return Cue(sound, pitch=round(_LOWEST_TICK + (_HIGHEST_TICK - _LOWEST_TICK) * share))


class Streaks:
    def __init__(self) -> None:
        self._last: dict[AnySound, tuple[int, float]] = {}

    def next(self, sound: AnySound, now: float) -> int:
        """Return the rise in semitones of a sound at the time `now` (in seconds)."""
        count, last = self._last.get(sound, (-1, float("-inf")))
        count = count + 1 if now - last <= _SOON else 0
        self._last[sound] = count, now
        octave, step = divmod(min(count, _LONGEST_STREAK), len(_SCALE))
        return 12 * octave + _SCALE[step]


Cues = tuple[Cue, ...]
"""Sounds that are played together."""


@dataclass(frozen=True, slots=True)
class Rumble:
    """The rumble of a gamepad, its strength from 0 to 1."""

    strength: float
    milliseconds: int


RUMBLES: dict[Tier, Rumble] = {
    Tier.PLAY: Rumble(0.25, 60),
    Tier.STAKES: Rumble(0.5, 130),
    Tier.MOMENT: Rumble(1.0, 220),
}
"""The rumble for each tier."""


def stakes(cues: Cues) -> Tier:
    return max((cue.tier for cue in cues), default=Tier.PLAY)
