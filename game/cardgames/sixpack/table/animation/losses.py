"""Animations of cards that leave the game: duplicates, vetoed and discarded cards."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import partial

from msgspec.structs import replace

from game.audio.cues import Cues
from game.cardgames.sixpack.rules.events import CardDiscarded, CardVetoed, DuplicatesRemoved
from game.cardgames.sixpack.table.model import SixpackModel
from game.language.message import message, message_in
from game.tables.animation.motion import Pose, pause
from game.tables.company.reactions import Reaction
from game.ui.animation.particles import ParticleKind
from game.ui.animation.timeline import Step, ease_in_back
from game.ui.drawing.palette import BONE, CORAL

_START, _WORD, _APART = 0.22, 0.75, 0.55
_LOST, _VETOED = 0.5, 0.8
"""The stakes of a lost card, and of a vetoed one, from 0 to 1."""


def remove_duplicates(model: SixpackModel, event: DuplicatesRemoved, cues: Mapping[str, Cues]) -> list[Step]:
    """Let equal cards recoil from each other, then fly off the table."""
    stage = model.stage
    leaving = stage.take_out(event.gone)
    owners = [play.seat for play in model.before.waiting if play.card in event.cards]
    for card in event.cards:
        model.log_play_result(card, message_in("fate of a card", "duplicate"), CORAL)
    middle = model.middle()
    model.centre = middle
    x = sum(card.pose.x for card in leaving) / max(len(leaving), 1)
    y = sum(card.pose.y for card in leaving) / max(len(leaving), 1)
    directions = [_flight_direction(card.pose, (x, y), order) for order, card in enumerate(leaving)]
    starts = [
        replace(
            card.pose, y=card.pose.y - 14, width=card.pose.width * 1.12, angle=9.0 * side, lift=26.0, z=170.0
        )
        for card, (side, _x, _y) in zip(leaving, directions, strict=True)
    ]
    far = max(stage.width, 900.0) * 0.42
    ends = [
        replace(pose, x=pose.x + dx * far, y=pose.y + dy * far, angle=150.0 * side, lift=60.0, alpha=0.0)
        for pose, (side, dx, dy) in zip(starts, directions, strict=True)
    ]
    number = event.number
    word = message("Duplicates!")
    if number and len(event.cards) > 1:
        word = message("{n} × {number}!", n=len(event.cards), number=number)

    def on_met() -> None:
        model.rumble(cues["met"], *owners)
        for seat in owners:
            model.show_feelings(Reaction(seat, good=False, stakes=_LOST))
        for seat in owners:
            model.react(seat, "shock")
            model.glances.pop(seat, None)

    def on_apart() -> None:
        stage.play(cues["gone"])
        model.show_all()
        for pose in starts:
            stage.burst(ParticleKind.FEATHER, (pose.x, pose.y), 8, (BONE, "#BFDDDD", CORAL))

    start_back = [
        stage.fly(card, pose, seconds=_START, ease=ease_in_back, raised=0.0)
        for card, pose in zip(leaving, starts, strict=True)
    ]
    fly_apart = tuple(
        stage.fly(card, pose, seconds=_APART, height=50, raised=20)
        for card, pose in zip(leaving, ends, strict=True)
    )
    shout = model.pack_moment("", word, middle, seconds=_WORD, cues=cues["met"], colour=CORAL, begin=on_met)
    return [
        Step(tuple(start_back)),
        shout,
        Step((*fly_apart, pause(_APART + 0.15)), begin=on_apart, end=lambda: stage.discard(leaving)),
    ]


def _flight_direction(pose: Pose, middle: tuple[float, float], order: int) -> tuple[float, float, float]:
    """Return how a card flies away from its equals: its side (1 or -1) and a unit vector."""
    dx, dy = pose.x - middle[0], pose.y - middle[1]
    length = math.hypot(dx, dy)
    if length < 1:
        dx, dy, length = (-1.0) ** order, -0.4, 1.0
    return (1.0 if dx < 0 else -1.0), dx / length, dy / length


def veto_card(model: SixpackModel, event: CardVetoed, cues: Cues) -> list[Step]:
    """Shrink a vetoed card into dust."""
    stage = model.stage
    model.acting = event.seat
    at, to = model.card_point(event.source, event.seat), model.card_point(event.card, event.owner)
    leaving = stage.take_out(event.gone)
    model.log_play_result(event.card, message_in("fate of a card", "vetoed"), CORAL)
    model.centre = to

    def on_pointed() -> None:
        reaction = Reaction(event.owner, good=False, stakes=_VETOED, payers=(event.seat,))
        model.react_to(reaction, model.view.round, model.view.turn, event.card)
        model.moods[event.seat] = "sly"
        model.react(event.owner, "shock")

    def on_struck() -> None:
        stage.play(cues, to[0])
        model.shake(3.0)
        model.show_all()

    return [
        model.pack_moment(
            "veto", message("Veto!"), at, arrows=((at, to),), colour=CORAL, seconds=0.9, begin=on_pointed
        ),
        Step((*stage.puffs(leaving), pause(0.4)), begin=on_struck, end=lambda: stage.discard(leaving)),
    ]


def discard_card(model: SixpackModel, event: CardDiscarded, cues: Mapping[str, Cues]) -> list[Step]:
    """Show a discarded card in the middle, then shrink it into dust."""
    stage, seat = model.stage, event.seat
    pack = model.view.cards[event.source].pack
    (card,) = stage.take_out((event.card,), model.pose_at_seat(seat, face=0.0))
    model.react(seat, "sad")
    model.react_to(Reaction(seat, good=False, stakes=_LOST), model.view.round, model.view.turn, event.card)
    x, y = model.middle()
    model.centre = x, y
    stop = Pose(x, y, model.layout.card, lift=18.0, z=170.0)
    small = replace(stop, width=stop.width * 0.3, alpha=0.0)
    word = message("Bitten!") if pack == "biting_hand" else message("Discard!")
    arrows = ((model.card_point(event.source, seat), (x, y)),)

    def puff() -> None:
        stage.play(cues["gone"])
        stage.burst(ParticleKind.DUST, (x, y), 14, (BONE, CORAL))
        model.show_all()

    return [
        Step(
            (stage.fly(card, stop, seconds=0.34, height=20),), begin=partial(model.play, cues["flies"], seat)
        ),
        model.pack_moment(pack, word, (x, y), arrows=arrows, seconds=0.6, colour=CORAL),
        Step(
            (stage.fly(card, small, seconds=0.26, raised=0.0),), begin=puff, end=lambda: stage.discard([card])
        ),
    ]
