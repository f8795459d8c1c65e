"""Dealing and the auction of Sixty-six on the stage."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from game.cardgames.sixty_six.rules import events as ev
from game.cardgames.sixty_six.table.animation.stage_view import SixtySixStageView
from game.cardgames.sixty_six.table.card_places import BACK
from game.cardgames.sixty_six.table.sounds import CUES
from game.cardgames.sixty_six.words.names import bid_name, subject
from game.tables.animation.motion import MovingCard, Pose, pause
from game.ui.animation.easing import settle
from game.ui.animation.particles import Kind
from game.ui.animation.timeline import Step, Tween
from game.ui.drawing.palette import BONE, GOLD, MIST, PALE_GOLD
from game.voice.words import sentence

_POP = 0.26
_BACKS = 3


def dealing_steps(shown: SixtySixStageView, event: Any) -> list[Step]:
    """The old cards go, the new cards come from the dealer, and may be laid open."""
    stage = shown.stage
    match event:
        case ev.RoundStarted():
            return _started(shown, event)
        case ev.HandDealt(seat=seat) if seat == shown.view.seat:
            return [stage.deal(stage.appear(shown.homes(), _dealer(shown)), CUES.of(event))]
        case ev.HandDealt(seat=seat):
            backs = [MovingCard(BACK, _dealer(shown), _dealer(shown)) for _ in range(_BACKS)]
            stage.passing.extend(backs)
            goal = shown.at_seat(seat, alpha=0.3)
            return [stage.leave(backs, [goal] * len(backs), 0.18, CUES.of(event))]
        case ev.HandsShown():
            return [shown.shout("Open hands", seconds=0.8, cues=CUES.of(event))]
    return []


def _dealer(shown: SixtySixStageView) -> Pose:
    """The pose from which cards are dealt."""
    return shown.at_seat(shown.view.dealer or 0, width=shown.stage.layout.card)


def _started(shown: SixtySixStageView, event: ev.RoundStarted) -> list[Step]:
    stage = shown.stage
    shown.moods.clear()
    shown.calling = None
    leaving = [MovingCard(BACK, replace(card.pose, face=0.0), card.home) for card in stage.cards.values()]
    stage.cards.clear()
    if not leaving:
        return []
    stage.passing.extend(leaving)
    off = _dealer(shown)
    return [stage.leave(leaving, [replace(off, alpha=0.0)] * len(leaving), 0.3, CUES.of(event))]


def auction_steps(shown: SixtySixStageView, event: Any) -> list[Step]:
    """Calls pop up at their players; one of them stands, or none."""
    match event:
        case ev.BidMade(bid=bid):
            return [_call(shown, event, bid)]
        case ev.Passed():
            return [_call(shown, event, 0)]
        case ev.AuctionWon(seat=seat, bid=bid):
            words = f"{sentence(subject(shown.view, seat, shown.names, 'bid', 'bids'))} {bid_name(bid)}"
            return [shown.shout(words, seconds=0.8, cues=CUES.of(event))]
        case ev.HandLaidAside():
            return _aside(shown, event)
        case ev.ThrownIn():
            return [shown.shout("All pass!", seconds=0.9, cues=CUES.of(event), colour=MIST)]
    return []


def _call(shown: SixtySixStageView, event: ev.BidMade | ev.Passed, bid: int) -> Step:
    stage, seat = shown.stage, event.seat
    shown.calling = None if stage.still else (seat, 0.0)

    def grow(share: float) -> None:
        shown.calling = (seat, share) if share < 1.0 and not stage.still else None

    def begin() -> None:
        shown.play(CUES.of(event), seat)
        if bid == ev.MOON:
            shown.react(seat, "sly")

    return Step((Tween(grow, _POP, ease=settle), pause(_POP + 0.2)), begin=begin)


def _aside(shown: SixtySixStageView, event: ev.HandLaidAside) -> list[Step]:
    """The Moon rises; the partner's hand is turned over and laid aside."""
    stage = shown.stage
    x, y = shown.seat_point(event.bidder)

    def rise() -> None:
        shown.react(event.bidder, "glee")
        shown.moods[event.seat] = "sleepy"
        stage.burst(Kind.STAR, (x, y), 26, (GOLD, BONE, PALE_GOLD))

    steps = [shown.shout("Moon!", seconds=1.1, cues=CUES.of(event, "rises"), begin=rise)]
    if event.seat == shown.view.seat:
        shown.settle()
        turned = [stage.cards[card] for card in shown.view.hand]
        for card in turned:
            card.held = True
        tweens = tuple(stage.fly(card, seconds=0.4, delay=0.04 * n) for n, card in enumerate(turned))
        steps.append(Step(tweens, begin=lambda: shown.play(CUES.of(event, "turned"), event.seat)))
    return steps
