"""The ways of cards on the stage: placed, put under, taken back, driven away."""

from __future__ import annotations

from msgspec.structs import replace

from game.audio.cues import Cues
from game.cardgames.sixpack.rules.events import CardPlaced, CardPutUnder, CardsDriven, CardTakenBack
from game.cardgames.sixpack.table.model import SixpackModel
from game.language.message import message, message_in
from game.tables.animation.motion import MovingCard, hold, land, pause
from game.ui.animation.easing import anticipate, swing
from game.ui.animation.particles import ParticleKind
from game.ui.animation.timeline import Step
from game.ui.drawing.palette import BONE, CORAL

_LIFT, _FLY, _REST = 0.17, 0.4, 0.26


def placed(shown: SixpackModel, event: CardPlaced, cues: Cues) -> list[Step]:
    """Land a card on its pile."""
    number = event.pile + 1
    new = not shown.before.piles[event.pile]
    fate = message("new pile {pile}", pile=number) if new else message("on pile {pile}", pile=number)
    shown.fate(event.card, fate)
    return [*_to_pile(shown, event, cues), *_last_card(shown, event.seat)]


def put_under(shown: SixpackModel, event: CardPutUnder, cues: Cues) -> list[Step]:
    """Put a card under its pile, and show the card that is the law there."""
    pile = event.pile
    shown.fate(event.card, message("under pile {pile}", pile=pile + 1))
    law = shown.before.cards[shown.before.piles[pile][-1]].pack
    told = shown.moment(law, message("Under it!"), shown.pile_point(pile), seconds=0.7)
    return [*_to_pile(shown, event, cues), told, *_last_card(shown, event.seat)]


def lifting(shown: SixpackModel, cards: list[MovingCard], goal: tuple[float, float]) -> Step:
    """Lift cards off the table: a little up and larger, leaning to where they go; all look there."""
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
        hold(cards)

    return Step(
        tuple(
            stage.fly(card, pose, seconds=_LIFT, ease=anticipate, raised=0.0)
            for card, pose in zip(cards, poses, strict=True)
        ),
        begin=begin,
    )


def touching(shown: SixpackModel, cards: list[MovingCard], cues: Cues) -> Step:
    """Touch cards down: a thump, a little dust, and the table shows what they bring about."""
    stage, card = shown.stage, cards[-1]

    def touched() -> None:
        stage.play(cues, card.home.x)
        stage.burst(
            ParticleKind.DUST, (card.home.x, card.home.y + card.home.width * 0.5), 8, (BONE, "#E9BFD8")
        )
        shown.tell()

    return Step((land(card), pause(_REST)), begin=touched)


def _to_pile(shown: SixpackModel, event: CardPlaced | CardPutUnder, cues: Cues) -> list[Step]:
    """Lift a card, fly it to its pile and land it on its Calculators."""
    stage = shown.stage
    shown.acting = event.seat
    shown.settle()
    cards = [stage.cards[card] for card in (*event.calculators, event.card)]
    hold(cards)
    fly = tuple(stage.fly(card, seconds=_FLY, ease=swing, height=40, raised=22) for card in cards)
    return [
        lifting(shown, cards, shown.pile_point(event.pile)),
        Step(fly),
        touching(shown, cards, cues),
    ]


def _last_card(shown: SixpackModel, seat: int) -> list[Step]:
    """Tell that a player has no card left: the round ends after this turn."""
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


def taken_back(shown: SixpackModel, event: CardTakenBack, cues: Cues) -> list[Step]:
    """Take a card back into its player's hand."""
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
        cues=cues,
        begin=lambda: shown.react(seat, "sly" if pack == "takeback" else "sad"),
    )
    return [shout, *shown.to_hand(cards, seat), Step((pause(0.15),))]


def driven(shown: SixpackModel, event: CardsDriven, cues: Cues) -> list[Step]:
    """Let cards hop to another pile, in their order."""
    stage, seat = shown.stage, event.seat
    shown.acting = seat
    shown.settle()
    moving = [stage.cards[card] for card in event.cards]
    hold(moving)
    hop = [
        stage.fly(card, seconds=0.45, delay=0.3 + 0.08 * order, height=54, ease=swing, raised=22)
        for order, card in enumerate(moving)
    ]
    at = shown.card_point(event.card, seat)
    ways = ((shown.pile_point(event.pile), shown.pile_point(event.target)),)
    shout = shown.moment("pile_driver", message("Shove!"), at, ways=ways, beside=hop, cues=cues)
    return [shout, touching(shown, moving, ())]
