"""Ticks of the focus: where it stands in a list, by ear."""

from __future__ import annotations

from game.audio.cues import Cue
from game.audio.sounds import Sound

_LOWEST, _HIGHEST = -7, 9


def tick(place: int, count: int) -> Cue:
    """The tick of a place (from 0) among so many: the farther on, the higher; both ends sound duller."""
    share = place / (count - 1) if count > 1 else 0.0
    sound = Sound.MENU_END if place in (0, count - 1) else Sound.MENU_MOVE
    return Cue(sound, pitch=round(_LOWEST + (_HIGHEST - _LOWEST) * share))
