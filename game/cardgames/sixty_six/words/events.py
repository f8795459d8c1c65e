"""The events of Sixty-six in words, from the listener's view, with the words for dealing and the auction."""

from __future__ import annotations

from typing import assert_never

from game.cardgames.sixty_six.rules import events as ev
from game.cardgames.sixty_six.rules.deck import HAND_SIZE, MATES
from game.cardgames.sixty_six.rules.events import PASS
from game.cardgames.sixty_six.rules.scoring import TICK, points_of_team
from game.cardgames.sixty_six.rules.view import SixtySixView, next_seat, team_of
from game.cardgames.sixty_six.words.names import (
    bid_name,
    cards_by_suit,
    is_own,
    is_partner,
    name_at_start,
    player_words,
    players_of_team,
    promise_words,
    suit_name,
    teams_in_order,
)
from game.cardgames.sixty_six.words.play import card_laid_words, marriage_words, trick_won_words
from game.cardgames.sixty_six.words.scores import hand_scored_words, match_ended_words
from game.language.message import Text, capital, join_items, message, message_in, plural, sentences
from game.voice.narrator import Names, Verbosity
from game.voice.words import name_of, number_word


def narrate(
    event: ev.SixtySixEvent,
    before: SixtySixView,
    after: SixtySixView,
    names: Names,
    verbosity: Verbosity = Verbosity.NORMAL,
) -> str | None:
    """Return an event in words for the listener; None if it isn't narrated at this verbosity.

    A new trump suit is mentioned with the card that makes it trump.
    """
    match event:
        case ev.RoundStarted():
            return _round_started_words(event, after, names, verbosity)
        case ev.HandDealt(seat=seat, cards=cards) if cards and seat == after.seat:
            return _hand_words(cards, verbosity)
        case ev.HandsShown():
            return message("All hands are face up.")
        case ev.BidMade():
            return _bid_words(event, after, names, verbosity)
        case ev.Passed(seat=seat) if seat == after.seat:
            return message("You pass.")
        case ev.Passed(seat=seat):
            return message("{name} passes.", name=name_at_start(after, seat, names))
        case ev.AuctionWon():
            return _auction_won_words(event, after, names, verbosity)
        case ev.HandLaidAside():
            return _laid_aside_words(event, after, names, verbosity)
        case ev.ThrownIn(dealer=dealer):
            words = message("No bids: the hand is thrown in.")
            if verbosity < Verbosity.FULL:
                return words
            if next_seat(dealer) == after.seat:
                return sentences(words, message("You deal next."))
            name = name_at_start(after, next_seat(dealer), names)
            return sentences(words, message("{name} deals next.", name=name))
        case ev.CardLaid():
            return card_laid_words(event, before, after, names, verbosity)
        case ev.MarriageAnnounced():
            return marriage_words(event, after, names, verbosity)
        case ev.TrickWon():
            return trick_won_words(event, after, names, verbosity)
        case ev.HandScored():
            return hand_scored_words(event, after, names, verbosity)
        case ev.MatchEnded():
            return match_ended_words(event, after, names)
        case ev.HandDealt() | ev.TrumpMade():
            return None
        case _:
            assert_never(event)


# -- dealing -----------------------------------------------------------------------------------------------


def _round_started_words(
    event: ev.RoundStarted, view: SixtySixView, names: Names, verbosity: Verbosity
) -> Text:
    opponents: Text | None = None
    if event.round == 1:
        first, second = teams_in_order(view)
        opponents = message(
            "{names} against {others}.",
            names=capital(players_of_team(view, first, names)),
            others=players_of_team(view, second, names),
        )
    deals = message("{name} deals.", name=name_at_start(view, event.dealer, names))
    if event.dealer == view.seat:
        deals = message("You deal.")
    bids = message("{name} bids first.", name=name_at_start(view, event.first, names))
    if event.first == view.seat:
        bids = message("You bid first.")
    return sentences(
        message("Hand {number}.", number=event.round),
        opponents,
        deals if verbosity >= Verbosity.NORMAL else "",
        bids if verbosity >= Verbosity.FULL else "",
    )


def _hand_words(cards: tuple[int, ...], verbosity: Verbosity) -> Text | None:
    if verbosity < Verbosity.NORMAL:
        return None
    hand = message("Your hand: {cards}.", cards=cards_by_suit(cards))
    suits = dict.fromkeys(suit_name(card) for card in cards if MATES[card] in cards)
    if not suits or verbosity < Verbosity.FULL:
        return hand
    return sentences(hand, message("Marriage in {suits}.", suits=join_items(list(suits))))


# -- the auction -------------------------------------------------------------------------------------------


