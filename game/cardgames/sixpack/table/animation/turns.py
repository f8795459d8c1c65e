"""Animations of rounds and turns: dealing, laying, revealing."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from msgspec.structs import replace

from game.audio.cues import Cues
from game.cardgames.sixpack.rules import events as ev
from game.cardgames.sixpack.table.card_places import face_down_key
from game.cardgames.sixpack.table.model import SixpackModel
from game.cardgames.sixpack.table.sounds import pitch_of
from game.language.message import message
from game.tables.animation.motion import MovingCard, Pose, pause
from game.tables.animation.stage import DEAL
from game.ui.animation.timeline import Step

_FLIP, _BEAT, _LOOK = 0.26, 0.16, 0.35


def sweep_cards(model: SixpackModel, event: ev.RoundStarted, cues: Cues) -> list[Step]:
    """Sweep the last round's cards off the table."""
    stage = model.stage
    model.play_results = model.last_play_results = ()
    model.moods.clear()
    model.acting = None
    model.turned = 0.0
    # Card keys have new meanings in the new round, so the old cards leave as backs.
    leaving = [MovingCard(0, card.pose.face_down(), card.home) for card in stage.cards.values()]
    stage.cards.clear()
    stage.passing.extend(leaving)
    return stage.sweep(leaving, replace(model.deck_pose(), alpha=0.0), cues)


def deal_hand(model: SixpackModel, event: ev.HandDealt, cues: Cues) -> list[Step]:
    """Deal a hand: the viewer's card by card, another's as backs followed by its open cards."""
    stage = model.stage
    new = stage.add_new_cards(model.homes(), model.deck_pose())
    if event.seat == model.view.seat:
        return [stage.deal(new, cues)]
    backs = stage.deal_backs(model.deck_pose(), model.pose_at_seat(event.seat, alpha=0.6), 0.2, cues)
    return [*backs, stage.deal(new, ())] if new else backs


def lay_out_piles(model: SixpackModel, event: ev.PilesLaid, cues: Cues) -> list[Step]:
    return [model.stage.deal(model.stage.add_new_cards(model.homes(), model.deck_pose()), cues)]


def start_turn(model: SixpackModel, event: ev.TurnStarted) -> list[Step]:
    """Reset what the last turn showed; return no steps."""
    model.play_results, model.last_play_results = (), model.play_results
    model.moods.clear()
    model.acting = None
    return []


def show_winners(model: SixpackModel, event: ev.RoundScored) -> list[Step]:
    """Show the winners' joy at the end of a round."""
    model.acting = None
    best = max(event.points)
    model.moods = {seat: "glee" for seat, points in enumerate(event.points) if points == best}
    return [Step((pause(0.9),))]


def play_choice_sound(model: SixpackModel, event: ev.PassChosen, cues: Cues) -> list[Step]:
    """Play the sound for a seat that has chosen a card to pass."""
    model.play(cues, event.seat)
    return []


def mark_asked_seat(model: SixpackModel, event: ev.Asked) -> list[Step]:
    """Mark the seat that must choose, if it's the only one."""
    model.acting = event.question.seat if len(model.view.questions) == 1 else None
    return []


def lay_cards(model: SixpackModel, event: ev.CardLaid, cues: Mapping[str, Cues]) -> list[Step]:
    """Lay the viewer's cards face up, or slide another seat's in face down without blocking the viewer."""
    stage, seat = model.stage, event.seat
    if seat == model.view.seat:
        model.settle()
        cards = [stage.cards[card] for card in (*event.calculators, event.card)]
        tweens = tuple(stage.fly(card, seconds=DEAL, raised=16) for card in cards)
        return [Step(tweens, begin=partial(model.play, cues["own"], seat))]
    face_up = stage.take_out(event.open, model.pose_at_seat(seat, face=1.0))
    new = stage.add_new_cards(model.homes(), model.pose_at_seat(seat))
    model.play(cues["other"], seat)
    if not face_up or not new:
        stage.discard(face_up)
        return []
    # A face-up card visibly leaves the hand, and turns face down on its way.
    hidden = new[-len(face_up) :]
    for back in hidden:
        back.pose, back.held = replace(back.home, alpha=0.0), True
    goals = [back.home for back in hidden]

    def on_arrived() -> None:
        stage.discard(face_up)
        for back in hidden:
            back.pose, back.held = back.home, False

    flights = [stage.fly(card, goal, seconds=0.35) for card, goal in zip(face_up, goals, strict=False)]
    return [Step(tuple(flights), end=on_arrived)]


def reveal_cards(model: SixpackModel, event: ev.CardsRevealed, cues: Mapping[str, Cues]) -> list[Step]:
    """Reveal the laid cards player by player, then lift the first one to be handled."""
    stage, view = model.stage, model.view
    laid: dict[int, int] = {}
    start: dict[int, Pose] = {}
    cards_of: dict[int, list[int]] = {}
    for play in event.plays:
        for card in play.cards:
            place = laid.get(play.seat, 0)
            laid[play.seat] = place + 1
            shown = stage.cards.get(card) or stage.cards.get(face_down_key(play.seat, place))
            start[card] = model.pose_at_seat(play.seat, face=0.0) if shown is None else shown.pose
            cards_of.setdefault(play.seat, []).append(card)
    model.settle()
    for card, pose in start.items():
        stage.cards[card].pose = pose.face_down()
        stage.cards[card].held = True
    order = [seat for step in range(view.seats) if (seat := (view.first + step) % view.seats) in cards_of]
    turns = [
        _turn_up_step(model, cues["turned"], seat, cards_of[seat], number)
        for number, seat in enumerate(order)
    ]
    return [
        Step((pause(0.15),), begin=partial(stage.play, cues["ready"])),
        *turns,
        Step((pause(_LOOK),), begin=model.settle),
    ]


def _turn_up_step(model: SixpackModel, cues: Cues, seat: int, cards: list[int], number: int) -> Step:
    """Return the step that reveals a player's cards while every duck looks at them."""
    stage = model.stage
    moving = [stage.cards[card] for card in cards]

    def begin() -> None:
        home = moving[0].home
        model.centre = home.x, home.y
        model.play(cues, seat, pitch=pitch_of(number))

    flips = [stage.fly(card, seconds=_FLIP, height=16, raised=18) for card in moving]
    return Step((*flips, pause(_FLIP + _BEAT)), begin=begin)


def join_card(model: SixpackModel, event: ev.CardJoined, cues: Cues) -> list[Step]:
    """Move a card from its player's hand into the turn."""
    stage, play = model.stage, event.play
    pack = model.view.cards[event.source].pack
    at = model.card_point(event.source, play.seat)
    arriving = model.hold_cards(play.cards, play.seat)
    tweens = [stage.fly(card, seconds=0.34, height=30, raised=18) for card in arriving]
    return [model.pack_moment(pack, message("One more!"), at, beside=tweens, cues=cues)]
