"""The entry of each event of You Must Be 18!: its sounds, and the steps that show it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import assert_never

from game.audio.cues import Cue, Cues, Tier, impact
from game.audio.sounds import Sound
from game.cardgames.must_be_18.rules import events as ev
from game.cardgames.must_be_18.table.animation.laying import laying_steps
from game.cardgames.must_be_18.table.art.card_sprites import BACK
from game.cardgames.must_be_18.table.model import MustBe18Model
from game.cardgames.must_be_18.table.sounds import MustBe18Sound, counting, eighteen
from game.language.message import Text, message
from game.tables.animation.entry import EventEntry, in_moments, silent, sounding, still
from game.tables.animation.motion import call, hold, pause
from game.tables.company.reactions import Reaction
from game.ui.animation.easing import swing
from game.ui.animation.particles import ParticleKind
from game.ui.animation.timeline import Step
from game.ui.drawing.palette import BONE, CORAL, GOLD, MINT, MIST

_SKIPS = Cue(MustBe18Sound.SKIP, Tier.STAKES, rises=True)
_DRAW, _BEAT = 0.4, 0.35
"""The seconds of a draw, and of the look at it afterwards."""
_PASS, _SKIP = 0.5, 0.75
_MISFORTUNE = 0.5
"""The stakes of a turn in which nothing fits."""
_POINTS = 0.4
"""From seat to seat, when points are counted."""


def entry_of(event: ev.MustBe18Event) -> EventEntry[MustBe18Model]:
    """Return an event's sounds, motion and reactions."""
    match event:
        case ev.RoundStarted():
            return sounding(_swept, event, Cue(Sound.RIFFLE))
        case ev.Redealt():
            return in_moments(_redealt, event, told=Cue(Sound.TAKE_BACK), swept=Cue(Sound.RIFFLE))
        case ev.HandDealt():
            return sounding(_dealt, event, Cue(Sound.DEAL))
        case ev.PassedOver():
            return sounding(_passed_over, event, _SKIPS)
        case ev.DrawnToStart() | ev.CardDrawn():
            return sounding(_drawn, event, Cue(MustBe18Sound.DRAW, rises=True))
        case ev.ColumnsOpened():
            made = Cue(MustBe18Sound.EIGHTEEN, volume=0.8)
            return in_moments(laying_steps, event, lands=Cue(Sound.PLACE), made=made)
        case ev.CardsPlayed():
            return in_moments(laying_steps, event, lands=Cue(Sound.ON_CARD), made=eighteen(event))
        case ev.ColumnOpened():
            column = Cue(MustBe18Sound.COLUMN, Tier.STAKES)
            lands = Cue(Sound.ON_CARD)
            return in_moments(laying_steps, event, lands=lands, made=eighteen(event), column=column)
        case ev.Skipped():
            return sounding(_skipped, event, _SKIPS)
        case ev.HandEmptied():
            return sounding(_emptied, event, Cue(Sound.MADE, Tier.MOMENT), impact(Tier.MOMENT))
        case ev.RoundBlocked():
            blocked = Cue(MustBe18Sound.BLOCKED, Tier.STAKES)
            return sounding(_blocked, event, blocked, impact(Tier.STAKES))
        case ev.RoundScored():
            return silent(_scored, event)
        case ev.MatchEnded():
            return silent(still, event)
        case _:
            assert_never(event)


def _swept(shown: MustBe18Model, event: ev.RoundStarted | ev.Redealt, cues: Cues) -> list[Step]:
    """Sweep all cards back to the stock."""
    del event
    stage = shown.stage
    shown.moods.clear()
    shown.tops = None
    shown.count_all()
    return stage.sweep(stage.take_out(tuple(stage.cards)), shown.stock(), cues)


def _redealt(shown: MustBe18Model, event: ev.Redealt, cues: Mapping[str, Cues]) -> list[Step]:
    """Tell that nobody can begin, and sweep all cards back to the stock."""
    again = message("Nobody has three sixes: new deal")
    shout = shown.shout(again, seconds=1.0, cues=cues["told"], colour=MIST)
    return [shout, *_swept(shown, event, cues["swept"])]


