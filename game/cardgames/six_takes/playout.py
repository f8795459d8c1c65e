"""Quick play-outs of 6 takes! for search: plain lists instead of states, tested to agree with the rules."""

from __future__ import annotations

from bisect import bisect, insort
from collections.abc import Iterable, Sequence

from game.cardgames.six_takes.rules import DUCKS, ROW_SIZE, ducks_in


class Board:
    """The four rows as far as a play-out needs them: last card, length and ducks of each.

    The rows are kept with their last cards ascending, so that the row for a card is found by bisection:
    a card laid never passes the next row's end, and a too-low one begins the lowest row.
    """

    __slots__ = ("counts", "ends", "prices")

    def __init__(self, ends: list[int], counts: list[int], prices: list[int]) -> None:
        self.ends = ends
        self.counts = counts
        self.prices = prices

    @classmethod
    def of(cls, rows: Iterable[tuple[int, ...]]) -> Board:
        """The board of rows that all hold a card."""
        ordered = sorted(rows, key=lambda row: row[-1])
        return cls(
            [row[-1] for row in ordered], [len(row) for row in ordered], [ducks_in(row) for row in ordered]
        )

    def copy(self) -> Board:
        """A board of its own."""
        return Board(self.ends[:], self.counts[:], self.prices[:])


def play_out(board: Board, own: Sequence[int], others: Sequence[Sequence[int]]) -> int:
    """Play as many turns as there are in `own` and `others`; returns the ducks that the own cards take.

    `own` is the card of each turn, `others` the other seats' cards of each turn, ascending. A too-low card
    takes the cheapest row, of equal ones that with the lowest last card. Changes the board.
    """
    ends, counts, prices = board.ends, board.counts, board.prices
    ducks = 0
    for mine, rest in zip(own, others, strict=False):
        cards = [*rest]
        insort(cards, mine)
        for card in cards:
            row = bisect(ends, card) - 1
            if row < 0:
                cost = min(prices)
                gone = prices.index(cost)
                del ends[gone], counts[gone], prices[gone]
                ends.insert(0, card)
                counts.insert(0, 1)
                prices.insert(0, DUCKS[card])
            elif counts[row] == ROW_SIZE:
                cost = prices[row]
                ends[row] = card
                counts[row] = 1
                prices[row] = DUCKS[card]
            else:
                ends[row] = card
                counts[row] += 1
                prices[row] += DUCKS[card]
                continue
            if card == mine:
                ducks += cost
    return ducks
