"""The animation of each event of You Must Be 18!: the steps that take the table from one view to the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, assert_never

from game.cardgames.must_be_18.rules import events as ev
from game.cardgames.must_be_18.table.animation.laying import laying_steps
from game.cardgames.must_be_18.table.art.card_sprites import BACK
from game.cardgames.must_be_18.table.model import MustBe18Model
from game.cardgames.must_be_18.table.sounds import CUES, counting
from game.language.message import Text, message
from game.tables.animation.motion import MovingCard, pause
from game.tables.company.reactions import Reaction
from game.ui.animation.easing import swing
from game.ui.animation.particles import ParticleKind
from game.ui.animation.timeline import Step, Tween
from game.ui.drawing.palette import BONE, CORAL, GOLD, MINT, MIST

_BACKS = 3
_DRAW, _BEAT = 0.4, 0.35
"""The seconds of a draw, and of the look at it afterwards."""
_PASS, _SKIP = 0.5, 0.75
_MISFORTUNE = 0.5
"""The stakes of a turn in which nothing fits."""
_POINTS = 0.4
"""From seat to seat, when points are counted."""


def steps(shown: MustBe18Model, event: Any) -> list[Step]:
    """The steps that show an event, which has just led to the view."""
    told: ev.MustBe18Event = event
    match told:
        case ev.RoundStarted():
            return _swept(shown, event)
        case ev.Redealt():
            again = message("Nobody has three sixes: new deal")
            return [
                shown.shout(again, seconds=1.0, cues=CUES.of(event, "told"), colour=MIST),
                *_swept(shown, event),
            ]
        case ev.HandDealt():
            return _dealt(shown, event)
        case ev.PassedOver():
            shown.remark(event.seat, message("fewer than three sixes"))
            return [Step((pause(_PASS),), begin=lambda: shown.play(CUES.of(event), event.seat))]
        case ev.DrawnToStart() | ev.CardDrawn():
            return _drawn(shown, event)
        case ev.ColumnsOpened() | ev.CardsPlayed() | ev.ColumnOpened():
            return laying_steps(shown, event)
        case ev.Skipped():
            return _skipped(shown, event)
        case ev.HandEmptied():
            return [_emptied(shown, event)]
        case ev.RoundBlocked():
            return [_blocked(shown, event)]
        case ev.RoundScored():
            return _scored(shown, event)
        case ev.MatchEnded():
            return []
        case _:
            assert_never(told)


def _swept(shown: MustBe18Model, event: ev.RoundStarted | ev.Redealt) -> list[Step]:
    """All cards go back to the stock."""
    stage = shown.stage
    shown.moods.clear()
    shown.tops = None
    shown.count_all()
    leaving = stage.take_out(tuple(stage.cards))
    goal = shown.stock()
    return [stage.leave(leaving, [goal] * len(leaving), 0.3, CUES.of(event, "swept"))] if leaving else []


def _dealt(shown: MustBe18Model, event: ev.HandDealt) -> list[Step]:
    stage, start, seat = shown.stage, shown.stock(), event.seat
    if seat == shown.view.seat:
        return [
            stage.deal(stage.appear(shown.homes(), start), CUES.of(event)),
            Step(end=shown.count_all),
        ]
    backs = [MovingCard(BACK, start, start) for _ in range(_BACKS)]
    stage.passing.extend(backs)
    goals = [shown.at_seat(seat)] * len(backs)
    return [
        stage.leave(backs, goals, 0.24, CUES.of(event), apart=0.05, height=40),
        Step(end=shown.count_all),
    ]


def _drawn(shown: MustBe18Model, event: ev.CardDrawn | ev.DrawnToStart) -> list[Step]:
    """A card comes from the stock; why it had to be drawn is said at its player."""
    stage, seat, start = shown.stage, event.seat, shown.stock()
    own = seat == shown.view.seat
    words = _why_drawn(event, own=own)
    shown.acting = seat

    def begin() -> None:
        stage.play(CUES.of(event), start.x)
        shown.moods.clear()
        shown.remark(seat, words)
        shown.centre = start.x, start.y
        if not own:
            shown.moods[seat] = "shock"

    def arrived() -> None:
        shown.count_all()
        if not own:
            shown.moods.pop(seat, None)

    if own:
        new = stage.appear(shown.homes(), start)
        for card in new:
            card.held = True
        flights = tuple(stage.fly(card, seconds=_DRAW, ease=swing, height=60, raised=20) for card in new)
        return [Step((*flights, pause(_DRAW + 0.15)), begin=begin, end=arrived)]
    (back,) = stage.take_out((BACK,), start)
    shown.settle()
    flight = stage.fly(back, shown.at_seat(seat), seconds=_DRAW, ease=swing, height=50, raised=20)

    def taken() -> None:
        stage.gone((back,))
        shown.hold(seat, 1)
        if isinstance(event, ev.CardDrawn) and event.forced:
            _unlucky(shown, seat)

    return [Step((flight,), begin=begin, end=taken), Step((pause(_BEAT),), end=arrived)]


def _why_drawn(event: ev.CardDrawn | ev.DrawnToStart, *, own: bool) -> Text:
    """The reason for a draw, at the beak of its player."""
    if isinstance(event, ev.DrawnToStart):
        return message("you draw for a third six") if own else message("draws for a third six")
    if event.forced:
        return message("nothing fits: you draw") if own else message("nothing fits: draws")
    return message("you draw instead") if own else message("draws instead")


def _why_skipped(event: ev.Skipped, *, own: bool) -> Text:
    """The reason for a turn that was skipped, at the beak of its player."""
    if event.forced:
        return message("nothing fits: you skip") if own else message("nothing fits: skips")
    return message("you skip by choice") if own else message("skips by choice")


def _skipped(shown: MustBe18Model, event: ev.Skipped) -> list[Step]:
    seat = event.seat
    shown.acting = seat
    words = _why_skipped(event, own=seat == shown.view.seat)

    def begin() -> None:
        shown.play(CUES.of(event), seat)
        shown.rumble(CUES.of(event), seat)
        shown.remark(seat, words)
        shown.moods.clear()
        shown.moods[seat] = "sad"
        if event.forced:
            _unlucky(shown, seat)

    return [Step((pause(_SKIP),), begin=begin, end=shown.count_all)]


def _unlucky(shown: MustBe18Model, seat: int) -> None:
    """Nothing fits: its rivals are glad of it."""
    shown.react_to(Reaction(seat, good=False, stakes=_MISFORTUNE), shown.view.round, seat)


def _emptied(shown: MustBe18Model, event: ev.HandEmptied) -> Step:
    """Out: cheers, and long faces."""
    seat = event.seat
    own = seat == shown.view.seat

    def begin() -> None:
        shown.rumble(CUES.of(event), *range(shown.view.seats))
        for other in range(shown.view.seats):
            shown.moods[other] = "sad"
        shown.react(seat, "glee")
        shown.centre = shown.seat_point(seat)
        shown.shake(6.0)
        shown.stage.burst(ParticleKind.CONFETTI, shown.seat_point(seat), 60, (GOLD, MINT, CORAL, BONE))
        if not shown.react_to(Reaction(seat, good=True, stakes=1.0), shown.view.round, seat):
            shown.boast(seat, shown.view.round)

    words = message("Out of cards!") if own else message("{name} is out of cards!", name=shown.names[seat])
    return shown.shout(words, seconds=1.2, cues=CUES.of(event), colour=MINT if own else GOLD, begin=begin)


def _blocked(shown: MustBe18Model, event: ev.RoundBlocked) -> Step:
    words, cues = message("Blocked: nobody can play"), CUES.of(event)

    def begin() -> None:
        shown.rumble(cues, *range(shown.view.seats))

    return shown.shout(words, seconds=1.0, cues=cues, colour=CORAL, begin=begin)


def _scored(shown: MustBe18Model, event: ev.RoundScored) -> list[Step]:
    """Each player's points come to the seat, one after the other, the fewest first."""
    shown.totals = event.before
    order = sorted(range(len(event.points)), key=lambda seat: (event.points[seat], seat))

    def counted(number: int, seat: int) -> Callable[[float], None]:
        def count(_share: float) -> None:
            won = seat in event.winners
            shown.moods[seat] = "glee" if won else "sad"
            shown.score(seat, event.after[seat])
            shown.play(counting(number), seat)
            shown.stage.floats.rise(
                f"+{event.points[seat]}", *shown.beside_head(seat), MINT if won else CORAL
            )

        return count

    tweens = [Tween(counted(number, seat), 0.0, _POINTS * number) for number, seat in enumerate(order)]
    return [Step((*tweens, pause(_POINTS * len(order) + 0.5)), end=shown.count_all)]
