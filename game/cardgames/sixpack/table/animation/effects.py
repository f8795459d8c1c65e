"""Animations of effects: changes of order and effects, starting effects, and cards that change hands."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from game.audio.cues import Cues
from game.cardgames.sixpack.rules import choices as ch
from game.cardgames.sixpack.rules import events as ev
from game.cardgames.sixpack.rules.texts import PACK_TEXTS
from game.cardgames.sixpack.table.model import SixpackModel
from game.cardgames.sixpack.words.names import card_name
from game.language.message import message, parts
from game.tables.animation.motion import MovingCard, Pose
from game.tables.company.reactions import Reaction
from game.ui.animation.timeline import Step, Tween, ease_in_out
from game.ui.drawing.palette import CORAL, MINT

_TURN, _PASS = 0.75, 0.7
_STOLEN = 0.6
"""The stakes of a stolen card, from 0 to 1."""
_SIDES = {ch.Side.LEFT: message("Left!"), ch.Side.RIGHT: message("Right!")}


def show_effects_change(model: SixpackModel, event: ev.EffectsChanged, cues: Cues) -> list[Step]:
    word = message("No effects!") if event.disabled else message("Effects are back!")
    colour = CORAL if event.disabled else MINT
    return [model.pack_moment("no_superheroes", word, model.middle(), colour=colour, cues=cues)]


def turn_direction(model: SixpackModel, event: ev.DirectionChanged, cues: Cues) -> list[Step]:
    stage = model.stage
    start, end = model.turned, float(event.reversed)

    def turn(share: float) -> None:
        model.turned = start + (end - start) * share
        if share >= 1.0:
            model.show_all()

    board = model.layout.board

    def begin() -> None:
        model.shake(4.0)
        for seat in range(model.view.seats):
            model.moods[seat] = "sly" if seat == model.acting else "shock"

    word = message("Reverse!") if event.reversed else message("Normal order!")
    return [
        model.pack_moment(
            "reverse",
            word,
            (board.centerx, board.top - 80 * model.layout.seating.scale),
            seconds=1.05,
            cues=cues,
            colour=CORAL if event.reversed else MINT,
            beside=[Tween(turn, 0.0 if stage.still else _TURN, ease=ease_in_out)],
            begin=begin,
        )
    ]


def show_effect(model: SixpackModel, event: ev.EffectTriggered, cues: Cues) -> list[Step]:
    seat, pack = event.seat, event.pack
    model.acting = seat
    at = model.card_point(event.card, seat)
    arrows = ((model.seat_point(seat), at),) if pack in ("sticky", "biting_hand") else ()
    return [model.pack_moment(pack, PACK_TEXTS[pack].words, at, seconds=0.7, cues=cues, arrows=arrows)]


def show_number(model: SixpackModel, event: ev.NumberChosen, cues: Cues) -> list[Step]:
    """Show which of a card's two numbers its player chose."""
    model.acting = event.seat
    at = model.card_point(event.card, event.seat)
    word = message("It’s {number}!", number=event.number)
    return [model.pack_moment("super_numbers", word, at, seconds=0.7, cues=cues)]


def show_copy(model: SixpackModel, event: ev.CopyChosen, cues: Cues) -> list[Step]:
    """Draw an arrow from a copied card to the Copycat."""
    seat, target = event.seat, event.target
    model.acting = seat
    at = model.card_point(event.card, seat)
    copied = model.view.waiting_by_card.get(target)
    to = model.card_point(target, seat if copied is None else copied.seat)
    word = parts(" ", ("=", card_name(model.view, target)))
    return [model.pack_moment("copycat", word, at, arrows=((to, at),), cues=cues)]


def take_top(model: SixpackModel, event: ev.TopTaken, cues: Cues) -> list[Step]:
    """Show that a pile's top card is taken, then move it to the hand."""
    seat, card = event.seat, event.card
    at = model.card_point(event.source, seat)
    arrows = ((model.stage.centre_of(card, at), model.seat_point(seat)),)
    shout = model.pack_moment("second_hand", message("And this one!"), at, arrows=arrows, cues=cues)
    return [shout, *model.move_to_hand((card,), seat)]


