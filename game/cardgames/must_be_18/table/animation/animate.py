"""The sounds and the animation of each event of You Must Be 18!"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import assert_never

from msgspec.structs import replace

from game.audio.cues import Cue, Cues, Tier, impact_cue
from game.audio.sounds import Sound
from game.cardgames.must_be_18.rules import events as ev
from game.cardgames.must_be_18.rules.deck import SIX
from game.cardgames.must_be_18.rules.view import Placement
from game.cardgames.must_be_18.table.art.cards import BACK
from game.cardgames.must_be_18.table.model import MustBe18Model
from game.cardgames.must_be_18.table.sounds import MANY, MustBe18Sound, count_cues, eighteen_cues, pitch_of
from game.language.message import Text, message, plural
from game.tables.animation.entry import EventEntry, no_motion, silent_entry, sound_entry, timed_entry
from game.tables.animation.motion import MovingCard, call_step, hold_in_place, hop, pause
from game.tables.company.reactions import Reaction
from game.ui.animation.particles import ParticleKind
from game.ui.animation.timeline import Step, Tween, ease_in_back, ease_in_out
from game.ui.drawing.palette import BONE, CORAL, GOLD, MINT, MIST, PALE_GOLD

_LIFT, _FLY, _NEXT = 0.16, 0.34, 0.2
"""The seconds for lifting a card, for its flight, and until the next card starts."""
_SQUASH = 0.12
"""The seconds for which a landing card is squashed."""
_HOP, _WAVE, _HOP_HEIGHT = 0.22, 0.06, 0.18
"""Seconds: the hop of a large play's cards, and the delay to the next; the hop's height, in card widths."""
_LAST = 0.2
"""Additional seconds for the flight of the last card of a large play."""
_OWN, _OWN_NEXT = 0.16, 0.14
"""Seconds for a card that the player has already put on its column, and the delay to the next one."""
_REST, _STOP, _LONGER = 0.15, 0.3, 0.2
"""The seconds of the pause after a play, and of a large play's letters: at least, and more per card."""
_SIXES_PACE = 0.45
"""The factor by which the times of sixes laid on sixes are shortened."""
_SIXES_BROKEN = 0.45
"""The stakes of the first card that isn't a six."""
_MAX_STAKES = 5
"""The number of cards in one play at which the stakes saturate."""
_COLUMNS = {4: message("A fourth column!"), 5: message("A fifth column!"), 6: message("A sixth column!")}

_LayingEvent = ev.ColumnsOpened | ev.CardsPlayed | ev.ColumnOpened


def _laying_steps(model: MustBe18Model, event: _LayingEvent, cues: Mapping[str, Cues]) -> list[Step]:
    """Return steps that fly the cards to their columns one by one, until the tops total 18 again."""
    stage, seat = model.stage, event.seat
    on_table = set(stage.cards)
    if seat == model.view.seat:
        _swap_equal_cards(model, event.placements)
    keys = [placement.card for placement in event.placements]
    model.start_flight(seat, keys)
    model.settle()
    model.moods.clear()
    before = () if isinstance(event, ev.ColumnsOpened) else event.before
    model.tops = before
    opening = not isinstance(event, ev.ColumnsOpened) and _had_only_sixes(model)
    sixes = all(placement.number == SIX for placement in event.placements)
    pace = _SIXES_PACE if opening and sixes else 1.0
    celebrated = len(keys) >= MANY and not isinstance(event, ev.ColumnsOpened) and pace == 1.0
    tweens: list[Tween] = []
    at = 0.0
    for number, placement in enumerate(event.placements):
        card = stage.cards[placement.card]
        if card.key not in on_table:
            card.pose = model.pose_at_seat(seat)
        last = celebrated and number == len(keys) - 1
        tops = _tops_after(before, event.placements[: number + 1])
        if seat == model.view.seat and abs(card.pose.x - card.home.x) < model.layout.card * 0.3:
            landing = at + _OWN * pace
            tweens.append(stage.fly(card, seconds=_OWN * pace, delay=at, raised=4.0))
            tweens.append(call_step(partial(model.add_cards, seat, -1), landing))
            at += _OWN_NEXT * pace
        else:
            landing = at + (_LIFT + _FLY) * pace + (_LAST if last else 0.0)
            tweens += _flight_tweens(model, card, at, landing)
            at += _NEXT * pace
        card.held = True
        tweens.append(call_step(partial(_land_card, model, cues["lands"], card, tops), landing))
        if number < len(keys) - 1:
            tweens.append(Tween(_squash_motion(card), _SQUASH, landing))
    steps = [Step(tuple(tweens))]
    if opening and not sixes:
        steps.append(
            _sixes_broken_step(model, event, cues.get("column", cues["made"]), stage.cards[keys[-1]])
        )
    elif isinstance(event, ev.ColumnOpened):
        words = _COLUMNS[len(event.after)]
        opened = partial(_celebrate_column, model, stage.cards[keys[-1]])
        steps.append(model.shout(words, seconds=0.75, cues=cues["column"], begin=opened))
    cards = [stage.cards[key] for key in keys]
    if not celebrated:
        light = partial(_light_sign, model, event, cues["made"], 6)
        steps.append(Step((pause(_SQUASH + _REST * pace),), begin=light, end=model.show_counts))
    else:
        steps += _celebration_steps(model, event, cues["made"], cards)
    # What the last card brings about begins on contact, while it is still squashed.
    steps[1].tweens += (Tween(_squash_motion(cards[-1]), _SQUASH),)
    return steps


