"""Rows of 6 takes! on the stage: a card is laid in a row, or takes it."""

from __future__ import annotations

from msgspec.structs import replace

from game.cardgames.six_takes.rules.events import CardPlaced, Reason, RowTaken
from game.cardgames.six_takes.rules.game import ROW_SIZE
from game.cardgames.six_takes.table.animation.stage_view import SixTakesStageView
from game.cardgames.six_takes.table.card_places import slot_pose
from game.cardgames.six_takes.table.picture import Outcome
from game.cardgames.six_takes.table.sounds import CUES, HEAVY
from game.tables.animation.motion import land, pause
from game.ui.animation.easing import anticipate
from game.ui.animation.particles import Kind
from game.ui.animation.timeline import Step
from game.ui.drawing.palette import ALARM, BONE, GOLD

_PLACE, _SWEEP = 0.26, 0.35
_WORTH_A_WORD = 5


def placing_steps(shown: SixTakesStageView, event: CardPlaced) -> list[Step]:
    """The card flies to its place in the row and lands."""
    stage = shown.stage
    taken_with = event.position == 1
    if not taken_with:
        shown.outcomes[event.seat] = Outcome(event.row, 0)
    shown.settle()
    moving = stage.cards[event.card]

    def landed() -> None:
        stage.play(CUES.of(event), moving.home.x)
        stage.burst(Kind.DUST, (moving.home.x, moving.home.y + 30), 6, (BONE, "#BFDDDD"))

    seconds = _PLACE * (0.7 if taken_with else 1.0)
    return [
        Step((stage.fly(moving, seconds=seconds, height=26, raised=18),)),
        Step((land(moving), pause(0.22)), begin=landed),
    ]


def taking_steps(shown: SixTakesStageView, event: RowTaken) -> list[Step]:
    """The card comes to the row, the row is swept to its player with its ducks."""
    stage, seat, card = shown.stage, event.seat, shown.layout.card
    shown.outcomes[seat] = Outcome(event.row, event.ducks)
    swept = stage.take_out(event.cards)
    shown.settle()
    moving = stage.cards.get(event.card)
    if moving is None:
        return []
    place = ROW_SIZE if event.reason is Reason.SIXTH else 0
    spot = slot_pose(shown.layout, event.row, place)
    stop = replace(spot, y=spot.y - (0 if place else card * 0.5), z=150, lift=16)
    goal = shown.at_seat(seat, face=1.0, alpha=0.0, width=card * 0.35)
    heavy = event.ducks >= HEAVY

    def arrive() -> None:
        moving.held = True
        shown.react(seat, "shock" if event.ducks >= 5 else "sad")
        stage.play(CUES.of(event, "arrives"), spot.x)

    def arrived() -> None:
        moving.pose, moving.home, moving.held = stop, stop, False

    def take() -> None:
        shown.play(CUES.of(event, "swept"), seat)
        stage.floats.rise(f"+{event.ducks}", *shown.seat_point(seat), ALARM)
        if seat == shown.view.seat:
            shown.manner().rumble(min(1.0, event.ducks / HEAVY), 180)
        elif event.ducks >= _WORTH_A_WORD:
            shown.boast(seat, event.card, "takes")
        if heavy and not stage.still:
            shown.shake()
        middle = slot_pose(shown.layout, event.row, 2)
        kind = Kind.FEATHER if heavy else Kind.STAR
        stage.burst(kind, (middle.x, middle.y), 8 + 3 * event.ducks, (GOLD, BONE, ALARM))

    sweep = [
        stage.fly(one, goal, seconds=_SWEEP, delay=0.03 * order, ease=anticipate, height=30)
        for order, one in enumerate(swept)
    ]
    return [
        Step((stage.fly(moving, stop, seconds=_PLACE, height=26, raised=18),), begin=arrive, end=arrived),
        Step((pause(0.3),)),
        Step((*sweep, pause(_SWEEP + 0.15)), begin=take, end=lambda: stage.gone(swept)),
    ]
