"""Effects on the stage: changes of state, effects that begin to work, and cards that change hands."""

from __future__ import annotations

from typing import assert_never

from game.cardgames.sixpack.rules import choices as ch
from game.cardgames.sixpack.rules import events as ev
from game.cardgames.sixpack.table.model import SixpackModel
from game.cardgames.sixpack.table.sounds import CUES
from game.cardgames.sixpack.words.names import name
from game.cardgames.sixpack.words.packs import SHOUTS
from game.language.message import message, parts
from game.tables.animation.motion import MovingCard, Pose
from game.tables.company.reactions import Reaction
from game.ui.animation.easing import swing
from game.ui.animation.timeline import Step, Tween
from game.ui.drawing.palette import CORAL, MINT

_TURN, _PASS = 0.75, 0.7
_STOLEN = 0.6
"""The stakes of a card that another player takes out of one's hand."""
_SIDES = {ch.Side.LEFT: message("Left!"), ch.Side.RIGHT: message("Right!")}


def world_steps(shown: SixpackModel, event: ev.DirectionChanged | ev.EffectsChanged) -> list[Step]:
    """Play turns round, or effects go and come back."""
    stage = shown.stage
    if isinstance(event, ev.EffectsChanged):
        word = message("No effects!") if event.disabled else message("Effects are back!")
        colour = CORAL if event.disabled else MINT
        return [shown.moment("no_superheroes", word, shown.middle(), colour=colour, cues=CUES.of(event))]
    start, end = shown.turned, float(event.reversed)

    def turn(share: float) -> None:
        shown.turned = start + (end - start) * share
        if share >= 1.0:
            shown.tell()

    board = stage.layout.board

    def begin() -> None:
        shown.shake(4.0)
        for seat in range(shown.view.seats):
            shown.moods[seat] = "sly" if seat == shown.acting else "shock"

    word = message("Reverse!") if event.reversed else message("Normal order!")
    return [
        shown.moment(
            "reverse",
            word,
            (board.centerx, board.top - 80 * stage.layout.seating.scale),
            seconds=1.05,
            cues=CUES.of(event),
            colour=CORAL if event.reversed else MINT,
            beside=[Tween(turn, 0.0 if stage.still else _TURN, ease=swing)],
            begin=begin,
        )
    ]


def working_steps(
    shown: SixpackModel, event: ev.EffectTriggered | ev.NumberChosen | ev.CopyChosen
) -> list[Step]:
    """The steps of an effect that begins to work, or of an answer to it."""
    seat = event.seat
    shown.acting = seat
    at = shown.card_point(event.card, seat)
    match event:
        case ev.EffectTriggered(pack=pack):
            ways = ((shown.seat_point(seat), at),) if pack in ("sticky", "biting_hand") else ()
            return [shown.moment(pack, SHOUTS[pack], at, seconds=0.7, cues=CUES.of(event), ways=ways)]
        case ev.NumberChosen(number=number):
            cues = CUES.of(event)
            return [
                shown.moment(
                    "super_numbers", message("It’s {number}!", number=number), at, seconds=0.7, cues=cues
                )
            ]
        case ev.CopyChosen(target=target):
            copied = next((play for play in shown.view.waiting if play.card == target), None)
            to = shown.card_point(target, seat if copied is None else copied.seat)
            word = name(shown.view, target)
            return [
                shown.moment("copycat", parts(" ", ("=", word)), at, ways=((to, at),), cues=CUES.of(event))
            ]
        case _:
            assert_never(event)


def hands_steps(
    shown: SixpackModel,
    event: ev.CardTurnedOpen | ev.CardStolen | ev.TopTaken | ev.SideChosen | ev.CardsPassed,
) -> list[Step]:
    """Cards are turned open, stolen, taken or passed."""
    match event:
        case ev.CardTurnedOpen():
            return _opened(shown, event)
        case ev.CardStolen():
            return _stolen(shown, event)
        case ev.TopTaken(seat=seat, source=source, card=card):
            at = shown.card_point(source, seat)
            ways = ((shown.stage.spot_of(card, at), shown.seat_point(seat)),)
            shout = shown.moment("second_hand", message("And this one!"), at, ways=ways, cues=CUES.of(event))
            return [shout, *shown.to_hand((card,), seat)]
        case ev.SideChosen():
            return _side(shown, event)
        case ev.CardsPassed():
            return _passed(shown, event)
        case _:
            assert_never(event)


