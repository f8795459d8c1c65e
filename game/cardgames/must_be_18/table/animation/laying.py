"""Cards that are laid on the stage: they fly one after the other, and the counter counts until it is 18."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.cardgames.must_be_18.rules.deck import TOTAL
from game.cardgames.must_be_18.rules.events import CardsPlayed, ColumnOpened, ColumnsOpened, Placement
from game.cardgames.must_be_18.table.animation.stage_view import MustBe18StageView
from game.cardgames.must_be_18.table.sounds import CUES, MANY
from game.tables.animation.motion import MovingCard, land, pause
from game.ui.animation.particles import Kind
from game.ui.animation.timeline import Step, Tween
from game.ui.drawing.palette import BONE, GOLD, MINT
from game.voice.words import ordinal

_FLY, _NEXT = 0.3, 0.11

Laid = ColumnsOpened | CardsPlayed | ColumnOpened


def laying_steps(shown: MustBe18StageView, event: Laid) -> list[Step]:
    """The cards fly to their columns; once the tops are 18 again, that snaps."""
    stage, seat = shown.stage, event.seat
    there = set(stage.cards)
    own = seat == shown.view.seat
    if own:
        _exchange(shown, event.placements)
    shown.settle()
    cards = [stage.cards[placement.card] for placement in event.placements]
    shown.moods.pop(seat, None)
    before = () if isinstance(event, ColumnsOpened) else event.before
    shown.tops = before
    tops_then = [_after(before, event.placements[: number + 1]) for number in range(len(cards))]
    moving = []
    for card in cards:
        if card.key not in there:
            card.pose = shown.at_seat(seat)
        card.held = True
        moving.append(card.pose.near(card.home))
    tweens: list[Tween] = []
    for number, card in enumerate(cards):
        # A card that the player has put on its column already only lands.
        seconds = 0.06 if moving[number] else _FLY
        tweens.append(stage.fly(card, seconds=seconds, delay=_NEXT * number, height=18, raised=16))
        tweens.append(Tween(_landed(shown, event, card, tops_then[number]), 0.0, _NEXT * number + seconds))
    steps = [Step(tuple(tweens))]
    if isinstance(event, ColumnOpened):
        words = f"A {ordinal(len(event.after))} column!"
        opened = partial(_column, shown, cards[-1])
        steps.append(shown.shout(words, seconds=0.75, cues=CUES.of(event, "column"), begin=opened))
    return [*steps, _snap(shown, event, cards)]


def _exchange(shown: MustBe18StageView, placements: tuple[Placement, ...]) -> None:
    """Of equal cards the lowest is laid: it takes the place of the card that the player has put there."""
    cards = shown.stage.cards
    lying = {put.column: put.card for put in shown.laid.puts}
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


def _landed(
    shown: MustBe18StageView, event: Laid, card: MovingCard, tops: tuple[int, ...]
) -> Callable[[float], None]:
    def landed(_share: float) -> None:
        shown.tops = tops
        stage = shown.stage
        stage.play(CUES.of(event, "lands"), card.home.x, pitch=len(tops))
        stage.burst(Kind.DUST, (card.home.x, card.home.y + card.home.width * 0.5), 5, (BONE, "#BFDDDD"))

    return landed


def _column(shown: MustBe18StageView, card: MovingCard) -> None:
    shown.react(shown.before.turn or 0, "sly")
    shown.stage.burst(Kind.STAR, (card.home.x, card.home.y), 12, (GOLD, BONE))


def _snap(shown: MustBe18StageView, event: Laid, cards: list[MovingCard]) -> Step:
    stage = shown.stage

    def begin() -> None:
        shown.tops = None
        shown.throb()
        own = event.seat == shown.view.seat
        stage.play(CUES.of(event, "18"), stage.layout.counter.centerx)
        if len(cards) >= MANY and not isinstance(event, ColumnsOpened):
            shown.react(event.seat, "glee")
            stage.floats.rise(f"{len(cards)} cards", *shown.seat_point(event.seat), MINT)
        if sum(event.after) == TOTAL and own:
            stage.burst(Kind.STAR, stage.layout.counter.center, 6, (GOLD, MINT, BONE))

    return Step((*[land(card) for card in cards], pause(0.22)), begin=begin)