def _bid_words(event: ev.BidMade, view: SixtySixView, names: Names, verbosity: Verbosity) -> Text:
    own, team = event.seat == view.seat, team_of(event.seat)
    values = {
        "name": name_at_start(view, event.seat, names),
        "bid": bid_name(event.bid),
        "promise": promise_words(event.bid),
        "points": promise_words(event.bid),
        "names": players_of_team(view, team, names),
    }
    if verbosity < Verbosity.NORMAL:
        if own:
            # For translators: {bid} is a number or "Moon", here and in all messages about bids.
            return message("You bid {bid}.", **values)
        return message("{name} bids {bid}.", **values)
    if verbosity < Verbosity.FULL or event.bid == ev.MOON:
        if own:
            return message("You bid {bid}: {promise}.", **values)
        return message("{name} bids {bid}: {promise}.", **values)
    if own:
        return message("You bid {bid}: your team promises {points}.", **values)
    if is_own(view, team):
        return message("{name} bids {bid}: your team promises {points}.", **values)
    return message("{name} bids {bid}: {names} promise {points}.", **values)


def _auction_won_words(event: ev.AuctionWon, view: SixtySixView, names: Names, verbosity: Verbosity) -> Text:
    own, bid = event.seat == view.seat, bid_name(event.bid)
    values = {
        "name": name_at_start(view, event.seat, names),
        "bid": bid,
        "promise": promise_words(event.bid),
    }
    if verbosity < Verbosity.NORMAL:
        if own:
            # For translators: {bid} is a number or "Moon", here and in the next ones.
            return message("Your {bid} stands.", bid=bid)
        if is_partner(view, event.seat):
            return message("Your partner’s {bid} stands.", bid=bid)
        return message("{name}’s {bid} stands.", name=capital(name_of(event.seat, names)), bid=bid)
    if verbosity < Verbosity.FULL:
        if own:
            return message("You win the bidding with {bid}.", **values)
        return message("{name} wins the bidding with {bid}.", **values)
    if own:
        return message("You win the bidding with {bid}: {promise}. You lead.", **values)
    return message("{name} wins the bidding with {bid}: {promise}. {name} leads.", **values)


def _laid_aside_words(
    event: ev.HandLaidAside, view: SixtySixView, names: Names, verbosity: Verbosity
) -> Text:
    name = capital(name_of(event.seat, names))
    if event.seat == view.seat:
        if verbosity < Verbosity.FULL:
            return message("Your hand is laid aside.")
        return message("Your hand is laid aside: your partner plays alone.")
    if is_partner(view, event.seat):
        if verbosity < Verbosity.FULL:
            return message("Your partner’s hand is laid aside.")
        return message("Your partner’s hand is laid aside: you play alone.")
    if verbosity < Verbosity.FULL:
        return message("{name}’s hand is laid aside.", name=name)
    return message(
        "{name}’s hand is laid aside: {bidder} plays alone.", name=name, bidder=name_of(event.bidder, names)
    )


def call_words(view: SixtySixView, seat: int, bid: int, names: Names) -> Text:
    """Return a player's call in words, such as "you passed" or "Bob 2"."""
    name = player_words(view, seat, names)
    if bid != PASS:
        return message_in("a player and a bid", "{name} {bid}", name=name, bid=bid_name(bid))
    return message("you passed") if seat == view.seat else message("{name} passed", name=name)


def contract_words(view: SixtySixView, bidder: int, names: Names) -> Text:
    """Return in words the bid that is played, and what it promises."""
    bid, promised = bid_name(view.bid), promise_words(view.bid)
    if bidder == view.seat:
        return message("Your {bid} stands: {promise}.", bid=bid, promise=promised)
    if is_partner(view, bidder):
        return message("Your partner’s {bid} stands: {promise}.", bid=bid, promise=promised)
    name = capital(name_of(bidder, names))
    return message("{name}’s {bid} stands: {promise}.", name=name, bid=bid, promise=promised)


def moon_progress_words(won: int) -> Text:
    """Return in words how many of the six tricks the bidder of a Moon has won."""
    if not won:
        return message("No tricks yet. The Moon needs all {all}.", all=HAND_SIZE)
    return plural(
        "{n} of {all} tricks for the Moon.",
        "{n} of {all} tricks for the Moon.",
        won,
        n=capital(number_word(won)),
        all=HAND_SIZE,
    )


def bid_progress_words(view: SixtySixView, bidder: int, names: Names) -> Text:
    """Return in words how many points the bid still needs, or that it is made."""
    missing = TICK * view.bid - points_of_team(view, team_of(bidder))
    values = {"name": capital(name_of(bidder, names)), "bid": view.bid, "points": missing}
    if missing <= 0:
        if bidder == view.seat:
            return message("Your {bid} is made.", **values)
        if is_partner(view, bidder):
            return message("Your partner’s {bid} is made.", **values)
        return message("{name}’s {bid} is made.", **values)
    if bidder == view.seat:
        return message("Your {bid} needs {points} more.", **values)
    if is_partner(view, bidder):
        return message("Your partner’s {bid} needs {points} more.", **values)
    return message("{name}’s {bid} needs {points} more.", **values)
