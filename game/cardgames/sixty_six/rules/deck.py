"""The 24 cards as integers: suit × 6 + rank, so the higher number wins within a suit (§1.1).

Suits are ♣ 0, ♦ 1, ♥ 2, ♠ 3; ranks 9, J, Q, K, 10, A are 0 to 5. As text, a card is its rank and its suit:
"AS" is the ace of spades, "10H" or "TH" the ten of hearts.
"""

from __future__ import annotations

from typing import Final

SUITS: Final = "CDHS"
CLUB, DIAMOND, HEART, SPADE = range(4)
RANKS: Final = ("9", "J", "Q", "K", "10", "A")
SIZE: Final = 24
HAND_SIZE: Final = 6
QUEEN: Final = 2
KING: Final = 3
TEN: Final = 4
ACE: Final = 5

POINTS: Final = (0, 2, 3, 4, 10, 11) * 4
"""The points of each card (§1.2)."""

SUIT_OF: Final = tuple(card // 6 for card in range(SIZE))
RANK_OF: Final = tuple(card % 6 for card in range(SIZE))
NAMES: Final = tuple(RANKS[card % 6] + SUITS[card // 6] for card in range(SIZE))

ALL: Final = frozenset(range(SIZE))
OF_SUIT: Final = tuple(frozenset(range(6 * suit, 6 * suit + 6)) for suit in range(4))
"""The set of each suit's cards."""

ABOVE: Final = tuple(frozenset(range(card + 1, card - card % 6 + 6)) for card in range(SIZE))
"""The higher cards of each card's suit."""

MATES: Final = tuple(
    card + 1 if card % 6 == QUEEN else card - 1 if card % 6 == KING else None for card in range(SIZE)
)
"""The other card of each card's marriage (§5.1); None if it isn't a king or a queen."""

_CARDS: Final = {
    **{name: card for card, name in enumerate(NAMES)},
    **{f"T{suit}": 6 * place + 4 for place, suit in enumerate(SUITS)},
}


class UnknownCard(ValueError):
    """The error raised for a word that doesn't name a card."""


def points_of(cards: tuple[int, ...]) -> int:
    return sum([POINTS[card] for card in cards])


def parse_cards(text: str) -> tuple[int, ...]:
    """Return the cards in a text such as "KC QC 10D TD", in order.

    Raises:
        UnknownCard: for a word that doesn't name a card.
    """
    cards = []
    for word in text.split():
        card = _CARDS.get(word.upper())
        if card is None:
            raise UnknownCard(f"unknown card {word!r}: expected one such as AS, 10H, 9C")
        cards.append(card)
    return tuple(cards)
