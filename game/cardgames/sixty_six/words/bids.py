"""Bids in words: the one that stands, the calls, and the progress of a bid, from the listener's view."""

from __future__ import annotations

from game.cardgames.sixty_six.rules.deck import HAND_SIZE
from game.cardgames.sixty_six.rules.events import PASS
from game.cardgames.sixty_six.rules.scoring import TICK, counted_marriages
from game.cardgames.sixty_six.rules.seats import team_of
from game.cardgames.sixty_six.rules.view import SixtySixView
from game.cardgames.sixty_six.words.names import bid_name, is_partner, player, promise
from game.language.message import Text, capital, message, message_in, plural
from game.voice.narrator import Names
from game.voice.words import name_of, spelled


def standing_bid(seat: int, bid: int, view: SixtySixView, names: Names) -> Text:
    called = bid_name(bid)
    if seat == view.seat:
        # For translators: {bid} is a number or "Moon", here and in the next ones.
        return message("Your {bid} stands.", bid=called)
    if is_partner(view, seat):
        return message("Your partner’s {bid} stands.", bid=called)
    return message("{name}’s {bid} stands.", name=capital(name_of(seat, names)), bid=called)


def call(view: SixtySixView, seat: int, bid: int, names: Names) -> Text:
    """Return a player's call: you passed, Bob 2."""
    name = player(view, seat, names)
    if bid != PASS:
        return message_in("a player and a bid", "{name} {bid}", name=name, bid=bid_name(bid))
    return message("you passed") if seat == view.seat else message("{name} passed", name=name)


def standing_promise(view: SixtySixView, bidder: int, names: Names) -> Text:
    """Return the bid that stands, and what it promises."""
    bid, promised = bid_name(view.bid), promise(view.bid)
    if bidder == view.seat:
        return message("Your {bid} stands: {promise}.", bid=bid, promise=promised)
    if is_partner(view, bidder):
        return message("Your partner’s {bid} stands: {promise}.", bid=bid, promise=promised)
    name = capital(name_of(bidder, names))
    return message("{name}’s {bid} stands: {promise}.", name=name, bid=bid, promise=promised)


def tricks_for_moon(won: int) -> Text:
    """Return a Moon bidder's tricks, of those that it needs."""
    if not won:
        return message("No tricks yet. The Moon needs all {all}.", all=HAND_SIZE)
    return plural(
        "{n} of {all} tricks for the Moon.",
        "{n} of {all} tricks for the Moon.",
        won,
        n=capital(spelled(won)),
        all=HAND_SIZE,
    )


def so_far(view: SixtySixView, bidder: int, names: Names) -> Text:
    """Return the points that the standing bid still needs, or that it is made."""
    team, bid = team_of(bidder), view.bid
    missing = TICK * bid - view.points[team] - counted_marriages(view)[team]
    name = capital(name_of(bidder, names))
    if missing <= 0:
        if bidder == view.seat:
            return message("Your {bid} is made.", bid=bid)
        if is_partner(view, bidder):
            return message("Your partner’s {bid} is made.", bid=bid)
        return message("{name}’s {bid} is made.", name=name, bid=bid)
    if bidder == view.seat:
        return message("Your {bid} needs {points} more.", bid=bid, points=missing)
    if is_partner(view, bidder):
        return message("Your partner’s {bid} needs {points} more.", bid=bid, points=missing)
    return message("{name}’s {bid} needs {points} more.", name=name, bid=bid, points=missing)
