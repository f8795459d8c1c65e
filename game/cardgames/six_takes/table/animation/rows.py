"""Animations of rows: a card joins a row or takes it."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import partial
from itertools import chain

from msgspec.structs import replace
from pygame import FRect

from game.audio.cues import Cues
from game.cardgames.six_takes.rules.events import CardPlaced, Reason, RowTaken
from game.cardgames.six_takes.rules.game import DUCKS, ROW_SIZE
from game.cardgames.six_takes.table.card_places import front_cards_of, slot_pose
from game.cardgames.six_takes.table.model import SixTakesModel
from game.cardgames.six_takes.table.sounds import HEAVY, card_cues, count_cues
from game.cardgames.six_takes.words.names import ducks_figure
from game.language.message import message
from game.tables.animation.moments import Feat, feat_letter_size
from game.tables.animation.motion import MovingCard, Pose, call_step, hop, land, pause
from game.tables.company.reactions import Reaction
from game.tables.seats import add_to_seat
from game.ui.animation.particles import ParticleKind
from game.ui.animation.timeline import Step, Tween, ease_in, ease_in_back, ease_in_out
from game.ui.drawing.palette import ALARM, BONE, GOLD

_LIFT, _FLY = 0.16, 0.34
_RISE, _SLAM, _OVER = 0.48, 0.14, 0.42
"""Seconds: a sixth card's flight over its row, and its fall; the height above it, in card widths."""
_HOP, _WAVE, _HOP_HEIGHT = 0.2, 0.03, 0.16
"""Seconds: the hop of a struck card, and the delay to the next card; the hop's height, in card widths."""
_TUMBLE, _APART, _DUCK = 0.42, 0.17, 0.09
"""Seconds: the flight of a taken card, the delay to the next card, and the delay between counted ducks."""
_STOP, _LANDED = 0.15, 0.26
_MAX_UNHURRIED = 5
"""The largest number of players with whom cards move at the usual speed."""
_NOTABLE = 5
_COUNT_SHOWN = 0.9
"""The seconds for which the full count of an expensive row stays on the screen."""
_COUNT_LETTERS, _COUNT_WIDE = 0.47, 5.05
"""The full count's largest letter size as a share of its room's height; its largest width in letter sizes."""
_ASIDE = 1.4
"""The full count's distance from the taken row, in distances between rows, so that cards don't cross it."""
_LEAST_COUNT, _CLEAR = 200.0, 10.0
"""Units: the narrowest room for the full count, and its distance from revealed cards."""


def placing_steps(model: SixTakesModel, event: CardPlaced, cues: Cues) -> list[Step]:
    """Return steps that lift a card, fly it to its place in the row and land it."""
    stage = model.stage
    model.settle()
    moving = stage.cards[event.card]
    if event.position == 1:
        return [_landing_step(model, moving, cues)]
    seconds = _FLY * _pace_factor(model)
    return [
        _lift_step(model, moving, moving.home, event.seat),
        Step((stage.fly(moving, seconds=seconds, ease=ease_in_out, height=40, raised=20),)),
        _landing_step(model, moving, cues),
    ]


def _pace_factor(model: SixTakesModel) -> float:
    """Return the factor for a card's flight time, at most 1; it shrinks with more than five players."""
    return min(1.0, _MAX_UNHURRIED / len(model.view.playing))


def _lift_step(model: SixTakesModel, moving: MovingCard, goal: Pose, seat: int) -> Step:
    """Return the step that lifts a seat's card a little, enlarges it and tilts it towards its goal."""
    stage, card = model.stage, model.layout.card
    lean = max(-6.0, min(6.0, (moving.pose.x - goal.x) * 0.03))
    up = replace(
        moving.pose,
        y=moving.pose.y - card * 0.14,
        width=card * 1.18,
        angle=lean,
        lift=26.0,
        z=190.0,
        alpha=1.0,
    )

    def begin() -> None:
        model.centre = goal.x, goal.y
        moving.held = True
        model.play(card_cues(moving.key, own=seat == model.view.seat), seat)

    return Step(
        (stage.fly(moving, up, seconds=_LIFT * _pace_factor(model), ease=ease_in_back, raised=0.0),),
        begin=begin,
    )


def _landing_step(model: SixTakesModel, moving: MovingCard, cues: Cues) -> Step:
    stage = model.stage

    def on_landed() -> None:
        stage.play(cues, moving.home.x)
        stage.burst(ParticleKind.DUST, (moving.home.x, moving.home.y + 50), 8, (BONE, "#BFDDDD"))

    def on_rested() -> None:
        model.taking = None
        if not model.view.waiting:
            model.centre = None

    return Step((land(moving), pause(_LANDED * _pace_factor(model))), begin=on_landed, end=on_rested)


