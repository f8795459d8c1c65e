"""The tricks of Sixty-six and their scoring on the stage."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from game.cardgames.sixty_six.rules.events import (
    CardLaid,
    HandScored,
    MarriageAnnounced,
    TrickWon,
    TrumpMade,
)
from game.cardgames.sixty_six.rules.seats import SEATS, partner_of, team_of
from game.cardgames.sixty_six.table.animation.stage_view import SixtySixStageView
from game.cardgames.sixty_six.table.sounds import CUES, HIGH
from game.cardgames.sixty_six.words.names import SUIT_NAMES, is_own
from game.tables.animation.motion import MovingCard, pause
from game.ui.animation.easing import anticipate
from game.ui.animation.particles import Kind
from game.ui.animation.timeline import Step
from game.ui.drawing.palette import ALARM, BONE, CORAL, GOLD, MINT
from game.voice.words import sentence

_LAY, _SWEEP = 0.3, 0.42
_RICH = 25
"""A trick of so many points is worth a remark."""


def playing_steps(shown: SixtySixStageView, event: Any) -> list[Step]:
    """Cards are laid, make trump, marry, and are taken."""
    match event:
        case CardLaid():
            return _laid(shown, event)
        case TrumpMade():
            return [_trump(shown, event)]
        case MarriageAnnounced():
            return [_married(shown, event)]
        case TrickWon():
            return _won(shown, event)
        case HandScored():
            return _scored(shown, event)
    return []


def _laid(shown: SixtySixStageView, event: CardLaid) -> list[Step]:
    """A card flies from its hand into the trick, and lands."""
    stage = shown.stage
    there = event.card in stage.cards
    shown.settle()
    card = stage.cards[event.card]
    if not there:
        card.pose = shown.at_seat(event.seat)
    card.held = True
    shown.moods.pop(event.seat, None)
    return [
        Step((stage.fly(card, seconds=_LAY, height=18, raised=16),)),
        stage.landing(card, CUES.of(event)),
        Step((pause(0.12),)),
    ]


def _trump(shown: SixtySixStageView, event: TrumpMade) -> Step:
    suit = event.suit
    colours = shown.tone(suit)

    def begin() -> None:
        shown.stage.burst(Kind.STAR, shown.middle(), 18, (colours.fill, GOLD, BONE))

    words = f"{sentence(SUIT_NAMES[suit])} are trump"
    return shown.shout(words, suit=suit, seconds=1.0, cues=CUES.of(event), begin=begin)


def _married(shown: SixtySixStageView, event: MarriageAnnounced) -> Step:
    """The couple is cheered: stars and confetti, and the points rise from their player."""
    stage, seat = shown.stage, event.seat

    def begin() -> None:
        shown.moods[partner_of(seat)] = "glee"
        shown.react(seat, "glee")
        x, y = shown.seat_point(seat)
        stage.floats.rise(f"+{event.points}", x, y, _colour(shown, seat))
        fill = shown.tone(event.suit).fill
        stage.burst(Kind.CONFETTI, shown.middle(), 30 if event.points >= HIGH else 16, (fill, GOLD, CORAL))
        stage.burst(Kind.STAR, (x, y), 14, (GOLD, BONE, CORAL))

    words = f"Marriage! +{event.points}"
    return shown.shout(words, suit=event.suit, seconds=1.25, cues=CUES.of(event), begin=begin)


def _colour(shown: SixtySixStageView, seat: int) -> str:
    return MINT if is_own(shown.view, team_of(seat)) else GOLD if shown.view.seat is None else ALARM


def _won(shown: SixtySixStageView, event: TrickWon) -> list[Step]:
    """The best card stands out, then all go to its player."""
    stage, seat = shown.stage, event.seat
    best = next(card for player, card in shown.before.trick if player == seat)
    taken = stage.take_out(event.cards, shown.at_seat(seat))
    shown.settle()
    crowned = [card for card in taken if card.key == best]
    raised = [replace(card.pose, width=card.pose.width * 1.14, lift=16.0, z=90.0) for card in crowned]
    goal = shown.at_seat(seat, face=1.0, alpha=0.0)
    sweep = [
        stage.fly(card, goal, seconds=_SWEEP, delay=0.04 * order, ease=anticipate, height=20)
        for order, card in enumerate(taken)
    ]

    def take() -> None:
        x, y = shown.seat_point(seat)
        stage.play(CUES.of(event), x)
        shown.moods[seat] = "glee" if event.points >= _RICH else shown.moods.get(seat, "calm")
        if shown.view.options.show_points:
            stage.floats.rise(f"+{event.points}", x, y, _colour(shown, seat))
        if event.points >= _RICH:
            stage.burst(Kind.STAR, (x, y), event.points // 2, (GOLD, BONE, MINT))
            shown.boast(seat, event.number + event.points)

    rise = [stage.fly(card, pose, seconds=0.2, raised=4) for card, pose in zip(crowned, raised, strict=True)]
    return [
        Step((*rise, pause(0.55)), end=lambda: _hold(taken)),
        Step((*sweep, pause(_SWEEP + 0.2)), begin=take, end=lambda: stage.gone(taken)),
    ]


def _hold(cards: list[MovingCard]) -> None:
    """Cards on their way out stay in the air between two flights."""
    for card in cards:
        card.held = True


def _scored(shown: SixtySixStageView, event: HandScored) -> list[Step]:
    """Made or set: the players' moods, and a word."""
    team = team_of(event.bidder)
    for seat in range(SEATS):
        glad = event.made == (team_of(seat) == team)
        shown.moods[seat] = "glee" if glad else "sad"
    words = "Made!" if event.made else "Set!"
    good = event.made == is_own(shown.view, team) if shown.view.seat is not None else event.made
    return [shown.shout(words, seconds=1.0, cues=CUES.of(event), colour=MINT if good else CORAL)]
