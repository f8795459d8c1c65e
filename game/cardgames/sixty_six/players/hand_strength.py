"""The prediction of how many points a leader's team will be ahead, from the cards in each suit.

The prediction is a sum of weights for features of the trump suit and of each other suit.
`assets/policies/fit_sixty_six.py` fits the weights to deals solved with open hands and to strong play.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec import Struct

from game.cardgames.sixty_six.players.bitboards import BIT, SUIT
from game.cardgames.sixty_six.rules.deck import RANKS

_WEIGHTS: Final = {
    "9": (-1, -12, -4, -16, -5, -15),
    "J": (1, -13, -2, -18, -3, -17),
    "Q": (1, -12, 0, -15, 0, -15),
    "K": (4, -12, 6, -15, 6, -14),
    "10": (12, -5, 14, -8, 10, -8),
    "A": (22, 14, 36, 21, 46, 16),
    "KQ": (38, 14, 37, 13, 5, 5),
    "A10": (0, 1, 0, 1, -5, 0),
    "void": (0, 9, 0, 12, 2, 7),
    "single": (-5, 0, -8, 1, -5, 0),
    "3": (5, -1, 9, -2, 9, -4),
    "4": (8, -7, 9, -10, 25, -8),
    "5": (18, -13, 23, -12, 20, -18),
}
"""The weight of each feature, in points.

Columns come in pairs, for the trump suit and for other suits: the leader's hand if the partner's is unknown,
the leader's hand if the partner's is known, and the partner's hand.
"""

_BASE: Final = (15, 44)
"""The constant of the prediction if the partner's hand is unknown, and if it is known."""

_SUIT_MASK: Final = SUIT[0]


class TrumpPrediction(Struct, frozen=True, gc=False):
    """The best trump suit for a leader, and the predicted margin of its team in points."""

    trump: int
    margin: float


def margin(hand: int, trump: int) -> float:
    """Return the predicted margin of a leader's team, in points, if this suit becomes trump."""
    return _BASE[0] + _sum_weights(hand, trump, 0)


def margin_with_partner(hand: int, partner: int, trump: int) -> float:
    """Return the predicted margin of a leader's team, in points, if the partner's hand is known."""
    return _BASE[1] + _sum_weights(hand, trump, 2) + _sum_weights(partner, trump, 4)


@cache
def predict_best_trump(hand: int) -> TrumpPrediction:
    """Return the best trump suit for a hand and its predicted margin, if the partner's hand is unknown."""
    best = max([(margin(hand, suit), suit) for suit in range(4) if hand & SUIT[suit]])
    return TrumpPrediction(best[1], best[0])


def _sum_weights(hand: int, trump: int, column: int) -> float:
    return sum([_TABLES[column + (suit != trump)][hand >> suit & _SUIT_MASK] for suit in range(4)])


def features(ranks: tuple[int, ...]) -> tuple[str, ...]:
    """Return the features of the cards in one suit: ranks, pairs of ranks, and number of cards."""
    names = [RANKS[rank] for rank in ranks]
    pairs = [pair for pair in (("K", "Q"), ("A", "10")) if {*pair} <= {*names}]
    names += ["".join(pair) for pair in pairs]
    size = len(ranks)
    names += ["void", "single", "", "3", "3 4", "3 4 5", "3 4 5"][size].split()
    return tuple(names)


def _weight_table(column: int) -> dict[int, float]:
    """Return a column's sum of weights for each set of clubs; other suits have the same sums."""
    table: dict[int, float] = {}
    for number in range(64):
        ranks = tuple([rank for rank in range(6) if number >> rank & 1])
        weight = sum([_WEIGHTS[name][column] for name in features(ranks)])
        table[sum([BIT[rank] for rank in ranks])] = weight
    return table


_TABLES: Final = [_weight_table(column) for column in range(6)]
