"""The sounds of Sixpack: those that only it has, and which event makes which."""

from __future__ import annotations

from enum import StrEnum

from game.audio.cues import Cue, Cues, CueSheet, Tier, impact
from game.audio.sounds import Sound
from game.cardgames.sixpack.rules import choices as ch
from game.cardgames.sixpack.rules import events as ev
from game.cardgames.sixpack.rules.view import SixpackView

RICH = 3
"""So many cards for a claim are worth a remark, and louder."""

_LAST_CARDS = 2


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
    NUMBER = "number"
    CLASH = "clash"
    POWERS_OFF = "powers_off"
    POWERS_ON = "powers_on"


PILE_PANS = (-0.8, 0.0, 0.8)
"""By pile, where it is heard: wider apart than the piles lie, so that ears can tell them."""


_EFFECTS = {
    "veto": Cue(SixpackSound.VETO, Tier.STAKES),
    "biting_hand": Cue(SixpackSound.BITE, Tier.STAKES),
    "sticky": Cue(SixpackSound.THEFT, Tier.STAKES, pitch=-4),
    "second_hand": Cue(SixpackSound.THEFT, Tier.STAKES, pitch=3),
    "carousel": Cue(SixpackSound.CAROUSEL, Tier.STAKES),
    "pile_driver": Cue(SixpackSound.PILE_DRIVER, Tier.STAKES),
    "copycat": Cue(SixpackSound.COPYCAT, Tier.STAKES),
    "late_arrival": Cue(SixpackSound.LATE_ARRIVAL, Tier.STAKES),
    "super_numbers": Cue(SixpackSound.SUPER_NUMBERS, Tier.STAKES),
    "seethrough": Cue(SixpackSound.GLASS, Tier.STAKES),
}
"""The sound of each pack whose effect begins to work."""


def _works(event: ev.EffectTriggered) -> Cues:
    return (_EFFECTS[event.pack],)


def _changed(event: ev.EffectsChanged) -> Cues:
    return (Cue(SixpackSound.POWERS_OFF if event.disabled else SixpackSound.POWERS_ON, Tier.STAKES),)


def _turned_round(event: ev.DirectionChanged) -> Cues:
    return Cue(SixpackSound.REVERSAL, Tier.STAKES, pitch=0 if event.reversed else 5), impact(Tier.STAKES)


def pitch_of(number: int) -> int:
    """The pitch of a card's number in semitones: the higher, the higher."""
    return max(-12, min(2 * number - 7, 12))


def _number(event: ev.NumberChosen) -> Cues:
    return (Cue(SixpackSound.NUMBER, pitch=pitch_of(event.number)),)


def _side(event: ev.SideChosen) -> Cues:
    """The tune of the carousel comes from the side to which it turns."""
    return (Cue(SixpackSound.CAROUSEL, Tier.STAKES, pan=-0.9 if event.side is ch.Side.LEFT else 0.9),)


def _placed(event: ev.CardPlaced) -> Cues:
    """The pile has its side, the number its pitch."""
    sound = SixpackSound.CALCULATOR if event.calculators else Sound.ON_CARD
    return (Cue(sound, pitch=pitch_of(event.number), pan=PILE_PANS[event.pile]),)


def _under(event: ev.CardPutUnder) -> Cues:
    return (Cue(SixpackSound.SHERIFF, Tier.STAKES, pan=PILE_PANS[event.pile]),)


def _claimed(event: ev.PileClaimed) -> Cues:
    """One claim after the other is higher and higher; a rich one is the moment of the round."""
    tier = Tier.MOMENT if len(event.kept) >= RICH else Tier.STAKES
    return Cue(SixpackSound.CLAIM, tier, rises=True), impact(tier)


CUES = CueSheet(
    {
        ev.RoundStarted: Cue(Sound.RIFFLE),
        ev.HandDealt: Cue(Sound.DEAL),
        ev.PilesLaid: Cue(Sound.DEAL),
        ev.CardLaid: {"own": Cue(Sound.CHOOSE), "other": Cue(Sound.SLIDE, volume=0.5, rises=True)},
        ev.PassChosen: Cue(Sound.CHOOSE, volume=0.6),
        ev.CardsRevealed: {"ready": Cue(Sound.ALL_CHOSEN), "turned": Cue(Sound.REVEAL)},
        ev.CardJoined: Cue(Sound.CHOOSE, pitch=4),
        ev.EffectsChanged: _changed,
        ev.DirectionChanged: _turned_round,
        ev.EffectTriggered: _works,
        ev.NumberChosen: _number,
        ev.CopyChosen: Cue(SixpackSound.COPYCAT, Tier.STAKES, pitch=4),
        ev.CardTurnedOpen: Cue(SixpackSound.GLASS, Tier.STAKES, pitch=3),
        ev.CardStolen: {"stolen": Cue(SixpackSound.THEFT, Tier.STAKES), "flies": Cue(Sound.SLIDE)},
        ev.TopTaken: Cue(Sound.HAND),
        ev.SideChosen: _side,
        ev.CardsPassed: Cue(Sound.HAND),
        ev.CardPlaced: _placed,
        ev.CardPutUnder: _under,
        ev.CardTakenBack: Cue(Sound.TAKE_BACK),
        ev.PileClaimed: {
            "claimed": _claimed,
            "taken": Cue(Sound.HAND),
            "lands": Cue(Sound.PLACE),
        },
        ev.CardsDriven: (Cue(SixpackSound.PILE_DRIVER, Tier.STAKES), impact(Tier.STAKES)),
        ev.DuplicatesRemoved: {
            "met": Cue(SixpackSound.CLASH, Tier.STAKES),
            "gone": Cue(SixpackSound.PUFF, Tier.STAKES, rises=True),
        },
        ev.CardVetoed: Cue(SixpackSound.PUFF, Tier.STAKES, rises=True),
        ev.CardDiscarded: {
            "flies": Cue(Sound.FLIP),
            "gone": Cue(SixpackSound.PUFF, Tier.STAKES, rises=True),
        },
    }
)
"""The sounds of the events."""


def counting(order: int) -> Cues:
    """Won cards arrive: each is two semitones higher than the one before."""
    return (Cue(Sound.COUNT, pitch=2 * order),)


def tense(view: SixpackView) -> bool:
    """Whether a hand is about to be empty in the last round."""
    if not view.turn or view.round < view.options.rounds:
        return False
    held = [size + laid for size, laid in zip(view.hand_sizes, view.laid_counts, strict=True)]
    return min(held) <= _LAST_CARDS
