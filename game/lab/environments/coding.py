"""The encoding of a game's views as arrays of fixed size, and of its choices as sequences of actions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from game.engine.contract import Choice

Array = NDArray[np.int32]
Word = tuple[int, ...]
"""The sequence of actions that makes up a choice; no choice's word is a prefix of another's."""

MANY = 1_000_000
"""An upper bound for totals and counts."""


class ObservationPart(NamedTuple):
    """A named part of an observation: its shape and the bounds of its numbers."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int

    @property
    def size(self) -> int:
        return int(np.prod(self.shape))


class Coding(ABC):
    """An encoder of a game's views and choices for a number of seats; `actions` has the actions' names."""

    def __init__(self, seats: int, parts: Sequence[ObservationPart], actions: Sequence[str]) -> None:
        self.seats, self.parts, self.actions = seats, tuple(parts), tuple(actions)

    @abstractmethod
    def actions_of(self, choice: Choice) -> Word:
        """Return the actions that make up a choice."""

    @abstractmethod
    def observe(self, view: Any) -> dict[str, Any]:
        """Return numbers of a seat's view by part, as nested sequences of the part's shape.

        Parts that are left out are the view's attributes of the same names.
        """

    def by_seat(self, cards: Iterable[tuple[int, int]], own: int, none: int) -> list[int]:
        """Return each seat's card, clockwise from the seat `own`; `none` for seats without one."""
        cards_by_seat = [none] * self.seats
        for seat, card in cards:
            cards_by_seat[seat_distance(seat, own, self.seats)] = card
        return cards_by_seat

    def bounds(self) -> tuple[Array, Array]:
        """Return the least and greatest number at each position of an observation."""
        low = [np.full(part.size, part.low, np.int32) for part in self.parts]
        high = [np.full(part.size, part.high, np.int32) for part in self.parts]
        return np.concatenate(low), np.concatenate(high)

    def encode(self, view: Any) -> Array:
        """Return a seat's view as a flat array of all parts."""
        numbers = {part.name: getattr(view, part.name, None) for part in self.parts} | self.observe(view)
        flat = [np.asarray(numbers[part.name], np.int32).reshape(part.size) for part in self.parts]
        return np.concatenate(flat)

    def decode(self, observation: Array) -> dict[str, Array]:
        """Return the parts of a flat observation by name, in their shapes."""
        ends = np.cumsum([part.size for part in self.parts])[:-1]
        pieces = np.split(observation, ends)
        return {part.name: piece.reshape(part.shape) for part, piece in zip(self.parts, pieces, strict=True)}


def clockwise(by_seat: Sequence[Any], seat: int) -> list[Any]:
    return [*by_seat[seat:], *by_seat[:seat]]


def seat_distance(seat: int | None, own: int, seats: int) -> int:
    """Return the number of places clockwise from seat `own` to a seat; −1 for no seat."""
    return -1 if seat is None or seat < 0 else (seat - own) % seats


def flags(members: Sequence[int], size: int) -> list[int]:
    """Return a list with ones at these positions and zeros elsewhere."""
    ones = [0] * size
    for member in members:
        ones[member] = 1
    return ones


def padded(rows: Sequence[Sequence[int]], count: int, blank: Sequence[int]) -> list[Sequence[int]]:
    """Return the last `count` rows, padded at the end with `blank` if there are fewer."""
    last = list(rows[-count:])
    return last + [blank] * (count - len(last))
