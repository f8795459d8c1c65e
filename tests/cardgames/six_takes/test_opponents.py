"""The kinds of players that others are taken for: what each of them would play."""

import numpy as np
import pytest

from game.cardgames.six_takes.players.boards import Boards, Floats
from game.cardgames.six_takes.players.features import unseen_counts
from game.cardgames.six_takes.players.opponents import ANYTHING, NOW, PRIOR, THINKS, Opponents
from game.cardgames.six_takes.players.policy import FLAT, Policy
from game.cardgames.six_takes.rules.game import HIGHEST_CARD

ROWS = ((10,), (30, 31, 32, 33, 34), (50,), (90,))
"""A card from 35 to 49 takes the second row for sure: it is full."""
HAND = (12, 40, 52, 91)


def chances(hand: tuple[int, ...] = HAND, seats: int = 4) -> Floats:
    """(kinds, cards): how likely each kind plays each card of a hand."""
    hidden = np.ones((1, HIGHEST_CARD + 1), dtype=np.bool_)
    hidden[0, [0, *(card for row in ROWS for card in row)]] = False
    hands = np.array(hand, dtype=np.int32)[None, None].repeat(seats - 1, axis=0)
    found = Opponents(Policy.load(FLAT)).chances(Boards.of(ROWS, 1), hands, unseen_counts(hidden))
    assert found.shape == (len(PRIOR), seats - 1, 1, len(hand))
    return found[:, 0, 0]


def test_chances_of_each_kind_are_of_one_card() -> None:
    assert chances().sum(axis=1) == pytest.approx(1)
    assert PRIOR.sum() == pytest.approx(1)


def test_one_who_looks_at_this_turn_takes_no_row_that_can_be_spared() -> None:
    assert chances()[NOW, HAND.index(40)] < 0.01
    assert chances()[THINKS, HAND.index(40)] < 0.1


def test_of_safe_cards_one_who_looks_at_this_turn_lays_the_highest() -> None:
    """Next to the ends of three rows nothing can fall in between."""
    safe = chances((11, 51, 91))
    assert safe[NOW].argmax() == 2
    assert safe[NOW, 2] > 0.95
    assert safe[THINKS].max() < 0.95


def test_one_who_plays_anything_plays_any_card() -> None:
    assert chances()[ANYTHING] == pytest.approx(1 / len(HAND))