def _opened(shown: SixpackModel, event: ev.CardTurnedOpen) -> list[Step]:
    stage, seat, cues = shown.stage, event.seat, CUES.of(event)
    at = shown.seat_point(seat)
    ways = ((shown.card_point(event.source, seat), at),)
    if seat == shown.view.seat:
        return [shown.moment("seethrough", message("Face up!"), at, ways=ways, cues=cues)]
    x, y = shown.middle()
    shown.settle()
    moving = stage.cards[event.card]
    moving.pose, moving.held = shown.at_seat(seat), True
    stop = Pose(x, y, stage.layout.card, lift=18.0, z=170.0)
    return [
        shown.moment(
            "seethrough",
            message("Face up!"),
            at,
            ways=ways,
            beside=[stage.fly(moving, stop, seconds=0.4, height=24)],
            cues=cues,
        ),
        Step((stage.fly(moving, seconds=0.34, height=20),)),
    ]


def _stolen(shown: SixpackModel, event: ev.CardStolen) -> list[Step]:
    """A card goes from hand to hand: face up only where it may be seen."""
    seat, victim = event.seat, event.victim
    shown.acting = seat
    pack = shown.view.cards[event.source].pack
    start, end = shown.seat_point(victim), shown.seat_point(seat)
    shown.centre = start

    def grabbed() -> None:
        reaction = Reaction(victim, good=False, stakes=_STOLEN, payers=(seat,))
        shown.react_to(reaction, shown.view.round, shown.view.turn, seat)
        shown.react(victim, "sad")
        shown.moods[seat] = "sly"

    shout = shown.moment(
        pack,
        message("Mine!"),
        shown.card_point(event.source, seat),
        ways=((start, end),),
        cues=CUES.of(event, "stolen"),
        begin=grabbed,
    )
    came = CUES.of(event, "flies")
    if seat == shown.view.seat and event.card:
        return [shout, *shown.from_seat(event.card, victim, came)]
    return [shout, shown.across(event.card, victim, seat, came)]


def _side(shown: SixpackModel, event: ev.SideChosen) -> list[Step]:
    step = 1 if event.side is ch.Side.LEFT else -1
    count = shown.view.seats
    ways = tuple(
        (shown.seat_point(one), shown.seat_point((one + step) % count))
        for one in range(count)
        if shown.view.hand_sizes[one]
    )
    at = shown.card_point(event.source, event.seat)
    word = _SIDES[event.side]
    return [shown.moment("carousel", word, at, ways=ways, seconds=1.0, cues=CUES.of(event))]


def _passed(shown: SixpackModel, event: ev.CardsPassed) -> list[Step]:
    """All cards fly at once; those that lie open, or come to the own hand, are seen to."""
    stage, homes = shown.stage, shown.homes()
    tweens: list[Tween] = []
    leaving: list[MovingCard] = []
    starts: dict[int, Pose] = {}
    for way in event.passes:
        known = stage.cards.get(way.card)
        if way.card in homes:
            starts[way.card] = shown.at_seat(way.giver) if known is None else known.pose
            continue
        (moving,) = stage.take_out((way.card,), shown.at_seat(way.giver, face=1.0 if way.card else 0.0))
        leaving.append(moving)
        goal = shown.at_seat(way.receiver, alpha=0.4)
        tweens.append(stage.fly(moving, goal, seconds=_PASS, ease=swing, height=40))
    shown.settle()
    for card, start in starts.items():
        coming = stage.cards[card]
        coming.pose, coming.held = start, True
        tweens.append(stage.fly(coming, seconds=_PASS, ease=swing, height=40))
    return [Step(tuple(tweens), begin=lambda: stage.play(CUES.of(event)), end=lambda: stage.gone(leaving))]
