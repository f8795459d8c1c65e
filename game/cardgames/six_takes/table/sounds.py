"""The sounds of 6 takes!: those that only it has, and which event makes which."""

from __future__ import annotations

from enum import StrEnum

from game.audio.cues import Cue, Cues, CueSheet
from game.audio.sounds import Sound
from game.cardgames.six_takes.rules import events as ev
from game.cardgames.six_takes.rules.game import ROW_SIZE

HEAVY = 10
"""A row of so many ducks is dear."""


class SixTakesSound(StrEnum):
    """Sounds of rows that fill up and are taken; a value is the name of its file in `assets/sounds/`."""

    FIFTH = "fifth"
    SIXTH = "sixth"
    ROW_TAKEN = "row_taken"
    BIG_ROW = "big_row"


def _placed(event: ev.CardPlaced) -> Cues:
    """The fuller the row, the higher; the fifth card warns."""
    landing = Cue(Sound.PLACE, pitch=event.position)
    return (landing, Cue(SixTakesSound.FIFTH)) if event.position == ROW_SIZE else (landing,)


def _arriving(event: ev.RowTaken) -> Cues:
    return (Cue(SixTakesSound.SIXTH if event.reason is ev.Reason.SIXTH else Sound.PLACE),)


def _swept(event: ev.RowTaken) -> Cues:
    return (Cue(SixTakesSound.BIG_ROW if event.ducks >= HEAVY else SixTakesSound.ROW_TAKEN),)


CUES = CueSheet(
    {
        ev.RowsLaid: Cue(Sound.DEAL),
        ev.DraftLaid: Cue(Sound.DEAL),
        ev.HandDealt: Cue(Sound.DEAL),
        ev.CardPicked: Cue(Sound.CHOOSE),
        ev.CardChosen: {"own": Cue(Sound.CHOOSE), "other": Cue(Sound.CHOOSE, volume=0.5)},
        ev.CardsRevealed: {"ready": Cue(Sound.ALL_CHOSEN), "turned": Cue(Sound.REVEAL)},
        ev.CardPlaced: _placed,
        ev.RowAsked: Cue(Sound.TOO_LOW),
        ev.RowTaken: {"arrives": _arriving, "swept": _swept},
        ev.SeatWentOut: Cue(Sound.SEAT_OUT),
    }
)
"""Which event makes which sound."""
