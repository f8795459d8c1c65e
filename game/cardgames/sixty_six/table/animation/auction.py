"""Dealing and the auction of Sixty-six on the stage."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from game.cardgames.sixty_six.rules import events as ev
from game.cardgames.sixty_six.rules.seats import SEATS, team_of
from game.cardgames.sixty_six.table.card_places import BACK
from game.cardgames.sixty_six.table.model import SixtySixModel
from game.cardgames.sixty_six.table.moments import SuitShout
from game.cardgames.sixty_six.table.sounds import CUES
from game.cardgames.sixty_six.words.names import bid_name, called
from game.language.message import Text, message
from game.tables.animation.motion import MovingCard, Pose, pause
from game.ui.animation.easing import settle
from game.ui.animation.particles import ParticleKind
from game.ui.animation.timeline import Step, Tween
from game.ui.drawing.palette import BONE, MIST, PALE_GOLD

_POP = 0.26
_BEAT, _OWN_BEAT = 0.85, 0.35
_BACKS = 3
_HIGH = 3
"""From this bid on a player looks as if it knew something."""


def dealing_steps(shown: SixtySixModel, event: ev.RoundStarted | ev.HandDealt | ev.HandsShown) -> list[Step]:
    """The old cards go, the new cards come from the dealer, and may be laid open."""
    stage = shown.stage
    match event:
        case ev.RoundStarted():
            return _started(shown, event)
        case ev.HandDealt(seat=seat) if seat == shown.view.seat:
            shown.come()
            return [stage.deal(stage.appear(shown.homes(), _dealer(shown)), CUES.of(event))]
        case ev.HandDealt(seat=seat):
            backs = [MovingCard(BACK, _dealer(shown), _dealer(shown)) for _ in range(_BACKS)]
            stage.passing.extend(backs)
            goal = shown.at_seat(seat, alpha=0.3)
            return [stage.leave(backs, [goal] * len(backs), 0.18, CUES.of(event))]
        case ev.HandsShown():
            return [shown.shout(message("Open hands"), seconds=0.8, cues=CUES.of(event), begin=shown.come)]
        case _:
            assert_never(event)


def _dealer(shown: SixtySixModel) -> Pose:
    """The pose from which cards are dealt."""
    return shown.at_seat(shown.view.dealer or 0, width=shown.stage.layout.card * 0.5)


def _started(shown: SixtySixModel, event: ev.RoundStarted) -> list[Step]:
    """All cards go to the dealer, face down."""
    stage = shown.stage
    shown.moods.clear()
    shown.calling, shown.centre = None, None
    leaving = stage.take_out(tuple(stage.cards))
    for card in leaving:
        card.key, card.pose = BACK, replace(card.pose, face=0.0)
    shown.come()
    if not leaving:
        return []
    off = replace(_dealer(shown), alpha=0.0)
    return [stage.leave(leaving, [off] * len(leaving), 0.3, CUES.of(event), apart=0.012)]


def auction_steps(
    shown: SixtySixModel, event: ev.BidMade | ev.Passed | ev.AuctionWon | ev.HandLaidAside | ev.ThrownIn
) -> list[Step]:
    """Calls come from their players' beaks; one of them stands, or none."""
    match event:
        case ev.BidMade(bid=bid):
            return [_call(shown, event, bid)]
        case ev.Passed():
            return [_call(shown, event, 0)]
        case ev.AuctionWon(seat=seat, bid=bid):
            return [shown.shout(_won(shown, seat, bid), seconds=1.0, cues=CUES.of(event), begin=shown.come)]
        case ev.HandLaidAside():
            return _aside(shown, event)
        case ev.ThrownIn():
            return [shown.shout(message("No bids!"), seconds=0.9, cues=CUES.of(event), colour=MIST)]
        case _:
            assert_never(event)


def _won(shown: SixtySixModel, seat: int, bid: int) -> Text:
    """The bid that stands."""
    if seat == shown.view.seat:
        return message("You bid {bid}", bid=bid_name(bid))
    name = called(shown.view, seat, shown.names)
    return message("{name} bids {bid}", name=name, bid=bid_name(bid))


def _call(shown: SixtySixModel, event: ev.BidMade | ev.Passed, bid: int) -> Step:
    """A call stands at the beak, and the others have a beat to hear it."""
    stage, seat = shown.stage, event.seat

    def grow(share: float) -> None:
        shown.calling = (seat, share) if share < 1.0 and not stage.still else None

    def begin() -> None:
        shown.calling = None if stage.still else (seat, 0.0)
        shown.come()
        shown.centre = shown.seat_point(seat)
        shown.play(CUES.of(event), seat)
        if bid == ev.MOON:
            shown.react(seat, "sly")
        elif bid >= _HIGH:
            shown.moods[seat] = "sly"

    beat = _OWN_BEAT if seat == shown.view.seat else _BEAT
    return Step((Tween(grow, _POP, ease=settle), pause(beat)), begin=begin)


def _aside(shown: SixtySixModel, event: ev.HandLaidAside) -> list[Step]:
    """The Moon rises; the partner's hand is turned over and laid aside."""
    stage = shown.stage

    def rise() -> None:
        shown.come()
        shown.shake(6.0)
        shown.rumble(CUES.of(event, "rises"), *range(SEATS))
        shown.react(event.bidder, "glee")
        shown.moods[event.seat] = "sleepy"
        for seat in range(SEATS):
            if team_of(seat) != team_of(event.bidder):
                shown.moods[seat] = "shock"
        stage.burst(ParticleKind.STAR, shown.seat_point(event.bidder), 26, (BONE, "#DFE6FF", PALE_GOLD))

    moon = SuitShout(message("Moon!"), shown.middle(), BONE, stage.still, moon=True)
    steps = [shown.hold_moment(moon, 1.7, cues=CUES.of(event, "rises"), begin=rise)]
    if event.seat == shown.view.seat:
        shown.settle()
        turned = [stage.cards[card] for card in shown.view.hand]
        for card in turned:
            card.held = True
        tweens = tuple(stage.fly(card, seconds=0.4, delay=0.04 * n) for n, card in enumerate(turned))
        steps.append(Step(tweens, begin=lambda: shown.play(CUES.of(event, "turned"), event.seat)))
    return steps
