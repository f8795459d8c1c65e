"""The animation of each event of You Must Be 18!: the steps that take the table from one view to the next."""

from __future__ import annotations

from typing import Any

from game.cardgames.must_be_18.rules import events as ev
from game.cardgames.must_be_18.table.animation.laying import laying_steps
from game.cardgames.must_be_18.table.animation.stage_view import MustBe18StageView
from game.cardgames.must_be_18.table.art.card_sprites import BACK
from game.cardgames.must_be_18.table.sounds import CUES
from game.tables.animation.motion import MovingCard, pause
from game.ui.animation.particles import Kind
from game.ui.animation.timeline import Step
from game.ui.drawing.palette import BONE, CORAL, GOLD, MINT, MIST

_BACKS = 3
_DRAW = 0.34


def steps(shown: MustBe18StageView, event: Any) -> list[Step]:
    """The steps that show an event, which has just led to the view."""
    match event:
        case ev.RoundStarted():
            return _swept(shown, event)
        case ev.Redealt():
            again = "Nobody has three sixes: dealt again"
            return [
                shown.shout(again, seconds=1.0, cues=CUES.of(event, "told"), colour=MIST),
                *_swept(shown, event),
            ]
        case ev.HandDealt():
            return _dealt(shown, event)
        case ev.PassedOver():
            shown.remark(event.seat, "fewer than three sixes")
            return [Step((pause(0.25),), begin=lambda: shown.play(CUES.of(event), event.seat))]
        case ev.DrawnToStart() | ev.CardDrawn():
            return _drawn(shown, event)
        case ev.ColumnsOpened() | ev.CardsPlayed() | ev.ColumnOpened():
            return laying_steps(shown, event)
        case ev.Skipped():
            return _skipped(shown, event)
        case ev.HandEmptied():
            return [_emptied(shown, event)]
        case ev.RoundBlocked():
            return [shown.shout("Blocked: nobody can go on", seconds=1.0, cues=CUES.of(event), colour=CORAL)]
        case ev.RoundScored():
            return _scored(shown, event)
    return []


def _swept(shown: MustBe18StageView, event: ev.RoundStarted | ev.Redealt) -> list[Step]:
    """All cards go back to the stock."""
    stage = shown.stage
    shown.moods.clear()
    shown.tops = None
    leaving = stage.take_out(tuple(stage.cards))
    goal = shown.stock()
    return [stage.leave(leaving, [goal] * len(leaving), 0.3, CUES.of(event, "swept"))] if leaving else []


def _dealt(shown: MustBe18StageView, event: ev.HandDealt) -> list[Step]:
    stage, start, seat = shown.stage, shown.stock(), event.seat
    if seat == shown.view.seat:
        return [stage.deal(stage.appear(shown.homes(), start), CUES.of(event))]
    backs = [MovingCard(BACK, start, start) for _ in range(_BACKS)]
    stage.passing.extend(backs)
    goal = shown.at_seat(seat, alpha=0.3)
    return [stage.leave(backs, [goal] * len(backs), 0.18, CUES.of(event))]


def _drawn(shown: MustBe18StageView, event: ev.CardDrawn | ev.DrawnToStart) -> list[Step]:
    """A card comes from the stock; why it had to be drawn is said at its player."""
    stage, seat, start = shown.stage, event.seat, shown.stock()
    own = seat == shown.view.seat
    does = "you draw" if own else "draws"
    if isinstance(event, ev.DrawnToStart):
        words = f"{does} for a third six"
    else:
        words = f"nothing fits: {does}" if event.forced else f"{does} instead"

    def begin() -> None:
        stage.play(CUES.of(event), start.x)
        shown.remark(seat, words)
        if not own:
            shown.moods[seat] = "shock"

    if own:
        new = stage.appear(shown.homes(), start)
        for card in new:
            card.held = True
        flights = tuple(stage.fly(card, seconds=_DRAW, height=40) for card in new)
        return [Step((*flights, pause(_DRAW + 0.15)), begin=begin)]
    (back,) = stage.take_out((BACK,), start)
    shown.settle()
    flight = stage.fly(back, shown.at_seat(seat, alpha=0.2), seconds=_DRAW, height=24)
    return [Step((flight, pause(_DRAW + 0.1)), begin=begin, end=lambda: stage.gone((back,)))]


def _skipped(shown: MustBe18StageView, event: ev.Skipped) -> list[Step]:
    seat = event.seat
    does = "you skip" if seat == shown.view.seat else "skips"
    words = f"nothing fits: {does}" if event.forced else f"lays nothing: {does}"

    def begin() -> None:
        shown.play(CUES.of(event), seat)
        shown.remark(seat, words)
        shown.moods[seat] = "sad"

    return [Step((pause(0.3),), begin=begin)]


def _emptied(shown: MustBe18StageView, event: ev.HandEmptied) -> Step:
    """Out: cheers."""
    seat = event.seat
    own = seat == shown.view.seat

    def begin() -> None:
        shown.moods[seat] = "glee"
        shown.stage.burst(Kind.CONFETTI, shown.seat_point(seat), 40, (GOLD, MINT, CORAL, BONE))
        shown.boast(seat, shown.view.round)

    words = "You are out!" if own else f"{shown.names[seat]} is out!"
    return shown.shout(words, seconds=0.9, cues=CUES.of(event), colour=MINT if own else GOLD, begin=begin)


def _scored(shown: MustBe18StageView, event: ev.RoundScored) -> list[Step]:
    """The winners are glad; each player's points rise from the seat."""

    def begin() -> None:
        for seat, points in enumerate(event.points):
            shown.moods[seat] = "glee" if seat in event.winners else "sad"
            x, y = shown.seat_point(seat)
            shown.stage.floats.rise(f"+{points}", x, y, MINT if seat in event.winners else CORAL)

    return [Step((pause(0.7),), begin=begin)]
