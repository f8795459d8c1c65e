"""The 72 cards as small whole numbers, in ascending order of their faces (§1).

The number on a card's face depends on the deck. Even cards are black, odd ones red: half of each number.
The colour means nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

Deck = Literal["generations", "even"]

Counts = tuple[int, int, int, int, int, int]
"""The counts of cards by number, from 1 to 6."""

SIZE: Final = 72
HAND_SIZE: Final = 12
FACES: Final = range(1, 7)
"""The numbers that stand on cards."""

TOTAL: Final = 18
"""The total of the columns' tops, always (§3.1)."""

SIX: Final = 6
STARTERS: Final = 3
"""The sixes that a round begins with (§2.2)."""

CARDS: Final[dict[Deck, Counts]] = {"generations": (2, 2, 4, 8, 16, 40), "even": (12,) * 6}
"""The counts of a deck's cards by number (§1.2, §7.1)."""

NUMBERS: Final[dict[Deck, tuple[int, ...]]] = {
    deck: tuple([face for face, count in zip(FACES, counts, strict=True) for _ in range(count)])
    for deck, counts in CARDS.items()
}
"""For each deck, the number on every card."""


def is_red(card: int) -> bool:
    """Whether a card is red; the others are black."""
    return bool(card & 1)


def numbers_of(cards: Iterable[int], deck: Deck) -> tuple[int, ...]:
    """The numbers on cards, in their order."""
    faces = NUMBERS[deck]
    return tuple([faces[card] for card in cards])


def counted(numbers: Iterable[int]) -> Counts:
    """The counts of these numbers."""
    counts = [0] * 6
    for number in numbers:
        counts[number - 1] += 1
    ones, twos, threes, fours, fives, sixes = counts
    return ones, twos, threes, fours, fives, sixes


def pick(hand: tuple[int, ...], numbers: Iterable[int], deck: Deck) -> tuple[int, ...]:
    """Hand cards with these numbers, in their order: of equal cards always the lowest that is left.

    Raises:
        ValueError: if the hand does not have them.
    """
    faces, rest, picked = NUMBERS[deck], list(hand), []
    for number in numbers:
        card = next((one for one in rest if faces[one] == number), None)
        if card is None:
            raise ValueError(f"no {number} is left among {rest}")
        rest.remove(card)
        picked.append(card)
    return tuple(picked)