def taking_steps(model: SixTakesModel, event: RowTaken, cues: Mapping[str, Cues]) -> list[Step]:
    """Return steps in which a card takes its row: the row's cards fly to the player and are counted."""
    stage = model.stage
    swept = stage.take_out(event.cards)
    model.settle()
    kept = _hide_taken_cards(model, event)
    moving = stage.cards.get(event.card)
    if moving is None:
        model.update_ducks()
        return []
    sixth = event.reason is Reason.SIXTH
    stop = replace(
        slot_pose(model.layout, event.row, ROW_SIZE if sixth else len(event.cards)), z=150, lift=10
    )
    heavy = event.ducks >= HEAVY

    def on_arrived() -> None:
        moving.pose, moving.home, moving.held = stop, stop, False
        _show_impact(model, event, cues["arrives"])

    def on_gone() -> None:
        stage.discard(swept)
        for card in kept:
            card.pose, card.held = card.home, False
        model.update_ducks()

    pace = _pace_factor(model)
    tally = _row_counter(model, event) if heavy else None
    tumble = _collecting_tweens(model, event, swept, tally)
    react = partial(_react_to_taking, model, event, cues["swept"])
    if tally is None:
        leave = [Step((*tumble, pause(0.25 * pace)), begin=react, end=on_gone)]
    else:
        whole = max(tween.delay + tween.seconds for tween in tumble) + _COUNT_SHOWN
        leave = [stage.moment_step(tally, whole, beside=tumble, begin=react), Step(end=on_gone)]
    return [
        _lift_step(model, moving, stop, event.seat),
        *(_slam_steps(model, moving, stop, pace) if sixth else _slide_steps(model, moving, stop, pace)),
        Step(end=on_arrived),
        Step((*_recoil(model, swept), pause(_STOP + (0.25 if heavy else 0.1 * pace)))),
        *leave,
    ]


def _slide_steps(model: SixTakesModel, moving: MovingCard, stop: Pose, pace: float) -> list[Step]:
    fly = model.stage.fly(moving, stop, seconds=_FLY * pace, ease=ease_in_out, height=46, raised=24)
    return [Step((fly,))]


def _slam_steps(model: SixTakesModel, moving: MovingCard, stop: Pose, pace: float) -> list[Step]:
    """Return steps in which a sixth card rises over its place and falls onto it."""
    stage, card = model.stage, model.layout.card
    over = replace(stop, y=stop.y - _OVER * card, width=card * 1.24, angle=-5.0, z=190.0, lift=40.0)
    if stage.still:
        return [Step((stage.fly(moving, stop, seconds=(_RISE + _SLAM) * pace),))]
    return [
        Step((stage.fly(moving, over, seconds=_RISE * pace, ease=ease_in_out, height=20, raised=10),)),
        Step((stage.fly(moving, stop, seconds=_SLAM * pace, ease=ease_in, raised=0),)),
    ]


def _recoil(model: SixTakesModel, swept: list[MovingCard]) -> list[Tween]:
    """Return tweens in which the cards of a struck row hop, the nearest first; none if motion is reduced."""
    if model.stage.still:
        return []

    pace, high = _pace_factor(model), _HOP_HEIGHT * model.layout.card
    return [hop(card, high, _HOP * pace, _WAVE * pace * order) for order, card in enumerate(reversed(swept))]


def _row_counter(model: SixTakesModel, event: RowTaken) -> Feat:
    """Return the large counter of an expensive row, beside it, with the name of the player who takes it."""
    own = event.seat == model.view.seat
    above = message("You take") if own else message("{name} takes", name=model.names[event.seat])
    first = event.ducks if model.stage.still else 0
    room = _count_room(model, event.card)
    letter_size = feat_letter_size((event.ducks - HEAVY + 4) / HEAVY) * min(model.layout.seating.scale, 1.0)
    letter_size = min(letter_size, room.height * _COUNT_LETTERS)
    half = min(letter_size * _COUNT_WIDE, room.width) / 2
    left, right = room.left + half, room.right - half
    lanes, middle = model.layout.lanes, model.layout.seating.canvas.centerx
    far = _ASIDE * (lanes[1].x - lanes[0].x)

    def misplacement(x: float) -> tuple[float, float]:
        return max(far - abs(x - lanes[event.row].centerx), 0.0), abs(x - middle)

    return Feat(
        ducks_figure(first),
        (min(max(left, min(middle, right)), left, right, key=misplacement), room.centery),
        ALARM,
        model.stage.still,
        letter_size=letter_size,
        above=above,
        widest=2 * half,
    )


