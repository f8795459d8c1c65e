"""The landing of a card if it were handled now, which the table shows before the card is laid."""

from __future__ import annotations

from msgspec import Struct

from game.cardgames.sixpack.rules.choices import Landing, LayCard
from game.cardgames.sixpack.rules.foresight import counts_of, landings
from game.cardgames.sixpack.rules.view import SixpackView


class LandingForecast(Struct, frozen=True):
    """A possible fate of a card that counts as `number`: a landing, and the pile (-1: none)."""

    number: int
    pile: int
    landing: Landing


def forecast(view: SixpackView, card: int, calculators: tuple[int, ...] = ()) -> tuple[LandingForecast, ...]:
    """Return the landings of a hand card as the piles lie now, for each number that it may count as."""
    if not (view.piles and all(view.piles)):
        return ()
    pack = view.cards[card].pack
    return tuple(
        LandingForecast(number, pile, landing)
        for number in counts_of(view, LayCard(card, calculators))
        for pile, landing in landings(view, number, pack).landings
    )


def spoils(view: SixpackView, pile: int) -> tuple[int, ...]:
    """Return the cards of a pile that a player who claims it now keeps, if no card in it has another rule."""
    hands = view.sight.hands(pile)
    return tuple(card for card in view.piles[pile] if (card in hands) is not view.reversed)


def pile_numbers(view: SixpackView, pile: int) -> tuple[int, ...]:
    """Return the numbers that a pile counts as; none while it is empty for a moment."""
    return view.sight.numbers(pile) if view.piles[pile] else ()
