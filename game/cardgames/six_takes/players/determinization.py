"""Random deals of the unseen cards that fit a view."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from math import comb

import numpy as np
from numpy.random import Generator

from game.cardgames.six_takes.players.boards import Bools, Ints
from game.cardgames.six_takes.rules.game import HIGHEST_CARD
from game.cardgames.six_takes.rules.view import SixTakesView, unseen_cards

Dealer = Callable[[SixTakesView, int, Generator], Ints]
"""A function that deals the other seats' hands, as an (others, deals, cards) array, each ascending."""


def other_seats(view: SixTakesView) -> tuple[int, ...]:
    return tuple(seat for seat in view.playing if seat != view.seat)


def hidden_cards(view: SixTakesView) -> Bools:
    """Return a mask, by card number, of all cards not yet seen in a row or a turn, including the viewer's."""
    hidden = np.zeros(HIGHEST_CARD + 1, dtype=np.bool_)
    hidden[[*unseen_cards(view), *view.hand]] = True
    return hidden


def deal_hands(view: SixTakesView, deals: int, chance: Generator) -> Ints:
    """Deal the other seats' hands, each ascending and as large as the viewer's: (others, deals, cards).

    After a draft, all hands are known. Otherwise the unseen cards are dealt at random. If there are at most
    `deals` different deals, each of them is repeated about equally often.
    """
    others = other_seats(view)
    held = len(view.hand)
    if view.options.draft:
        known = np.array([view.known[seat] for seat in others], dtype=np.int32).reshape(len(others), held)
        return np.repeat(known[:, None], deals, axis=1)
    unseen = unseen_cards(view)
    if _count_deals(len(unseen), len(others), held, deals) <= deals:
        all_deals = list(_every_deal(unseen, len(others), held))
        dealt = np.array([all_deals[number % len(all_deals)] for number in range(deals)], dtype=np.int32)
        return dealt.reshape(deals, len(others), held).transpose(1, 0, 2)
    shuffled = chance.permuted(
        np.broadcast_to(np.array(unseen, dtype=np.int32), (deals, len(unseen))), axis=1
    )
    hands = shuffled[:, : len(others) * held].reshape(deals, len(others), held)
    return np.sort(hands, axis=2).transpose(1, 0, 2)


def _count_deals(cards: int, seats: int, held: int, limit: int) -> int:
    """Return the number of ways to deal `held` cards to each seat; stop counting above `limit`."""
    count = 1
    for _ in range(seats):
        count *= comb(cards, held)
        cards -= held
        if count > limit:
            break
    return count


def _every_deal(cards: tuple[int, ...], seats: int, held: int) -> Iterator[tuple[tuple[int, ...], ...]]:
    if not seats:
        yield ()
        return
    for hand in combinations(cards, held):
        rest = tuple(card for card in cards if card not in hand)
        for hands in _every_deal(rest, seats - 1, held):
            yield (hand, *hands)