def _count_room(model: SixTakesModel, taking: int) -> FRect:
    """Return the widest area below the rows without a revealed card, or the hand's if that is too narrow.

    The card `taking` the row leaves its place.
    """
    layout, stage = model.layout, model.stage
    cards = [stage.cards[card].home for card, _seat in model.view.waiting if card != taking]
    waiting = sorted(cards, key=lambda pose: pose.x)
    sides = [(pose.x - pose.width / 2 - _CLEAR, pose.x + pose.width / 2 + _CLEAR) for pose in waiting]
    edges = [layout.prompt.left, *chain.from_iterable(sides), layout.prompt.right]
    left, right = max(zip(edges[::2], edges[1::2], strict=True), key=lambda ends: ends[1] - ends[0])
    if right - left < _LEAST_COUNT * min(layout.seating.scale, 1.0):
        return layout.hand
    middle = layout.plays[0].centery
    half = middle - layout.prices[0].bottom
    return FRect(left, middle - half, right - left, 2 * half)


def _hide_taken_cards(model: SixTakesModel, event: RowTaken) -> list[MovingCard]:
    """Hide the taken cards that will lie in front of the player; return them, to be shown on arrival."""
    kept = [model.stage.cards[card] for card in event.cards if card in model.stage.cards]
    for card in kept:
        card.held, card.pose = True, replace(card.home, alpha=0.0)
    return kept


def _show_impact(model: SixTakesModel, event: RowTaken, cues: Cues) -> None:
    """Flash the row and shake the table as the card arrives, and show its player's shock."""
    seat, heavy = event.seat, event.ducks >= HEAVY
    model.taking = event.row, event.ducks
    model.react(seat, "shock" if event.ducks >= _NOTABLE else "sad")
    model.show_feelings(_reaction_to(event))
    model.stage.play(cues, model.layout.lanes[event.row].centerx)
    if event.ducks >= _NOTABLE:
        model.shake(4.0 + min(event.ducks, 16) / 4)
    middle = slot_pose(model.layout, event.row, 2)
    kind = ParticleKind.FEATHER if heavy else ParticleKind.STAR
    model.stage.burst(kind, (middle.x, middle.y), 8 + 3 * event.ducks, (GOLD, BONE, ALARM))


def _react_to_taking(model: SixTakesModel, event: RowTaken, cues: Cues) -> None:
    """Play the sound of the row being taken, rumble the gamepad, and let a duck comment."""
    seat = event.seat
    model.centre = model.seat_point(seat)
    model.play(cues, seat)
    model.rumble(cues, seat)
    answered = model.talk.reply(_reaction_to(event), model.view.round, event.card)
    if event.ducks >= _NOTABLE and not answered:
        model.talk.say_line(seat, event.card, "takes")


def _reaction_to(event: RowTaken) -> Reaction:
    """Return the reaction to a taken row; its stakes grow with the row's ducks."""
    return Reaction(event.seat, good=False, stakes=min(event.ducks / HEAVY, 1.0))


def _collecting_tweens(
    model: SixTakesModel, event: RowTaken, swept: list[MovingCard], tally: Feat | None
) -> list[Tween]:
    """Return tweens that fly the taken cards to the player one by one, and count their ducks.

    A card with many ducks takes longer to count, and the next card waits for it.
    """
    x, y, width = front_cards_of(model.view, model.layout, event.seat).taken
    goal = Pose(x, y, width, z=175.0, lift=8.0)
    tweens: list[Tween] = []
    delay, counted, pace = 0.0, 0, 1.0 if tally is not None else _pace_factor(model)
    for order, moving in enumerate(swept):
        ducks = DUCKS[moving.key]
        pose = replace(goal, angle=12.0 * math.sin(order * 2.1))
        tweens.append(
            model.stage.fly(
                moving, pose, seconds=_TUMBLE, delay=delay, ease=ease_in_back, height=60, raised=22
            )
        )
        tweens.append(call_step(partial(_add_ducks, model, event.seat, ducks), delay + _TUMBLE))
        for number in range(ducks):
            count = partial(_count_duck, model, event.seat, counted + number + 1, tally)
            tweens.append(call_step(count, delay + _TUMBLE + _DUCK * number))
        counted += ducks
        delay += max(_APART * pace, _DUCK * ducks)
    return tweens


def _count_duck(model: SixTakesModel, seat: int, number: int, tally: Feat | None) -> None:
    """Play the sound of one counted duck, and update the counter if there is one."""
    model.play(count_cues(number), seat)
    if tally is not None and not tally.still:
        tally.word = ducks_figure(number)


def _add_ducks(model: SixTakesModel, seat: int, ducks: int) -> None:
    """Add the ducks of a card that has arrived at a seat, and float the number above the seat."""
    model.ducks = add_to_seat(model.ducks, seat, ducks)
    model.stage.floats.rise(f"+{ducks}", *model.point_beside_head(seat), ALARM)
