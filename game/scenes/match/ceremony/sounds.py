"""What is heard of a ceremony: everything that lands, each block that is up, and who has won."""

from __future__ import annotations

from game.audio.cues import Cue, Tier
from game.audio.sounds import Sound
from game.scenes.match.ceremony.course import rise_of
from game.scenes.match.ceremony.result import Outcome

_HIGHEST, _SCALE = 11, 6
"""A count rises by so many semitones over all that lands, or over as many things as this."""


def sounds_between(outcome: Outcome, before: float, now: float) -> list[Cue]:
    """The sounds of a ceremony after one time, up to another."""
    found: list[Cue] = []
    for turn in outcome.course.turns:
        if before < turn.begins <= now:
            found.append(Cue(Sound.RIFFLE if turn.last else Sound.SLIDE, volume=0.7))
        down = turn.down(now)
        if down > turn.down(before):
            pitch = min(_HIGHEST, round(_HIGHEST * down / max(len(turn.drops), _SCALE)))
            found.append(Cue(Sound.COUNT, pitch=pitch, volume=0.6))
            if turn.last and down == len(turn.drops):
                found.append(Cue(Sound.THUD, Tier.STAKES))
    if outcome.over:
        for rank in sorted({party.rank for party in outcome.parties} & {1, 2, 3}):
            if before < outcome.course.rises + rise_of(rank) <= now:
                found.append(Cue(Sound.THUD, Tier.STAKES, pitch=2 * (3 - rank)))
    return found
