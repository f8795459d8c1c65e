"""Many boards of 6 takes! as numpy arrays: a batched evaluator next to the reference rules.

It knows placing and taking, not matches. Tests hold it equal to the rules, card for card.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from game.cardgames.six_takes.rules.game import DUCKS, ROW_SIZE, ROWS, ducks_in

Ints = NDArray[np.int32]
Floats = NDArray[np.float32]
Bools = NDArray[np.bool_]

_END, _PRICE = 16, 8
_MASK = 0xFF
PRICES: Ints = np.array(DUCKS, dtype=np.int32)
"""The ducks on each card, by its number."""

_PACKED_DUCKS: Ints = PRICES << _PRICE


class Boards:
    """Boards side by side, their rows ascending by last card.

    Attributes:
        packed: (4, boards); a row as last card << 16 | ducks << 8 | length, so that rows order as numbers.
            A placed card never passes the next row's end, and a too-low one begins the lowest row, so rows
            stay sorted.
    """

    __slots__ = ("packed",)

    def __init__(self, packed: Ints) -> None:
        self.packed = packed

    @classmethod
    def of(cls, rows: tuple[tuple[int, ...], ...], boards: int) -> Boards:
        """Return boards with the same non-empty rows."""
        packed = sorted(row[-1] << _END | ducks_in(row) << _PRICE | len(row) for row in rows)
        return cls(np.repeat(np.array(packed, dtype=np.int32)[:, None], boards, axis=1))

    @classmethod
    def begun(cls, cards: Ints) -> Boards:
        """Return boards with rows of a single card; `cards` is (4, boards)."""
        ordered = np.sort(cards, axis=0)
        return cls(ordered << _END | _PACKED_DUCKS[ordered] | 1)

    @property
    def ends(self) -> Ints:
        """Return the last cards, ascending: (4, boards)."""
        return self.packed >> _END

    @property
    def prices(self) -> Ints:
        """Return the ducks of each row: (4, boards)."""
        return self.packed >> _PRICE & _MASK

    @property
    def lengths(self) -> Ints:
        """Return the number of cards in each row: (4, boards)."""
        return self.packed & _MASK

    def repeated(self, times: int) -> Boards:
        """Return each board `times` times, copies side by side."""
        return Boards(np.repeat(self.packed, times, axis=1))

    def place(self, cards: Ints) -> Ints:
        """Place a card on each board (RULES.md §3); return the ducks it takes there.

        A too-low card takes the cheapest row; among equals, the one with the lowest last card.
        """
        packed = self.packed
        key = cards << _END
        above = [row < key for row in packed]
        target = packed[0]
        for row, below in zip(packed[1:], above[1:], strict=True):
            target = np.where(below, row, target)
        full = (target & _MASK) == ROW_SIZE
        first = key | _PACKED_DUCKS[cards] | 1
        laid = np.where(full, first, (target & 0xFFFF) + first)
        taken = np.where(full, target >> _PRICE & _MASK, 0)
        for number, row in enumerate(packed):
            hit = above[number] if number == ROWS - 1 else above[number] > above[number + 1]
            np.copyto(row, laid, where=hit)
        low = np.flatnonzero(~above[0])
        if low.size:
            taken[low] = self._take_cheapest(low, first[low])
        return taken

    def _take_cheapest(self, boards: NDArray[np.intp], first: Ints) -> Ints:
        """Replace the cheapest row of some boards with a new lowest one; return its ducks."""
        some = Boards(self.packed[:, boards])
        taken = some._take(some.prices.argmin(axis=0), first)
        self.packed[:, boards] = some.packed
        return taken

    def take(self, rows: NDArray[np.intp], cards: Ints) -> Ints:
        """Take a row on each board with a too-low card (rows count from the lowest end); return its ducks."""
        return self._take(rows, cards << _END | _PACKED_DUCKS[cards] | 1)

    def _take(self, gone: NDArray[np.intp], first: Ints) -> Ints:
        packed = self.packed
        taken: Ints = self.prices[gone, np.arange(gone.size)]
        for number in range(ROWS - 1, 0, -1):
            packed[number] = np.where(gone >= number, packed[number - 1], packed[number])
        packed[0] = first
        return taken

    def play(self, cards: Ints) -> Ints:
        """Play a turn on each board: `cards` is (seats, boards); return the ducks of each seat, likewise."""
        seats, boards = cards.shape
        ducks = np.zeros((seats, boards), dtype=np.int32)
        order = np.argsort(cards, axis=0, kind="stable")
        everywhere = np.arange(boards)
        for place in range(seats):
            seat = order[place]
            taken = self.place(cards[seat, everywhere])
            hit = np.flatnonzero(taken)
            ducks[seat[hit], hit] = taken[hit]
        return ducks
