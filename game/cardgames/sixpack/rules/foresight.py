"""Predictions about a card from a seat's view: where it may land, and how likely a duplicate is."""

from __future__ import annotations

from msgspec import Struct

from game.cardgames.sixpack.rules.choices import Landing, LayCard
from game.cardgames.sixpack.rules.piles import possible_landings
from game.cardgames.sixpack.rules.view import SixpackView, unseen_cards


class LandingForecast(Struct, frozen=True):
    """A possible landing of a card that counts as `number`; `pile` is -1 if it returns to the hand."""

    number: int
    pile: int
    landing: Landing


def printed_numbers(view: SixpackView, card: int) -> tuple[int, ...]:
    """Return the numbers that a card may be played as, before Calculators."""
    face = view.cards[card]
    return (face.number,) if view.disabled else face.numbers


def landing_forecasts(
    view: SixpackView, card: int, calculators: tuple[int, ...] = ()
) -> tuple[LandingForecast, ...]:
    """Return a hand card's possible landings on the current piles, for each number it may count as."""
    if not (view.piles and all(view.piles)):
        return ()
    pack = view.cards[card].pack
    return tuple(
        LandingForecast(number, pile, landing)
        for number in view.tableau.lay_numbers(LayCard(card, calculators))
        for pile, landing in possible_landings(view.tableau, number, pack).landings
    )


def count_possible_duplicates(view: SixpackView, number: int) -> int:
    """Return how many cards with this number other seats may hold or have laid."""
    known = [card for cards in view.known for card in cards]
    return sum(number in printed_numbers(view, card) for card in (*known, *unseen_cards(view)))


def chance_of_duplicate(view: SixpackView, number: int) -> float:
    """Return the probability that another seat lays this number, if all cards are equally likely."""
    unseen = unseen_cards(view)
    share = sum(number in printed_numbers(view, card) for card in unseen) / max(len(unseen), 1)
    clear = 1.0
    for seat in range(view.seats):
        if seat != view.seat:
            clear *= (1 - _chance_of_laying(view, seat, number, share)) ** (2 if view.seats == 2 else 1)
    return 1 - clear


def _chance_of_laying(view: SixpackView, seat: int, number: int, share: float) -> float:
    """Return the probability that a seat lays this number, which a `share` of the unseen cards have."""
    shown = view.laid_open[seat]
    if any(number in printed_numbers(view, card) for card in shown):
        return 1.0
    known = [card for card in view.known[seat] if card not in shown]
    held = view.hand_sizes[seat] + view.laid_counts[seat] - len(shown)
    if not held or (shown and view.seats > 2):
        return 0.0
    alike = sum(number in printed_numbers(view, card) for card in known)
    return (alike + share * (held - len(known))) / held
