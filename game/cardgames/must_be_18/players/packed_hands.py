"""Hands and tops as integers, and the plays and openings that tops allow, for fast searches.

Each number from 1 to 6 has one byte, which holds its count. Searches don't need the order of columns, so tops
are packed like hands.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

from game.cardgames.must_be_18.rules.deck import FACES
from game.cardgames.must_be_18.rules.events import OpenColumn, PlayCards

Packed = int
"""Counts of the numbers 1 to 6, one byte each."""

UNITS: Final = (0, *(1 << 8 * place for place in range(6)))
"""A single card, packed, by its number."""
_GUARD: Final = sum(0x80 * unit for unit in UNITS)


class PackedLay(NamedTuple):
    """Cards laid in one turn: their numbers, the tops afterwards, the number of cards, and their sum."""

    laid: Packed
    after: Packed
    cards: int
    points: int


def pack(numbers: Iterable[int]) -> Packed:
    return sum([UNITS[number] for number in numbers])


def unpack(packed: Packed) -> list[int]:
    """Return the numbers of packed cards, in ascending order."""
    return [face for face in FACES for _ in range(count_of(packed, face))]


def count_of(packed: Packed, face: int) -> int:
    return packed >> 8 * (face - 1) & 0xFF


@lru_cache(maxsize=1 << 16)
def points_of(packed: Packed) -> int:
    return sum([face * count_of(packed, face) for face in FACES])


@lru_cache(maxsize=256)
def possible_lays(tops: Packed, extra: int = 0) -> tuple[PackedLay, ...]:
    """Return all plays on these tops (§3.2) or, if `extra` is 1, all openings (§3.5).

    Those with the most cards come first, and among these, those with the highest sum.
    """
    columns = unpack(tops)
    lays = []
    for covered in _sub_multisets(tuple(columns)):
        for laid in _multisets(len(covered) + extra, sum(covered)):
            after = tops - pack(covered) + pack(laid)
            lays.append(PackedLay(pack(laid), after, len(laid), sum(laid)))
    return tuple(sorted(lays, key=lambda lay: (-lay.cards, -lay.points, lay.laid, lay.after)))


def _sub_multisets(numbers: tuple[int, ...]) -> set[tuple[int, ...]]:
    """Return all different non-empty selections from these numbers."""
    parts: set[tuple[int, ...]] = {()}
    for number in numbers:
        parts |= {(*part, number) for part in parts}
    return parts - {()}


@lru_cache(maxsize=256)
def _multisets(cards: int, total: int) -> tuple[tuple[int, ...], ...]:
    """Return all combinations of `cards` numbers, possibly equal, with this sum."""
    return tuple([faces for faces in combinations_with_replacement(FACES, cards) if sum(faces) == total])


def lays_of_hand(hand: Packed, tops: Packed, extra: int = 0) -> list[PackedLay]:
    """Return those of the `possible_lays` for which a hand has the cards, in the same order."""
    guarded = hand | _GUARD
    return [lay for lay in possible_lays(tops, extra) if (guarded - lay.laid) & _GUARD == _GUARD]


@lru_cache(maxsize=1 << 17)
def largest_lay(hand: Packed, tops: Packed, opening: bool) -> PackedLay | None:
    """Return a hand's play (or opening) with the most cards, then the highest sum; None if it has none."""
    lays = lays_of_hand(hand, tops, int(opening))
    return lays[0] if lays else None


def packed_lay(choice: PlayCards | OpenColumn, tops: tuple[int, ...]) -> PackedLay:
    """Return a choice as a packed lay; choices with the same effect give equal ones."""
    numbers = [number for _column, number in choice.covers]
    if isinstance(choice, OpenColumn):
        numbers.append(choice.number)
    laid = pack(numbers)
    after = pack(tops) + laid - pack([tops[column] for column, _number in choice.covers])
    return PackedLay(laid, after, len(numbers), sum(numbers))
