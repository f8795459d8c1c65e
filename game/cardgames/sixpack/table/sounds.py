"""The sounds that only Sixpack has, the cues that depend on an event's values, and the glossary."""

from __future__ import annotations

from enum import StrEnum

from game.audio.cues import Cue, Cues, Tier, impact_cue
from game.audio.glossary import Example
from game.audio.sounds import Sound
from game.cardgames.glossaries import load_glossary
from game.cardgames.sixpack.rules import events as ev
from game.cardgames.sixpack.rules.view import SixpackView

RICH = 3
"""The number of cards from which a claim counts as rich: louder, and worth a comment."""

_LAST_CARDS = 2


class SixpackSound(StrEnum):
    """The sounds of effects; each value names a file in `assets/sounds/`."""

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
"""The stereo position of each pile, wider than on the screen, so that piles can be told apart by ear."""


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
"""The sound of each pack's effect when it starts."""


def pitch_of(number: int) -> int:
    """Return the pitch of a card's number in semitones: higher numbers sound higher."""
    return max(-12, min(2 * number - 7, 12))


def placing_cues(event: ev.CardPlaced) -> Cue:
    """Return the sound of a placed card: its pile decides the side, its number the pitch."""
    sound = SixpackSound.CALCULATOR if event.calculators else Sound.ON_CARD
    return Cue(sound, pitch=pitch_of(event.number), pan=PILE_PANS[event.pile])


def claiming_cues(event: ev.PileClaimed) -> Cues:
    """Return the sounds of a claim, each higher than the last claim's; a rich claim is a highlight."""
    tier = Tier.MOMENT if len(event.kept) >= RICH else Tier.STAKES
    return Cue(SixpackSound.CLAIM, tier, rises=True), impact_cue(tier)


def is_tense(view: SixpackView) -> bool:
    """Return whether the music should be tense: in the last round, when a hand is almost empty."""
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
