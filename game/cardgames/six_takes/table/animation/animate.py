"""The sounds and the animation of each event of 6 takes!"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import assert_never

from msgspec.structs import replace

from game.audio.cues import Cue, Cues, Tier
from game.audio.sounds import Sound
from game.cardgames.six_takes.rules import events as ev
from game.cardgames.six_takes.rules.game import ducks_in
from game.cardgames.six_takes.table.animation.rows import placing_steps, taking_steps
from game.cardgames.six_takes.table.card_places import face_down_key, revealed_card_pose
from game.cardgames.six_takes.table.focus import RowFocus
from game.cardgames.six_takes.table.model import SixTakesModel
from game.cardgames.six_takes.table.sounds import arriving_cues, card_cues, placing_cues, sweeping_cues
from game.tables.animation.entry import EventEntry, no_motion, silent_entry, sound_entry, timed_entry
from game.tables.animation.motion import Pose, call_step, pause, set_homes
from game.tables.animation.stage import DEAL
from game.ui.animation.timeline import Step, ease_in_out

_GATHER, _APART, _FLIP, _SORT = 0.42, 0.05, 0.24, 0.42
_SEEK, _SEEKING = 0.17, 170.0
_READ_OUT, _READ_OUT_GAP = 0.66, 0.13
"""The seconds to play the sounds of all revealed cards, and the most seconds between two of them."""
_SCORED = 0.3
"""Seconds to move the taken cards back into view at the end of a round."""


def entry_of(event: ev.SixTakesEvent) -> EventEntry[SixTakesModel]:
    match event:
        case ev.RoundStarted():
            return sound_entry(_sweep_cards, event, Cue(Sound.RIFFLE))
        case ev.RowsLaid() | ev.DraftLaid():
            return sound_entry(_lay_out_cards, event, Cue(Sound.DEAL))
        case ev.HandDealt():
            return sound_entry(_deal_hand, event, Cue(Sound.DEAL))
        case ev.CardPicked():
            return sound_entry(_move_picked_card, event, Cue(Sound.HAND))
        case ev.CardChosen():
            slide = Cue(Sound.SLIDE, volume=0.5, rises=True)
            return timed_entry(_lay_chosen_card, event, own=Cue(Sound.CHOOSE), other=slide)
        case ev.CardsRevealed():
            return timed_entry(_reveal_cards, event, ready=Cue(Sound.ALL_CHOSEN), turned=Cue(Sound.REVEAL))
        case ev.CardPlaced():
            return sound_entry(placing_steps, event, *placing_cues(event))
        case ev.RowAsked():
            return sound_entry(_show_too_low, event, Cue(Sound.TOO_LOW, Tier.STAKES))
        case ev.RowTaken():
            return timed_entry(taking_steps, event, arrives=arriving_cues(event), swept=sweeping_cues(event))
        case ev.RoundScored():
            return silent_entry(_pause_for_scores, event)
        case ev.SeatWentOut():
            return sound_entry(_show_seat_out, event, Cue(Sound.SEAT_OUT, Tier.MOMENT))
        case ev.TurnStarted() | ev.MatchEnded():
            return silent_entry(no_motion, event)
        case _:
            assert_never(event)


def _sweep_cards(model: SixTakesModel, event: ev.RoundStarted, cues: Cues) -> list[Step]:
    """Sweep the last round's cards off the table."""
    model.centre = None
    model.update_ducks()
    model.moods.clear()
    model.focus = RowFocus()
    model.validate_focus()
    leaving = model.stage.take_out(tuple(model.stage.cards))
    return model.stage.sweep(leaving, replace(model.deck_pose(), alpha=0.0), cues, apart=0.02, height=0)


def _lay_out_cards(model: SixTakesModel, event: ev.RowsLaid | ev.DraftLaid, cues: Cues) -> list[Step]:
    return [model.stage.deal(model.stage.add_new_cards(model.homes(), model.deck_pose()), cues)]


def _deal_hand(model: SixTakesModel, event: ev.HandDealt, cues: Cues) -> list[Step]:
    stage, start = model.stage, model.deck_pose()
    if event.seat == model.view.seat:
        return [stage.deal(stage.add_new_cards(model.homes(), start), cues)]
    goal = model.pose_at_seat(event.seat, width=model.layout.card * 0.4, alpha=0.3)
    return stage.deal_backs(start, goal, 0.2, cues, apart=0.02, height=0)


def _move_picked_card(model: SixTakesModel, event: ev.CardPicked, cues: Cues) -> list[Step]:
    """Move a card of the draft to the seat that picked it."""
    stage = model.stage
    if event.seat == model.view.seat and event.card in stage.cards:
        model.settle()
        tween = stage.fly(stage.cards[event.card], seconds=0.25)
        return [Step((tween,), begin=partial(model.play, cues, event.seat))]
    leaving = stage.take_out((event.card,))
    return stage.sweep(leaving, model.pose_at_seat(event.seat, face=1.0), cues, seconds=0.16, height=0)


