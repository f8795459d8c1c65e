"""The sounds of Sixpack: those that only it has, and which event makes which."""

from __future__ import annotations

from enum import StrEnum

from game.audio.cues import Cue, Cues, CueSheet
from game.audio.sounds import Sound
from game.cardgames.sixpack.rules import events as ev

RICH = 3
"""So many cards for a claim are worth a remark, and louder."""


class SixpackSound(StrEnum):
    """Sounds of the packs' effects; a value is the name of its file in `assets/sounds/`."""

    PUFF = "puff"
    CLAIM = "claim"
    REVERSAL = "reversal"
    VETO = "veto"
    THEFT = "theft"
    BITE = "bite"
    CAROUSEL = "carousel"
    GLASS = "glass"
    PILE_DRIVER = "pile_driver"
    CALCULATOR = "calculator"
    COPYCAT = "copycat"
    LATE_ARRIVAL = "late_arrival"
    SHERIFF = "sheriff"
    SUPER_NUMBERS = "super_numbers"


_EFFECTS = {
    "veto": Cue(SixpackSound.VETO),
    "biting_hand": Cue(SixpackSound.BITE),
    "sticky": Cue(SixpackSound.THEFT, pitch=-4),
    "second_hand": Cue(SixpackSound.THEFT, pitch=3),
    "carousel": Cue(SixpackSound.CAROUSEL),
    "pile_driver": Cue(SixpackSound.PILE_DRIVER),
    "copycat": Cue(SixpackSound.COPYCAT),
    "late_arrival": Cue(SixpackSound.LATE_ARRIVAL),
    "super_numbers": Cue(SixpackSound.SUPER_NUMBERS),
    "seethrough": Cue(SixpackSound.GLASS),
}
"""The sound of each pack whose effect begins to work."""


def _works(event: ev.EffectTriggered) -> Cues:
    return (_EFFECTS.get(event.pack, Cue(Sound.ALL_CHOSEN)),)


def _changed(event: ev.EffectsChanged) -> Cues:
    return (Cue(Sound.SEAT_OUT if event.disabled else Sound.YOUR_TURN),)


def _turned_round(event: ev.DirectionChanged) -> Cues:
    return (Cue(SixpackSound.REVERSAL, pitch=0 if event.reversed else 5),)


def _number(event: ev.NumberChosen) -> Cues:
    return (Cue(Sound.COUNT, pitch=event.number),)


def _placed(event: ev.CardPlaced) -> Cues:
    return (Cue(SixpackSound.CALCULATOR if event.calculators else Sound.PLACE),)


def _claimed(event: ev.PileClaimed) -> Cues:
    return (Cue(SixpackSound.CLAIM, pitch=2 if len(event.kept) >= RICH else 0),)


CUES = CueSheet(
    {
        ev.HandDealt: Cue(Sound.DEAL),
        ev.PilesLaid: Cue(Sound.DEAL),
        ev.CardLaid: {"own": Cue(Sound.CHOOSE), "other": Cue(Sound.CHOOSE, volume=0.5)},
        ev.PassChosen: Cue(Sound.CHOOSE, volume=0.6),
        ev.CardsRevealed: {"ready": Cue(Sound.ALL_CHOSEN), "turned": Cue(Sound.REVEAL)},
        ev.CardJoined: Cue(Sound.CHOOSE, pitch=4),
        ev.EffectsChanged: _changed,
        ev.DirectionChanged: _turned_round,
        ev.EffectTriggered: _works,
        ev.NumberChosen: _number,
        ev.CopyChosen: Cue(Sound.REVEAL, pitch=2),
        ev.CardTurnedOpen: Cue(SixpackSound.GLASS, pitch=3),
        ev.CardStolen: {"stolen": Cue(SixpackSound.THEFT), "flies": Cue(Sound.HAND)},
        ev.TopTaken: Cue(Sound.HAND),
        ev.SideChosen: Cue(Sound.PAGE),
        ev.CardsPassed: Cue(Sound.HAND),
        ev.CardPlaced: _placed,
        ev.CardPutUnder: Cue(SixpackSound.SHERIFF),
        ev.CardTakenBack: Cue(Sound.TAKE_BACK),
        ev.PileClaimed: {
            "claimed": _claimed,
            "taken": Cue(Sound.HAND),
            "lands": Cue(Sound.PLACE),
        },
        ev.CardsDriven: Cue(SixpackSound.PILE_DRIVER),
        ev.DuplicatesRemoved: {"met": Cue(Sound.TOO_LOW), "gone": Cue(SixpackSound.PUFF)},
        ev.CardVetoed: Cue(SixpackSound.PUFF),
        ev.CardDiscarded: {"flies": Cue(Sound.CHOOSE), "gone": Cue(SixpackSound.PUFF)},
    }
)
"""Which event makes which sound."""
