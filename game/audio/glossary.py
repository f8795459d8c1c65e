"""The glossary of sounds: their meanings, and their words in subtitles."""

from __future__ import annotations

from dataclasses import dataclass

from game.audio.cues import Cue, Cues
from game.audio.sounds import AnySound


@dataclass(frozen=True, slots=True)
class Term:
    """The glossary's entry for a sound.

    Attributes:
        meaning: what the sound tells the player, without a full stop.
        note: what its pitch or its position (left or right) means; empty if these mean nothing.
        word: the subtitle; empty for sounds without subtitles.
        examples: cues to play one after another; if empty, the sound is played once.
        picture: the name of the drawing shown with it.
    """

    sound: AnySound
    meaning: str
    note: str = ""
    word: str = ""
    examples: Cues = ()
    picture: str = "charms/brass_bell"

    @property
    def cues(self) -> Cues:
        return self.examples or (Cue(self.sound),)


@dataclass(frozen=True, slots=True)
class Example:
    """A sample turn: `choices` random choices in a seeded match, after `skipped` ones that aren't played."""

    seed: int
    seats: int
    skipped: int
    choices: int


@dataclass(frozen=True, slots=True)
class Glossary:
    """The meaningful sounds of a game, and an example turn that uses them."""

    terms: tuple[Term, ...]
    example: Example


def cues_at_pitches(sound: AnySound, *steps: int) -> Cues:
    return tuple(Cue(sound, pitch=step) for step in steps)
