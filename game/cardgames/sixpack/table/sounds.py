"""The sounds that only Sixpack has, those that depend on an event's values, and what they mean."""

from __future__ import annotations

from enum import StrEnum

from game.audio.cues import Cue, Cues, Tier, impact
from game.audio.glossary import Example
from game.audio.sounds import Sound
from game.cardgames.glossaries import load_glossary
from game.cardgames.sixpack.rules import events as ev
from game.cardgames.sixpack.rules.view import SixpackView

RICH = 3
"""The number of cards from which a claim is worth a remark, and louder."""

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


EFFECTS = {
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


def turning_cues(event: ev.DirectionChanged) -> Cues:
    """Return the sounds of reversed play; the way back is higher."""
    return Cue(SixpackSound.REVERSAL, Tier.STAKES, pitch=0 if event.reversed else 5), impact(Tier.STAKES)


def pitch_of(number: int) -> int:
    """Return the pitch of a card's number in semitones: higher numbers are higher."""
    return max(-12, min(2 * number - 7, 12))


def placing_cues(event: ev.CardPlaced) -> Cue:
    """Return the sound of a placed card: the pile has its side, the number its pitch."""
    sound = SixpackSound.CALCULATOR if event.calculators else Sound.ON_CARD
    return Cue(sound, pitch=pitch_of(event.number), pan=PILE_PANS[event.pile])


def claiming_cues(event: ev.PileClaimed) -> Cues:
    """Return the sounds of a claim: one after the other is higher; a rich one is the moment of the round."""
    tier = Tier.MOMENT if len(event.kept) >= RICH else Tier.STAKES
    return Cue(SixpackSound.CLAIM, tier, rises=True), impact(tier)


def count_cues(order: int) -> Cues:
    """Won cards arrive: each is two semitones higher than the one before."""
    return (Cue(Sound.COUNT, pitch=2 * order),)


def tense(view: SixpackView) -> bool:
    """Return whether a hand is about to be empty in the last round."""
    if not view.turn or view.round < view.options.rounds:
        return False
    held = [size + laid for size, laid in zip(view.hand_sizes, view.laid_counts, strict=True)]
    return min(held) <= _LAST_CARDS


GLOSSARY = load_glossary(
    "sixpack",
    SixpackSound,
    Example(seed=0, seats=4, skipped=0, choices=5),
    on_card=tuple(Cue(Sound.ON_CARD, pan=pan) for pan in PILE_PANS),
)
"""The sounds that mean something in this game."""
