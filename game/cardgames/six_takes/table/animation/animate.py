"""The animation of each event of 6 takes!: the steps that take the table from one view to the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, assert_never

from msgspec.structs import replace

from game.cardgames.six_takes.rules import events as ev
from game.cardgames.six_takes.rules.game import ducks_in
from game.cardgames.six_takes.table.animation.rows import placing_steps, taking_steps
from game.cardgames.six_takes.table.card_places import back_of, down, entry_pose
from game.cardgames.six_takes.table.focus import RowFocus
from game.cardgames.six_takes.table.model import SixTakesModel
from game.cardgames.six_takes.table.sounds import CUES, named
from game.tables.animation.motion import MovingCard, Pose, pause
from game.tables.animation.stage import DEAL
from game.ui.animation.easing import swing
from game.ui.animation.timeline import Step, Tween

_BACKS = 3
_GATHER, _APART, _FLIP, _SORT = 0.42, 0.05, 0.24, 0.42
_SEEK, _SEEKING = 0.17, 170.0
_NAMED, _NAMED_APART = 0.66, 0.13
"""The seconds in which all revealed cards are heard, lowest first; and from one to the next, at most."""
_SCORED = 0.3
"""Seconds: the round's end shows the taken cards again, and they move then."""


def steps(shown: SixTakesModel, event: Any) -> list[Step]:
    """The steps that show an event, which has just led to the view."""
    told: ev.SixTakesEvent = event
    match told:
        case ev.RoundStarted():
            return _started(shown, event)
        case ev.RowsLaid() | ev.DraftLaid():
            return [shown.stage.deal(shown.stage.appear(shown.homes(), shown.deck()), CUES.of(event))]
        case ev.HandDealt():
            return _dealt(shown, event)
        case ev.CardPicked():
            return _picked(shown, event)
        case ev.CardChosen():
            return _chosen(shown, event)
        case ev.CardsRevealed():
            return _revealed(shown, event)
        case ev.RowTaken():
            return taking_steps(shown, event)
        case ev.CardPlaced():
            return placing_steps(shown, event)
        case ev.RowAsked():
            return _asked(shown, event)
        case ev.RoundScored():
            shown.moods.clear()
            shown.count_all()
            return [Step((pause(_SCORED),))]
        case ev.SeatWentOut():
            shown.moods[event.seat] = "sad"
            shown.play(CUES.of(event), event.seat)
            return [Step((pause(0.5),))]
        case ev.TurnStarted() | ev.MatchEnded():
            return []
        case _:
            assert_never(told)


def _started(shown: SixTakesModel, event: ev.RoundStarted) -> list[Step]:
    """The cards of the round before go."""
    shown.centre = None
    shown.count_all()
    shown.moods.clear()
    shown.focus = RowFocus()
    shown.focus = shown.kept()
    leaving = shown.stage.take_out(tuple(shown.stage.cards))
    off = replace(shown.deck(), alpha=0.0)
    goals = [off] * len(leaving)
    return [shown.stage.leave(leaving, goals, 0.3, CUES.of(event), apart=0.02, height=0)] if leaving else []


def _dealt(shown: SixTakesModel, event: ev.HandDealt) -> list[Step]:
    stage, start = shown.stage, shown.deck()
    if event.seat == shown.view.seat:
        return [stage.deal(stage.appear(shown.homes(), start), CUES.of(event))]
    backs = [MovingCard(0, start, start) for _ in range(_BACKS)]
    stage.passing.extend(backs)
    goal = shown.at_seat(event.seat, width=shown.layout.card * 0.4, alpha=0.3)
    return [stage.leave(backs, [goal] * len(backs), 0.2, CUES.of(event), apart=0.02, height=0)]


def _picked(shown: SixTakesModel, event: ev.CardPicked) -> list[Step]:
    """A card of the draft goes to its player."""
    stage = shown.stage
    if event.seat == shown.view.seat and event.card in stage.cards:
        shown.settle()
        tween = stage.fly(stage.cards[event.card], seconds=0.25)
        return [Step((tween,), begin=lambda: shown.play(CUES.of(event), event.seat))]
    leaving = stage.take_out((event.card,))
    goal = shown.at_seat(event.seat, face=1.0)
    return [stage.leave(leaving, [goal], 0.16, CUES.of(event), height=0)] if leaving else []


