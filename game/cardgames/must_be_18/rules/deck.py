"""The 72 cards as integers, ascending by number (§1).

The number on a card depends on the deck. Even cards are black and odd cards red; colours have no meaning.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

Deck = Literal["generations", "even"]

Counts = tuple[int, int, int, int, int, int]
"""The number of cards of each number, from 1 to 6."""

SIZE: Final = 72
HAND_SIZE: Final = 12
FACES: Final = range(1, 7)
"""The numbers on the cards."""

TOTAL: Final = 18
"""The fixed total of the columns' tops (§3.1)."""

SIX: Final = 6
STARTERS: Final = 3
"""The number of sixes that begin a round (§2.2)."""

CARDS: Final[dict[Deck, Counts]] = {"generations": (2, 2, 4, 8, 16, 40), "even": (12,) * 6}
"""The number of cards of each number in a deck (§1.2, §7.1)."""

NUMBERS: Final[dict[Deck, tuple[int, ...]]] = {
    deck: tuple([face for face, count in zip(FACES, counts, strict=True) for _ in range(count)])
    for deck, counts in CARDS.items()
}
"""The number on each card, by deck."""


def is_red(card: int) -> bool:
    return bool(card & 1)


def numbers_of(cards: Iterable[int], deck: Deck) -> tuple[int, ...]:
    faces = NUMBERS[deck]
    return tuple([faces[card] for card in cards])


def count_numbers(numbers: Iterable[int]) -> Counts:
    """Return how often each number from 1 to 6 occurs."""
    counts = [0] * 6
    for number in numbers:
        counts[number - 1] += 1
    ones, twos, threes, fours, fives, sixes = counts
    return ones, twos, threes, fours, fives, sixes


def pick_cards(hand: tuple[int, ...], numbers: Iterable[int], deck: Deck) -> tuple[int, ...]:
    """Return hand cards with these numbers, in order; the lowest of equal cards comes first.

    Raises:
        ValueError: if a number is missing.
    """
    faces, remaining, picked = NUMBERS[deck], list(hand), []
    for number in numbers:
        card = next((held for held in remaining if faces[held] == number), None)
        if card is None:
            raise ValueError(f"no {number} is left among {remaining}")
        remaining.remove(card)
        picked.append(card)
    return tuple(picked)
