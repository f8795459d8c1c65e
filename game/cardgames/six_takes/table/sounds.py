"""The sounds of 6 takes!: those that only it has, and which event makes which."""

from __future__ import annotations

from enum import StrEnum

from game.audio.cues import Cue, Cues, CueSheet, Tier, impact
from game.audio.sounds import Sound
from game.cardgames.six_takes.rules import events as ev
from game.cardgames.six_takes.rules.game import ROW_SIZE, ducks_in
from game.cardgames.six_takes.rules.view import SixTakesView

HEAVY = 10
"""A row of so many ducks is dear."""


_LAST_CARDS = 2
_NEAR = 0.8


class SixTakesSound(StrEnum):
    """Sounds of rows that fill up and are taken; a value is the name of its file in `assets/sounds/`."""

    FIFTH = "fifth"
    SIXTH = "sixth"
    ROW_TAKEN = "row_taken"
    BIG_ROW = "big_row"


def _placed(event: ev.CardPlaced) -> Cues:
    """The fuller the row, the higher; the fifth card warns."""
    landing = Cue(Sound.PLACE, pitch=event.position)
    return (landing, Cue(SixTakesSound.FIFTH, Tier.STAKES)) if event.position == ROW_SIZE else (landing,)


def _arriving(event: ev.RowTaken) -> Cues:
    """The sixth card is dreaded; one that was too low only comes."""
    return (Cue(SixTakesSound.SIXTH, Tier.STAKES) if event.reason is ev.Reason.SIXTH else Cue(Sound.SLIDE),)


def _swept(event: ev.RowTaken) -> Cues:
    """One row after the other is taken higher and higher; a dear one is the moment of the round."""
    if event.ducks >= HEAVY:
        return Cue(SixTakesSound.BIG_ROW, Tier.MOMENT), impact(Tier.MOMENT)
    return Cue(SixTakesSound.ROW_TAKEN, Tier.STAKES, rises=True), impact(Tier.STAKES)


CUES = CueSheet(
    {
        ev.RoundStarted: Cue(Sound.RIFFLE),
        ev.RowsLaid: Cue(Sound.DEAL),
        ev.DraftLaid: Cue(Sound.DEAL),
        ev.HandDealt: Cue(Sound.DEAL),
        ev.CardPicked: Cue(Sound.CHOOSE),
        ev.CardChosen: {"own": Cue(Sound.CHOOSE), "other": Cue(Sound.SLIDE, volume=0.5, rises=True)},
        ev.CardsRevealed: {"ready": Cue(Sound.ALL_CHOSEN), "turned": Cue(Sound.REVEAL)},
        ev.CardPlaced: _placed,
        ev.RowAsked: Cue(Sound.TOO_LOW, Tier.STAKES),
        ev.RowTaken: {"arrives": _arriving, "swept": _swept},
        ev.SeatWentOut: Cue(Sound.SEAT_OUT, Tier.MOMENT),
    }
)
"""The sounds of the events."""


def counting(order: int) -> Cues:
    """The ducks of a taken card arrive: each card is two semitones higher than the one before."""
    return (Cue(Sound.COUNT, pitch=2 * order),)


def tense(view: SixTakesView) -> bool:
    """Whether the last cards of a round are played, or a total is near the limit, if there is one."""
    if not view.rows:
        return False
    if view.turn and max(view.hand_sizes, default=0) <= _LAST_CARDS:
        return True
    totals = [view.totals[seat] + ducks_in(view.taken[seat]) for seat in view.playing]
    return view.options.limit > 0 and max(totals, default=0) >= _NEAR * view.options.limit
