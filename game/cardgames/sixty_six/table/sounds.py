"""The sounds of Sixty-six: those that only it has, and which event makes which."""

from __future__ import annotations

from enum import StrEnum

from game.audio.cues import Cue, Cues, CueSheet
from game.audio.sounds import Sound
from game.cardgames.sixty_six.rules import events as ev

HIGH = 40
"""A marriage of so many points is one in trump."""


class SixtySixSound(StrEnum):
    """Sounds of the auction and the hands; a value is the name of its file in `assets/sounds/`."""

    BID = "bid"
    TRUMP = "trump"
    MARRIAGE = "marriage"
    MOON = "moon"
    TRICK = "trick"
    SET = "set"


def _bid(event: ev.BidMade) -> Cues:
    return (Cue(SixtySixSound.BID, pitch=2 * event.bid),)


def _laid(event: ev.CardLaid) -> Cues:
    return (Cue(Sound.PLACE, pitch=event.position),)


def _married(event: ev.MarriageAnnounced) -> Cues:
    return (Cue(SixtySixSound.MARRIAGE, pitch=3 if event.points >= HIGH else 0),)


def _won(event: ev.TrickWon) -> Cues:
    return (Cue(SixtySixSound.TRICK, pitch=event.number),)


def _scored(event: ev.HandScored) -> Cues:
    return (Cue(Sound.MADE if event.made else SixtySixSound.SET),)


CUES = CueSheet(
    {
        ev.HandDealt: Cue(Sound.DEAL),
        ev.HandsShown: Cue(Sound.REVEAL),
        ev.BidMade: _bid,
        ev.Passed: Cue(Sound.CHOOSE, volume=0.6),
        ev.AuctionWon: Cue(Sound.ALL_CHOSEN),
        ev.HandLaidAside: {"rises": Cue(SixtySixSound.MOON), "turned": Cue(Sound.REVEAL)},
        ev.ThrownIn: Cue(Sound.TAKE_BACK),
        ev.CardLaid: _laid,
        ev.TrumpMade: Cue(SixtySixSound.TRUMP),
        ev.MarriageAnnounced: _married,
        ev.TrickWon: _won,
        ev.HandScored: _scored,
    }
)
"""Which event makes which sound."""
