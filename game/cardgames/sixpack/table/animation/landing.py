"""The ways of cards on the stage: placed, put under, taken back, claiming, driven away."""

from __future__ import annotations

from typing import Any

from game.cardgames.sixpack.rules.events import (
    CardPlaced,
    CardPutUnder,
    CardsDriven,
    CardTakenBack,
    PileClaimed,
)
from game.cardgames.sixpack.table.animation.stage_view import SixpackStageView
from game.cardgames.sixpack.table.sounds import CUES, RICH
from game.cardgames.sixpack.table.turn_log import Tone
from game.tables.animation.motion import Pose, pause
from game.ui.animation.easing import anticipate, swing
from game.ui.animation.particles import Kind
from game.ui.animation.timeline import Step
from game.ui.drawing.palette import BONE, GOLD, MINT

_PLACE, _SWEEP = 0.28, 0.38


def landing_steps(shown: SixpackStageView, event: Any) -> list[Step]:
    """The steps of a card that lands."""
    match event:
        case CardPlaced(card=card, pile=pile):
            new = not shown.before.piles[pile]
            shown.fate(card, f"new pile {pile + 1}" if new else f"on pile {pile + 1}")
            return _placed(shown, event)
        case CardPutUnder(card=card, pile=pile):
            shown.fate(card, f"under pile {pile + 1}")
            law = shown.before.cards[shown.before.piles[pile][-1]].pack
            told = shown.moment(law, "Under it!", shown.pile_point(pile), seconds=0.7)
            return [*_placed(shown, event), told]
        case CardTakenBack():
            return _taken_back(shown, event)
        case PileClaimed():
            return _claimed(shown, event)
        case CardsDriven():
            return _driven(shown, event)
    return []


def _driven(shown: SixpackStageView, event: CardsDriven) -> list[Step]:
    """Cards hop to another pile, in their order."""
    stage, seat = shown.stage, event.seat
    shown.acting = seat
    shown.settle()
    moving = [stage.cards[card] for card in event.cards]
    for card in moving:
        card.held = True
    hop = [
        stage.fly(card, seconds=0.45, delay=0.3 + 0.05 * order, height=44, ease=swing, raised=22)
        for order, card in enumerate(moving)
    ]
    at = shown.card_point(event.card, seat)
    ways = ((shown.pile_point(event.pile), shown.pile_point(event.target)),)
    return [shown.moment("pile_driver", "Drive!", at, ways=ways, beside=hop, cues=CUES.of(event))]


def _placed(shown: SixpackStageView, event: CardPlaced | CardPutUnder) -> list[Step]:
    """The card flies to its pile and lands, on its Calculators."""
    stage = shown.stage
    shown.acting = event.seat
    shown.settle()
    cards = [stage.cards[card] for card in (*event.calculators, event.card)]
    for card in cards:
        card.held = True
    return [
        Step(tuple(stage.fly(card, seconds=_PLACE, height=26, raised=18) for card in cards)),
        stage.landing(cards[-1], CUES.of(event), min(len(shown.view.piles[event.pile]), 6)),
        Step((pause(0.16),)),
    ]


def _taken_back(shown: SixpackStageView, event: CardTakenBack) -> list[Step]:
    stage, seat = shown.stage, event.seat
    shown.fate(event.card, "taken back")
    shown.acting = seat
    pack = shown.view.cards[event.card].pack
    at = shown.card_point(event.card, seat)
    cards = (*event.calculators, event.card)
    shout = shown.moment(
        "takeback" if pack == "takeback" else "", "Back!", at, seconds=0.55, cues=CUES.of(event)
    )
    if seat == shown.view.seat:
        shown.settle()
        own = [stage.cards[card] for card in cards]
        for card in own:
            card.held = True
        return [shout, Step(tuple(stage.fly(card, seconds=0.32, height=20) for card in own))]
    leaving = stage.take_out(cards)
    goal = shown.at_seat(seat, face=1.0, alpha=0.0)
    return [shout, stage.leave(leaving, [goal] * len(leaving), 0.34)]


def _claimed(shown: SixpackStageView, event: PileClaimed) -> list[Step]:
    """The card comes over the pile; the cards kept sweep to its player, the rest dissolves; it lands."""
    stage, seat, kept = shown.stage, event.seat, event.kept
    shown.acting = seat
    rich = len(kept) >= RICH
    gain = f"claims {event.pile + 1}: +{len(kept)}"
    shown.fate(event.card, gain, Tone.GOOD if kept else Tone.PLAIN)
    own = seat == shown.view.seat
    swept = [] if own else stage.take_out(kept)
    lost = stage.take_out(event.gone)
    claimers = [stage.cards.get(card) for card in (*event.calculators, event.card)]
    shown.settle()
    if own:
        swept = [stage.cards[card] for card in kept]
        for card in swept:
            card.held = True
    arriving = [card for card in claimers if card is not None]
    x, y = shown.pile_point(event.pile)
    stop = Pose(x, y - stage.layout.card * 0.5, stage.layout.card * 1.06, lift=20.0, z=150.0)
    for card in arriving:
        card.held = True
    goal = shown.at_seat(seat, face=1.0, alpha=0.0)
    sweep = [
        stage.fly(
            card,
            None if own else goal,
            seconds=_SWEEP,
            delay=0.25 + 0.05 * order,
            ease=anticipate,
            height=34,
        )
        for order, card in enumerate(swept)
    ]

    def take() -> None:
        shown.react(seat, "glee" if kept else "sly")
        x_seat, y_seat = shown.seat_point(seat)
        if kept:
            stage.play(CUES.of(event, "taken"), x_seat)
            stage.floats.rise(f"+{len(kept)}", x_seat, y_seat, MINT)
        stage.burst(Kind.STAR, (x, y), 8 + 5 * len(kept), (GOLD, BONE, MINT))
        if rich and not own:
            shown.boast(seat, event.card)

    ways = (((x, y), shown.seat_point(seat)),) if kept else ()
    shout = shown.moment(
        "",
        "Claim!" if not kept else f"Claim! +{len(kept)}",
        (x, y + stage.layout.card * 0.35),
        seconds=0.95,
        ways=ways,
        cues=CUES.of(event, "claimed"),
        beside=[*stage.puffs(lost, 0.25), *sweep],
        begin=take,
    )
    clear = Step(end=lambda: stage.gone([*lost, *([] if own else swept)]))
    come = Step(tuple(stage.fly(card, stop, seconds=_PLACE, height=26) for card in arriving))
    drop = Step(tuple(stage.fly(card, seconds=0.16) for card in arriving))
    return (
        [come, shout, clear, drop, stage.landing(arriving[-1], CUES.of(event, "lands"))]
        if arriving
        else [shout, clear]
    )
