"""The sounds and the animation of each event of You Must Be 18!"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import assert_never

from game.audio.cues import Cue, Cues, Tier, impact_cue
from game.audio.sounds import Sound
from game.cardgames.must_be_18.rules import events as ev
from game.cardgames.must_be_18.table.animation.laying import laying_steps
from game.cardgames.must_be_18.table.art.card_sprites import BACK
from game.cardgames.must_be_18.table.model import MustBe18Model
from game.cardgames.must_be_18.table.sounds import MustBe18Sound, count_cues, eighteen_cues
from game.language.message import Text, message
from game.tables.animation.entry import EventEntry, no_motion, silent_entry, sound_entry, timed_entry
from game.tables.animation.motion import call_step, hold_in_place, pause
from game.tables.company.reactions import Reaction
from game.ui.animation.particles import ParticleKind
from game.ui.animation.timeline import Step, ease_in_out
from game.ui.drawing.palette import BONE, CORAL, GOLD, MINT, MIST

_SKIPS = Cue(MustBe18Sound.SKIP, Tier.STAKES, rises=True)
_DRAW, _BEAT = 0.4, 0.35
"""The seconds of a drawn card's flight, and of the pause after it."""
_PASS, _SKIP = 0.5, 0.75
_MISFORTUNE = 0.5
"""The stakes of a turn in which no card fits."""
_POINTS = 0.4
"""Seconds from one seat to the next when points are counted."""


def entry_of(event: ev.MustBe18Event) -> EventEntry[MustBe18Model]:
    match event:
        case ev.RoundStarted():
            return sound_entry(_sweep_cards, event, Cue(Sound.RIFFLE))
        case ev.Redealt():
            return timed_entry(_show_redeal, event, announced=Cue(Sound.TAKE_BACK), swept=Cue(Sound.RIFFLE))
        case ev.HandDealt():
            return sound_entry(_deal_hand, event, Cue(Sound.DEAL))
        case ev.PassedOver():
            return sound_entry(_show_passed_over, event, _SKIPS)
        case ev.DrawnToStart() | ev.CardDrawn():
            return sound_entry(_draw_card, event, Cue(MustBe18Sound.DRAW, rises=True))
        case ev.ColumnsOpened():
            made = Cue(MustBe18Sound.EIGHTEEN, volume=0.8)
            return timed_entry(laying_steps, event, lands=Cue(Sound.PLACE), made=made)
        case ev.CardsPlayed():
            return timed_entry(laying_steps, event, lands=Cue(Sound.ON_CARD), made=eighteen_cues(event))
        case ev.ColumnOpened():
            column = Cue(MustBe18Sound.COLUMN, Tier.STAKES)
            lands = Cue(Sound.ON_CARD)
            return timed_entry(laying_steps, event, lands=lands, made=eighteen_cues(event), column=column)
        case ev.Skipped():
            return sound_entry(_show_skip, event, _SKIPS)
        case ev.HandEmptied():
            return sound_entry(
                _celebrate_empty_hand, event, Cue(Sound.MADE, Tier.MOMENT), impact_cue(Tier.MOMENT)
            )
        case ev.RoundBlocked():
            blocked = Cue(MustBe18Sound.BLOCKED, Tier.STAKES)
            return sound_entry(_show_block, event, blocked, impact_cue(Tier.STAKES))
        case ev.RoundScored():
            return silent_entry(_count_points, event)
        case ev.MatchEnded():
            return silent_entry(no_motion, event)
        case _:
            assert_never(event)


def _sweep_cards(model: MustBe18Model, event: ev.RoundStarted | ev.Redealt, cues: Cues) -> list[Step]:
    """Sweep all cards back to the stock."""
    stage = model.stage
    model.moods.clear()
    model.tops = None
    model.show_counts()
    return stage.sweep(stage.take_out(tuple(stage.cards)), model.stock_pose(), cues)


def _show_redeal(model: MustBe18Model, event: ev.Redealt, cues: Mapping[str, Cues]) -> list[Step]:
    """Show that nobody can begin, and sweep all cards back to the stock."""
    words = message("Nobody has three sixes: new deal")
    shout = model.shout(words, seconds=1.0, cues=cues["announced"], colour=MIST)
    return [shout, *_sweep_cards(model, event, cues["swept"])]


def _deal_hand(model: MustBe18Model, event: ev.HandDealt, cues: Cues) -> list[Step]:
    """Deal a hand from the stock: the viewer's card by card, another seat's as backs."""
    stage, start, seat = model.stage, model.stock_pose(), event.seat
    if seat == model.view.seat:
        dealt = [stage.deal(stage.add_new_cards(model.homes(), start), cues)]
    else:
        dealt = stage.deal_backs(start, model.pose_at_seat(seat), 0.24, cues, key=BACK, apart=0.05, height=40)
    return [*dealt, Step(end=model.show_counts)]


def _show_passed_over(model: MustBe18Model, event: ev.PassedOver, cues: Cues) -> list[Step]:
    """Show that a seat can't begin, as it has fewer than three sixes."""
    model.remark(event.seat, message("fewer than three sixes"))
    return [Step((pause(_PASS),), begin=partial(model.play, cues, event.seat))]