def _had_only_sixes(model: MustBe18Model) -> bool:
    """Return whether the columns held only sixes before the event."""
    numbers = model.before.numbers
    return all(numbers[card] == SIX for column in model.before.columns for card in column)


def _sixes_broken_step(model: MustBe18Model, event: _LayingEvent, cues: Cues, card: MovingCard) -> Step:
    """Return the step that announces the player who laid the first card that isn't a six."""
    seat = event.seat
    own = seat == model.view.seat

    def begin() -> None:
        _celebrate_column(model, card)
        model.stage.burst(ParticleKind.CONFETTI, (card.home.x, card.home.y), 30, (GOLD, MINT, BONE))

    above = (
        message("You break up the sixes")
        if own
        else message("{name} breaks up the sixes", name=model.names[seat])
    )
    columns = len(model.view.columns)
    opened = isinstance(event, ev.ColumnOpened)
    words, colour = (_COLUMNS[columns] if opened else message("No more sixes!")), MINT if own else PALE_GOLD
    return model.feat(words, above, stakes=_SIXES_BROKEN, seconds=1.2, cues=cues, colour=colour, begin=begin)


def _flight_tweens(model: MustBe18Model, card: MovingCard, at: float, landing: float) -> list[Tween]:
    """Return the tweens that lift a card out of its hand and fly it to its column."""
    stage = model.stage
    start = card.pose
    lean = max(-9.0, min(9.0, (start.x - card.home.x) * 0.02))
    up = replace(
        start,
        y=start.y - start.width * 0.3,
        width=start.width * 1.2,
        angle=lean,
        lift=24.0,
        z=190.0,
        alpha=1.0,
    )
    lift = (landing - at) * _LIFT / (_LIFT + _FLY)
    seconds = landing - at - lift
    height = 46.0 * model.layout.seating.scale
    return [
        call_step(partial(_leave_hand, model, card), at),
        stage.fly(card, up, seconds=lift, delay=at, ease=ease_in_back, raised=0.0),
        stage.fly(card, seconds=seconds, delay=at + lift, ease=ease_in_out, height=height, raised=24),
    ]


def _leave_hand(model: MustBe18Model, card: MovingCard) -> None:
    """Remove a card from its player's count; every duck looks at its column."""
    model.add_cards(model.acting or 0, -1)
    model.centre = card.home.x, card.home.y


def _swap_equal_cards(model: MustBe18Model, placements: tuple[Placement, ...]) -> None:
    """Swap equal cards on the screen: the rules lay the lowest of them, which the player may not have put."""
    cards = model.stage.cards
    lying = {placed.column: placed.card for placed in model.previous_draft.placements}
    for placement in placements:
        shown = lying.get(placement.column)
        if shown is None or shown == placement.card or not cards.keys() >= {shown, placement.card}:
            continue
        first, second = cards[shown], cards[placement.card]
        first.pose, second.pose = second.pose, first.pose
        lying = {
            column: shown if card == placement.card else placement.card if card == shown else card
            for column, card in lying.items()
        }


