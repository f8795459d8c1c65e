"""Dealing and the auction of Sixty-six on the stage."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from game.audio.sounds import Sound
from game.cardgames.sixty_six.rules.events import (
    MOON,
    AuctionWon,
    BidMade,
    HandDealt,
    HandLaidAside,
    HandsShown,
    Passed,
    RoundStarted,
    ThrownIn,
)
from game.cardgames.sixty_six.table.animation.stage_view import Stagehand
from game.cardgames.sixty_six.table.card_places import BACK
from game.cardgames.sixty_six.words.names import bid_name, subject
from game.tables.motion import MovingCard, Pose, pause
from game.ui.easing import settle
from game.ui.palette import BONE, GOLD, MIST, PALE_GOLD
from game.ui.particles import Kind
from game.ui.timeline import Step, Tween
from game.voice.words import sentence

_POP = 0.26
_BACKS = 3


def dealing_steps(hand: Stagehand, event: Any) -> list[Step]:
    """The old cards go, the new ones come from the dealer, and may be laid open."""
    stage = hand.stage
    match event:
        case RoundStarted():
            return _started(hand)
        case HandDealt(seat=seat) if seat == hand.view.seat:
            return [stage.deal(stage.appear(hand.homes(), _dealer(hand)))]
        case HandDealt(seat=seat):
            backs = [MovingCard(BACK, _dealer(hand), _dealer(hand)) for _ in range(_BACKS)]
            stage.passing.extend(backs)
            goal = hand.at_seat(seat, alpha=0.3)
            return [stage.leave(backs, [goal] * len(backs), 0.18, Sound.DEAL)]
        case HandsShown():
            return [hand.shout("Open hands", seconds=0.8, sound=Sound.REVEAL)]
    return []


def _dealer(hand: Stagehand) -> Pose:
    """Where cards are dealt from."""
    return hand.at_seat(hand.view.dealer or 0, width=hand.stage.layout.card)


def _started(hand: Stagehand) -> list[Step]:
    stage = hand.stage
    hand.moods.clear()
    hand.calling = None
    leaving = [MovingCard(BACK, replace(card.pose, face=0.0), card.home) for card in stage.cards.values()]
    stage.cards.clear()
    if not leaving:
        return []
    stage.passing.extend(leaving)
    off = _dealer(hand)
    return [stage.leave(leaving, [replace(off, alpha=0.0)] * len(leaving), 0.3)]


def auction_steps(hand: Stagehand, event: Any) -> list[Step]:
    """Calls pop up at their players; one of them stands, or none."""
    match event:
        case BidMade(seat=seat, bid=bid):
            return [_call(hand, seat, Sound.BID, bid)]
        case Passed(seat=seat):
            return [_call(hand, seat, Sound.CHOOSE, 0)]
        case AuctionWon(seat=seat, bid=bid):
            words = f"{sentence(subject(hand.view, seat, hand.names, 'bid', 'bids'))} {bid_name(bid)}"
            return [hand.shout(words, seconds=0.8, sound=Sound.ALL_CHOSEN)]
        case HandLaidAside():
            return _aside(hand, event)
        case ThrownIn():
            return [hand.shout("All pass!", seconds=0.9, sound=Sound.TAKE_BACK, colour=MIST)]
    return []


def _call(hand: Stagehand, seat: int, sound: Sound, bid: int) -> Step:
    stage = hand.stage
    hand.calling = None if stage.still else (seat, 0.0)

    def grow(share: float) -> None:
        hand.calling = (seat, share) if share < 1.0 and not stage.still else None

    def begin() -> None:
        stage.sound(sound, hand.seat_point(seat)[0], pitch=2 * bid, volume=1.0 if bid else 0.6)
        if bid == MOON:
            hand.moods[seat] = "sly"

    return Step((Tween(grow, _POP, ease=settle), pause(_POP + 0.2)), begin=begin)


def _aside(hand: Stagehand, event: HandLaidAside) -> list[Step]:
    """The Moon rises; the partner's hand is turned over and laid aside."""
    stage = hand.stage
    x, y = hand.seat_point(event.bidder)

    def rise() -> None:
        hand.moods[event.bidder] = "glee"
        hand.moods[event.seat] = "sleepy"
        stage.burst(Kind.STAR, (x, y), 26, (GOLD, BONE, PALE_GOLD))

    steps = [hand.shout("Moon!", seconds=1.1, sound=Sound.MOON, begin=rise)]
    if event.seat == hand.view.seat:
        stage.settle(hand.homes())
        turned = [stage.cards[card] for card in hand.view.hand]
        for card in turned:
            card.held = True
        tweens = tuple(stage.fly(card, seconds=0.4, delay=0.04 * n) for n, card in enumerate(turned))
        steps.append(Step(tweens, begin=lambda: stage.sound(Sound.REVEAL)))
    return steps
