"""Boards of 6 takes! in batches, as numpy arrays: a fast alternative to the reference rules, for searches.

They only place cards and take rows. Tests compare them with the rules.
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
"""Ducks by card number."""

_PACKED_DUCKS: Ints = PRICES << _PRICE


class Boards:
    """A batch of boards, each with its rows sorted by last card.

    Attributes:
        packed: (4, boards), rows as `last card << 16 | ducks << 8 | length`, so rows sort as numbers. A
            placed card never passes the next row's last card, and a too-low card starts the lowest row, so
            rows stay sorted.
    """

    __slots__ = ("packed",)

    def __init__(self, packed: Ints) -> None:
        self.packed = packed

    @classmethod
    def from_rows(cls, rows: tuple[tuple[int, ...], ...], boards: int) -> Boards:
        """Return `boards` copies of a board with these rows, none of which may be empty."""
        packed = sorted(row[-1] << _END | ducks_in(row) << _PRICE | len(row) for row in rows)
        return cls(np.repeat(np.array(packed, dtype=np.int32)[:, None], boards, axis=1))

    @classmethod
    def from_first_cards(cls, cards: Ints) -> Boards:
        """Return boards whose rows have one card each; `cards` has the shape (4, boards)."""
        ordered = np.sort(cards, axis=0)
        return cls(ordered << _END | _PACKED_DUCKS[ordered] | 1)

    @property
    def ends(self) -> Ints:
        """The last card of each row, ascending, as a (4, boards) array."""
        return self.packed >> _END

    @property
    def prices(self) -> Ints:
        """The ducks in each row, as a (4, boards) array."""
        return self.packed >> _PRICE & _MASK

    @property
    def lengths(self) -> Ints:
        """The number of cards in each row, as a (4, boards) array."""
        return self.packed & _MASK

    def repeat(self, times: int) -> Boards:
        """Return a batch with `times` adjacent copies of each board."""
        return Boards(np.repeat(self.packed, times, axis=1))

    def place(self, cards: Ints) -> Ints:
        """Place one card on each board (RULES.md §3), and return the ducks taken on each board.

        A too-low card takes the row with the fewest ducks; among equals, the row with the lowest last card.
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
            cheapest = Boards(packed[:, low])
            taken[low] = cheapest._replace_row(cheapest.prices.argmin(axis=0), first[low])
            packed[:, low] = cheapest.packed
        return taken

    def take_row(self, rows: NDArray[np.intp], cards: Ints) -> Ints:
        """Replace one row of each board with a too-low card, and return the ducks taken.

        `rows` has one row index per board; row 0 has the lowest last card.
        """
        return self._replace_row(rows, cards << _END | _PACKED_DUCKS[cards] | 1)

    def _replace_row(self, gone: NDArray[np.intp], first: Ints) -> Ints:
        packed = self.packed
        taken: Ints = self.prices[gone, np.arange(gone.size)]
        for number in range(ROWS - 1, 0, -1):
            packed[number] = np.where(gone >= number, packed[number - 1], packed[number])
        packed[0] = first
        return taken

    def play(self, cards: Ints) -> Ints:
        """Play one turn on each board, and return the ducks taken; both arrays are (seats, boards)."""
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
