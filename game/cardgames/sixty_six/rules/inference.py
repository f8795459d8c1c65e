"""What the cards played so far prove about hands (§4, §5): cards that a seat can't hold, or must hold."""

from __future__ import annotations

from typing import NamedTuple

from game.cardgames.sixty_six.rules.deck import ABOVE, ALL, KING, MATES, OF_SUIT, QUEEN, SUIT_OF
from game.cardgames.sixty_six.rules.legality import Duty, duty_of
from game.cardgames.sixty_six.rules.view import SEATS, SixtySixView

Cards = frozenset[int]

_NONE: Cards = frozenset()


class HandKnowledge(NamedTuple):
    """What a view proves about each seat's hand: the cards it can't hold, and those it must hold."""

    excluded: tuple[Cards, ...]
    held: tuple[Cards, ...]

    @classmethod
    def from_view(cls, view: SixtySixView) -> HandKnowledge:
        return cls(excluded_cards(view), held_cards(view))


def excluded_cards(view: SixtySixView) -> tuple[Cards, ...]:
    """Return, for each seat, the cards that the view proves it can't hold now.

    These are the played cards; cards known to be in another hand; cards that a seat would have had to play by
    following, climbing, trumping or over-trumping (§4); and the mate of a king or queen led without a
    marriage, if marriages are announced automatically (§5.4).

    The viewer's seat can't hold any card outside its hand. A hand laid aside proves nothing, but its cards
    can't be in other hands. Open hands (§10.12) prove everything.
    """
    gone = frozenset([card for plays in view.plays for _seat, card in plays])
    certain = held_cards(view)
    cannot = [set(gone) for _ in range(SEATS)]
    for seat in range(SEATS):
        for other in range(SEATS):
            if other != seat:
                cannot[seat] |= certain[other]
    if view.seat is not None:
        cannot[view.seat] |= ALL - certain[view.seat]
    for plays in view.plays:
        for place, (seat, card) in enumerate(plays):
            if place:
                cannot[seat] |= cards_ruled_out(card, duty_of(seat, plays[:place], view.trump, view.options))
            elif view.options.announce == "auto":
                cannot[seat] |= _missing_mate(view, card)
    return tuple(
        [frozenset(cards) if size else ALL for cards, size in zip(cannot, view.hand_sizes, strict=True)]
    )


def held_cards(view: SixtySixView) -> tuple[Cards, ...]:
    """Return, for each seat, the cards that the viewer's hand, marriages or open hands prove it holds."""
    if view.hands:
        return tuple(map(frozenset, view.hands))
    certain = [_NONE] * SEATS
    gone = {card for plays in view.plays for _seat, card in plays}
    for marriage in view.marriages:
        mates = (6 * marriage.suit + QUEEN, 6 * marriage.suit + KING)
        certain[marriage.seat] |= frozenset(mates) - gone
    if view.seat is not None:
        certain[view.seat] = frozenset(view.hand)
    return tuple(certain)


def cards_ruled_out(card: int, duty: Duty) -> Cards:
    """Return the cards that a seat can't hold if it played this card under this duty."""
    if duty.led is None:
        return _NONE
    suit = SUIT_OF[card]
    if suit == duty.led:
        return _unbeaten_cards(card, duty.beat)
    lacking = OF_SUIT[duty.led]
    if duty.trump is None:
        return lacking
    return lacking | (_unbeaten_cards(card, duty.over) if suit == duty.trump else OF_SUIT[duty.trump])


def _unbeaten_cards(card: int, other: int | None) -> Cards:
    """Return the cards above `other` if a seat that had to beat it played a lower card, otherwise none."""
    return _NONE if other is None or card > other else ABOVE[other]


def _missing_mate(view: SixtySixView, card: int) -> Cards:
    """Return the mate of a king or queen led without a marriage, which the seat can't hold; else no cards."""
    mate = MATES[card]
    if mate is None or any(marriage.suit == SUIT_OF[card] for marriage in view.marriages):
        return _NONE
    return frozenset((mate,))
