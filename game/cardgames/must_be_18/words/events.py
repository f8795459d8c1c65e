"""The events of You Must Be 18! in words, from the listener's view."""

from __future__ import annotations

from typing import Final, assert_never

from game.cardgames.must_be_18.rules import events as ev
from game.cardgames.must_be_18.rules.deck import numbers_of
from game.cardgames.must_be_18.rules.view import MustBe18View
from game.cardgames.must_be_18.words.names import (
    card_name,
    cards_named,
    cards_on_columns,
    covered_columns,
    name_at_start,
    names_by_result,
    number_list,
    point_count_words,
)
from game.language.message import Text, capital, join_items, message, plural, sentences
from game.voice.narrator import Names, Verbosity
from game.voice.words import number_word, player_name

FEW: Final = 2
"""The largest number of cards left in a hand that is always announced."""


def narrate(
    event: ev.MustBe18Event,
    before: MustBe18View,
    after: MustBe18View,
    names: Names,
    verbosity: Verbosity = Verbosity.NORMAL,
) -> str | None:
    match event:
        case ev.RoundStarted():
            return _round_started_words(event, after, names, verbosity)
        case ev.HandDealt(seat=seat, cards=cards) if cards and seat == after.seat:
            hand = cards_named(numbers_of(cards, after.options.deck))
            return message("Your hand: {cards}.", cards=hand) if verbosity >= Verbosity.NORMAL else None
        case ev.PassedOver(seat=seat):
            return _passed_over_words(seat, before, after, names, verbosity)
        case ev.DrawnToStart(seat=seat, card=card):
            return _drawn_card_words(after, seat, card, names)
        case ev.Redealt():
            return message("Nobody has three sixes: the cards are dealt again.")
        case ev.ColumnsOpened(seat=seat) if seat == after.seat:
            return message("You begin with three sixes.")
        case ev.ColumnsOpened(seat=seat):
            return message("{name} begins with three sixes.", name=name_at_start(seat, names))
        case ev.CardsPlayed():
            return _played_words(event, after, names, verbosity)
        case ev.ColumnOpened():
            return _opened_words(event, after, names, verbosity)
        case ev.CardDrawn():
            return _draw_words(event, after, names, verbosity)
        case ev.Skipped():
            return _skipped_words(event, after, names, verbosity)
        case ev.HandEmptied(seat=seat) if seat == after.seat:
            return message("You’re out of cards.")
        case ev.HandEmptied(seat=seat):
            return message("{name} is out of cards.", name=name_at_start(seat, names))
        case ev.RoundBlocked():
            return message("Nobody can play: the round is blocked.")
        case ev.RoundScored():
            return _scored_words(event, after, names, verbosity)
        case ev.MatchEnded():
            return _ended_words(event, after, names)
        case ev.HandDealt():
            return None
        case _:
            assert_never(event)


# -- the beginning of a round ------------------------------------------------------------------------------


def _round_started_words(
    event: ev.RoundStarted, view: MustBe18View, names: Names, verbosity: Verbosity
) -> Text:
    if verbosity < Verbosity.NORMAL:
        return message("Round {number}.", number=event.round)
    number = message("Round {number} of {all}.", number=event.round, all=view.options.rounds)
    dealer, first = name_at_start(event.dealer, names), name_at_start(event.first, names)
    own = event.dealer == view.seat
    deals = message("You deal.") if own else message("{name} deals.", name=dealer)
    if verbosity < Verbosity.FULL:
        return sentences(number, deals)
    own = event.first == view.seat
    begins = message("You go first.") if own else message("{name} goes first.", name=first)
    return sentences(number, deals, begins)


def _passed_over_words(
    seat: int, before: MustBe18View, view: MustBe18View, names: Names, verbosity: Verbosity
) -> Text | None:
    """Return the words for a seat without three sixes; None if it has just drawn, or at low verbosity."""
    drew = bool(before.history) and before.history[-1].seat == seat
    if verbosity < Verbosity.NORMAL or drew:
        return None
    full, name = verbosity >= Verbosity.FULL, name_at_start(seat, names)
    if seat == view.seat:
        if full:
            return message("You don’t have three sixes, so you skip.")
        return message("You don’t have three sixes.")
    if full:
        return message("{name} doesn’t have three sixes and skips.", name=name)
    return message("{name} doesn’t have three sixes.", name=name)


# -- the play ----------------------------------------------------------------------------------------------


def _tops_words(after: tuple[int, ...], left: int, verbosity: Verbosity) -> Text:
    """Return the tops in words and, for a small hand or at full verbosity, the number of cards left."""
    few = 0 < left <= FEW
    tops = message("On top: {tops}.", tops=number_list(after)) if verbosity >= Verbosity.NORMAL else ""
    cards = plural("{n} card left.", "{n} cards left.", left, n=capital(number_word(left)))
    return sentences(tops, cards if few or (left and verbosity >= Verbosity.FULL) else "")


