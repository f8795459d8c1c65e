"""Cues: the sounds of events, with their stakes, and ticks of the focus."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from game.audio.sounds import AnySound, Sound

_LOWEST_TICK, _HIGHEST_TICK = -7, 9
_SOON = 1.6
"""In seconds: a sound that comes again later starts a new streak."""
_LONGEST_STREAK = 7
_SCALE = (0, 2, 4, 5, 7, 9, 11)
"""The semitones of a major scale, in which all sounds and music are."""


class Tier(IntEnum):
    """The stakes of a sound: a normal play, a good or bad turn of events, the moment of a round."""

    PLAY = 1
    STAKES = 2
    MOMENT = 3


@dataclass(frozen=True, slots=True)
class Cue:
    """A sound that is asked for.

    Attributes:
        pitch: in semitones.
        volume: from 0 to 1.
        rises: whether it is higher each time that it comes again soon (see `Streaks`).
        pan: its side, from -1 (left) to 1; None where it comes from the place of the thing that makes it.
        words: what it tells, for its subtitle; empty for the word of its kind (see `glossary`).
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
    """The impact at a moment of a tier, together with its picture: a landing, a shudder, a shake."""
    return Cue(IMPACTS[tier], tier)


def tick(place: int, count: int) -> Cue:
    """The tick of a place (from 0) among so many: the farther on, the higher; both ends sound duller."""
    share = place / (count - 1) if count > 1 else 0.0
    sound = Sound.MENU_END if place in (0, count - 1) else Sound.MENU_MOVE
    return Cue(sound, pitch=round(_LOWEST_TICK + (_HIGHEST_TICK - _LOWEST_TICK) * share))


class Streaks:
    """The number of times that each sound has come in a row: one that comes again soon is higher."""

    def __init__(self) -> None:
        self._last: dict[AnySound, tuple[int, float]] = {}

    def next(self, sound: AnySound, now: float) -> int:
        """The rise in semitones of a sound that comes at the time `now` (in seconds)."""
        count, last = self._last.get(sound, (-1, float("-inf")))
        count = count + 1 if now - last <= _SOON else 0
        self._last[sound] = count, now
        octave, step = divmod(min(count, _LONGEST_STREAK), len(_SCALE))
        return 12 * octave + _SCALE[step]


Cues = tuple[Cue, ...]
"""Sounds that are heard together."""


@dataclass(frozen=True, slots=True)
class Rumble:
    """The shaking of a gamepad.

    Attributes:
        strength: from 0 to 1.
    """

    strength: float
    milliseconds: int


RUMBLES: dict[Tier, Rumble] = {
    Tier.PLAY: Rumble(0.25, 60),
    Tier.STAKES: Rumble(0.5, 130),
    Tier.MOMENT: Rumble(1.0, 220),
}
"""The shaking at a moment of a tier."""


def stakes(cues: Cues) -> Tier:
    """The tier of what is heard: the highest of its sounds."""
    return max((cue.tier for cue in cues), default=Tier.PLAY)
