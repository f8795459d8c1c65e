"""The entry of each event of Sixty-six: its sounds, and the steps that take the table to the next view."""

from __future__ import annotations

from typing import assert_never

from game.audio.cues import Cue, Tier, impact
from game.audio.sounds import Sound
from game.cardgames.sixty_six.rules import events as ev
from game.cardgames.sixty_six.rules.deck import RANK_OF
from game.cardgames.sixty_six.table.animation import auction, tricks
from game.cardgames.sixty_six.table.model import SixtySixModel
from game.cardgames.sixty_six.table.sounds import SixtySixSound, marriage_cues, trick_cues
from game.tables.animation.entry import EventEntry, in_moments, silent, sounding, still


def entry_of(event: ev.SixtySixEvent) -> EventEntry[SixtySixModel]:
    match event:
        case ev.RoundStarted():
            return sounding(auction.started, event, Cue(Sound.RIFFLE))
        case ev.HandDealt():
            return sounding(auction.dealt, event, Cue(Sound.DEAL))
        case ev.HandsShown():
            return sounding(auction.hands_shown, event, Cue(Sound.REVEAL))
        case ev.BidMade(bid=bid):
            tier = Tier.STAKES if bid == ev.MOON else Tier.PLAY
            return sounding(auction.call_made, event, Cue(SixtySixSound.BID, tier, 2 * bid))
        case ev.Passed():
            return sounding(auction.call_made, event, Cue(SixtySixSound.PASS))
        case ev.AuctionWon(bid=bid):
            # At the pitch of the last bid.
            return sounding(auction.auction_won, event, Cue(Sound.ALL_CHOSEN, pitch=2 * bid))
        case ev.HandLaidAside():
            moon = Cue(SixtySixSound.MOON, Tier.MOMENT), impact(Tier.MOMENT)
            return in_moments(auction.laid_aside, event, rises=moon, turned=Cue(Sound.FLIP))
        case ev.ThrownIn():
            return sounding(auction.thrown_in, event, Cue(Sound.TAKE_BACK))
        case ev.CardLaid(card=card):
            sound = Sound.ON_CARD if event.position > 1 else Sound.PLACE
            return sounding(tricks.laid, event, Cue(sound, pitch=RANK_OF[card]))
        case ev.TrumpMade():
            return sounding(tricks.trump_made, event, Cue(SixtySixSound.TRUMP, Tier.STAKES))
        case ev.MarriageAnnounced():
            return sounding(tricks.married, event, *marriage_cues(event))
        case ev.TrickWon():
            return sounding(tricks.won, event, *trick_cues(event))
        case ev.HandScored():
            made = SixtySixSound.FANFARE if event.made else SixtySixSound.SET
            return sounding(tricks.scored, event, Cue(made, Tier.MOMENT), impact(Tier.MOMENT))
        case ev.MatchEnded():
            return silent(still, event)
        case _:
            assert_never(event)
