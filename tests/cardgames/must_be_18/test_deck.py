"""RULES.md §1.1, §1.2, §7.1: the cards."""

import pytest

from game.cardgames.must_be_18.rules.deck import (
    CARDS,
    FACES,
    NUMBERS,
    SIZE,
    count_numbers,
    is_red,
    numbers_of,
    pick_cards,
)


def test_numbers_of_the_six_generations() -> None:
    """§1.2: more than half of all cards are sixes."""
    numbers = NUMBERS["generations"]
    assert [numbers.count(face) for face in FACES] == [2, 2, 4, 8, 16, 40]
    assert sum(numbers) == 370


def test_even_deck() -> None:
    """§7.1"""
    assert [NUMBERS["even"].count(face) for face in FACES] == [12] * 6


@pytest.mark.parametrize("deck", CARDS)
def test_half_of_each_number_are_red(deck: str) -> None:
    """§1.1"""
    numbers = NUMBERS[deck]
    assert len(numbers) == SIZE == 72
    assert list(numbers) == sorted(numbers)
    for face in FACES:
        reds = [is_red(card) for card in range(SIZE) if numbers[card] == face]
        assert reds.count(True) == reds.count(False)


def test_numbers_and_their_counts() -> None:
    assert numbers_of((0, 2, 4, 71), "generations") == (1, 2, 3, 6)
    assert count_numbers((1, 6, 6)) == (1, 0, 0, 0, 0, 2)


def test_lowest_card_of_a_number_is_played() -> None:
    """§3.9"""
    hand = (1, 33, 40, 52)
    assert pick_cards(hand, (6, 1, 6), "generations") == (33, 1, 40)
    with pytest.raises(ValueError, match="no 5 is left"):
        pick_cards(hand, (5,), "generations")
    with pytest.raises(ValueError, match="no 6 is left"):
        pick_cards(hand, (6, 6, 6, 6), "generations")
