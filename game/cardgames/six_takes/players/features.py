"""The inputs of the learned policy: features of each card in a hand, and of the whole board.

They use only what the hand's own seat knows. Arrays hold many hands on many boards.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from game.cardgames.six_takes.players.boards import PRICES, Boards, Bools, Floats, Ints
from game.cardgames.six_takes.rules.game import HIGHEST_CARD, ROW_SIZE, ROWS

CARD_FEATURES = 18
BOARD_FEATURES = 22
_STEPS = 64


class Features(NamedTuple):
    """The network's inputs for many hands on many boards.

    Attributes:
        cards: (hands, boards, cards, CARD_FEATURES).
        boards: (hands, boards, BOARD_FEATURES).
    """

    cards: Floats
    boards: Floats


def _filling_table() -> Floats:
    """Return a table of the probability that a row fills up before a card reaches it.

    Its axes are the number of opponents, the number of free places, and the share of unseen cards that would
    go to the row before the card. Each opponent plays such a card with this share as probability.
    """
    table = np.zeros((10, ROW_SIZE + 1, _STEPS + 1), dtype=np.float32)
    share = np.arange(_STEPS + 1) / _STEPS
    for opponents in range(10):
        exactly = np.zeros((opponents + 1, _STEPS + 1))
        exactly[0] = 1.0
        for _ in range(opponents):
            exactly[1:] = exactly[1:] * (1 - share) + exactly[:-1] * share
            exactly[0] *= 1 - share
        for free in range(ROW_SIZE + 1):
            table[opponents, free] = exactly[free:].sum(axis=0)
    return table


_FILLING = _filling_table()


def unseen_counts(unseen: Bools) -> Ints:
    """Return, for each card number, how many unseen cards aren't higher, as a (boards, 105) array."""
    return np.cumsum(unseen, axis=1, dtype=np.int32)


def compute_features(boards: Boards, hands: Ints, counts: Ints, opponents: int) -> Features:
    """Return the inputs for every hand on its board.

    Args:
        hands: (hands, boards, cards), ascending.
        counts: the `unseen_counts`, with the hands' own cards counted as unseen.
    """
    seats, number, held = hands.shape
    ends, lengths, prices = boards.ends, boards.lengths, boards.prices
    everywhere = np.arange(number)
    own_below = [(hands < end[:, None]).sum(axis=2, dtype=np.int32) for end in ends]
    ends_count = [counts[everywhere, end] - below for end, below in zip(ends, own_below, strict=True)]
    total = counts[:, -1] - held
    share_of = 1.0 / np.maximum(total, 1).astype(np.float32)

    cheapest = prices.min(axis=0)
    low = hands < ends[0][:, None]
    price = np.where(low, cheapest[:, None], prices[0][:, None])
    length = np.broadcast_to(lengths[0][:, None], hands.shape)
    start = np.zeros_like(hands)
    start += np.where(low, 0, ends_count[0][:, :, None])
    own_start = np.where(low, 0, own_below[0][:, :, None])
    for row in range(1, ROWS):
        over = hands > ends[row][:, None]
        price = np.where(over, prices[row][:, None], price)
        length = np.where(over, lengths[row][:, None], length)
        start = np.where(over, ends_count[row][:, :, None], start)
        own_start = np.where(over, own_below[row][:, :, None], own_start)
    rank = np.arange(held, dtype=np.int32)
    below = counts[everywhere[:, None], hands] - rank - 1
    between = below - start
    share = between * share_of[:, None]
    free = ROW_SIZE - length
    filling = _FILLING[opponents, free, (share * _STEPS + 0.5).astype(np.int32)]
    filling = np.where(low, 1.0, filling)

    cards = np.empty((seats, number, held, CARD_FEATURES), dtype=np.float32)
    cards[..., 0] = low
    for places in range(5):
        cards[..., 1 + places] = (free == places) & ~low
    cards[..., 6] = price * 0.1
    cards[..., 7] = PRICES[hands] * 0.2
    cards[..., 8] = np.log1p(between) * 0.33
    cards[..., 9] = share * (opponents * 0.33)
    cards[..., 10] = (1.0 - share) ** opponents
    cards[..., 11] = filling
    cards[..., 12] = hands * np.float32(1 / HIGHEST_CARD)
    cards[..., 13] = (rank - own_start) * 0.33
    cards[..., 14] = rank * np.float32(1 / held)
    cards[..., 15] = 1.0 - below * share_of[:, None]
    cards[..., 16] = filling * price * 0.1
    cards[..., 17] = cards[..., 6] * low

    whole = np.empty((seats, number, BOARD_FEATURES), dtype=np.float32)
    for row in range(ROWS):
        last = row == ROWS - 1
        whole[..., row] = lengths[row] * 0.2
        whole[..., 4 + row] = prices[row] * 0.1
        above_unseen = total if last else ends_count[row + 1]
        above_own = held if last else own_below[row + 1]
        whole[..., 8 + row] = (above_unseen - ends_count[row]) * share_of
        whole[..., 12 + row] = (above_own - own_below[row]) * np.float32(1 / held)
    whole[..., 16] = ends_count[0] * share_of
    whole[..., 17] = own_below[0] * np.float32(1 / held)
    whole[..., 18] = cheapest * 0.1
    whole[..., 19] = held * 0.1
    whole[..., 20] = opponents * 0.1
    whole[..., 21] = total * np.float32(0.01)
    return Features(cards, whole)
