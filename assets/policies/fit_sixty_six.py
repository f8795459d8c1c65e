"""Fits the values of Sixty-six hands: `python assets/policies/fit_sixty_six.py --hands 20000`.

Simple players play random hands, in which the first seat makes one of its suits trump. Least squares finds
the weights of `hand_strength.py` from their results. The script prints the weights, and the standard error of
the predicted margins on other hands, which `calling.py` uses.
"""

from __future__ import annotations

import argparse
import random
import sys
from math import inf
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from game.cardgames.sixty_six.players.hand_strength import features
from game.cardgames.sixty_six.players.position import HandResult
from game.cardgames.sixty_six.players.rules_of_thumb import heuristic_play, play_out
from game.cardgames.sixty_six.rules.deck import HAND_SIZE, RANK_OF, RANKS, SIZE, SUIT_OF
from game.cardgames.sixty_six.rules.events import Bid
from game.cardgames.sixty_six.rules.game import SIXTY_SIX, SixtySixState
from game.cardgames.sixty_six.rules.options import SixtySixOptions
from game.cardgames.sixty_six.rules.view import SEATS, SixtySixView

NAMES = (*RANKS, "KQ", "A10", "void", "single", "3", "4", "5")
RIDGE = 3.0
Hands = tuple[tuple[int, ...], ...]


def random_deal(chance: random.Random) -> SixtySixState:
    """Return a random deal in which seat 0 has bid 1 or 2 and leads."""
    cards = chance.sample(range(SIZE), SIZE)
    hands = tuple(tuple(sorted(cards[HAND_SIZE * seat : HAND_SIZE * (seat + 1)])) for seat in range(SEATS))
    view = SixtySixView(None, SixtySixOptions(), round=1, dealer=3, hand_sizes=(HAND_SIZE,) * SEATS, asked=0)
    state = SixtySixState(1, hands, view)
    for call in (chance.choice((1, 2)), 0, 0, 0):
        state = SIXTY_SIX.apply(state, state.public.asked or 0, Bid(call)).state
    return state


def play_hand(state: SixtySixState, trump: int) -> HandResult:
    """Play a hand to its end, in which seat 0 leads this trump suit."""
    view = SIXTY_SIX.view(state, 0)
    lead = heuristic_play(view, lambda choice: 0.0 if SUIT_OF[choice.card] == trump else -inf)
    return play_out(state, lead)


def suit_features(hand: tuple[int, ...], suit: int) -> list[bool]:
    """Return which features a hand has in a suit."""
    found = features(tuple(RANK_OF[card] for card in hand if SUIT_OF[card] == suit))
    return [name in found for name in NAMES]


def hand_features(hand: tuple[int, ...], trump: int) -> list[float]:
    """Return the features of a hand's trumps, and the sums of those of its other suits."""
    others = np.sum([suit_features(hand, suit) for suit in range(4) if suit != trump], axis=0)
    return [*suit_features(hand, trump), *others]


def fit_weights(rows: list[list[float]], margins: np.ndarray) -> tuple[np.ndarray, float]:
    """Return the weights of a ridge regression on 90 % of the hands, and the standard error on the others."""
    table = np.array(rows, dtype=float)
    test = np.arange(len(table)) % 10 == 0
    penalty = RIDGE * np.eye(table.shape[1])
    penalty[-1, -1] = 0
    learn = table[~test]
    weights = np.linalg.solve(learn.T @ learn + penalty, learn.T @ margins[~test])
    return weights, float((margins - table @ weights)[test].std())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=66)
    arguments = parser.parse_args()
    chance = random.Random(arguments.seed)
    alone, beside, margins, sums = [], [], [], []
    for _ in range(arguments.hands):
        state = random_deal(chance)
        own, partner = state.hands[0], state.hands[2]
        trump = SUIT_OF[chance.choice(own)]
        result = play_hand(state, trump)
        margins.append(result.own - result.other)
        sums.append(result.own + result.other)
        alone.append([*hand_features(own, trump), 1.0])
        beside.append([*hand_features(own, trump), *hand_features(partner, trump), 1.0])
    (first, error), (second, error_beside) = (
        fit_weights(rows, np.array(margins)) for rows in (alone, beside)
    )
    kinds = len(NAMES)
    by_column = [*first[:-1].reshape(2, kinds), *second[:-1].reshape(4, kinds)]
    for name, weights in zip(NAMES, zip(*by_column, strict=True), strict=True):
        print(f'    "{name}": ({", ".join(str(round(weight)) for weight in weights)}),')
    print(f"base {first[-1]:.0f} and {second[-1]:.0f}; errors {error:.1f} and {error_beside:.1f} points")
    print(f"both teams together make {np.mean(sums):.1f} points")


if __name__ == "__main__":
    main()
