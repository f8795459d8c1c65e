"""What follows if the viewer plays a card: trump, marriage, and the cards that could beat it."""

from __future__ import annotations

from game.cardgames.sixty_six.rules.deck import ABOVE, ALL, MATES, OF_SUIT, SUIT_OF
from game.cardgames.sixty_six.rules.events import MOON
from game.cardgames.sixty_six.rules.game import MARRIAGE, TRUMP_MARRIAGE
from game.cardgames.sixty_six.rules.inference import HandKnowledge
from game.cardgames.sixty_six.rules.legality import winning_play
from game.cardgames.sixty_six.rules.view import Play, SixtySixView, next_seat, partner_of

Cards = frozenset[int]


def makes_trump(view: SixtySixView) -> bool:
    """Return whether the next card makes its suit trump, because it is the first of the hand (§3.1)."""
    if view.trick or view.tricks:
        return False
    return view.bid != MOON or view.options.moon != "no_trump"


def trump_with(view: SixtySixView, card: int) -> int | None:
    """Return the trump suit after this card is played; None if there is none."""
    return SUIT_OF[card] if makes_trump(view) else view.trump


def marriage_points_of(view: SixtySixView, card: int) -> int:
    """Return the points of a hand card's marriage if it is led next; 0 if it has none."""
    if MATES[card] not in view.hand:
        return 0
    return TRUMP_MARRIAGE if trump_with(view, card) == SUIT_OF[card] else MARRIAGE


def trick_with(view: SixtySixView, card: int) -> tuple[Play, ...]:
    """Return the current trick with the viewer's card added."""
    return view.trick if view.seat is None else (*view.trick, (view.seat, card))


def winning_play_with(view: SixtySixView, card: int) -> Play:
    return winning_play(trick_with(view, card), trump_with(view, card))


def seats_after(view: SixtySixView) -> tuple[int, ...]:
    """Return the seats that play to the trick after the viewer."""
    if view.seat is None:
        return ()
    seats = []
    seat = view.seat
    for _ in range(view.players - len(view.trick) - 1):
        seat = next_seat(seat, view.aside)
        seats.append(seat)
    return tuple(seats)


def beating_cards(
    view: SixtySixView, card: int, by: tuple[int, ...], known: HandKnowledge | None = None
) -> Cards:
    """Return the cards with which these seats could beat the trick after this hand card is played.

    A card counts unless the viewer can prove that none of the seats holds it.

    Args:
        known: what the viewer knows about hands, if already computed.
    """
    if not by:
        return frozenset()
    trick, (_seat, best) = trick_with(view, card), winning_play_with(view, card)
    led, trump = SUIT_OF[trick[0][1]], trump_with(view, card)
    cannot, certain = known or HandKnowledge.from_view(view)
    cards: set[int] = set()
    for seat in by:
        follows = bool(certain[seat] & OF_SUIT[led])
        winners = set(ABOVE[best]) if SUIT_OF[best] == led or not follows else set()
        if trump is not None and trump != SUIT_OF[best] and not follows:
            winners |= OF_SUIT[trump]
        cards |= winners & (ALL - cannot[seat])
    return frozenset(cards)


def opponents_after(view: SixtySixView) -> tuple[int, ...]:
    """Return the opponents that play to the trick after the viewer."""
    return tuple([seat for seat in seats_after(view) if partner_of(seat) != view.seat])
