"""A claim on the stage: the card strikes, kept cards come to its player one by one, the rest dissolves."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import partial

from msgspec.structs import replace

from game.audio.cues import Cues
from game.cardgames.sixpack.rules.events import PileClaimed
from game.cardgames.sixpack.table.animation.landing import lifting, touching
from game.cardgames.sixpack.table.model import SixpackModel
from game.cardgames.sixpack.table.moments import WORD
from game.cardgames.sixpack.table.sounds import RICH, count_cues
from game.cardgames.sixpack.table.turn_log import FateTone
from game.language.message import Text, message
from game.tables.animation.motion import MovingCard, Pose, call, hold, pause
from game.tables.company.reactions import Reaction
from game.ui.animation.particles import ParticleKind
from game.ui.animation.timeline import Step, Tween, anticipate, swing
from game.ui.drawing.palette import BONE, GOLD, MINT, MIST, PALE_GOLD

_FLY, _SLOW = 0.42, 0.66
_MOST = 5
"""The number of cards at which the stakes of a claim saturate."""
_STOP, _DROP = 0.15, 0.18
_TUMBLE, _APART = 0.46, 0.17
_LONGER, _LARGER = 0.2, 7.0
"""By how many seconds, and units, the words of a claim grow with each card from the second on."""


def claiming_steps(model: SixpackModel, event: PileClaimed, cues: Mapping[str, Cues]) -> list[Step]:
    """Strike a pile and bring its cards; the claim's weight grows with the cards that it brings."""
    stage, seat, kept = model.stage, event.seat, event.kept
    model.acting = seat
    rich = len(kept) >= RICH
    reaction = Reaction(seat, good=True, stakes=min(len(kept) / _MOST, 1.0))
    gain = message("claims {pile}: +{n}", pile=event.pile + 1, n=len(kept))
    model.log_fate(event.card, gain, FateTone.GOOD if kept else FateTone.PLAIN)
    own = seat == model.view.seat
    swept = [] if own else stage.take_out(kept)
    lost = stage.take_out(event.gone)
    model.settle()
    if own:
        swept = [stage.cards[card] for card in kept]
        hold(swept)
    arriving = [stage.cards[card] for card in (*event.calculators, event.card) if card in stage.cards]
    hold(arriving)
    x, y = model.pile_point(event.pile)
    wide = stage.layout.card
    stop = Pose(x, y - wide * 0.3, wide * 1.14, angle=-5.0, lift=30.0, z=196.0)

    def strike() -> None:
        model.rumble(cues["claimed"], seat)
        model.shake(3.0 + min(len(kept), 6) if kept else 2.0)
        stage.burst(ParticleKind.STAR, (x, y), 8 + 5 * len(kept), (GOLD, BONE, MINT))
        if rich:
            stage.burst(ParticleKind.CONFETTI, (x, y), 14 * len(kept), (GOLD, BONE, MINT))
        model.react(seat, "glee" if kept else "sly")
        model.show_feelings(reaction)

    def taken() -> None:
        if kept:
            model.play(cues["taken"], seat)
            model.centre = model.seat_point(seat)
        answered = model.reply(reaction, model.view.round, event.card)
        if rich and not own and not answered:
            model.boast(seat, event.card)

    shout = model.moment(
        "",
        _words(model, seat, len(kept)),
        (x, y),
        seconds=0.65 + _LONGER * max(len(kept) - RICH + 2, 0),
        letters=WORD + _LARGER * max(len(kept) - RICH + 2, 0) * min(model.layout.seating.scale, 1.0),
        colour=PALE_GOLD if kept else MIST,
        cues=cues["claimed"],
        begin=strike,
    )
    tumble = [*stage.puffs(lost, 0.05), *_tumbling(model, seat, swept, own=own), pause(0.3)]
    leave = Step(tuple(tumble), begin=taken, end=lambda: stage.gone([*lost, *([] if own else swept)]))
    if not arriving:
        return [shout, leave]
    come = [
        lifting(model, arriving, (x, y)),
        Step(
            tuple(
                stage.fly(
                    card,
                    replace(stop, z=stop.z + order),
                    seconds=_SLOW if rich else _FLY,
                    ease=swing,
                    height=44,
                )
                for order, card in enumerate(arriving)
            )
        ),
    ]

    drop = Step(tuple(stage.fly(card, seconds=_DROP, ease=anticipate) for card in arriving))
    return [
        *come,
        Step((pause(_STOP),), begin=partial(hold, arriving)),
        shout,
        leave,
        drop,
        touching(model, arriving, cues["lands"]),
    ]


def _words(model: SixpackModel, seat: int, kept: int) -> Text:
    """Return the words of a claim; a rich one has a name."""
    if not kept:
        return message("Claim!")
    if kept < RICH:
        return message("Claim! +{n}", n=kept)
    if seat == model.view.seat:
        return message("You claim {n} cards!", n=kept)
    return message("{name} claims {n} cards!", name=model.names[seat], n=kept)


def _tumbling(model: SixpackModel, seat: int, swept: list[MovingCard], *, own: bool) -> list[Tween]:
    """Return the tweens of cards that fly to the player one by one, each counted as it arrives."""
    goal = model.at_seat(seat, face=1.0, lift=8.0)
    tweens: list[Tween] = []
    for order, card in enumerate(swept):
        delay = _APART * order
        turned = None if own else replace(goal, angle=12.0 * math.sin(order * 2.1))
        tweens.append(
            model.stage.fly(card, turned, seconds=_TUMBLE, delay=delay, ease=anticipate, height=56, raised=22)
        )
        tweens.append(call(partial(_count, model, seat, order), delay + _TUMBLE))
    return tweens


def _count(model: SixpackModel, seat: int, order: int) -> None:
    """Count a card that has come to a seat, each a tone higher than the one before."""
    model.count(seat, 1)
    model.play(count_cues(order), seat)
    model.stage.floats.rise("+1", *model.beside_head(seat), MINT)
