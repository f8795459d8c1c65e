"""Random deals of the hidden cards that fit everything a view shows.

Play proves that seats don't hold certain cards (`inference.excluded_cards`). Cards that the same seats may
hold form a class; a deal is determined by how many cards of each class every hand has, and which. So deals
can be counted and drawn uniformly.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from math import comb
from random import Random
from typing import Final

from game.cardgames.sixty_six.players.bitboards import BIT, mask_of
from game.cardgames.sixty_six.rules.deck import ALL
from game.cardgames.sixty_six.rules.inference import excluded_cards
from game.cardgames.sixty_six.rules.view import SEATS, SixtySixView

Hands = tuple[int, ...]
"""The set of each seat's cards, as in `bitboards`, including a hand that was laid aside."""

_Room = tuple[int, ...]
"""The number of cards still to be dealt to each seat other than the viewer's."""

_SEATS: Final = range(SEATS)


class Deals:
    """All deals that fit a view whose seat must choose; `count` is their number, at least 1."""

    def __init__(self, view: SixtySixView) -> None:
        assert view.seat is not None
        cannot = excluded_cards(view)
        self._own = (view.seat, mask_of(view.hand))
        self._others = tuple([seat for seat in _SEATS if seat != view.seat and view.hand_sizes[seat]])
        self._room = tuple([view.hand_sizes[seat] for seat in self._others])
        gone = {card for plays in view.plays for _seat, card in plays}
        classes: dict[tuple[bool, ...], list[int]] = {}
        for card in sorted(ALL - gone - set(view.hand)):
            may = tuple([card not in cannot[seat] for seat in self._others])
            classes.setdefault(may, []).append(BIT[card])
        # Classes that fewer seats may hold come first, so that few partial deals are dead ends.
        kinds = sorted(classes.items(), key=lambda item: (sum(item[0]), item))
        self._classes = tuple([(may, tuple(bits)) for may, bits in kinds])
        self._deal_count = cache(self._count_deals)
        self.count = self._deal_count(0, self._room)

    def draw(self, chance: Random) -> Hands:
        """Draw one of the deals, all with the same probability."""
        hands = [0] * len(self._others)
        room = self._room
        for number, (_may, bits) in enumerate(self._classes):
            splits = list(self._splits(number, room))
            weights = [ways * self._deal_count(number + 1, remaining) for _split, remaining, ways in splits]
            ((split, room, _deal_count),) = chance.choices(splits, weights)
            shuffled = chance.sample(bits, len(bits))
            for index, size in enumerate(split):
                hands[index] |= sum(shuffled[:size])
                del shuffled[:size]
        return self._as_hands(hands)

    def all_deals(self) -> Iterator[Hands]:
        return map(self._as_hands, self._deal_classes(0, self._room))

    def _deal_classes(self, number: int, room: _Room) -> Iterator[list[int]]:
        """Yield all deals of the classes from index `number` on that fill this room, as sets by seat."""
        if number == len(self._classes):
            yield [0] * len(room)
            return
        _may, bits = self._classes[number]
        for split, left, _deal_count in self._splits(number, room):
            if self._deal_count(number + 1, left):
                rests = list(self._deal_classes(number + 1, left))
                for parts in _partitions(bits, split):
                    for rest in rests:
                        yield [part | other for part, other in zip(parts, rest, strict=True)]

    def _count_deals(self, number: int, room: _Room) -> int:
        """Return the number of deals of the classes from index `number` on that fill this room."""
        if number == len(self._classes):
            return int(not any(room))
        return sum(
            [ways * self._deal_count(number + 1, left) for _split, left, ways in self._splits(number, room)]
        )

    def _splits(self, number: int, room: _Room) -> Iterator[tuple[_Room, _Room, int]]:
        """Yield each split of a class: the cards per seat, the room left, and the ways to deal it."""
        may, bits = self._classes[number]
        for split in _divisions(len(bits), tuple([size * ok for size, ok in zip(room, may, strict=True)])):
            ways, left = 1, len(bits)
            for size in split:
                ways *= comb(left, size)
                left -= size
            yield split, tuple([size - used for size, used in zip(room, split, strict=True)]), ways

    def _as_hands(self, hands: list[int]) -> Hands:
        by_seat = dict(zip(self._others, hands, strict=True)) | {self._own[0]: self._own[1]}
        return tuple([by_seat.get(seat, 0) for seat in _SEATS])


def _divisions(size: int, room: _Room) -> Iterator[_Room]:
    """Yield all ways to divide `size` cards among seats with this room, as numbers of cards per seat."""
    if not room:
        if not size:
            yield ()
        return
    for first in range(min(size, room[0]) + 1):
        for rest in _divisions(size - first, room[1:]):
            yield (first, *rest)


def _partitions(bits: tuple[int, ...], split: _Room) -> Iterator[list[int]]:
    """Yield all ways to deal these cards by a split (cards per seat), as a set of cards per seat."""
    if not split:
        yield []
        return
    for own in combinations(bits, split[0]):
        rest = tuple([bit for bit in bits if bit not in own])
        for parts in _partitions(rest, split[1:]):
            yield [sum(own), *parts]
