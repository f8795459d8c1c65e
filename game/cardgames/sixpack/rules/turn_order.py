"""The order of the waiting cards, and the number by which each comes (RULES.md §4)."""

from __future__ import annotations

from game.cardgames.sixpack.rules.deck import Cards
from game.cardgames.sixpack.rules.events import Play


def number_of(play: Play, cards: Cards, disabled: bool) -> int:
    """The number of a waiting card: its printed number while no card has an effect (§13.2)."""
    return cards[play.card].number if disabled else play.number


def in_order(waiting: tuple[Play, ...], cards: Cards, turned: bool, disabled: bool) -> tuple[Play, ...]:
    """The waiting cards in the order in which they will be handled, as things stand (§4.5, §4.6)."""
    # Sorting keeps equal ones in their order, reversed or not; they wait in the same order.
    return tuple(sorted(waiting, key=lambda play: number_of(play, cards, disabled), reverse=turned))


def after_target(waiting: tuple[Play, ...], copy: Play) -> tuple[Play, ...]:
    """The waiting cards with a copy right after its target, and after those that copied it before (§20.2)."""
    place = 1 + max(place for place, one in enumerate(waiting) if copy.copied in (one.card, one.copied))
    return (*waiting[:place], copy, *waiting[place:])
