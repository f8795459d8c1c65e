"""Cards that are laid on the stage: they fly one after the other, and the counter counts until it is 18."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.audio.sounds import Sound
from game.cardgames.must_be_18.rules.deck import TOTAL
from game.cardgames.must_be_18.rules.events import CardsPlayed, ColumnOpened, ColumnsOpened, Placement
from game.cardgames.must_be_18.table.animation.stage_view import Stagehand
from game.tables.motion import MovingCard, land, pause
from game.ui.palette import BONE, GOLD, MINT
from game.ui.particles import Kind
from game.ui.timeline import Step, Tween
from game.voice.words import ordinal

_FLY, _NEXT = 0.3, 0.11
_MANY = 3
"""So many cards at once are a feat."""

Laid = ColumnsOpened | CardsPlayed | ColumnOpened


def laying_steps(hand: Stagehand, event: Laid) -> list[Step]:
    """The cards fly to their columns; once the tops are 18 again, that snaps."""
    stage, seat = hand.stage, event.seat
    there = set(stage.cards)
    own = seat == hand.view.seat
    if own:
        _exchange(hand, event.placements)
    stage.settle(hand.homes())
    cards = [stage.cards[placement.card] for placement in event.placements]
    hand.moods.pop(seat, None)
    before = () if isinstance(event, ColumnsOpened) else event.before
    hand.tops = before
    shown = [_after(before, event.placements[: number + 1]) for number in range(len(cards))]
    moving = []
    for card in cards:
        if card.key not in there:
            card.pose = hand.at_seat(seat)
        card.held = True
        moving.append(card.pose.near(card.home))
    tweens: list[Tween] = []
    for number, card in enumerate(cards):
        # What the player has put on its column already only lands.
        seconds = 0.06 if moving[number] else _FLY
        tweens.append(stage.fly(card, seconds=seconds, delay=_NEXT * number, height=18, raised=16))
        tweens.append(Tween(_landed(hand, card, shown[number]), 0.0, _NEXT * number + seconds))
    steps = [Step(tuple(tweens))]
    if isinstance(event, ColumnOpened):
        words = f"A {ordinal(len(event.after))} column!"
        opened = partial(_column, hand, cards[-1])
        steps.append(hand.shout(words, seconds=0.75, sound=Sound.COLUMN, begin=opened))
    return [*steps, _snap(hand, event, cards)]


def _exchange(hand: Stagehand, placements: tuple[Placement, ...]) -> None:
    """Of equal cards the lowest is laid: it takes the place of the one that the player has put there."""
    cards = hand.stage.cards
    lying = {put.column: put.card for put in hand.laid.puts}
    for placement in placements:
        put = lying.get(placement.column)
        if put is None or put == placement.card or put not in cards or placement.card not in cards:
            continue
        one, other = cards[put], cards[placement.card]
        one.pose, other.pose = other.pose, one.pose
        lying = {
            column: put if card == placement.card else placement.card if card == put else card
            for column, card in lying.items()
        }


def _after(before: tuple[int, ...], placements: tuple[Placement, ...]) -> tuple[int, ...]:
    """The tops once these cards have landed."""
    tops = dict(enumerate(before)) | {placement.column: placement.number for placement in placements}
    return tuple(tops.values())


def _landed(hand: Stagehand, card: MovingCard, tops: tuple[int, ...]) -> Callable[[float], None]:
    def landed(_share: float) -> None:
        hand.tops = tops
        stage = hand.stage
        stage.sound(Sound.PLACE, card.home.x, pitch=len(tops))
        stage.burst(Kind.DUST, (card.home.x, card.home.y + card.home.width * 0.5), 5, (BONE, "#BFDDDD"))

    return landed


def _column(hand: Stagehand, card: MovingCard) -> None:
    hand.moods[hand.before.turn or 0] = "sly"
    hand.stage.burst(Kind.STAR, (card.home.x, card.home.y), 12, (GOLD, BONE))


def _snap(hand: Stagehand, event: Laid, cards: list[MovingCard]) -> Step:
    stage = hand.stage

    def begin() -> None:
        hand.tops = None
        hand.throb()
        own = event.seat == hand.view.seat
        stage.sound(Sound.EIGHTEEN, stage.layout.counter.centerx, volume=0.5 if own else 0.8)
        if len(cards) >= _MANY and not isinstance(event, ColumnsOpened):
            hand.moods[event.seat] = "glee"
            stage.floats.rise(f"{len(cards)} cards", *hand.seat_point(event.seat), MINT)
        if sum(event.after) == TOTAL and own:
            stage.burst(Kind.STAR, stage.layout.counter.center, 6, (GOLD, MINT, BONE))

    return Step((*[land(card) for card in cards], pause(0.22)), begin=begin)