def _draw_card(model: MustBe18Model, event: ev.CardDrawn | ev.DrawnToStart, cues: Cues) -> list[Step]:
    """Move a card from the stock to a hand; its player says why they draw."""
    stage, seat, start = model.stage, event.seat, model.stock_pose()
    own = seat == model.view.seat
    words = _draw_words(event, own=own)
    model.acting = seat

    def begin() -> None:
        stage.play(cues, start.x)
        model.moods.clear()
        model.remark(seat, words)
        model.centre = start.x, start.y
        if not own:
            model.moods[seat] = "shock"

    def on_arrived() -> None:
        model.show_counts()
        if not own:
            model.moods.pop(seat, None)

    if own:
        new = stage.add_new_cards(model.homes(), start)
        hold_in_place(new)
        flights = tuple(
            stage.fly(card, seconds=_DRAW, ease=ease_in_out, height=60, raised=20) for card in new
        )
        return [Step((*flights, pause(_DRAW + 0.15)), begin=begin, end=on_arrived)]
    (back,) = stage.take_out((BACK,), start)
    model.settle()
    flight = stage.fly(back, model.pose_at_seat(seat), seconds=_DRAW, ease=ease_in_out, height=50, raised=20)

    def on_taken() -> None:
        stage.discard((back,))
        model.add_cards(seat, 1)
        if isinstance(event, ev.CardDrawn) and event.forced:
            _react_to_misfortune(model, seat)

    return [Step((flight,), begin=begin, end=on_taken), Step((pause(_BEAT),), end=on_arrived)]


def _draw_words(event: ev.CardDrawn | ev.DrawnToStart, *, own: bool) -> Text:
    """Return what a player says about a draw."""
    if isinstance(event, ev.DrawnToStart):
        return message("you draw for a third six") if own else message("draws for a third six")
    if event.forced:
        return message("nothing fits: you draw") if own else message("nothing fits: draws")
    return message("you draw instead") if own else message("draws instead")


def _skip_words(event: ev.Skipped, *, own: bool) -> Text:
    """Return what a player says about a skip."""
    if event.forced:
        return message("nothing fits: you skip") if own else message("nothing fits: skips")
    return message("you skip by choice") if own else message("skips by choice")


def _show_skip(model: MustBe18Model, event: ev.Skipped, cues: Cues) -> list[Step]:
    """Show that a player skips, and why."""
    seat = event.seat
    model.acting = seat
    words = _skip_words(event, own=seat == model.view.seat)

    def begin() -> None:
        model.play(cues, seat)
        model.rumble(cues, seat)
        model.remark(seat, words)
        model.moods.clear()
        model.moods[seat] = "sad"
        if event.forced:
            _react_to_misfortune(model, seat)

    return [Step((pause(_SKIP),), begin=begin, end=model.show_counts)]


def _react_to_misfortune(model: MustBe18Model, seat: int) -> None:
    """Let opponents react to a player who can't play."""
    model.react_to(Reaction(seat, good=False, stakes=_MISFORTUNE), model.view.round, seat)


def _celebrate_empty_hand(model: MustBe18Model, event: ev.HandEmptied, cues: Cues) -> list[Step]:
    """Celebrate a player who is out of cards; the other ducks look sad."""
    seat = event.seat
    own = seat == model.view.seat

    def begin() -> None:
        model.rumble(cues, *range(model.view.seats))
        for other in range(model.view.seats):
            model.moods[other] = "sad"
        model.react(seat, "glee")
        model.centre = model.seat_point(seat)
        model.shake(6.0)
        model.stage.burst(ParticleKind.CONFETTI, model.seat_point(seat), 60, (GOLD, MINT, CORAL, BONE))
        if not model.react_to(Reaction(seat, good=True, stakes=1.0), model.view.round, seat):
            model.talk.say_line(seat, model.view.round)

    words = message("Out of cards!") if own else message("{name} is out of cards!", name=model.names[seat])
    return [model.shout(words, seconds=1.2, cues=cues, colour=MINT if own else GOLD, begin=begin)]


def _show_block(model: MustBe18Model, event: ev.RoundBlocked, cues: Cues) -> list[Step]:
    words, rumble = message("Blocked: nobody can play"), partial(model.rumble, cues, *range(model.view.seats))
    return [model.shout(words, seconds=1.0, cues=cues, colour=CORAL, begin=rumble)]


def _count_points(model: MustBe18Model, event: ev.RoundScored) -> list[Step]:
    """Count each player's points at the seat, one player after the other, fewest points first."""
    model.totals = event.before
    order = sorted(range(len(event.points)), key=lambda seat: (event.points[seat], seat))

    def count(number: int, seat: int) -> None:
        won = seat in event.winners
        model.moods[seat] = "glee" if won else "sad"
        model.show_total(seat, event.after[seat])
        model.play(count_cues(number), seat)
        at, colour = model.point_beside_head(seat), MINT if won else CORAL
        model.stage.floats.rise(f"+{event.points[seat]}", *at, colour)

    tweens = [call_step(partial(count, number, seat), _POINTS * number) for number, seat in enumerate(order)]
    return [Step((*tweens, pause(_POINTS * len(order) + 0.5)), end=model.show_counts)]
