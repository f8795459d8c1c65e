"""The events of Sixty-six in words, from the listener's own view."""

from __future__ import annotations

from typing import Any

from game.cardgames.sixty_six.rules import events as ev
from game.cardgames.sixty_six.rules.deck import HAND_SIZE, MATES, SUIT_OF, points_of
from game.cardgames.sixty_six.rules.foresight import makes_trump
from game.cardgames.sixty_six.rules.legality import best_play
from game.cardgames.sixty_six.rules.scoring import TICK, counted_marriages
from game.cardgames.sixty_six.rules.seats import next_seat, partner_of, team_of
from game.cardgames.sixty_six.rules.view import SixtySixView
from game.cardgames.sixty_six.words.names import (
    SUIT_NAMES,
    bid_name,
    by_suit,
    card_name,
    figure,
    is_own,
    pair,
    player,
    points,
    promise,
    side,
    sides,
    signed,
    subject,
    suit_name,
    the,
    whose,
)
from game.voice.narrator import Names, Verbosity
from game.voice.words import listed, sentence


def tell(
    event: Any, before: SixtySixView, after: SixtySixView, names: Names, verbosity: Verbosity
) -> str | None:
    """An event in words for the listener; None if it is not worth a word at this verbosity.

    A new trump suit is said with the card that makes it trump. Questions to the listener are left to `ask`,
    so that they are not said twice.
    """
    match event:
        case ev.RoundStarted():
            return _started(event, after, names, verbosity)
        case ev.HandDealt(seat=seat, cards=cards) if cards and seat == after.seat:
            return _dealt(cards, verbosity)
        case ev.HandsShown():
            return "All hands lie open."
        case ev.BidMade():
            return _bid(event, after, names, verbosity)
        case ev.Passed(seat=seat):
            return sentence(subject(after, seat, names, "pass", "passes")) + "."
        case ev.AuctionWon():
            return _auction_won(event, after, names, verbosity)
        case ev.HandLaidAside():
            return _aside(event, after, names, verbosity)
        case ev.ThrownIn(dealer=dealer):
            words = "All pass: the hand is thrown in."
            if verbosity < Verbosity.FULL:
                return words
            deals = subject(after, next_seat(dealer), names, "deal", "deals")
            return f"{words} {sentence(deals)} next."
        case ev.CardLaid():
            return _laid(event, before, after, names, verbosity)
        case ev.MarriageAnnounced():
            return _married(event, after, names, verbosity)
        case ev.TrickWon():
            return _won(event, after, names, verbosity)
        case ev.HandScored():
            return _scored(event, after, names, verbosity)
        case ev.MatchEnded():
            return _ended(event, after, names)
    return None


# -- dealing and the auction -------------------------------------------------------------------------------


def _started(event: ev.RoundStarted, view: SixtySixView, names: Names, verbosity: Verbosity) -> str:
    words = f"Hand {event.round}."
    if event.round == 1:
        first, second = sides(view)
        words += f" {sentence(pair(view, first, names))} against {pair(view, second, names)}."
    if verbosity >= Verbosity.NORMAL:
        words += f" {sentence(subject(view, event.dealer, names, 'deal', 'deals'))}."
    if verbosity >= Verbosity.FULL:
        words += f" {sentence(subject(view, event.first, names, 'call', 'calls'))} first."
    return words


def _dealt(cards: tuple[int, ...], verbosity: Verbosity) -> str | None:
    if verbosity < Verbosity.NORMAL:
        return None
    words = f"Your hand: {by_suit(cards)}."
    married = dict.fromkeys(suit_name(card) for card in cards if MATES[card] in cards)
    if married and verbosity >= Verbosity.FULL:
        words += f" Marriage in {listed(list(married))}."
    return words


def _bid(event: ev.BidMade, view: SixtySixView, names: Names, verbosity: Verbosity) -> str:
    words = f"{sentence(subject(view, event.seat, names, 'bid', 'bids'))} {bid_name(event.bid)}"
    if verbosity < Verbosity.NORMAL:
        return f"{words}."
    if verbosity < Verbosity.FULL or event.bid == ev.MOON:
        return f"{words}: {promise(event.bid)}."
    team = team_of(event.seat)
    verb = "promises" if is_own(view, team) else "promise"
    return f"{words}: {side(view, team, names)} {verb} {promise(event.bid)}."


def _auction_won(event: ev.AuctionWon, view: SixtySixView, names: Names, verbosity: Verbosity) -> str:
    if verbosity < Verbosity.NORMAL:
        return f"{sentence(whose(view, event.seat, names))} {bid_name(event.bid)} stands."
    won = subject(view, event.seat, names, "win", "wins")
    words = f"{sentence(won)} the auction with {bid_name(event.bid)}"
    if verbosity < Verbosity.FULL:
        return f"{words}."
    leads = subject(view, event.seat, names, "lead", "leads")
    return f"{words}: {promise(event.bid)}. {sentence(leads)}."


def _aside(event: ev.HandLaidAside, view: SixtySixView, names: Names, verbosity: Verbosity) -> str:
    words = f"{sentence(whose(view, event.seat, names))} hand is laid aside"
    if verbosity < Verbosity.FULL:
        return f"{words}."
    return f"{words}: {subject(view, event.bidder, names, 'play', 'plays')} alone."


# -- the play ----------------------------------------------------------------------------------------------


