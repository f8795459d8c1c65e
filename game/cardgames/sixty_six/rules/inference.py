"""Proofs about hands from the cards played so far (§4, §5): cards that a seat can't hold, or must hold."""

from __future__ import annotations

from typing import NamedTuple

from game.cardgames.sixty_six.rules.deck import ABOVE, ALL, KING, MATES, OF_SUIT, QUEEN, SUIT_OF
from game.cardgames.sixty_six.rules.legality import Duty, duty
from game.cardgames.sixty_six.rules.view import SEATS, SixtySixView

Cards = frozenset[int]

_NONE: Cards = frozenset()


class Known(NamedTuple):
    """What a view's seat knows about all hands: by seat, the `excluded` cards and the `held` ones."""

    excluded: tuple[Cards, ...]
    held: tuple[Cards, ...]

    @classmethod
    def of(cls, view: SixtySixView) -> Known:
        return cls(excluded(view), held(view))


def excluded(view: SixtySixView) -> tuple[Cards, ...]:
    """Return by seat the cards that it can't hold now, as far as this view's seat can prove.

    These are played cards; cards known to be in another hand; cards with which a seat would have had to
    follow, climb, trump or over-trump but didn't (§4); and the mate of a king or queen that was led without
    a marriage, where marriages announce themselves (§5.4). The view's seat holds its hand and nothing else.
    A hand that was laid aside has shown nothing, but no other seat holds its cards, which are hidden unless
    it is the view's own. Where all hands lie open (§10.12), they say everything.
    """
    gone = frozenset([card for plays in view.plays for _seat, card in plays])
    certain = held(view)
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
                cannot[seat] |= shown_lacking(card, duty(seat, plays[:place], view.trump, view.options))
            elif view.options.announce == "auto":
                cannot[seat] |= _unmarried(view, card)
    return tuple(
        [frozenset(cards) if size else ALL for cards, size in zip(cannot, view.hand_sizes, strict=True)]
    )


def held(view: SixtySixView) -> tuple[Cards, ...]:
    """Return by seat the cards that it certainly holds: its own hand, announced mates (§5.1), open hands."""
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


def shown_lacking(card: int, asked: Duty) -> Cards:
    """Return the cards that a seat can't hold after playing this card under this duty."""
    if asked.led is None:
        return _NONE
    suit = SUIT_OF[card]
    if suit == asked.led:
        return _unbeaten(card, asked.beat)
    lacking = OF_SUIT[asked.led]
    if asked.trump is None:
        return lacking
    return lacking | (_unbeaten(card, asked.over) if suit == asked.trump else OF_SUIT[asked.trump])


def _unbeaten(card: int, other: int | None) -> Cards:
    """Return the cards that a seat can't hold, as its card of the suit didn't beat the other one."""
    return _NONE if other is None or card > other else ABOVE[other]


def _unmarried(view: SixtySixView, card: int) -> Cards:
    """Return the mate of a king or queen led without a marriage; a suit has only one marriage."""
    mate = MATES[card]
    if mate is None or any(one.suit == SUIT_OF[card] for one in view.marriages):
        return _NONE
    return frozenset((mate,))
