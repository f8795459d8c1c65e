"""Effects on the stage: how things stand, what begins to work, and what goes from hand to hand."""

from __future__ import annotations

from typing import Any

from game.audio.sounds import Sound
from game.cardgames.sixpack.rules.events import (
    CardsPassed,
    CardStolen,
    CardTurnedOpen,
    CopyChosen,
    EffectsChanged,
    EffectTriggered,
    NumberChosen,
    Side,
    SideChosen,
    TopTaken,
)
from game.cardgames.sixpack.rules.library import PACKS
from game.cardgames.sixpack.table.animation.moments import SOUNDS
from game.cardgames.sixpack.table.animation.stage_view import Stagehand
from game.cardgames.sixpack.words.names import name
from game.tables.motion import MovingCard, Pose
from game.ui.easing import swing
from game.ui.palette import CORAL, MINT
from game.ui.timeline import Step, Tween


def world_steps(hand: Stagehand, event: Any) -> list[Step]:
    """Play turns round, or effects go and come back."""
    stage = hand.stage
    if isinstance(event, EffectsChanged):
        word = "No effects!" if event.disabled else "Effects are back!"
        colour = CORAL if event.disabled else MINT
        sound = Sound.SEAT_OUT if event.disabled else Sound.YOUR_TURN
        return [stage.moment("no_superheroes", word, stage.middle(), colour=colour, sound=sound)]
    start, end = stage.turned, float(event.reversed)

    def turn(share: float) -> None:
        stage.turned = start + (end - start) * share

    line = stage.layout.line
    word = "Reverse!" if event.reversed else "Forward again!"
    return [
        stage.moment(
            "reverse",
            word,
            (line.centerx, line.top - 70),
            seconds=0.95,
            sound=Sound.REVERSAL,
            pitch=0 if event.reversed else 5,
            colour=CORAL if event.reversed else MINT,
            beside=[Tween(turn, 0.0 if stage.still else 0.6, ease=swing)],
        )
    ]


def working_steps(hand: Stagehand, event: Any) -> list[Step]:
    """An effect begins to work, or what it asked for is said."""
    stage, seat = hand.stage, event.seat
    hand.acting = seat
    at = hand.card_point(event.card, seat)
    match event:
        case EffectTriggered(pack=pack):
            sound, pitch = SOUNDS.get(pack, (Sound.ALL_CHOSEN, 0))
            ways = ((hand.seat_point(seat), at),) if pack in ("sticky", "biting_hand") else ()
            return [
                stage.moment(pack, PACKS[pack].shout, at, seconds=0.7, sound=sound, pitch=pitch, ways=ways)
            ]
        case NumberChosen(number=number):
            return [
                stage.moment(
                    "super_numbers", f"It is {number}!", at, seconds=0.7, sound=Sound.COUNT, pitch=number
                )
            ]
        case CopyChosen(target=target):
            copied = next((play for play in hand.view.waiting if play.card == target), None)
            to = hand.card_point(target, seat if copied is None else copied.seat)
            word = name(hand.view, target)
            return [stage.moment("copycat", f"= {word}", at, ways=((to, at),), sound=Sound.REVEAL, pitch=2)]
    return []


def hands_steps(hand: Stagehand, event: Any) -> list[Step]:
    """Cards are turned open, stolen, taken or passed."""
    match event:
        case CardTurnedOpen(seat=seat, card=card, source=source):
            return _opened(hand, seat, card, source)
        case CardStolen():
            return _stolen(hand, event)
        case TopTaken(seat=seat, source=source, card=card):
            at = hand.card_point(source, seat)
            ways = ((hand.stage.spot_of(card, at), hand.seat_point(seat)),)
            shout = hand.stage.moment("second_hand", "And this one!", at, ways=ways, sound=Sound.HAND)
            return [shout, *hand.to_hand((card,), seat)]
        case SideChosen(seat=seat, source=source, side=side):
            return _side(hand, seat, source, side)
        case CardsPassed():
            return _passed(hand, event)
    return []


def _opened(hand: Stagehand, seat: int, card: int, source: int) -> list[Step]:
    stage = hand.stage
    at = hand.seat_point(seat)
    ways = ((hand.card_point(source, seat), at),)
    if seat == hand.view.seat:
        return [stage.moment("seethrough", "Open!", at, ways=ways, sound=Sound.GLASS, pitch=3)]
    x, y = stage.middle()
    start = hand.at_seat(seat, face=0.0)
    (moving,) = stage.take_out((card,), start)
    shown = Pose(x, y, stage.layout.card, lift=18.0, z=170.0)
    return [
        stage.moment(
            "seethrough",
            "Open!",
            at,
            ways=ways,
            beside=[stage.fly(moving, shown, seconds=0.4, height=24)],
            sound=Sound.GLASS,
            pitch=3,
        ),
        stage.leave([moving], [hand.at_seat(seat)], 0.3),
    ]


def _stolen(hand: Stagehand, event: CardStolen) -> list[Step]:
    """A card goes from hand to hand: face up only where it may be seen."""
    stage, seat, victim = hand.stage, event.seat, event.victim
    hand.acting = seat
    hand.moods[victim] = "sad"
    pack = hand.view.cards[event.source].pack
    start, end = hand.seat_point(victim), hand.seat_point(seat)
    shout = stage.moment(
        pack,
        "Mine!",
        hand.card_point(event.source, seat),
        ways=((start, end),),
        sound=Sound.THEFT,
    )
    if seat == hand.view.seat and event.card:
        return [shout, *hand.from_seat(event.card, victim)]
    return [shout, hand.across(event.card, victim, seat)]


def _side(hand: Stagehand, seat: int, source: int, side: Side) -> list[Step]:
    step = 1 if side is Side.LEFT else -1
    count = hand.view.seats
    ways = tuple(
        (hand.seat_point(one), hand.seat_point((one + step) % count))
        for one in range(count)
        if hand.view.hand_sizes[one]
    )
    at = hand.card_point(source, seat)
    word = f"{side.value.title()}!"
    return [hand.stage.moment("carousel", word, at, ways=ways, seconds=1.0, sound=Sound.PAGE)]


def _passed(hand: Stagehand, event: CardsPassed) -> list[Step]:
    """All cards fly at once."""
    stage, own = hand.stage, hand.view.seat
    tweens: list[Tween] = []
    leaving: list[MovingCard] = []
    for way in event.passes:
        if way.receiver == own:
            continue
        face = 1.0 if way.card else 0.0
        (moving,) = stage.take_out((way.card,), hand.at_seat(way.giver, face=face))
        leaving.append(moving)
        goal = hand.at_seat(way.receiver, face=0.0, alpha=0.0)
        tweens.append(stage.fly(moving, goal, seconds=0.6, ease=swing, height=40))
    stage.settle(hand.homes())
    for way in event.passes:
        if way.receiver == own and way.card in stage.cards:
            coming = stage.cards[way.card]
            coming.pose, coming.held = hand.at_seat(way.giver, face=0.0), True
            tweens.append(stage.fly(coming, seconds=0.6, ease=swing, height=40))
    return [Step(tuple(tweens), begin=lambda: stage.sound(Sound.HAND), end=lambda: stage.gone(leaving))]
