"""The animation of each event of Sixty-six: the steps that take the table from one view to the next."""

from __future__ import annotations

from typing import Any, assert_never

from game.cardgames.sixty_six.rules import events as ev
from game.cardgames.sixty_six.table.animation.auction import auction_steps, dealing_steps
from game.cardgames.sixty_six.table.animation.tricks import playing_steps
from game.cardgames.sixty_six.table.model import SixtySixModel
from game.ui.animation.timeline import Step


def steps(shown: SixtySixModel, event: Any) -> list[Step]:
    """The steps that show an event, which has just led to the view; at their end all of it has come."""
    told: ev.SixtySixEvent = event
    match told:
        case ev.RoundStarted() | ev.HandDealt() | ev.HandsShown():
            found = dealing_steps(shown, event)
        case ev.BidMade() | ev.Passed() | ev.AuctionWon() | ev.HandLaidAside() | ev.ThrownIn():
            found = auction_steps(shown, event)
        case ev.CardLaid() | ev.TrumpMade() | ev.MarriageAnnounced() | ev.TrickWon() | ev.HandScored():
            found = playing_steps(shown, event)
        case ev.MatchEnded():
            found = []
        case _:
            assert_never(told)
    if not found:
        shown.come()
        return []
    return [*found, Step(end=shown.come)]