def turn_card_open(model: SixpackModel, event: ev.CardTurnedOpen, cues: Cues) -> list[Step]:
    """Turn a hand card face up; another seat's card is shown enlarged."""
    stage, seat = model.stage, event.seat
    at = model.seat_point(seat)
    arrows = ((model.card_point(event.source, seat), at),)
    if seat == model.view.seat:
        return [model.pack_moment("seethrough", message("Face up!"), at, arrows=arrows, cues=cues)]
    x, y = model.middle()
    model.settle()
    moving = stage.cards[event.card]
    moving.pose, moving.held = model.pose_at_seat(seat), True
    stop = Pose(x, y, model.layout.card, lift=18.0, z=170.0)
    return [
        model.pack_moment(
            "seethrough",
            message("Face up!"),
            at,
            arrows=arrows,
            beside=[stage.fly(moving, stop, seconds=0.4, height=24)],
            cues=cues,
        ),
        Step((stage.fly(moving, seconds=0.34, height=20),)),
    ]


def steal_card(model: SixpackModel, event: ev.CardStolen, cues: Mapping[str, Cues]) -> list[Step]:
    """Move a stolen card between hands: face up only if the viewer may see it."""
    seat, victim = event.seat, event.victim
    model.acting = seat
    pack = model.view.cards[event.source].pack
    start, end = model.seat_point(victim), model.seat_point(seat)
    model.centre = start

    def on_grabbed() -> None:
        reaction = Reaction(victim, good=False, stakes=_STOLEN, payers=(seat,))
        model.react_to(reaction, model.view.round, model.view.turn, seat)
        model.react(victim, "sad")
        model.moods[seat] = "sly"

    shout = model.pack_moment(
        pack,
        message("Mine!"),
        model.card_point(event.source, seat),
        arrows=((start, end),),
        cues=cues["stolen"],
        begin=on_grabbed,
    )
    flight_sounds = cues["flies"]
    if seat == model.view.seat and event.card:
        return [shout, *model.move_from_seat(event.card, victim, flight_sounds)]
    return [shout, *model.move_between_seats(event.card, victim, seat, flight_sounds)]


def show_side(model: SixpackModel, event: ev.SideChosen, cues: Cues) -> list[Step]:
    """Show arrows in the direction in which everyone passes a card."""
    step = 1 if event.side is ch.Side.LEFT else -1
    count = model.view.seats
    arrows = tuple(
        (model.seat_point(seat), model.seat_point((seat + step) % count))
        for seat in range(count)
        if model.view.hand_sizes[seat]
    )
    at = model.card_point(event.source, event.seat)
    word = _SIDES[event.side]
    return [model.pack_moment("carousel", word, at, arrows=arrows, seconds=1.0, cues=cues)]


def pass_cards(model: SixpackModel, event: ev.CardsPassed, cues: Cues) -> list[Step]:
    """Fly all passed cards simultaneously."""
    stage, homes = model.stage, model.homes()
    tweens: list[Tween] = []
    leaving: list[MovingCard] = []
    starts: dict[int, Pose] = {}
    for move in event.passes:
        shown = stage.cards.get(move.card)
        if move.card in homes:
            starts[move.card] = model.pose_at_seat(move.giver) if shown is None else shown.pose
            continue
        start = model.pose_at_seat(move.giver, face=1.0 if move.card else 0.0)
        (moving,) = stage.take_out((move.card,), start)
        leaving.append(moving)
        goal = model.pose_at_seat(move.receiver, alpha=0.4)
        tweens.append(stage.fly(moving, goal, seconds=_PASS, ease=ease_in_out, height=40))
    model.settle()
    for card, start in starts.items():
        arriving = stage.cards[card]
        arriving.pose, arriving.held = start, True
        tweens.append(stage.fly(arriving, seconds=_PASS, ease=ease_in_out, height=40))
    return [Step(tuple(tweens), begin=partial(stage.play, cues), end=lambda: stage.discard(leaving))]
