"""The sounds that only Sixty-six has, those that depend on an event's values, and what they mean."""

from __future__ import annotations

from enum import StrEnum

from game.audio.cues import Cue, Cues, Tier, impact
from game.audio.glossary import Example, pitches
from game.audio.sounds import Sound
from game.cardgames.glossaries import load_glossary
from game.cardgames.sixty_six.rules import events as ev
from game.cardgames.sixty_six.rules.view import SixtySixView

HIGH = 40
"""The points of a marriage in trump."""

TRUMP_HIGHER = 6
"""The semitones by which a trump is higher than another card of its rank: above all of them."""
RICH = 25
"""The points from which a trick is rich."""

_TRICKS = 6
_LAST_TRICKS = 2
_NEAR = 0.8


class SixtySixSound(StrEnum):
    """Sounds of the auction and the hands; a value is the name of its file in `assets/sounds/`."""

    BID = "bid"
    TRUMP = "trump"
    MARRIAGE = "marriage"
    MOON = "moon"
    TRICK = "trick"
    FANFARE = "fanfare"
    SET = "set"
    PASS = "pass"


def marriage_cues(event: ev.MarriageAnnounced) -> Cues:
    """Return the sounds of a marriage: one in trump is the moment of the hand."""
    if event.points >= HIGH:
        return Cue(SixtySixSound.MARRIAGE, Tier.MOMENT, 3), impact(Tier.MOMENT)
    return Cue(SixtySixSound.MARRIAGE, Tier.STAKES), impact(Tier.STAKES)


def trick_cues(event: ev.TrickWon) -> Cues:
    """Return the sounds of a trick: each is higher than the one before; a rich one and the last rumble."""
    dear = event.number == _TRICKS or event.points >= RICH
    won = Cue(SixtySixSound.TRICK, Tier.STAKES if dear else Tier.PLAY, event.number)
    return (won, impact(Tier.STAKES)) if dear else (won,)


def tense(view: SixtySixView) -> bool:
    """Return whether the last tricks of a hand are played, or a team is near the target."""
    if view.bidder is None:
        return False
    return len(view.tricks) >= _TRICKS - _LAST_TRICKS or max(view.score) >= _NEAR * view.options.target


GLOSSARY = load_glossary(
    "sixty_six",
    SixtySixSound,
    Example(seed=36, seats=4, skipped=0, choices=8),
    on_card=pitches(Sound.ON_CARD, 0, 5, TRUMP_HIGHER, TRUMP_HIGHER + 5),
)
"""The sounds that mean something in this game."""
