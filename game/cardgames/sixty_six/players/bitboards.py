"""Sets of cards as bit masks, and the cards that may be played to a trick (§3, §4).

A card's bit is rank × 4 + suit. So a set's lowest bit is a card with the fewest points, and within a suit the
higher bit wins. Below, "a bit" is an integer with one bit set.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final

from game.cardgames.sixty_six.rules.deck import MATES, POINTS, SIZE
from game.cardgames.sixty_six.rules.options import SixtySixOptions
from game.cardgames.sixty_six.rules.view import Play, partner_of

BIT: Final = tuple(1 << (card % 6 * 4 + card // 6) for card in range(SIZE))
"""The bit of each card, by its number."""

CARD_OF: Final = {bit: card for card, bit in enumerate(BIT)}
"""The number of each card, by its bit."""

ALL: Final = sum(BIT)

SUIT: Final = tuple(sum(BIT[6 * suit : 6 * suit + 6]) for suit in range(4))
"""The set of cards of each suit."""

SUIT_OF_BIT: Final = {bit: SUIT[card // 6] for bit, card in CARD_OF.items()}
"""The set of all cards in a card's suit, by its bit."""

ABOVE: Final = {bit: SUIT_OF_BIT[bit] & -(bit << 1) for bit in BIT}
"""The set of the higher cards in a card's suit, by its bit."""

MATE: Final = {bit: 0 if mate is None else BIT[mate] for bit, mate in zip(BIT, MATES, strict=True)}
"""The other card of a card's marriage, by its bit; 0 for cards without one (§5.1)."""

VALUE: Final = dict(zip(BIT, POINTS, strict=True))
"""A card's points, by its bit."""


def bits_in(mask: int) -> Iterator[int]:
    """Yield the bits of a set, lowest first."""
    while mask:
        bit = mask & -mask
        yield bit
        mask ^= bit


def mask_of(cards: Iterable[int]) -> int:
    return sum([BIT[card] for card in cards])


def cards_in(mask: int) -> tuple[int, ...]:
    return tuple(sorted([CARD_OF[bit] for bit in bits_in(mask)]))


_HALF: Final = 12
_LOW_POINTS: Final = tuple(sum([VALUE[bit] for bit in bits_in(half)]) for half in range(1 << _HALF))
_HIGH_POINTS: Final = tuple(sum([VALUE[bit] for bit in bits_in(half << _HALF)]) for half in range(1 << _HALF))


def points_in(mask: int) -> int:
    return _LOW_POINTS[mask & (1 << _HALF) - 1] + _HIGH_POINTS[mask >> _HALF]


class PartialTrick(dict[int, "PartialTrick"]):
    """A partial trick: the cards it allows and, by the next card's bit, the trick after that card.

    Only the highest card of the led suit and the winning card matter, so there are few different tricks. They
    are created on demand: `trick[bit]` is the trick with that card added.

    Attributes:
        high: the highest bit of the led suit; 0 in an empty trick.
        best: the winning bit; 0 in an empty trick.
    """

    __slots__ = (
        "_beats",
        "_climb",
        "_climb_partner",
        "_known",
        "_led",
        "_must_ruff",
        "_options",
        "_over",
        "_trumps",
        "best",
        "high",
    )

    def __init__(
        self,
        high: int,
        best: int,
        trumps: int,
        options: SixtySixOptions,
        known: dict[tuple[int, int], PartialTrick],
    ) -> None:
        super().__init__()
        self.high, self.best = high, best
        self._trumps, self._options, self._known = trumps, options, known
        self._led = SUIT_OF_BIT[high] if high else 0
        self._must_ruff = trumps if high else 0
        ruffed = not best & self._led
        self._beats = (ABOVE[best] if best & trumps else ABOVE[best] | trumps) if best else ALL
        climbs = high and options.climb != "off" and (options.climb_after_ruff or not ruffed)
        self._climb = ABOVE[high] if climbs else 0
        self._climb_partner = self._climb if options.climb == "always" else 0
        self._over = ABOVE[best] if best and ruffed and options.over_trump else 0

    def __missing__(self, bit: int) -> PartialTrick:
        high = bit if not self.high or bit & ABOVE[self.high] else self.high
        best = bit if bit & self._beats else self.best
        trick = self._known.get((high, best))
        if trick is None:
            trick = self._known[high, best] = PartialTrick(
                high, best, self._trumps, self._options, self._known
            )
        self[bit] = trick
        return trick

    def playable(self, hand: int, partners: bool) -> int:
        """Return the playable cards of a hand (§4); `partners` is whether `high` is the partner's card."""
        if follow := hand & self._led:
            return follow & (self._climb_partner if partners else self._climb) or follow
        if trumps := hand & self._must_ruff:
            return trumps & self._over or trumps
        return hand


@cache
def empty_trick(trumps: int, options: SixtySixOptions) -> PartialTrick:
    """Return a trick before its first card, with these trumps."""
    return PartialTrick(0, 0, trumps, options, {})


def legal_mask(
    hand: int, seat: int, trick: Sequence[Play], trump: int | None, options: SixtySixOptions
) -> int:
    so_far = empty_trick(0 if trump is None else SUIT[trump], options)
    seat_of: dict[int, int] = {}
    for player, card in trick:
        seat_of[BIT[card]] = player
        so_far = so_far[BIT[card]]
    return so_far.playable(hand, seat_of.get(so_far.high) == partner_of(seat))
