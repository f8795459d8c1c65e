"""Quick play-outs of 6 takes! for search: plain lists instead of states, tested to agree with the rules."""

from __future__ import annotations

from collections.abc import Sequence

from game.cardgames.six_takes.rules import DUCKS, ROW_SIZE, ROWS, ducks_in


class Board:
    """The four rows as far as a play-out needs them: last card, length and ducks of each."""

    __slots__ = ("counts", "ends", "prices")

    def __init__(self, ends: list[int], counts: list[int], prices: list[int]) -> None:
        self.ends = ends
        self.counts = counts
        self.prices = prices

    @classmethod
    def of(cls, rows: Sequence[tuple[int, ...]]) -> Board:
        """The board of rows that all hold a card."""
        return cls([row[-1] for row in rows], [len(row) for row in rows], [ducks_in(row) for row in rows])

    def copy(self) -> Board:
        """A board of its own."""
        return Board(self.ends[:], self.counts[:], self.prices[:])

    def take(self, row: int, card: int) -> int:
        """The card takes a row; returns the ducks."""
        ducks = self.prices[row]
        self.ends[row], self.counts[row], self.prices[row] = card, 1, DUCKS[card]
        return ducks

    def place(self, card: int) -> int:
        """Place a card by the rules, a too-low one taking the cheapest row; returns the ducks taken."""
        ends = self.ends
        best, row = 0, -1
        for number in range(ROWS):
            end = ends[number]
            if best < end < card:
                best, row = end, number
        if row < 0:
            prices = self.prices
            return self.take(prices.index(min(prices)), card)
        if self.counts[row] == ROW_SIZE:
            return self.take(row, card)
        ends[row] = card
        self.counts[row] += 1
        self.prices[row] += DUCKS[card]
        return 0


def play_out(board: Board, hands: Sequence[Sequence[int]], own: int, first: int, turns: int) -> int:
    """Play `turns` turns from turn `first` on, each hand in its order; returns the ducks of hand `own`.

    Changes the board.
    """
    ducks = 0
    place = board.place
    for turn in range(first, first + turns):
        mine = hands[own][turn]
        for card in sorted([hand[turn] for hand in hands]):
            cost = place(card)
            if cost and card == mine:
                ducks += cost
    return ducks
