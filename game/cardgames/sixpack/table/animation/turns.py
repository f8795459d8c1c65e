"""Rounds and turns of Sixpack on the stage: dealing, laying, revealing."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from game.audio.sounds import Sound
from game.cardgames.sixpack.rules.events import (
    Asked,
    CardJoined,
    CardLaid,
    CardsRevealed,
    HandDealt,
    PassChosen,
    PilesLaid,
    Play,
    RoundScored,
    RoundStarted,
    TurnStarted,
)
from game.cardgames.sixpack.table.animation.stage import DEAL
from game.cardgames.sixpack.table.animation.stage_view import Stagehand
from game.cardgames.sixpack.table.card_places import back_of, down
from game.cardgames.sixpack.table.turn_log import Log
from game.tables.motion import MovingCard, Pose, pause
from game.ui.easing import swing
from game.ui.timeline import Step

_FLIP, _SORT = 0.18, 0.32


def round_steps(hand: Stagehand, event: Any) -> list[Step]:
    """A round begins or ends, or a turn begins."""
    stage = hand.stage
    match event:
        case RoundStarted():
            return _started(hand)
        case HandDealt(seat=seat) if seat != hand.view.seat:
            backs = [MovingCard(0, stage.deck(), stage.deck()) for _ in range(3)]
            stage.passing.extend(backs)
            goal = hand.at_seat(seat, alpha=0.3)
            return [stage.leave(backs, [goal] * len(backs), 0.2, Sound.DEAL)]
        case HandDealt() | PilesLaid():
            return [stage.deal(stage.appear(hand.homes(), stage.deck()))]
        case TurnStarted():
            hand.log = hand.log.next_turn(hand.view.seats)
            hand.moods.clear()
            hand.acting = None
        case RoundScored():
            hand.acting = None
            best = max(event.points)
            hand.moods = {seat: "glee" for seat, points in enumerate(event.points) if points == best}
            return [Step((pause(0.9),))]
    return []


def _started(hand: Stagehand) -> list[Step]:
    stage = hand.stage
    hand.log = Log()
    hand.moods.clear()
    hand.acting = None
    stage.turned = 0.0
    # Cards are other cards in the new round: the old ones leave as backs.
    leaving = [MovingCard(0, replace(card.pose, face=0.0), card.home) for card in stage.cards.values()]
    stage.cards.clear()
    if not leaving:
        return []
    stage.passing.extend(leaving)
    off = replace(stage.deck(), alpha=0.0)
    return [stage.leave(leaving, [off] * len(leaving), 0.3)]


def laying_steps(hand: Stagehand, event: Any) -> list[Step]:
    """Cards are laid, turned up, or join the turn."""
    match event:
        case CardLaid():
            return _laid(hand, event)
        case PassChosen(seat=seat):
            hand.stage.sound(Sound.CHOOSE, hand.seat_point(seat)[0], volume=0.6)
        case CardsRevealed():
            return _revealed(hand, event)
        case CardJoined(play=play, source=source):
            return _joined(hand, play, source)
        case Asked(question=question):
            hand.acting = question.seat if len(hand.view.questions) == 1 else None
    return []


def _laid(hand: Stagehand, event: CardLaid) -> list[Step]:
    """Own cards: flipped and laid. Another's: its backs drift in while the player may go on choosing."""
    stage, seat = hand.stage, event.seat
    if seat == hand.view.seat:
        stage.settle(hand.homes())
        cards = [stage.cards[card] for card in (*event.calculators, event.card)]
        tweens = tuple(stage.fly(card, seconds=DEAL, raised=16) for card in cards)
        return [Step(tweens, begin=lambda: stage.sound(Sound.CHOOSE))]
    new = stage.appear(hand.homes(), hand.at_seat(seat, face=0.0))
    stage.sound(Sound.CHOOSE, hand.seat_point(seat)[0], volume=0.5)
    if not event.open or not new:
        return []
    # A card that lay open is seen to go: it turns on its way.
    seen = [MovingCard(card, hand.at_seat(seat), new[0].home) for card in event.open]
    stage.passing.extend(seen)
    return [stage.leave(seen, [new[0].home] * len(seen), 0.35)]


def _revealed(hand: Stagehand, event: CardsRevealed) -> list[Step]:
    """All cards turn together where they lie, then sort themselves, the first to be handled on top."""
    stage = hand.stage
    laid: dict[int, int] = {}
    start: dict[int, Pose] = {}
    for play in event.plays:
        for card in play.cards:
            place = laid.get(play.seat, 0)
            laid[play.seat] = place + 1
            known = stage.cards.get(card) or stage.cards.get(back_of(play.seat, place))
            start[card] = hand.at_seat(play.seat, face=0.0) if known is None else known.pose
    stage.settle(hand.homes())
    cards = [stage.cards[card] for card in start]
    for moving in cards:
        moving.pose = down(start[moving.key])
        moving.held = True
    faces = [replace(moving.pose, face=1.0) for moving in cards]
    turn = [
        stage.fly(moving, face, seconds=_FLIP, raised=8) for moving, face in zip(cards, faces, strict=True)
    ]
    sort = [stage.fly(moving, seconds=_SORT, ease=swing) for moving in cards]
    return [
        Step((pause(0.12),), begin=lambda: stage.sound(Sound.ALL_CHOSEN)),
        Step((*turn, pause(_FLIP + 0.25)), begin=lambda: stage.sound(Sound.REVEAL)),
        Step((*sort, pause(_SORT + 0.15))),
    ]


def _joined(hand: Stagehand, play: Play, source: int) -> list[Step]:
    stage = hand.stage
    pack = hand.view.cards[source].pack
    at = hand.card_point(source, play.seat)
    came = hand.bring(play.cards, play.seat)
    tweens = [stage.fly(card, seconds=0.34, height=30, raised=18) for card in came]
    return [stage.moment(pack, "One more!", at, beside=tweens, sound=Sound.CHOOSE, pitch=4)]
