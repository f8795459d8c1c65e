"""Cards that leave the game on the stage: duplicates, vetoed and discarded cards."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from game.cardgames.sixpack.rules.events import (
    CardDiscarded,
    CardVetoed,
    DuplicatesRemoved,
)
from game.cardgames.sixpack.table.animation.stage_view import SixpackStageView
from game.cardgames.sixpack.table.sounds import CUES
from game.cardgames.sixpack.table.turn_log import Tone
from game.tables.animation.motion import Pose, pause
from game.ui.animation.easing import swing
from game.ui.animation.particles import Kind
from game.ui.animation.timeline import Step
from game.ui.drawing.palette import BONE, CORAL


def losing_steps(shown: SixpackStageView, event: Any) -> list[Step]:
    """Cards leave the game."""
    match event:
        case DuplicatesRemoved():
            return _duplicates(shown, event)
        case CardVetoed():
            return _vetoed(shown, event)
        case CardDiscarded():
            return _discarded(shown, event)
    return []


def _duplicates(shown: SixpackStageView, event: DuplicatesRemoved) -> list[Step]:
    """Equal cards come together, look at each other, and puff away."""
    stage = shown.stage
    leaving = stage.take_out(event.gone)
    for card in event.cards:
        shown.fate(card, "duplicate", Tone.BAD)
    for play in shown.before.waiting:
        if play.card in event.cards:
            shown.react(play.seat, "shock")
    x, y = shown.middle()
    wide = stage.layout.card * 0.9
    step = min(wide * 1.08, stage.layout.line.width * 0.8 / max(len(leaving), 1))
    left = x - step * (len(leaving) - 1) / 2
    met = [
        replace(card.pose, x=left + step * place, y=y, width=wide, angle=0.0, lift=18.0, z=160.0 + place)
        for place, card in enumerate(leaving)
    ]
    meet = [stage.fly(card, pose, seconds=0.32, ease=swing) for card, pose in zip(leaving, met, strict=True)]
    number = event.number
    word = f"{len(event.cards)} × {number}!" if number and len(event.cards) > 1 else "Duplicates!"

    def puff() -> None:
        stage.play(CUES.of(event, "gone"))
        for pose in met:
            stage.burst(Kind.DUST, (pose.x, pose.y), 16, (BONE, "#BFDDDD", CORAL))

    gone = tuple(
        stage.fly(card, replace(pose, width=wide * 0.3, alpha=0.0), seconds=0.26, raised=0.0)
        for card, pose in zip(leaving, met, strict=True)
    )
    at = (x, y + wide * 0.95)
    shout = shown.moment("", word, at, seconds=0.7, cues=CUES.of(event, "met"), colour=CORAL)
    return [
        Step((*meet, pause(0.4))),
        shout,
        Step(gone, begin=puff, end=lambda: stage.gone(leaving)),
    ]


def _vetoed(shown: SixpackStageView, event: CardVetoed) -> list[Step]:
    stage = shown.stage
    shown.acting = event.seat
    at, to = shown.card_point(event.source, event.seat), shown.card_point(event.card, event.owner)
    leaving = stage.take_out(event.gone)
    shown.fate(event.card, "vetoed", Tone.BAD)
    shown.react(event.owner, "shock")
    return [
        shown.moment("veto", "Veto!", at, ways=((at, to),), colour=CORAL, seconds=0.9),
        Step(
            tuple(stage.puffs(leaving)),
            begin=lambda: stage.play(CUES.of(event), to[0]),
            end=lambda: stage.gone(leaving),
        ),
    ]


def _discarded(shown: SixpackStageView, event: CardDiscarded) -> list[Step]:
    stage, seat = shown.stage, event.seat
    pack = shown.view.cards[event.source].pack
    (card,) = stage.take_out((event.card,), shown.at_seat(seat, face=0.0))
    shown.moods[seat] = "sad"
    x, y = shown.middle()
    stop = Pose(x, y, stage.layout.card, lift=18.0, z=170.0)
    small = replace(stop, width=stop.width * 0.3, alpha=0.0)
    word = "Bitten!" if pack == "biting_hand" else "Discard!"
    ways = ((shown.card_point(event.source, seat), (x, y)),)

    def puff() -> None:
        stage.play(CUES.of(event, "gone"))
        stage.burst(Kind.DUST, (x, y), 14, (BONE, CORAL))

    return [
        Step(
            (stage.fly(card, stop, seconds=0.34, height=20),),
            begin=lambda: shown.play(CUES.of(event, "flies"), seat),
        ),
        shown.moment(pack, word, (x, y - 20), ways=ways, seconds=0.6, colour=CORAL),
        Step(
            (stage.fly(card, small, seconds=0.26, raised=0.0),),
            begin=puff,
            end=lambda: stage.gone([card]),
        ),
    ]
