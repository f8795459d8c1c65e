"""The ways of cards on the stage: placed, put under, taken back, driven away."""

from __future__ import annotations

from msgspec.structs import replace

from game.audio.cues import Cues
from game.cardgames.sixpack.rules.events import CardPlaced, CardPutUnder, CardsDriven, CardTakenBack
from game.cardgames.sixpack.table.model import SixpackModel
from game.language.message import message, message_in
from game.tables.animation.motion import MovingCard, hold, land, pause
from game.ui.animation.particles import ParticleKind
from game.ui.animation.timeline import Step, anticipate, swing
from game.ui.drawing.palette import BONE, CORAL

_LIFT, _FLY, _REST = 0.17, 0.4, 0.26


def placed(model: SixpackModel, event: CardPlaced, cues: Cues) -> list[Step]:
    number = event.pile + 1
    new = not model.before.piles[event.pile]
    fate = message("new pile {pile}", pile=number) if new else message("on pile {pile}", pile=number)
    model.log_fate(event.card, fate)
    return [*_to_pile(model, event, cues), *_last_card(model, event.seat)]


def put_under(model: SixpackModel, event: CardPutUnder, cues: Cues) -> list[Step]:
    """Put a card under its pile, and show the card that is the law there."""
    pile = event.pile
    model.log_fate(event.card, message("under pile {pile}", pile=pile + 1))
    law = model.before.cards[model.before.piles[pile][-1]].pack
    told = model.moment(law, message("Under it!"), model.pile_point(pile), seconds=0.7)
    return [*_to_pile(model, event, cues), told, *_last_card(model, event.seat)]


def lifting(model: SixpackModel, cards: list[MovingCard], goal: tuple[float, float]) -> Step:
    """Lift cards off the table: a little up and larger, leaning to where they go; all look there."""
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
        hold(cards)

    return Step(
        tuple(
            stage.fly(card, pose, seconds=_LIFT, ease=anticipate, raised=0.0)
            for card, pose in zip(cards, poses, strict=True)
        ),
        begin=begin,
    )


def touching(model: SixpackModel, cards: list[MovingCard], cues: Cues) -> Step:
    """Touch cards down: a thump, a little dust, and the table shows what they bring about."""
    stage, card = model.stage, cards[-1]

    def touched() -> None:
        stage.play(cues, card.home.x)
        stage.burst(
            ParticleKind.DUST, (card.home.x, card.home.y + card.home.width * 0.5), 8, (BONE, "#E9BFD8")
        )
        model.show_all()

    return Step((land(card), pause(_REST)), begin=touched)


def _to_pile(model: SixpackModel, event: CardPlaced | CardPutUnder, cues: Cues) -> list[Step]:
    """Lift a card, fly it to its pile and land it on its Calculators."""
    stage = model.stage
    model.acting = event.seat
    model.settle()
    cards = [stage.cards[card] for card in (*event.calculators, event.card)]
    hold(cards)
    fly = tuple(stage.fly(card, seconds=_FLY, ease=swing, height=40, raised=22) for card in cards)
    return [
        lifting(model, cards, model.pile_point(event.pile)),
        Step(fly),
        touching(model, cards, cues),
    ]


def _last_card(model: SixpackModel, seat: int) -> list[Step]:
    """Tell that a player has no card left: the round ends after this turn."""
    view = model.view
    waits = any(play.seat == seat for play in view.waiting)
    if view.hand_sizes[seat] or waits:
        return []
    return [
        model.moment(
            "",
            message("No cards left!"),
            model.seat_point(seat),
            colour=CORAL,
            begin=lambda: model.react(seat, "shock"),
        )
    ]


def taken_back(model: SixpackModel, event: CardTakenBack, cues: Cues) -> list[Step]:
    seat = event.seat
    model.log_fate(event.card, message_in("fate of a card", "taken back"))
    model.acting = seat
    pack = model.view.cards[event.card].pack
    at = model.card_point(event.card, seat)
    cards = (*event.calculators, event.card)
    shout = model.moment(
        "takeback" if pack == "takeback" else "",
        message("Back!"),
        at,
        seconds=0.6,
        cues=cues,
        begin=lambda: model.react(seat, "sly" if pack == "takeback" else "sad"),
    )
    return [shout, *model.to_hand(cards, seat), Step((pause(0.15),))]


def driven(model: SixpackModel, event: CardsDriven, cues: Cues) -> list[Step]:
    """Let cards hop to another pile, in their order."""
    stage, seat = model.stage, event.seat
    model.acting = seat
    model.settle()
    moving = [stage.cards[card] for card in event.cards]
    hold(moving)
    hop = [
        stage.fly(card, seconds=0.45, delay=0.3 + 0.08 * order, height=54, ease=swing, raised=22)
        for order, card in enumerate(moving)
    ]
    at = model.card_point(event.card, seat)
    ways = ((model.pile_point(event.pile), model.pile_point(event.target)),)
    shout = model.moment("pile_driver", message("Shove!"), at, ways=ways, beside=hop, cues=cues)
    return [shout, touching(model, moving, ())]