def _dealt(shown: MustBe18Model, event: ev.HandDealt, cues: Cues) -> list[Step]:
    """Deal a hand from the stock: the own one card by card, another's as backs."""
    stage, start, seat = shown.stage, shown.stock(), event.seat
    if seat == shown.view.seat:
        dealt = stage.deal(stage.appear(shown.homes(), start), cues)
    else:
        dealt = stage.deal_backs(start, shown.at_seat(seat), 0.24, cues, key=BACK, apart=0.05, height=40)
    return [dealt, Step(end=shown.count_all)]


def _passed_over(shown: MustBe18Model, event: ev.PassedOver, cues: Cues) -> list[Step]:
    """Tell why a seat does not begin."""
    shown.remark(event.seat, message("fewer than three sixes"))
    return [Step((pause(_PASS),), begin=partial(shown.play, cues, event.seat))]


def _drawn(shown: MustBe18Model, event: ev.CardDrawn | ev.DrawnToStart, cues: Cues) -> list[Step]:
    """Move a card from the stock to a hand; its player says why it had to be drawn."""
    stage, seat, start = shown.stage, event.seat, shown.stock()
    own = seat == shown.view.seat
    words = _why_drawn(event, own=own)
    shown.acting = seat

    def begin() -> None:
        stage.play(cues, start.x)
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
        hold(new)
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


def _skipped(shown: MustBe18Model, event: ev.Skipped, cues: Cues) -> list[Step]:
    """Let a player skip the turn, and say why."""
    seat = event.seat
    shown.acting = seat
    words = _why_skipped(event, own=seat == shown.view.seat)

    def begin() -> None:
        shown.play(cues, seat)
        shown.rumble(cues, seat)
        shown.remark(seat, words)
        shown.moods.clear()
        shown.moods[seat] = "sad"
        if event.forced:
            _unlucky(shown, seat)

    return [Step((pause(_SKIP),), begin=begin, end=shown.count_all)]


def _unlucky(shown: MustBe18Model, seat: int) -> None:
    """Nothing fits: its rivals are glad of it."""
    shown.react_to(Reaction(seat, good=False, stakes=_MISFORTUNE), shown.view.round, seat)


def _emptied(shown: MustBe18Model, event: ev.HandEmptied, cues: Cues) -> list[Step]:
    """Cheer a player who is out of cards; the others pull long faces."""
    seat = event.seat
    own = seat == shown.view.seat

    def begin() -> None:
        shown.rumble(cues, *range(shown.view.seats))
        for other in range(shown.view.seats):
            shown.moods[other] = "sad"
        shown.react(seat, "glee")
        shown.centre = shown.seat_point(seat)
        shown.shake(6.0)
        shown.stage.burst(ParticleKind.CONFETTI, shown.seat_point(seat), 60, (GOLD, MINT, CORAL, BONE))
        if not shown.react_to(Reaction(seat, good=True, stakes=1.0), shown.view.round, seat):
            shown.boast(seat, shown.view.round)

    words = message("Out of cards!") if own else message("{name} is out of cards!", name=shown.names[seat])
    return [shown.shout(words, seconds=1.2, cues=cues, colour=MINT if own else GOLD, begin=begin)]


def _blocked(shown: MustBe18Model, event: ev.RoundBlocked, cues: Cues) -> list[Step]:
    """Tell that nobody can play any more."""
    del event
    words, rumble = message("Blocked: nobody can play"), partial(shown.rumble, cues, *range(shown.view.seats))
    return [shown.shout(words, seconds=1.0, cues=cues, colour=CORAL, begin=rumble)]


def _scored(shown: MustBe18Model, event: ev.RoundScored) -> list[Step]:
    """Count each player's points at the seat, one after the other, the fewest first."""
    shown.totals = event.before
    order = sorted(range(len(event.points)), key=lambda seat: (event.points[seat], seat))

    def count(number: int, seat: int) -> None:
        won = seat in event.winners
        shown.moods[seat] = "glee" if won else "sad"
        shown.score(seat, event.after[seat])
        shown.play(counting(number), seat)
        shown.stage.floats.rise(f"+{event.points[seat]}", *shown.beside_head(seat), MINT if won else CORAL)

    tweens = [call(partial(count, number, seat), _POINTS * number) for number, seat in enumerate(order)]
    return [Step((*tweens, pause(_POINTS * len(order) + 0.5)), end=shown.count_all)]