def _laid(
    event: ev.CardLaid, before: SixtySixView, after: SixtySixView, names: Names, verbosity: Verbosity
) -> str:
    trump = ""
    if not before.trick and makes_trump(before):
        trump = f"{SUIT_NAMES[SUIT_OF[event.card]]} are trump"
    if verbosity < Verbosity.NORMAL:
        card = f"{sentence(player(after, event.seat, names))}: {card_name(event.card)}"
        return f"{card}, {trump}." if trump else f"{card}."
    last = event.automatic and not before.trick
    start = "last trick: " if last else ""
    yours, theirs = _verbs(before, event.card)
    words = f"{start}{subject(after, event.seat, names, yours, theirs)} {the(event.card)}"
    words = sentence(f"{words}: {trump}." if trump else f"{words}.")
    if verbosity >= Verbosity.FULL and 1 < len(after.trick) < after.players:
        words += f" {has_so_far(after, names)}"
    return words


def _verbs(before: SixtySixView, card: int) -> tuple[str, str]:
    """The verbs, for you and for others, of playing a card to a trick: lead, play, trump with or throw."""
    if not before.trick:
        return "lead", "leads"
    led, suit = SUIT_OF[before.trick[0][1]], SUIT_OF[card]
    if suit == led:
        return "play", "plays"
    return ("trump with", "trumps with") if suit == before.trump else ("throw", "throws")


def has_so_far(view: SixtySixView, names: Names) -> str:
    """The player who would win the trick on the table as it lies, and its points."""
    seat, _card = best_play(view.trick, view.trump)
    worth = points_of(tuple([card for _seat, card in view.trick]))
    has = subject(view, seat, names, "have", "has")
    return f"{sentence(has)} it so far: {points(worth)}."


def _married(event: ev.MarriageAnnounced, view: SixtySixView, names: Names, verbosity: Verbosity) -> str:
    suit, team = SUIT_NAMES[event.suit], side(view, team_of(event.seat), names)
    if verbosity < Verbosity.NORMAL:
        return f"Marriage: {event.points}."
    if verbosity < Verbosity.FULL:
        return f"Marriage in {suit}: {event.points} for {team}."
    has = sentence(subject(view, event.seat, names, "have", "has"))
    trump = ", trump" if event.suit == view.trump else ""
    return f"{has} the marriage in {suit}{trump}: {event.points} for {team}."


def _won(event: ev.TrickWon, view: SixtySixView, names: Names, verbosity: Verbosity) -> str:
    takes = sentence(subject(view, event.seat, names, "take", "takes"))
    if verbosity < Verbosity.NORMAL:
        return f"{takes} {event.points}."
    if verbosity < Verbosity.FULL:
        return f"{takes} the trick: {points(event.points)}."
    words = f"{takes} trick {event.number}: {points(event.points)}."
    if view.options.show_points and event.number < HAND_SIZE:
        words += f" {taken_so_far(view, names)}"
    return words


def taken_so_far(view: SixtySixView, names: Names) -> str:
    """Each team's points in this hand, with its marriages as far as they count."""
    parts = []
    marriages = counted_marriages(view)
    for team in sides(view):
        married = marriages[team]
        words = f"{side(view, team, names)} {view.points[team] + married}"
        parts.append(f"{words}, {married} of it in marriages" if married else words)
    return sentence("; ".join(parts)) + "."


# -- scoring -----------------------------------------------------------------------------------------------


def _scored(event: ev.HandScored, view: SixtySixView, names: Names, verbosity: Verbosity) -> str:
    team = team_of(event.bidder)
    if event.bid == ev.MOON:
        bidders = _moon(event, view, names)
    else:
        bidders = _bidders(event, view, names, verbosity)
    others = side(view, 1 - team, names)
    if verbosity >= Verbosity.NORMAL:
        others += f", {_total(event, 1 - team, verbosity)}"
    words = f"{sentence(bidders)}: {signed(event.change[team])}. "
    words += f"{sentence(others)}: {signed(event.change[1 - team])}."
    return f"{words} {score_words(view, names)}"


def _moon(event: ev.HandScored, view: SixtySixView, names: Names) -> str:
    if event.made:
        return f"{subject(view, event.bidder, names, 'make', 'makes')} the Moon"
    return f"{whose(view, event.bidder, names)} Moon is set"


def _bidders(event: ev.HandScored, view: SixtySixView, names: Names, verbosity: Verbosity) -> str:
    team = team_of(event.bidder)
    own = is_own(view, team)
    who = side(view, team, names)
    if event.made:
        words = f"{who} {'makes its' if own else 'make their'} {event.bid}"
    else:
        words = f"{who} {'is' if own else 'are'} set"
    if verbosity < Verbosity.NORMAL:
        return words
    words += f" with {_total(event, team, verbosity)}"
    return words if event.made else f"{words}, short of {TICK * event.bid}"


def _total(event: ev.HandScored, team: int, verbosity: Verbosity) -> str:
    """A team's points, at full length with where they come from."""
    words = points(event.totals[team])
    if verbosity < Verbosity.FULL or not event.marriages[team]:
        return words
    return f"{words}, {event.marriages[team]} of it in marriages"


def score_words(view: SixtySixView, names: Names) -> str:
    """Both scores, the listener's first."""
    parts = [f"{side(view, team, names)} {figure(view.score[team])}" for team in sides(view)]
    return f"Score: {', '.join(parts)}."


def _ended(event: ev.MatchEnded, view: SixtySixView, names: Names) -> str:
    team = event.team
    won, lost = (figure(event.totals[one]) for one in (team, 1 - team))
    if is_own(view, team):
        assert view.seat is not None
        return f"You and {names[partner_of(view.seat)]} win the match, {won} to {lost}!"
    return f"{pair(view, team, names)} win the match, {won} to {lost}."
