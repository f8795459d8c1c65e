"""How each event of You Must Be 18! is shown: the steps that take the table from one view to the next."""

from __future__ import annotations

from typing import Any

from game.audio.sounds import Sound
from game.cardgames.must_be_18.rules.events import (
    CardDrawn,
    CardsPlayed,
    ColumnOpened,
    ColumnsOpened,
    DrawnToStart,
    HandDealt,
    HandEmptied,
    PassedOver,
    Redealt,
    RoundBlocked,
    RoundScored,
    RoundStarted,
    Skipped,
)
from game.cardgames.must_be_18.rules.view import MustBe18View
from game.cardgames.must_be_18.table.animation.laying import laying_steps
from game.cardgames.must_be_18.table.animation.stage_view import Stagehand
from game.cardgames.must_be_18.table.art.card_sprites import BACK
from game.tables.motion import MovingCard, pause
from game.ui.palette import BONE, CORAL, GOLD, MINT, MIST
from game.ui.particles import Kind
from game.ui.timeline import Step

_BACKS = 3
_DRAW = 0.34


def perform(hand: Stagehand, event: Any, before: MustBe18View, view: MustBe18View) -> list[Step]:
    """The steps that show an event, which has led from one view to the next."""
    hand.follow(before, view)
    steps = _steps(hand, event)
    hand.stage.settle(hand.homes())
    return steps


def _steps(hand: Stagehand, event: Any) -> list[Step]:
    match event:
        case RoundStarted():
            return _swept(hand)
        case Redealt():
            again = "Nobody has three sixes: dealt again"
            return [hand.shout(again, seconds=1.0, sound=Sound.TAKE_BACK, colour=MIST), *_swept(hand)]
        case HandDealt():
            return _dealt(hand, event.seat)
        case PassedOver():
            hand.remark(event.seat, "fewer than three sixes")
            return [Step((pause(0.25),), begin=lambda: _heard(hand, Sound.SKIP, event.seat))]
        case DrawnToStart() | CardDrawn():
            return _drawn(hand, event)
        case ColumnsOpened() | CardsPlayed() | ColumnOpened():
            return laying_steps(hand, event)
        case Skipped():
            return _skipped(hand, event)
        case HandEmptied():
            return [_emptied(hand, event.seat)]
        case RoundBlocked():
            return [hand.shout("Blocked: nobody can go on", seconds=1.0, sound=Sound.SKIP, colour=CORAL)]
        case RoundScored():
            return _scored(hand, event)
    return []


def _heard(hand: Stagehand, sound: Sound, seat: int) -> None:
    hand.stage.sound(sound, hand.seat_point(seat)[0])


def _swept(hand: Stagehand) -> list[Step]:
    """All cards go back to the stock."""
    stage = hand.stage
    hand.moods.clear()
    hand.tops = None
    leaving = stage.take_out(tuple(stage.cards))
    goal = hand.stock()
    return [stage.leave(leaving, [goal] * len(leaving), 0.3)] if leaving else []


def _dealt(hand: Stagehand, seat: int) -> list[Step]:
    stage, start = hand.stage, hand.stock()
    if seat == hand.view.seat:
        return [stage.deal(stage.appear(hand.homes(), start))]
    backs = [MovingCard(BACK, start, start) for _ in range(_BACKS)]
    stage.passing.extend(backs)
    goal = hand.at_seat(seat, alpha=0.3)
    return [stage.leave(backs, [goal] * len(backs), 0.18, Sound.DEAL)]


def _drawn(hand: Stagehand, event: CardDrawn | DrawnToStart) -> list[Step]:
    """A card comes from the stock; why it had to be drawn is said at its player."""
    stage, seat, start = hand.stage, event.seat, hand.stock()
    own = seat == hand.view.seat
    does = "you draw" if own else "draws"
    if isinstance(event, DrawnToStart):
        words = f"{does} for a third six"
    else:
        words = f"nothing fits: {does}" if event.forced else f"{does} instead"

    def begin() -> None:
        stage.sound(Sound.DRAW, start.x)
        hand.remark(seat, words)
        if not own:
            hand.moods[seat] = "shock"

    if own:
        new = stage.appear(hand.homes(), start)
        for card in new:
            card.held = True
        flights = tuple(stage.fly(card, seconds=_DRAW, height=40) for card in new)
        return [Step((*flights, pause(_DRAW + 0.15)), begin=begin)]
    (back,) = stage.take_out((BACK,), start)
    stage.settle(hand.homes())
    flight = stage.fly(back, hand.at_seat(seat, alpha=0.2), seconds=_DRAW, height=24)
    return [Step((flight, pause(_DRAW + 0.1)), begin=begin, end=lambda: stage.gone((back,)))]


def _skipped(hand: Stagehand, event: Skipped) -> list[Step]:
    seat = event.seat
    does = "you skip" if seat == hand.view.seat else "skips"
    words = f"nothing fits: {does}" if event.forced else f"lays nothing: {does}"

    def begin() -> None:
        _heard(hand, Sound.SKIP, seat)
        hand.remark(seat, words)
        hand.moods[seat] = "sad"

    return [Step((pause(0.3),), begin=begin)]


def _emptied(hand: Stagehand, seat: int) -> Step:
    """Out: cheers."""
    own = seat == hand.view.seat

    def begin() -> None:
        hand.moods[seat] = "glee"
        hand.stage.burst(Kind.CONFETTI, hand.seat_point(seat), 40, (GOLD, MINT, CORAL, BONE))
        hand.boast(seat, hand.view.round)

    words = "You are out!" if own else f"{hand.names[seat]} is out!"
    return hand.shout(words, seconds=0.9, sound=Sound.MADE, colour=MINT if own else GOLD, begin=begin)


def _scored(hand: Stagehand, event: RoundScored) -> list[Step]:
    """Who has the fewest points is glad; what everybody has left rises from their seats."""

    def begin() -> None:
        for seat, points in enumerate(event.points):
            hand.moods[seat] = "glee" if seat in event.winners else "sad"
            x, y = hand.seat_point(seat)
            hand.stage.floats.rise(f"+{points}", x, y, MINT if seat in event.winners else CORAL)

    return [Step((pause(0.7),), begin=begin)]
