"""The sounds of You Must Be 18!: those that only it has, and which event makes which."""

from __future__ import annotations

from enum import StrEnum

from game.audio.cues import Cue, CueSheet
from game.audio.sounds import Sound
from game.cardgames.must_be_18.rules import events as ev

MANY = 3
"""So many cards at once are a feat."""


class MustBe18Sound(StrEnum):
    """Sounds of the columns; a value is the name of its file in `assets/sounds/`."""

    COLUMN = "column"
    EIGHTEEN = "eighteen"
    DRAW = "draw"
    SKIP = "skip"


MADE_18 = (Cue(MustBe18Sound.EIGHTEEN),)
"""What the player is about to lay makes 18."""

_LAID = {
    "lands": Cue(Sound.PLACE),
    "18": Cue(MustBe18Sound.EIGHTEEN, volume=0.8),
    "own 18": Cue(MustBe18Sound.EIGHTEEN, volume=0.5),
}

CUES = CueSheet(
    {
        ev.Redealt: Cue(Sound.TAKE_BACK),
        ev.HandDealt: Cue(Sound.DEAL),
        ev.PassedOver: Cue(MustBe18Sound.SKIP),
        ev.DrawnToStart: Cue(MustBe18Sound.DRAW),
        ev.CardDrawn: Cue(MustBe18Sound.DRAW),
        ev.ColumnsOpened: _LAID,
        ev.CardsPlayed: _LAID,
        ev.ColumnOpened: {**_LAID, "column": Cue(MustBe18Sound.COLUMN)},
        ev.Skipped: Cue(MustBe18Sound.SKIP),
        ev.HandEmptied: Cue(Sound.MADE),
        ev.RoundBlocked: Cue(MustBe18Sound.SKIP),
    }
)
"""Which event makes which sound."""