def _played_words(event: ev.CardsPlayed, view: MustBe18View, names: Names, verbosity: Verbosity) -> Text:
    if verbosity >= Verbosity.FULL:
        cards = cards_on_columns(covered_columns(event.placements))
    else:
        cards = cards_named([placement.number for placement in event.placements])
    lays = message("{name} plays {cards}.", name=name_at_start(event.seat, names), cards=cards)
    if event.seat == view.seat:
        lays = message("You play {cards}.", cards=cards)
    return sentences(lays, _tops_words(event.after, event.left, verbosity))


def _opened_words(event: ev.ColumnOpened, view: MustBe18View, names: Names, verbosity: Verbosity) -> Text:
    laid = covered_columns(event.placements)
    full = verbosity >= Verbosity.FULL
    values = {
        "name": name_at_start(event.seat, names),
        "card": card_name(event.placements[-1].number),
        "cards": cards_on_columns(laid) if full else cards_named([face for _column, face in laid]),
    }
    opens = message("{name} starts a new column with a {card} and plays {cards}.", **values)
    if event.seat == view.seat:
        opens = message("You start a new column with a {card} and play {cards}.", **values)
    return sentences(opens, _tops_words(event.after, event.left, verbosity))


def _drawn_card_words(view: MustBe18View, seat: int, card: int | None, names: Names) -> Text:
    """Return the words for a drawn card; other seats' cards aren't named."""
    if card is None:
        return message("{name} draws a card.", name=name_at_start(seat, names))
    return message("You draw a {card}.", card=card_name(view.numbers[card]))


def _draw_words(event: ev.CardDrawn, view: MustBe18View, names: Names, verbosity: Verbosity) -> Text:
    """Return the words for a drawn card; at full verbosity, with the number of cards left in the stock."""
    forced = event.forced and verbosity >= Verbosity.NORMAL
    full = verbosity >= Verbosity.FULL
    if not forced and not full:
        return _drawn_card_words(view, event.seat, event.card, names)
    if event.card is None:
        values = {"name": name_at_start(event.seat, names), "n": event.stock}
        if not full:
            return message("{name} can’t play and draws a card.", **values)
        if forced:
            return message("{name} can’t play and draws a card; {n} left in the stock.", **values)
        return message("{name} draws a card; {n} left in the stock.", **values)
    values = {"card": card_name(view.numbers[event.card]), "n": event.stock}
    if not full:
        return message("You can’t play, so you draw a {card}.", **values)
    if forced:
        return message("You can’t play, so you draw a {card}; {n} left in the stock.", **values)
    return message("You draw a {card}; {n} left in the stock.", **values)


def _skipped_words(event: ev.Skipped, view: MustBe18View, names: Names, verbosity: Verbosity) -> Text:
    own, name = event.seat == view.seat, name_at_start(event.seat, names)
    if verbosity < Verbosity.NORMAL:
        return message("You skip.") if own else message("{name} skips.", name=name)
    if event.forced:
        if own:
            return message("You can’t play, so you skip.")
        return message("{name} can’t play and skips.", name=name)
    return message("You skip by choice.") if own else message("{name} skips by choice.", name=name)


# -- the end -----------------------------------------------------------------------------------------------


def _scored_words(event: ev.RoundScored, view: MustBe18View, names: Names, verbosity: Verbosity) -> Text:
    scored = message(
        "Round {number}: {results}.", number=event.round, results=names_by_result(view, event.points, names)
    )
    if event.round == 1 or verbosity < Verbosity.NORMAL:
        return scored
    return sentences(scored, message("Totals: {results}.", results=names_by_result(view, event.after, names)))


def _ended_words(event: ev.MatchEnded, view: MustBe18View, names: Names) -> Text:
    winners = [seat for seat, rank in enumerate(event.ranking) if rank == 1]
    total = point_count_words(event.totals[winners[0]])
    if winners == [view.seat]:
        return message("You win the match with {points}!", points=total)
    if len(winners) == 1:
        name = name_at_start(winners[0], names)
        return message("{name} wins the match with {points}.", name=name, points=total)
    who = sorted(winners, key=lambda seat: seat != view.seat)
    sharing = capital(join_items([player_name(view, seat, names) for seat in who]))
    if view.seat in winners:
        # For translators: "you" is the first of {names}.
        return message("{names} share the win with {points}!", names=sharing, points=total)
    return message("{names} share the win with {points}.", names=sharing, points=total)
