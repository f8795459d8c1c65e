"""Forecasts from a seat's own view for a card that it may play: trump, its marriage, cards that beat it."""

from __future__ import annotations

from game.cardgames.sixty_six.rules.deck import ABOVE, ALL, MATES, OF_SUIT, SUIT_OF
from game.cardgames.sixty_six.rules.events import MOON
from game.cardgames.sixty_six.rules.game import MARRIAGE, TRUMP_MARRIAGE
from game.cardgames.sixty_six.rules.inference import Known
from game.cardgames.sixty_six.rules.legality import best_play
from game.cardgames.sixty_six.rules.seats import next_seat, partner_of
from game.cardgames.sixty_six.rules.view import Play, SixtySixView

Cards = frozenset[int]


def makes_trump(view: SixtySixView) -> bool:
    """Whether the next card makes its suit trump: the first of a hand, unless that has no trumps (§3.1)."""
    if view.trick or view.tricks:
        return False
    return view.bid != MOON or view.options.moon != "no_trump"


def trump_with(view: SixtySixView, card: int) -> int | None:
    """The trump suit once this card is played."""
    return SUIT_OF[card] if makes_trump(view) else view.trump


def marriage_of(view: SixtySixView, card: int) -> int:
    """The points of the marriage in the own hand with this card, if it is led next; 0 for none."""
    if MATES[card] not in view.hand:
        return 0
    return TRUMP_MARRIAGE if trump_with(view, card) == SUIT_OF[card] else MARRIAGE


def trick_with(view: SixtySixView, card: int) -> tuple[Play, ...]:
    """The trick on the table with this card of the own hand on it."""
    return view.trick if view.seat is None else (*view.trick, (view.seat, card))


def winning_with(view: SixtySixView, card: int) -> Play:
    """The winner of the trick so far if this hand card were played to it, and the winning card."""
    return best_play(trick_with(view, card), trump_with(view, card))


def seats_after(view: SixtySixView) -> tuple[int, ...]:
    """The seats that play to the trick after the own seat."""
    if view.seat is None:
        return ()
    seats = []
    seat = view.seat
    for _ in range(view.players - len(view.trick) - 1):
        seat = next_seat(seat, view.aside)
        seats.append(seat)
    return tuple(seats)


def beaters(view: SixtySixView, card: int, by: tuple[int, ...], known: Known | None = None) -> Cards:
    """The cards by which one of these seats could beat the trick's winning card, with this hand card on it.

    They are the cards that the seats may hold, as far as the own seat can prove.

    Args:
        known: that knowledge, if it has been found already: it is the same for all cards.
    """
    if not by:
        return frozenset()
    trick, (_seat, best) = trick_with(view, card), winning_with(view, card)
    led, trump = SUIT_OF[trick[0][1]], trump_with(view, card)
    cannot, certain = known or Known.of(view)
    found: set[int] = set()
    for seat in by:
        follows = bool(certain[seat] & OF_SUIT[led])
        ways = set(ABOVE[best]) if SUIT_OF[best] == led or not follows else set()
        if trump is not None and trump != SUIT_OF[best] and not follows:
            ways |= OF_SUIT[trump]
        found |= ways & (ALL - cannot[seat])
    return frozenset(found)


def opponents_after(view: SixtySixView) -> tuple[int, ...]:
    """The opponents that play to the trick after the own seat."""
    return tuple([seat for seat in seats_after(view) if partner_of(seat) != view.seat])
