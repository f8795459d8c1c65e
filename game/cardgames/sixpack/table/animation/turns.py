"""Rounds and turns of Sixpack on the stage: dealing, laying, revealing."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from game.cardgames.sixpack.rules import events as ev
from game.cardgames.sixpack.table.card_places import back_of, down
from game.cardgames.sixpack.table.model import SixpackModel
from game.cardgames.sixpack.table.sounds import CUES, pitch_of
from game.cardgames.sixpack.table.turn_log import Log
from game.language.message import message
from game.tables.animation.motion import MovingCard, Pose, pause
from game.tables.animation.stage import DEAL
from game.ui.animation.timeline import Step

_FLIP, _BEAT, _LOOK = 0.26, 0.16, 0.35


def round_steps(
    shown: SixpackModel,
    event: ev.RoundStarted | ev.HandDealt | ev.PilesLaid | ev.TurnStarted | ev.RoundScored,
) -> list[Step]:
    """A round begins or ends, or a turn begins."""
    stage = shown.stage
    match event:
        case ev.RoundStarted():
            return _started(shown, event)
        case ev.HandDealt(seat=seat) if seat != shown.view.seat:
            lying = stage.appear(shown.homes(), shown.deck())
            backs = [MovingCard(0, shown.deck(), shown.deck()) for _ in range(3)]
            stage.passing.extend(backs)
            goal = shown.at_seat(seat, alpha=0.6)
            dealt = stage.leave(backs, [goal] * len(backs), 0.2, CUES.of(event))
            return [dealt, *([stage.deal(lying, ())] if lying else [])]
        case ev.HandDealt() | ev.PilesLaid():
            return [stage.deal(stage.appear(shown.homes(), shown.deck()), CUES.of(event))]
        case ev.TurnStarted():
            shown.log = shown.log.next_turn()
            shown.moods.clear()
            shown.acting = None
            return []
        case ev.RoundScored():
            shown.acting = None
            best = max(event.points)
            shown.moods = {seat: "glee" for seat, points in enumerate(event.points) if points == best}
            return [Step((pause(0.9),))]
        case _:
            assert_never(event)


def _started(shown: SixpackModel, event: ev.RoundStarted) -> list[Step]:
    stage = shown.stage
    shown.log = Log()
    shown.moods.clear()
    shown.acting = None
    shown.turned = 0.0
    # Card keys have new meanings in the new round: the old cards leave as backs.
    leaving = [MovingCard(0, replace(card.pose, face=0.0), card.home) for card in stage.cards.values()]
    stage.cards.clear()
    if not leaving:
        return []
    stage.passing.extend(leaving)
    off = replace(shown.deck(), alpha=0.0)
    return [stage.leave(leaving, [off] * len(leaving), 0.3, CUES.of(event))]


def laying_steps(
    shown: SixpackModel, event: ev.CardLaid | ev.PassChosen | ev.CardsRevealed | ev.CardJoined | ev.Asked
) -> list[Step]:
    """Cards are laid, turned up, or join the turn."""
    match event:
        case ev.CardLaid():
            return _laid(shown, event)
        case ev.PassChosen(seat=seat):
            shown.play(CUES.of(event), seat)
            return []
        case ev.CardsRevealed():
            return _revealed(shown, event)
        case ev.CardJoined():
            return _joined(shown, event)
        case ev.Asked(question=question):
            shown.acting = question.seat if len(shown.view.questions) == 1 else None
            return []
        case _:
            assert_never(event)


def _laid(shown: SixpackModel, event: ev.CardLaid) -> list[Step]:
    """Own cards: flipped and laid. Another's: its backs drift in while the player may go on choosing."""
    stage, seat = shown.stage, event.seat
    if seat == shown.view.seat:
        shown.settle()
        cards = [stage.cards[card] for card in (*event.calculators, event.card)]
        tweens = tuple(stage.fly(card, seconds=DEAL, raised=16) for card in cards)
        return [Step(tweens, begin=lambda: shown.play(CUES.of(event, "own"), seat))]
    seen = stage.take_out(event.open, shown.at_seat(seat, face=1.0))
    new = stage.appear(shown.homes(), shown.at_seat(seat))
    shown.play(CUES.of(event, "other"), seat)
    if not seen or not new:
        stage.gone(seen)
        return []
    # A card that lay open is seen to go: it turns on its way.
    hidden = new[-len(seen) :]
    for back in hidden:
        back.pose, back.held = replace(back.home, alpha=0.0), True
    goals = [back.home for back in hidden]

    def arrived() -> None:
        stage.gone(seen)
        for back in hidden:
            back.pose, back.held = back.home, False

    flights = [stage.fly(card, goal, seconds=0.35) for card, goal in zip(seen, goals, strict=False)]
    return [Step(tuple(flights), end=arrived)]


def _revealed(shown: SixpackModel, event: ev.CardsRevealed) -> list[Step]:
    """One player after the other turns its cards up where they lie; then the first one is lifted."""
    stage, view = shown.stage, shown.view
    laid: dict[int, int] = {}
    start: dict[int, Pose] = {}
    mine: dict[int, list[int]] = {}
    for play in event.plays:
        for card in play.cards:
            place = laid.get(play.seat, 0)
            laid[play.seat] = place + 1
            known = stage.cards.get(card) or stage.cards.get(back_of(play.seat, place))
            start[card] = shown.at_seat(play.seat, face=0.0) if known is None else known.pose
            mine.setdefault(play.seat, []).append(card)
    shown.settle()
    for card, pose in start.items():
        stage.cards[card].pose = down(pose)
        stage.cards[card].held = True
    order = [seat for step in range(view.seats) if (seat := (view.first + step) % view.seats) in mine]
    turns = [_turned(shown, event, seat, mine[seat], number) for number, seat in enumerate(order)]
    return [
        Step((pause(0.15),), begin=lambda: stage.play(CUES.of(event, "ready"))),
        *turns,
        Step((pause(_LOOK),), begin=shown.settle),
    ]


def _turned(shown: SixpackModel, event: ev.CardsRevealed, seat: int, cards: list[int], number: int) -> Step:
    """A player's cards turn up; all look there."""
    stage = shown.stage
    moving = [stage.cards[card] for card in cards]

    def begin() -> None:
        home = moving[0].home
        shown.centre = home.x, home.y
        shown.play(CUES.of(event, "turned"), seat, pitch=pitch_of(number))

    flips = [stage.fly(card, seconds=_FLIP, height=16, raised=18) for card in moving]
    return Step((*flips, pause(_FLIP + _BEAT)), begin=begin)


def _joined(shown: SixpackModel, event: ev.CardJoined) -> list[Step]:
    stage, play = shown.stage, event.play
    pack = shown.view.cards[event.source].pack
    at = shown.card_point(event.source, play.seat)
    came = shown.bring(play.cards, play.seat)
    tweens = [stage.fly(card, seconds=0.34, height=30, raised=18) for card in came]
    return [shown.moment(pack, message("One more!"), at, beside=tweens, cues=CUES.of(event))]
