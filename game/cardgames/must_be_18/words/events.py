"""The events of You Must Be 18! in words, from the listener's own view."""

from __future__ import annotations

from typing import Any, Final

from game.cardgames.must_be_18.rules import events as ev
from game.cardgames.must_be_18.rules.deck import SIX, STARTERS, numbers_of
from game.cardgames.must_be_18.rules.view import MustBe18View
from game.cardgames.must_be_18.words.names import (
    a,
    by_result,
    cards_left,
    cards_named,
    covering,
    figures,
    laid_where,
    player,
    points,
    several,
    subject,
)
from game.voice.narrator import Names, Verbosity
from game.voice.words import listed, sentence

_FEW: Final = 2
"""So few cards in a hand are worth a warning."""


def tell(
    event: Any, before: MustBe18View, after: MustBe18View, names: Names, verbosity: Verbosity
) -> str | None:
    """An event in words for the listener; None if it is not worth a word at this verbosity."""
    match event:
        case ev.RoundStarted():
            return _started(event, after, names, verbosity)
        case ev.HandDealt(seat=seat, cards=cards) if cards and seat == after.seat:
            hand = cards_named(numbers_of(cards, after.options.deck))
            return f"Your hand: {hand}." if verbosity >= Verbosity.NORMAL else None
        case ev.PassedOver(seat=seat):
            return _passed_over(seat, before, after, names, verbosity)
        case ev.DrawnToStart(seat=seat, card=card):
            return sentence(f"{subject(after, seat, names, 'draw', 'draws')} {_drawn_card(after, card)}.")
        case ev.Redealt():
            return "Nobody has three sixes: all cards are dealt again."
        case ev.ColumnsOpened(seat=seat):
            begin = subject(after, seat, names, "begin", "begins")
            return sentence(f"{begin} with {several(SIX, STARTERS)}.")
        case ev.CardsPlayed():
            return _played(event, after, names, verbosity)
        case ev.ColumnOpened():
            return _opened(event, after, names, verbosity)
        case ev.CardDrawn():
            return _drew(event, after, names, verbosity)
        case ev.Skipped():
            return _skipped(event, after, names, verbosity)
        case ev.HandEmptied(seat=seat):
            have = subject(after, seat, names, "have", "has")
            return sentence(f"{have} no card left.")
        case ev.RoundBlocked():
            return "Nobody can lay anything: the round is blocked."
        case ev.RoundScored():
            return _scored(event, after, names, verbosity)
        case ev.MatchEnded():
            return _ended(event, after, names)
    return None


# -- the beginning of a round ------------------------------------------------------------------------------


def _started(event: ev.RoundStarted, view: MustBe18View, names: Names, verbosity: Verbosity) -> str:
    words = f"Round {event.round}"
    if verbosity < Verbosity.NORMAL:
        return f"{words}."
    deals = sentence(subject(view, event.dealer, names, "deal", "deals"))
    words = f"{words} of {view.options.rounds}. {deals}."
    if verbosity < Verbosity.FULL:
        return words
    return f"{words} {sentence(subject(view, event.first, names, 'are', 'is'))} first."


def _passed_over(
    seat: int, before: MustBe18View, view: MustBe18View, names: Names, verbosity: Verbosity
) -> str | None:
    """A seat without three sixes; if it has just drawn for them, that goes without saying."""
    drew = bool(before.history) and before.history[-1].seat == seat
    if verbosity < Verbosity.NORMAL or drew:
        return None
    words = f"{subject(view, seat, names, 'have', 'has')} no three sixes"
    if verbosity >= Verbosity.FULL:
        words += f": {subject(view, seat, names, 'are', 'is')} passed over"
    return sentence(f"{words}.")


def _drawn_card(view: MustBe18View, card: int | None) -> str:
    """A five, if the listener may see it."""
    return "a card" if card is None else a(view.numbers[card])


# -- the play ----------------------------------------------------------------------------------------------


def _tops(after: tuple[int, ...], left: int, verbosity: Verbosity) -> str:
    """The tops, and the cards that are left in the hand if they are few or all shall be told."""
    few = 0 < left <= _FEW
    if verbosity < Verbosity.NORMAL:
        return f" {sentence(cards_left(left))}." if few else ""
    words = f" Tops {figures(after)}."
    if few or (left and verbosity >= Verbosity.FULL):
        words += f" {sentence(cards_left(left))}."
    return words


def _played(event: ev.CardsPlayed, view: MustBe18View, names: Names, verbosity: Verbosity) -> str:
    if verbosity >= Verbosity.FULL:
        cards = laid_where(covering(event.placements))
    else:
        cards = cards_named([one.number for one in event.placements])
    lays = sentence(subject(view, event.seat, names, "lay", "lays"))
    return f"{lays} {cards}.{_tops(event.after, event.left, verbosity)}"


def _opened(event: ev.ColumnOpened, view: MustBe18View, names: Names, verbosity: Verbosity) -> str:
    opens = sentence(subject(view, event.seat, names, "open", "opens"))
    new = event.placements[-1].number
    laid = covering(event.placements)
    cards = laid_where(laid) if verbosity >= Verbosity.FULL else cards_named([face for _column, face in laid])
    verb = "lay" if event.seat == view.seat else "lays"
    words = f"{opens} a column with {a(new)} and {verb} {cards}."
    return f"{words}{_tops(event.after, event.left, verbosity)}"


def _drew(event: ev.CardDrawn, view: MustBe18View, names: Names, verbosity: Verbosity) -> str:
    draws = subject(view, event.seat, names, "draw", "draws")
    words = f"{draws} {_drawn_card(view, event.card)}"
    if verbosity >= Verbosity.NORMAL and event.forced:
        cannot = subject(view, event.seat, names, "cannot play and draw", "cannot play and draws")
        words = f"{cannot} {_drawn_card(view, event.card)}"
    if verbosity >= Verbosity.FULL:
        words += f"; {event.stock} in the stock"
    return sentence(f"{words}.")


def _skipped(event: ev.Skipped, view: MustBe18View, names: Names, verbosity: Verbosity) -> str:
    skips = subject(view, event.seat, names, "skip", "skips")
    if verbosity < Verbosity.NORMAL:
        return sentence(f"{skips}.")
    if event.forced:
        nothing = subject(view, event.seat, names, "can lay nothing and skip", "can lay nothing and skips")
        return sentence(f"{nothing}.")
    return sentence(f"{skips} by choice.")


# -- the end -----------------------------------------------------------------------------------------------


def _scored(event: ev.RoundScored, view: MustBe18View, names: Names, verbosity: Verbosity) -> str:
    words = f"Round {event.round}: {by_result(view, event.points, names)}."
    if event.round > 1 and verbosity >= Verbosity.NORMAL:
        words += f" Totals: {by_result(view, event.after, names)}."
    return words


def _ended(event: ev.MatchEnded, view: MustBe18View, names: Names) -> str:
    winners = [seat for seat, rank in enumerate(event.ranking) if rank == 1]
    total = points(event.totals[winners[0]])
    if len(winners) == 1:
        won = sentence(subject(view, winners[0], names, "win", "wins"))
        return f"{won} the match with {total}{'!' if winners[0] == view.seat else '.'}"
    who = sorted(winners, key=lambda seat: seat != view.seat)
    sharing = sentence(listed([player(view, seat, names) for seat in who]))
    return f"{sharing} share the win with {total}{'!' if view.seat in winners else '.'}"
