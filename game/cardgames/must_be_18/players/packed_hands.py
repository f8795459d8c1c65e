"""Hands and tops as whole numbers, and all lays from tops, for searches to count with.

Of each number from 1 to 6 a byte tells the count. The order of the columns does not matter to a search, so
that tops are packed as hands are.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

from game.cardgames.must_be_18.rules.deck import FACES
from game.cardgames.must_be_18.rules.events import OpenColumn, PlayCards

Packed = int
"""Numbers, packed."""

UNITS: Final = (0, *(1 << 8 * place for place in range(6)))
"""By number, one of it."""
_GUARD: Final = sum(0x80 * unit for unit in UNITS)


class PackedLay(NamedTuple):
    """Numbers that are laid, and the outcome.

    Attributes:
        laid: the numbers; `cards`, their count; `points`, their sum.
        after: the tops then.
    """

    laid: Packed
    after: Packed
    cards: int
    points: int


def pack(numbers: Iterable[int]) -> Packed:
    """Numbers as one."""
    return sum([UNITS[number] for number in numbers])


def unpack(packed: Packed) -> list[int]:
    """The numbers, ascending."""
    return [face for face in FACES for _ in range(count(packed, face))]


def count(packed: Packed, face: int) -> int:
    """The count of a number in a packed hand."""
    return packed >> 8 * (face - 1) & 0xFF


@lru_cache(maxsize=1 << 16)
def points(packed: Packed) -> int:
    """The sum of the numbers."""
    return sum([face * count(packed, face) for face in FACES])


@lru_cache(maxsize=256)
def lays(tops: Packed, more: int = 0) -> tuple[PackedLay, ...]:
    """All that hands could lay: plays (§3.2) or, with one card `more`, openings of a column (§3.5).

    The most cards come first, and of as many those with the highest sum.
    """
    columns = unpack(tops)
    found = []
    for covered in _parts(tuple(columns)):
        for laid in _sums(len(covered) + more, sum(covered)):
            after = tops - pack(covered) + pack(laid)
            found.append(PackedLay(pack(laid), after, len(laid), sum(laid)))
    return tuple(sorted(found, key=lambda lay: (-lay.cards, -lay.points, lay.laid, lay.after)))


def _parts(numbers: tuple[int, ...]) -> set[tuple[int, ...]]:
    """All different ways to take some of these numbers, one at least."""
    parts: set[tuple[int, ...]] = {()}
    for number in numbers:
        parts |= {(*part, number) for part in parts}
    return parts - {()}


@lru_cache(maxsize=256)
def _sums(cards: int, total: int) -> tuple[tuple[int, ...], ...]:
    """All sets of so many numbers with this sum."""
    return tuple([one for one in combinations_with_replacement(FACES, cards) if sum(one) == total])


def fitting(hand: Packed, tops: Packed, more: int = 0) -> list[PackedLay]:
    """The plays of a hand, in the order of `lays`."""
    guarded = hand | _GUARD
    return [lay for lay in lays(tops, more) if (guarded - lay.laid) & _GUARD == _GUARD]


@lru_cache(maxsize=1 << 17)
def most(hand: Packed, tops: Packed, opening: bool) -> PackedLay | None:
    """The lay of the most cards, of as many that of the highest sum; None if there is none."""
    found = fitting(hand, tops, int(opening))
    return found[0] if found else None


def packed_lay(choice: PlayCards | OpenColumn, tops: tuple[int, ...]) -> PackedLay:
    """A choice as a search sees it: others that lead to the same are equal to it."""
    numbers = [number for _column, number in choice.covers]
    if isinstance(choice, OpenColumn):
        numbers.append(choice.number)
    laid = pack(numbers)
    after = pack(tops) + laid - pack([tops[column] for column, _number in choice.covers])
    return PackedLay(laid, after, len(numbers), sum(numbers))
