"""The sounds of Sixty-six: those that only it has, and which event makes which."""

from __future__ import annotations

from enum import StrEnum

from game.audio.cues import Cue, Cues, CueSheet, Tier, impact
from game.audio.sounds import Sound
from game.cardgames.sixty_six.rules import events as ev
from game.cardgames.sixty_six.rules.deck import RANK_OF
from game.cardgames.sixty_six.rules.view import SixtySixView

HIGH = 40
"""A marriage of so many points is one in trump."""

TRUMP_HIGHER = 6
"""So many semitones higher is a trump than another card of its rank: above all of them."""
RICH = 25
"""A trick of so many points is a rich one."""

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
    SET = "set"
    PASS = "pass"


def _bid(event: ev.BidMade) -> Cues:
    return (Cue(SixtySixSound.BID, Tier.STAKES if event.bid == ev.MOON else Tier.PLAY, 2 * event.bid),)


def _stands(event: ev.AuctionWon) -> Cues:
    """The auction is over, at the pitch of its last bid."""
    return (Cue(Sound.ALL_CHOSEN, pitch=2 * event.bid),)


def _laid(event: ev.CardLaid) -> Cues:
    """The higher the rank, the higher."""
    return (Cue(Sound.ON_CARD if event.position > 1 else Sound.PLACE, pitch=RANK_OF[event.card]),)


def _married(event: ev.MarriageAnnounced) -> Cues:
    if event.points >= HIGH:
        return Cue(SixtySixSound.MARRIAGE, Tier.MOMENT, 3), impact(Tier.MOMENT)
    return Cue(SixtySixSound.MARRIAGE, Tier.STAKES), impact(Tier.STAKES)


def _won(event: ev.TrickWon) -> Cues:
    """Each trick is higher than the one before; a rich one and the last are felt, too."""
    dear = event.number == _TRICKS or event.points >= RICH
    won = Cue(SixtySixSound.TRICK, Tier.STAKES if dear else Tier.PLAY, event.number)
    return (won, impact(Tier.STAKES)) if dear else (won,)


def _scored(event: ev.HandScored) -> Cues:
    return Cue(Sound.MADE if event.made else SixtySixSound.SET, Tier.MOMENT), impact(Tier.MOMENT)


CUES = CueSheet(
    {
        ev.RoundStarted: Cue(Sound.RIFFLE),
        ev.HandDealt: Cue(Sound.DEAL),
        ev.HandsShown: Cue(Sound.REVEAL),
        ev.BidMade: _bid,
        ev.Passed: Cue(SixtySixSound.PASS),
        ev.AuctionWon: _stands,
        ev.HandLaidAside: {
            "rises": (Cue(SixtySixSound.MOON, Tier.MOMENT), impact(Tier.MOMENT)),
            "turned": Cue(Sound.FLIP),
        },
        ev.ThrownIn: Cue(Sound.TAKE_BACK),
        ev.CardLaid: _laid,
        ev.TrumpMade: Cue(SixtySixSound.TRUMP, Tier.STAKES),
        ev.MarriageAnnounced: _married,
        ev.TrickWon: _won,
        ev.HandScored: _scored,
    }
)
"""The sounds of the events."""


def tense(view: SixtySixView) -> bool:
    """Whether the last tricks of a hand are played, or a team is near the target."""
    if view.bidder is None:
        return False
    return len(view.tricks) >= _TRICKS - _LAST_TRICKS or max(view.score) >= _NEAR * view.options.target