def _chosen(shown: SixTakesModel, event: ev.CardChosen) -> list[Step]:
    """Own card: flipped and laid. Another's: its back drifts in while the player may go on choosing."""
    stage = shown.stage
    if event.seat == shown.view.seat and event.card:
        shown.settle()
        tween = stage.fly(stage.cards[event.card], seconds=DEAL, raised=16)
        return [Step((tween,), begin=lambda: shown.play(CUES.of(event, "own"), event.seat))]
    shown.centre = None
    stage.appear(shown.homes(), shown.at_seat(event.seat))
    shown.play(CUES.of(event, "other"), event.seat)
    return []


def _revealed(shown: SixTakesModel, event: ev.CardsRevealed) -> list[Step]:
    """All cards fly to the middle face down, turn over together, and sort themselves by value."""
    stage, layout = shown.stage, shown.layout
    shown.moods.clear()
    shown.centre = layout.prompt.center
    start: dict[int, Pose] = {}
    for card, seat in event.plays:
        known = stage.cards.get(card) or stage.cards.get(back_of(seat))
        start[card] = shown.at_seat(seat) if known is None else known.pose
    shown.settle()
    seated = sorted(event.plays, key=lambda play: shown.view.playing.index(play[1]))
    cards = [stage.cards[card] for card, _seat in seated]
    for moving in cards:
        moving.pose = down(start[moving.key])
        moving.held = True
    backs = [down(entry_pose(layout, place)) for place in range(len(cards))]
    faces = [replace(back, face=1.0) for back in backs]

    def stay(poses: list[Pose]) -> None:
        """Let cards that have arrived wait there for the others."""
        for moving, pose in zip(cards, poses, strict=True):
            moving.home = pose

    def gathered() -> None:
        stay(backs)
        stage.play(CUES.of(event, "ready"))

    def turned() -> None:
        stay(faces)
        stage.play(CUES.of(event, "turned"))

    gather = [
        stage.fly(moving, back, seconds=_GATHER, delay=_APART * order, ease=swing, height=34, raised=20)
        for order, (moving, back) in enumerate(zip(cards, backs, strict=True))
    ]
    turn = [
        stage.fly(moving, up, seconds=_FLIP, height=14, raised=16)
        for moving, up in zip(cards, faces, strict=True)
    ]

    def heard(card: int, seat: int) -> Callable[[float], None]:
        return lambda _share: shown.play(named(card, own=seat == shown.view.seat), seat)

    sort = [stage.fly(moving, seconds=_SORT, ease=swing, height=18, raised=12) for moving in cards]
    apart = min(_NAMED / len(event.plays), _NAMED_APART)
    sort += [Tween(heard(card, seat), 0.0, apart * place) for place, (card, seat) in enumerate(event.plays)]
    return [
        Step((*gather, pause(_GATHER + 0.2)), begin=gathered),
        Step((*turn, pause(_FLIP + 0.4)), begin=turned),
        Step((*sort, pause(_SORT + 0.25)), begin=shown.settle),
    ]


def _asked(shown: SixTakesModel, event: ev.RowAsked) -> list[Step]:
    """A card is too low: it looks for a place in all rows and finds none. The focus goes to the cheapest."""
    stage, view, layout = shown.stage, shown.view, shown.layout
    cheapest = min(range(len(view.rows)), key=lambda row: ducks_in(view.rows[row]))
    shown.react(event.seat, "shock")
    shown.focus = replace(shown.focus, spot=None, browsing=False, row=cheapest)
    shown.focus = shown.kept()
    shown.settle()
    moving = stage.cards[view.waiting[0][0]] if view.waiting else None
    if moving is None:
        return [Step((pause(0.25),), begin=lambda: shown.play(CUES.of(event), event.seat))]
    looks = [
        replace(moving.home, x=lane.centerx, y=lane.bottom - 6, width=layout.card * 0.9, z=_SEEKING, lift=16)
        for lane in layout.lanes
    ]
    steps = [Step((stage.fly(moving, look, seconds=_SEEK, ease=swing, height=12),)) for look in looks]
    home = Step(
        (stage.fly(moving, seconds=_SEEK, ease=swing), pause(_SEEK + 0.15)),
        begin=lambda: shown.play(CUES.of(event), event.seat),
    )
    return [*steps, home]
