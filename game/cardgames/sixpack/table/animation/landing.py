"""Animations of claims, and of cards that land on piles, go back to a hand or move between piles."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import partial

from msgspec.structs import replace

from game.audio.cues import Cue, Cues
from game.audio.sounds import Sound
from game.cardgames.sixpack.rules import events as ev
from game.cardgames.sixpack.table.art.signs import WORD_SIZE
from game.cardgames.sixpack.table.model import SixpackModel
from game.cardgames.sixpack.table.sounds import RICH
from game.language.message import Text, message, message_in
from game.tables.animation.motion import MovingCard, Pose, call_step, hold_in_place, land, pause
from game.tables.company.reactions import Reaction
from game.ui.animation.particles import ParticleKind
from game.ui.animation.timeline import Step, Tween, ease_in_back, ease_in_out
from game.ui.drawing.palette import BONE, CORAL, GOLD, MINT, MIST, PALE_GOLD

_LIFT, _FLY, _REST = 0.17, 0.4, 0.26


def place_card(model: SixpackModel, event: ev.CardPlaced, cues: Cues) -> list[Step]:
    number = event.pile + 1
    new = not model.before.piles[event.pile]
    result = message("new pile {pile}", pile=number) if new else message("on pile {pile}", pile=number)
    model.log_play_result(event.card, result)
    return [*_fly_to_pile(model, event, cues), *_show_no_cards_left(model, event.seat)]


def put_card_under(model: SixpackModel, event: ev.CardPutUnder, cues: Cues) -> list[Step]:
    """Put a card under its pile, and show the Sheriff that sent it there."""
    pile = event.pile
    model.log_play_result(event.card, message("under pile {pile}", pile=pile + 1))
    pack = model.before.cards[model.before.piles[pile][-1]].pack
    sheriff_moment = model.pack_moment(pack, message("Under it!"), model.pile_point(pile), seconds=0.7)
    return [*_fly_to_pile(model, event, cues), sheriff_moment, *_show_no_cards_left(model, event.seat)]


def lift_step(model: SixpackModel, cards: list[MovingCard], goal: tuple[float, float]) -> Step:
    """Return the step that lifts, enlarges and tilts cards towards their goal, while all ducks look there."""
    stage, wide = model.stage, model.layout.card
    poses = [
        replace(
            card.pose,
            y=card.pose.y - wide * 0.12,
            width=wide * 0.8,
            angle=max(-6.0, min(6.0, (card.pose.x - goal[0]) * 0.03)),
            face=1.0,
            lift=26.0,
            z=190.0 + order,
            alpha=1.0,
        )
        for order, card in enumerate(cards)
    ]

    def begin() -> None:
        model.centre = goal
        hold_in_place(cards)

    return Step(
        tuple(
            stage.fly(card, pose, seconds=_LIFT, ease=ease_in_back, raised=0.0)
            for card, pose in zip(cards, poses, strict=True)
        ),
        begin=begin,
    )


def touch_down_step(model: SixpackModel, cards: list[MovingCard], cues: Cues) -> Step:
    """Return the step that lands cards with a thump and a little dust, and updates the table."""
    stage, card = model.stage, cards[-1]

    def on_touched() -> None:
        stage.play(cues, card.home.x)
        stage.burst(
            ParticleKind.DUST, (card.home.x, card.home.y + card.home.width * 0.5), 8, (BONE, "#E9BFD8")
        )
        model.show_all()

    return Step((land(card), pause(_REST)), begin=on_touched)


def _fly_to_pile(model: SixpackModel, event: ev.CardPlaced | ev.CardPutUnder, cues: Cues) -> list[Step]:
    """Lift a card and its Calculators, fly them to their pile and land them."""
    stage = model.stage
    model.acting = event.seat
    model.settle()
    cards = [stage.cards[card] for card in (*event.calculators, event.card)]
    hold_in_place(cards)
    fly = tuple(stage.fly(card, seconds=_FLY, ease=ease_in_out, height=40, raised=22) for card in cards)
    return [
        lift_step(model, cards, model.pile_point(event.pile)),
        Step(fly),
        touch_down_step(model, cards, cues),
    ]


def _show_no_cards_left(model: SixpackModel, seat: int) -> list[Step]:
    """Show that a player has no cards left, so that the round ends after this turn."""
    view = model.view
    waits = any(play.seat == seat for play in view.waiting)
    if view.hand_sizes[seat] or waits:
        return []
    return [
        model.pack_moment(
            "",
            message("No cards left!"),
            model.seat_point(seat),
            colour=CORAL,
            begin=lambda: model.react(seat, "shock"),
        )
    ]


def take_card_back(model: SixpackModel, event: ev.CardTakenBack, cues: Cues) -> list[Step]:
    seat = event.seat
    model.log_play_result(event.card, message_in("fate of a card", "taken back"))
    model.acting = seat
    pack = model.view.cards[event.card].pack
    at = model.card_point(event.card, seat)
    cards = (*event.calculators, event.card)
    shout = model.pack_moment(
        "takeback" if pack == "takeback" else "",
        message("Back!"),
        at,
        seconds=0.6,
        cues=cues,
        begin=lambda: model.react(seat, "sly" if pack == "takeback" else "sad"),
    )
    return [shout, *model.move_to_hand(cards, seat), Step((pause(0.15),))]


def drive_cards(model: SixpackModel, event: ev.CardsDriven, cues: Cues) -> list[Step]:
    """Move cards to another pile, one after the other."""
    stage, seat = model.stage, event.seat
    model.acting = seat
    model.settle()
    moving = [stage.cards[card] for card in event.cards]
    hold_in_place(moving)
    hop = [
        stage.fly(card, seconds=0.45, delay=0.3 + 0.08 * order, height=54, ease=ease_in_out, raised=22)
        for order, card in enumerate(moving)
    ]
    at = model.card_point(event.card, seat)
    arrows = ((model.pile_point(event.pile), model.pile_point(event.target)),)
    shout = model.pack_moment("pile_driver", message("Shove!"), at, arrows=arrows, beside=hop, cues=cues)
    return [shout, touch_down_step(model, moving, ())]


_STRIKE, _SLOW = 0.42, 0.66
_MAX_STAKES = 5
"""The number of cards from which the stakes of a claim are highest."""
_STOP, _DROP = 0.15, 0.18
_TUMBLE, _APART = 0.46, 0.17
_LONGER, _LARGER = 0.2, 7.0
"""The additional seconds and font size per claimed card, from the second on, for the words of a claim."""


def claiming_steps(model: SixpackModel, event: ev.PileClaimed, cues: Mapping[str, Cues]) -> list[Step]:
    """Return steps that fly a card to the pile it claims, and the won cards to its player.

    The more cards are won, the bigger the show.
    """
    stage, seat, kept = model.stage, event.seat, event.kept
    model.acting = seat
    rich = len(kept) >= RICH
    reaction = Reaction(seat, good=True, stakes=min(len(kept) / _MAX_STAKES, 1.0))
    gain = message("claims {pile}: +{n}", pile=event.pile + 1, n=len(kept))
    model.log_play_result(event.card, gain, MINT if kept else BONE)
    own = seat == model.view.seat
    swept = [] if own else stage.take_out(kept)
    lost = stage.take_out(event.gone)
    model.settle()
    if own:
        swept = [stage.cards[card] for card in kept]
        hold_in_place(swept)
    arriving = [stage.cards[card] for card in (*event.calculators, event.card) if card in stage.cards]
    hold_in_place(arriving)
    x, y = model.pile_point(event.pile)
    wide = model.layout.card
    stop = Pose(x, y - wide * 0.3, wide * 1.14, angle=-5.0, lift=30.0, z=196.0)

    def strike() -> None:
        model.rumble(cues["claimed"], seat)
        model.shake(3.0 + min(len(kept), 6) if kept else 2.0)
        stage.burst(ParticleKind.STAR, (x, y), 8 + 5 * len(kept), (GOLD, BONE, MINT))
        if rich:
            stage.burst(ParticleKind.CONFETTI, (x, y), 14 * len(kept), (GOLD, BONE, MINT))
        model.react(seat, "glee" if kept else "sly")
        model.show_feelings(reaction)

    def on_taken() -> None:
        if kept:
            model.play(cues["taken"], seat)
            model.centre = model.seat_point(seat)
        answered = model.talk.reply(reaction, model.view.round, event.card)
        if rich and not own and not answered:
            model.talk.say_line(seat, event.card)

    shout = model.pack_moment(
        "",
        _claim_words(model, seat, len(kept)),
        (x, y),
        seconds=0.65 + _LONGER * max(len(kept) - RICH + 2, 0),
        letter_size=WORD_SIZE + _LARGER * max(len(kept) - RICH + 2, 0) * min(model.layout.seating.scale, 1.0),
        colour=PALE_GOLD if kept else MIST,
        cues=cues["claimed"],
        begin=strike,
    )
    tumble = [*stage.puffs(lost, 0.05), *_tumble_tweens(model, seat, swept, own=own), pause(0.3)]
    leave = Step(tuple(tumble), begin=on_taken, end=lambda: stage.discard([*lost, *([] if own else swept)]))
    if not arriving:
        return [shout, leave]
    approach = [
        lift_step(model, arriving, (x, y)),
        Step(
            tuple(
                stage.fly(
                    card,
                    replace(stop, z=stop.z + order),
                    seconds=_SLOW if rich else _STRIKE,
                    ease=ease_in_out,
                    height=44,
                )
                for order, card in enumerate(arriving)
            )
        ),
    ]

    drop = Step(tuple(stage.fly(card, seconds=_DROP, ease=ease_in_back) for card in arriving))
    return [
        *approach,
        Step((pause(_STOP),), begin=partial(hold_in_place, arriving)),
        shout,
        leave,
        drop,
        touch_down_step(model, arriving, cues["lands"]),
    ]


def _claim_words(model: SixpackModel, seat: int, kept: int) -> Text:
    """Return the words of a claim, with the player's name if it gains many cards."""
    if not kept:
        return message("Claim!")
    if kept < RICH:
        return message("Claim! +{n}", n=kept)
    if seat == model.view.seat:
        return message("You claim {n} cards!", n=kept)
    return message("{name} claims {n} cards!", name=model.names[seat], n=kept)


def _tumble_tweens(model: SixpackModel, seat: int, swept: list[MovingCard], *, own: bool) -> list[Tween]:
    """Return tweens that fly the claimed cards to the player one by one and count each as it arrives."""
    goal = model.pose_at_seat(seat, face=1.0, lift=8.0)
    tweens: list[Tween] = []
    for order, card in enumerate(swept):
        delay = _APART * order
        turned = None if own else replace(goal, angle=12.0 * math.sin(order * 2.1))
        tweens.append(
            model.stage.fly(
                card, turned, seconds=_TUMBLE, delay=delay, ease=ease_in_back, height=56, raised=22
            )
        )
        tweens.append(call_step(partial(_count_card, model, seat, order), delay + _TUMBLE))
    return tweens


def _count_card(model: SixpackModel, seat: int, order: int) -> None:
    """Count a card that has arrived at a seat; each card sounds higher than the last."""
    model.add_cards(seat, 1)
    model.play((Cue(Sound.COUNT, pitch=2 * order),), seat)
    model.stage.floats.rise("+1", *model.point_beside_head(seat), MINT)
