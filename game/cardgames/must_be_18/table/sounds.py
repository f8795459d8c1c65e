"""The sounds that only You Must Be 18! has, the cues that depend on an event's values, and the glossary."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from game.audio.cues import Cue, Cues, Tier, impact_cue
from game.audio.glossary import Example
from game.audio.sounds import Sound
from game.cardgames.glossaries import load_glossary
from game.cardgames.must_be_18.rules import events as ev
from game.cardgames.must_be_18.rules.view import MustBe18View

MANY = 3
"""The number of cards from which a play is celebrated."""

_LAST_CARDS = 2


class MustBe18Sound(StrEnum):
    """Sounds of the columns; a value names its file in `assets/sounds/`."""

    COLUMN = "column"
    EIGHTEEN = "eighteen"
    DRAW = "draw"
    SKIP = "skip"
    BLOCKED = "blocked"


MADE_18 = (Cue(MustBe18Sound.EIGHTEEN),)
"""The sound of a draft that makes 18."""


def eighteen_cues(event: ev.CardsPlayed | ev.ColumnOpened) -> Cues:
    """Return the sounds of tops that total 18 again: two cards also rumble, three or more are a highlight."""
    number = len(event.placements)
    tier = Tier.MOMENT if number >= MANY else Tier.STAKES if number > 1 else Tier.PLAY
    snap = Cue(MustBe18Sound.EIGHTEEN, tier, pitch=min(number - 1, 5), volume=0.8)
    return (snap,) if tier is Tier.PLAY else (snap, impact_cue(tier))


def pitch_of(tops: Iterable[int]) -> int:
    """Return the pitch of the tops' sum, in semitones: its difference from 18."""
    return max(-12, min(sum(tops) - 18, 12))


def count_cues(order: int) -> Cues:
    """Return the sound of a seat's points being counted; each seat in turn is two semitones higher."""
    return (Cue(Sound.COUNT, pitch=2 * order),)


def is_tense(view: MustBe18View) -> bool:
    """Return whether the music should be tense: a player is almost out of cards."""
    return bool(view.columns) and view.out is None and min(view.hand_sizes, default=0) <= _LAST_CARDS


GLOSSARY = load_glossary("must_be_18", MustBe18Sound, Example(seed=82, seats=3, skipped=9, choices=5))
