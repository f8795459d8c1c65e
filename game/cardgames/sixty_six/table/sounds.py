"""The sounds that only Sixty-six has, the cues that depend on an event's values, and the glossary."""

from __future__ import annotations

from enum import StrEnum

from game.audio.cues import Cue, Cues, Tier, impact_cue
from game.audio.glossary import Example, cues_at_pitches
from game.audio.sounds import Sound
from game.cardgames.glossaries import load_glossary
from game.cardgames.sixty_six.rules import events as ev
from game.cardgames.sixty_six.rules.deck import HAND_SIZE
from game.cardgames.sixty_six.rules.game import TRUMP_MARRIAGE
from game.cardgames.sixty_six.rules.view import SixtySixView

TRUMP_HIGHER = 6
"""The semitones added for a trump, so that it sounds higher than all other cards."""
RICH = 25
"""The points from which a trick counts as rich."""

_TENSE_TRICKS = 2
_NEAR = 0.8


class SixtySixSound(StrEnum):
    """The sounds of the auction and of tricks; each value names a file in `assets/sounds/`."""

    BID = "bid"
    TRUMP = "trump"
    MARRIAGE = "marriage"
    MOON = "moon"
    TRICK = "trick"
    FANFARE = "fanfare"
    SET = "set"
    PASS = "pass"


def marriage_cues(event: ev.MarriageAnnounced) -> Cues:
    """Return the sounds of a marriage; a marriage in trump is a highlight."""
    if event.points == TRUMP_MARRIAGE:
        return Cue(SixtySixSound.MARRIAGE, Tier.MOMENT, 3), impact_cue(Tier.MOMENT)
    return Cue(SixtySixSound.MARRIAGE, Tier.STAKES), impact_cue(Tier.STAKES)


def trick_cues(event: ev.TrickWon) -> Cues:
    """Return the sounds of a won trick, higher with each trick; a rich or last trick also rumbles."""
    notable = event.number == HAND_SIZE or event.points >= RICH
    won = Cue(SixtySixSound.TRICK, Tier.STAKES if notable else Tier.PLAY, event.number)
    return (won, impact_cue(Tier.STAKES)) if notable else (won,)


def is_tense(view: SixtySixView) -> bool:
    """Return whether the music should be tense: a hand's last tricks, or a team near the target."""
    if view.bidder is None:
        return False
    return len(view.tricks) >= HAND_SIZE - _TENSE_TRICKS or max(view.score) >= _NEAR * view.options.target


GLOSSARY = load_glossary(
    "sixty_six",
    SixtySixSound,
    Example(seed=36, seats=4, skipped=0, choices=8),
    on_card=cues_at_pitches(Sound.ON_CARD, 0, 5, TRUMP_HIGHER, TRUMP_HIGHER + 5),
)
