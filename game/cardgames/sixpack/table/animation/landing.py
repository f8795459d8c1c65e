"""The ways of cards on the stage: placed, put under, taken back, driven away."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from game.audio.cues import Cues
from game.cardgames.sixpack.rules.events import CardPlaced, CardPutUnder, CardsDriven, CardTakenBack
from game.cardgames.sixpack.table.model import SixpackModel
from game.cardgames.sixpack.table.sounds import CUES
from game.language.message import message, message_in
from game.tables.animation.motion import MovingCard, land, pause
from game.ui.animation.easing import anticipate, swing
from game.ui.animation.particles import ParticleKind
from game.ui.animation.timeline import Step
from game.ui.drawing.palette import BONE, CORAL

_LIFT, _FLY, _REST = 0.17, 0.4, 0.26


def landing_steps(
    shown: SixpackModel, event: CardPlaced | CardPutUnder | CardTakenBack | CardsDriven
) -> list[Step]:
    """The steps of a card that lands."""
    match event:
        case CardPlaced(card=card, pile=pile):
            new = not shown.before.piles[pile]
            shown.fate(
                card,
                message("new pile {pile}", pile=pile + 1)
                if new
                else message("on pile {pile}", pile=pile + 1),
            )
            return [*_placed(shown, event), *_last_card(shown, event.seat)]
        case CardPutUnder(card=card, pile=pile):
            shown.fate(card, message("under pile {pile}", pile=pile + 1))
            law = shown.before.cards[shown.before.piles[pile][-1]].pack
            told = shown.moment(law, message("Under it!"), shown.pile_point(pile), seconds=0.7)
            return [*_placed(shown, event), told, *_last_card(shown, event.seat)]
        case CardTakenBack():
            return _taken_back(shown, event)
        case CardsDriven():
            return _driven(shown, event)
        case _:
            assert_never(event)


def lifting(shown: SixpackModel, cards: list[MovingCard], goal: tuple[float, float]) -> Step:
    """Cards leave the table: a little up and larger, leaning to where they go; all look there."""
    stage, wide = shown.stage, shown.layout.card
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
        shown.centre = goal
        for card in cards:
            card.held = True

    return Step(
        tuple(
            stage.fly(card, pose, seconds=_LIFT, ease=anticipate, raised=0.0)
            for card, pose in zip(cards, poses, strict=True)
        ),
        begin=begin,
    )


def touching(shown: SixpackModel, cards: list[MovingCard], cues: Cues) -> Step:
    """Cards touch down: a thump, a little dust, and what they bring about is seen to be so."""
    stage, card = shown.stage, cards[-1]

    def touched() -> None:
        stage.play(cues, card.home.x)
        stage.burst(
            ParticleKind.DUST, (card.home.x, card.home.y + card.home.width * 0.5), 8, (BONE, "#E9BFD8")
        )
        shown.tell()

    return Step((land(card), pause(_REST)), begin=touched)


def _placed(shown: SixpackModel, event: CardPlaced | CardPutUnder) -> list[Step]:
    """The card is lifted, flies to its pile and lands, on its Calculators."""
    stage = shown.stage
    shown.acting = event.seat
    shown.settle()
    cards = [stage.cards[card] for card in (*event.calculators, event.card)]
    for card in cards:
        card.held = True
    fly = tuple(stage.fly(card, seconds=_FLY, ease=swing, height=40, raised=22) for card in cards)
    return [
        lifting(shown, cards, shown.pile_point(event.pile)),
        Step(fly),
        touching(shown, cards, CUES.of(event)),
    ]


def _last_card(shown: SixpackModel, seat: int) -> list[Step]:
    """A player has no card left: the round ends after this turn."""
    view = shown.view
    waits = any(play.seat == seat for play in view.waiting)
    if view.hand_sizes[seat] or waits:
        return []
    return [
        shown.moment(
            "",
            message("No cards left!"),
            shown.seat_point(seat),
            colour=CORAL,
            begin=lambda: shown.react(seat, "shock"),
        )
    ]


def _taken_back(shown: SixpackModel, event: CardTakenBack) -> list[Step]:
    seat = event.seat
    shown.fate(event.card, message_in("fate of a card", "taken back"))
    shown.acting = seat
    pack = shown.view.cards[event.card].pack
    at = shown.card_point(event.card, seat)
    cards = (*event.calculators, event.card)
    shout = shown.moment(
        "takeback" if pack == "takeback" else "",
        message("Back!"),
        at,
        seconds=0.6,
        cues=CUES.of(event),
        begin=lambda: shown.react(seat, "sly" if pack == "takeback" else "sad"),
    )
    return [shout, *shown.to_hand(cards, seat), Step((pause(0.15),))]


def _driven(shown: SixpackModel, event: CardsDriven) -> list[Step]:
    """Cards hop to another pile, in their order."""
    stage, seat = shown.stage, event.seat
    shown.acting = seat
    shown.settle()
    moving = [stage.cards[card] for card in event.cards]
    for card in moving:
        card.held = True
    hop = [
        stage.fly(card, seconds=0.45, delay=0.3 + 0.08 * order, height=54, ease=swing, raised=22)
        for order, card in enumerate(moving)
    ]
    at = shown.card_point(event.card, seat)
    ways = ((shown.pile_point(event.pile), shown.pile_point(event.target)),)
    shout = shown.moment("pile_driver", message("Shove!"), at, ways=ways, beside=hop, cues=CUES.of(event))
    return [shout, touching(shown, moving, ())]
