"""What is heard of a ceremony: each turn, everything that lands, and each block that is up."""

from __future__ import annotations

from game.audio.cues import Cue, Tier
from game.audio.sounds import Sound
from game.scenes.match.ceremony.pour import LineTurn

_HIGHEST, _SCALE = 11, 6
"""A count rises by so many semitones over all that lands, or over as many things as this."""


def begun(turn: LineTurn) -> Cue:
    """The sound of a turn that begins."""
    return Cue(Sound.RIFFLE if turn.last else Sound.SLIDE, volume=0.7)


def landed(turn: LineTurn, down: int) -> list[Cue]:
    """The sounds of a drop that is one of so many that are `down`."""
    pitch = min(_HIGHEST, round(_HIGHEST * down / max(len(turn.drops), _SCALE)))
    thud = [Cue(Sound.THUD, Tier.STAKES)] if turn.last and down == len(turn.drops) else []
    return [Cue(Sound.COUNT, pitch=pitch, volume=0.6), *thud]


def risen(rank: int) -> Cue:
    """The sound of a rank's block that is up."""
    return Cue(Sound.THUD, Tier.STAKES, pitch=2 * (3 - rank))