def _lay_chosen_card(model: SixTakesModel, event: ev.CardChosen, cues: Mapping[str, Cues]) -> list[Step]:
    """Lay the viewer's card face down; another seat's card moves in while the viewer keeps choosing."""
    stage = model.stage
    if event.seat == model.view.seat and event.card:
        model.settle()
        tween = stage.fly(stage.cards[event.card], seconds=DEAL, raised=16)
        return [Step((tween,), begin=partial(model.play, cues["own"], event.seat))]
    model.centre = None
    stage.add_new_cards(model.homes(), model.pose_at_seat(event.seat))
    model.play(cues["other"], event.seat)
    return []


def _pause_for_scores(model: SixTakesModel, event: ev.RoundScored) -> list[Step]:
    model.moods.clear()
    model.update_ducks()
    return [Step((pause(_SCORED),))]


def _show_seat_out(model: SixTakesModel, event: ev.SeatWentOut, cues: Cues) -> list[Step]:
    model.moods[event.seat] = "sad"
    model.play(cues, event.seat)
    return [Step((pause(0.5),))]


def _reveal_cards(model: SixTakesModel, event: ev.CardsRevealed, cues: Mapping[str, Cues]) -> list[Step]:
    """Fly all cards to the middle face down, turn them over together, and sort them by number."""
    stage, layout = model.stage, model.layout
    model.moods.clear()
    model.centre = layout.prompt.center
    start: dict[int, Pose] = {}
    for card, seat in event.plays:
        shown = stage.cards.get(card) or stage.cards.get(face_down_key(seat))
        start[card] = model.pose_at_seat(seat) if shown is None else shown.pose
    model.settle()
    by_seat = sorted(event.plays, key=lambda play: model.view.playing.index(play[1]))
    cards = [stage.cards[card] for card, _seat in by_seat]
    for moving in cards:
        moving.pose = start[moving.key].face_down()
        moving.held = True
    backs = [revealed_card_pose(layout, place).face_down() for place in range(len(cards))]
    faces = [replace(back, face=1.0) for back in backs]

    def on_arrived(poses: list[Pose], sounds: Cues) -> None:
        set_homes(cards, poses)
        stage.play(sounds)

    gather = [
        stage.fly(moving, back, seconds=_GATHER, delay=_APART * order, ease=ease_in_out, height=34, raised=20)
        for order, (moving, back) in enumerate(zip(cards, backs, strict=True))
    ]
    turn = [
        stage.fly(moving, up, seconds=_FLIP, height=14, raised=16)
        for moving, up in zip(cards, faces, strict=True)
    ]

    sort = [stage.fly(moving, seconds=_SORT, ease=ease_in_out, height=18, raised=12) for moving in cards]
    apart = min(_READ_OUT / len(event.plays), _READ_OUT_GAP)
    for place, (card, seat) in enumerate(event.plays):
        sounds = card_cues(card, own=seat == model.view.seat)
        sort.append(call_step(partial(model.play, sounds, seat), apart * place))
    return [
        Step((*gather, pause(_GATHER + 0.2)), begin=partial(on_arrived, backs, cues["ready"])),
        Step((*turn, pause(_FLIP + 0.4)), begin=partial(on_arrived, faces, cues["turned"])),
        Step((*sort, pause(_SORT + 0.25)), begin=model.settle),
    ]


def _show_too_low(model: SixTakesModel, event: ev.RowAsked, cues: Cues) -> list[Step]:
    """Show a too-low card above each row, then return it to its place; the focus goes to the cheapest row."""
    stage, view, layout = model.stage, model.view, model.layout
    cheapest = min(range(len(view.rows)), key=lambda row: ducks_in(view.rows[row]))
    model.react(event.seat, "shock")
    model.focus = replace(model.focus, spot=None, browsing=False, row=cheapest)
    model.validate_focus()
    model.settle()
    moving = stage.cards[view.waiting[0][0]] if view.waiting else None
    if moving is None:
        return [Step((pause(0.25),), begin=partial(model.play, cues, event.seat))]
    moving.held = True
    stops = [
        replace(moving.home, x=lane.centerx, y=lane.bottom - 6, width=layout.card * 0.9, z=_SEEKING, lift=16)
        for lane in layout.lanes
    ]
    steps = [Step((stage.fly(moving, stop, seconds=_SEEK, ease=ease_in_out, height=12),)) for stop in stops]
    home = Step(
        (stage.fly(moving, seconds=_SEEK, ease=ease_in_out), pause(_SEEK + 0.15)),
        begin=partial(model.play, cues, event.seat),
    )
    return [*steps, home]
