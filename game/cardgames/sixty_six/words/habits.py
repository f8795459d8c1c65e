"""Habits: moves by which other players can recognize a style of play. Every style of Sixty-six has one.

Calls stay visible until the first card is led, so a bidder comments on its bid with that card.
"""

from __future__ import annotations

from typing import Final

from game.cardgames.habits import load_habits
from game.cardgames.sixty_six.rules.deck import HAND_SIZE, POINTS, RANK_OF, SUIT_OF, TEN
from game.cardgames.sixty_six.rules.events import MOON, CardLaid, TrickWon
from game.cardgames.sixty_six.rules.scoring import TICK
from game.cardgames.sixty_six.rules.view import team_of
from game.voice.habits import ShownMove

_HIGH_BID: Final = 3
_VALUABLE: Final = 10
"""The points from which a card or a trick is worth a comment."""
_EARLY: Final = 2
"""The most finished tricks at which a move counts as early."""
_LATE: Final = 4
"""The number of finished tricks from which a move counts as late."""


# -- the bid -------------------------------------------------------------------------------------------


def _leads_as_bidder(move: ShownMove) -> bool:
    """Return whether the seat has won the auction and leads the first card."""
    return move.own_event(CardLaid) is not None and not move.before.trick and not move.before.tricks


def _bid_behind(move: ShownMove) -> bool:
    """Return whether the seat leads the first card as the bidder while the other team leads the match."""
    own = team_of(move.seat)
    return _leads_as_bidder(move) and move.before.score[1 - own] > move.before.score[own]


def _bid_over_others(move: ShownMove) -> bool:
    """Return whether the seat leads the first card after outbidding a player of the other team."""
    first = (move.before.dealer or 0) + 1
    calls = [call for place, call in enumerate(move.before.calls) if (first + place - move.seat) % 2]
    return _leads_as_bidder(move) and any(calls)


def _holds_more(move: ShownMove) -> bool:
    """Return whether the bidder wins a trick and its team's visible points would make a higher bid."""
    event, after = move.own_event(TrickWon), move.after
    if event is None or move.seat != after.bidder:
        return False
    team = team_of(move.seat)
    points = after.points[team] + after.marriage_points[team]
    still = after.options.show_points and event.number < HAND_SIZE and after.bid < MOON
    return bool(still and points >= TICK * (after.bid + 1))


# -- cards ---------------------------------------------------------------------------------------------


def _leads_high(move: ShownMove) -> bool:
    """Return whether the seat leads an ace, a ten or, after the first trick, a trump, early in the hand."""
    event, before = move.own_event(CardLaid), move.before
    if event is None or event.automatic or before.trick or len(before.tricks) > _EARLY:
        return False
    return RANK_OF[event.card] >= TEN or (bool(before.tricks) and SUIT_OF[event.card] == before.trump)


def _kept_its_trumps(move: ShownMove) -> bool:
    """Return whether the seat plays a trump late in the hand, after having led another suit."""
    event, before = move.own_event(CardLaid), move.before
    if event is None or len(before.tricks) < _LATE:
        return False
    led = {card for trick in before.tricks for seat, card in trick.plays[:1] if seat == move.seat}
    return SUIT_OF[event.card] == before.trump and any(SUIT_OF[card] != before.trump for card in led)


def _own_card(move: ShownMove) -> int | None:
    """Return the seat's card in a trick just won; None if it led, or in a hand's last trick."""
    event, trick = move.event, move.before.trick
    if not isinstance(event, TrickWon) or event.number == HAND_SIZE:
        return None
    return next((card for seat, card in trick[1:] if seat == move.seat), None)


def _takes_what_lies_there(move: ShownMove) -> bool:
    """Return whether the seat wins a trick in which the other team's cards are worth many points."""
    if _own_card(move) is None or move.event.seat != move.seat:
        return False
    team = team_of(move.seat)
    return sum(POINTS[card] for seat, card in move.before.trick if team_of(seat) != team) >= _VALUABLE


def _gives_away(move: ShownMove) -> bool:
    """Return whether the seat adds an ace or a ten to a trick of the other team."""
    card = _own_card(move)
    return card is not None and team_of(move.event.seat) != team_of(move.seat) and POINTS[card] >= _VALUABLE


def _kept_a_high_card(move: ShownMove) -> bool:
    """Return whether the seat wins a late trick against the bidder's team with an ace or a ten."""
    event, before = move.own_event(TrickWon), move.before
    if event is None or event.number <= _LATE:
        return False
    card = next(card for seat, card in before.trick if seat == move.seat)
    return RANK_OF[card] >= TEN and team_of(before.bidder) != team_of(move.seat)


HABITS = load_habits(
    "sixty_six",
    holds_more=_holds_more,
    bids_high=lambda move: _leads_as_bidder(move) and _HIGH_BID <= move.before.bid < MOON,
    bids_the_moon=lambda move: _leads_as_bidder(move) and move.before.bid == MOON,
    takes_what_lies_there=_takes_what_lies_there,
    kept_a_high_card=_kept_a_high_card,
    bid_behind=_bid_behind,
    gives_away=_gives_away,
    bid_over_others=_bid_over_others,
    leads_high=_leads_high,
    kept_its_trumps=_kept_its_trumps,
)