def _tops_after(before: tuple[int, ...], placements: tuple[Placement, ...]) -> tuple[int, ...]:
    """Return the tops after these cards have landed."""
    tops = dict(enumerate(before)) | {placement.column: placement.number for placement in placements}
    return tuple(tops.values())


def _land_card(model: MustBe18Model, cues: Cues, card: MovingCard, tops: tuple[int, ...]) -> None:
    """Land a card on its column; the sign shows the new tops."""
    model.tops = tops
    model.land_card(card.key)
    model.throb()
    model.stage.play(cues, card.home.x, pitch=pitch_of(tops))
    foot = card.home.y + card.home.width * 0.6
    model.stage.burst(ParticleKind.DUST, (card.home.x, foot), 8, (BONE, "#DCE4A8"))


def _squash_motion(card: MovingCard) -> Callable[[float], None]:
    def squash(share: float) -> None:
        card.held = share < 1.0
        card.pose = replace(card.home, squash=1.0 - 0.5 * share * (1.0 - share))

    return squash


def _celebrate_column(model: MustBe18Model, card: MovingCard) -> None:
    model.react(model.acting or 0, "sly")
    model.stage.burst(ParticleKind.STAR, (card.home.x, card.home.y), 12, (GOLD, BONE))


def _light_sign(model: MustBe18Model, event: _LayingEvent, cues: Cues, stars: int) -> None:
    """Light the sign, as it says 18 again; stars burst from it for the viewer's own plays and large ones."""
    stage, sign = model.stage, model.layout.sign
    model.tops = None
    model.throb()
    model.centre = sign.center
    stage.play(cues, sign.centerx)
    model.rumble(cues, event.seat)
    if event.seat == model.view.seat or stars > 6:
        stage.burst(ParticleKind.STAR, sign.center, stars, (GOLD, MINT, BONE))


def _celebration_steps(
    model: MustBe18Model, event: _LayingEvent, cues: Cues, cards: list[MovingCard]
) -> list[Step]:
    """Return the steps that celebrate a play of many cards in large letters: table and cards shake."""
    stage, seat, count = model.stage, event.seat, len(cards)
    own = seat == model.view.seat

    def begin() -> None:
        _light_sign(model, event, cues, 8 * count)
        model.react(seat, "glee")
        model.shake(3.0 + count)
        for card in cards:
            stage.burst(ParticleKind.STAR, (card.home.x, card.home.y), 10, (GOLD, BONE))
        if count > MANY:
            stage.burst(ParticleKind.CONFETTI, model.layout.sign.center, 14 * count, (GOLD, MINT, BONE))
        after = (seat + 1) % model.view.seats
        stakes = min(count / _MAX_STAKES, 1.0)
        reaction = Reaction(seat, good=True, stakes=stakes, payers=(after,))
        model.react_to(reaction, model.view.round, cards[-1].key)

    above = message("You make 18") if own else message("{name} makes 18", name=model.names[seat])
    words, colour = plural("{n} card!", "{n} cards!", count), MINT if own else PALE_GOLD
    stakes = (count - MANY + 1) / (_MAX_STAKES - MANY + 1)
    seconds = _STOP + _LONGER * count
    feat = model.feat(words, above, stakes=stakes, seconds=seconds, colour=colour, begin=begin)
    if not stage.still:
        high, others = _HOP_HEIGHT * model.layout.card, reversed(cards[:-1])
        feat.tweens += tuple([hop(card, high, _HOP, _WAVE * order) for order, card in enumerate(others)])
    return [feat, Step(end=model.show_counts)]


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
            return timed_entry(_laying_steps, event, lands=Cue(Sound.PLACE), made=made)
        case ev.CardsPlayed():
            return timed_entry(_laying_steps, event, lands=Cue(Sound.ON_CARD), made=eighteen_cues(event))
        case ev.ColumnOpened():
            column = Cue(MustBe18Sound.COLUMN, Tier.STAKES)
            lands = Cue(Sound.ON_CARD)
            return timed_entry(_laying_steps, event, lands=lands, made=eighteen_cues(event), column=column)
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
