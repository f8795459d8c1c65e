"""How each event of Sixty-six is shown: the steps that take the table from one view to the next."""

from __future__ import annotations

from typing import Any

from game.cardgames.sixty_six.rules.events import (
    AuctionWon,
    BidMade,
    HandDealt,
    HandLaidAside,
    HandsShown,
    Passed,
    RoundStarted,
    ThrownIn,
)
from game.cardgames.sixty_six.rules.view import SixtySixView
from game.cardgames.sixty_six.table.animation.auction import auction_steps, dealing_steps
from game.cardgames.sixty_six.table.animation.stage_view import Stagehand
from game.cardgames.sixty_six.table.animation.tricks import playing_steps
from game.ui.timeline import Step


def perform(hand: Stagehand, event: Any, before: SixtySixView, view: SixtySixView) -> list[Step]:
    """The steps that show an event, which has led from one view to the next."""
    hand.follow(before, view)
    steps = _steps(hand, event)
    hand.stage.settle(hand.homes())
    return steps


def _steps(hand: Stagehand, event: Any) -> list[Step]:
    match event:
        case RoundStarted() | HandDealt() | HandsShown():
            return dealing_steps(hand, event)
        case BidMade() | Passed() | AuctionWon() | HandLaidAside() | ThrownIn():
            return auction_steps(hand, event)
    return playing_steps(hand, event)
