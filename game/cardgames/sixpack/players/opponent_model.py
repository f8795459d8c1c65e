"""The others as players who think: the gain of each number in a turn, learned while it is played out."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.cardgames.sixpack.players.heuristics import Instinct, numbers_of
from game.cardgames.sixpack.rules.board import Board
from game.cardgames.sixpack.rules.events import LayCard, Question, SixpackChoice
from game.cardgames.sixpack.rules.packs import NEUTRAL
from game.cardgames.sixpack.rules.piles import HIGHEST, LOWEST
from game.cardgames.sixpack.rules.state import SixpackState

_FIRST = 10
"""So many play-outs the first impression weighs."""
_SHARE = 0.6
"""The share of a number's gain now that it brings by the first impression."""


class Crowd:
    """Lays cards as players do who think as far as the search has come; answers all else by instinct.

    A player who searches for the best answer to the cards of the others' instinct finds that the best numbers
    are crowded, and takes the second best ones; but so do others who think. Here every player's next card is
    chosen by the gain of its number so far, for all seats alike. So the numbers that all want become worth
    less, the others more, and the search answers players who have come to terms with each other.
    """

    def __init__(self, instinct: Instinct, board: Board) -> None:
        """`board`: the turn that all lay cards for."""
        self._instinct = instinct
        self._turn = board.open.turn
        self._outlook = instinct.outlook(board)
        first = [_SHARE * self._outlook.best(number, NEUTRAL, 1.4) for number in range(LOWEST, HIGHEST + 1)]
        self._sums = [0.0, *(_FIRST * brings for brings in first)]
        self._counts = [_FIRST] * len(self._sums)

    def __call__(self, board: Board, question: Question, chance: Random) -> SixpackChoice:
        """A legal answer."""
        if question.kind != "lay" or board.open.turn != self._turn or len(question.legal) == 1:
            return self._instinct(board, question, chance)
        told = self._instinct.told(self._outlook.sight, question.legal)
        values = [max([self._brings(number) for number in one.numbers]) - one.own for one in told]
        return self._instinct.drawn(question.legal, values, chance)

    def _brings(self, number: int) -> float:
        return self._sums[number] / self._counts[number]

    def learn(self, before: SixpackState, lays: Sequence[Sequence[LayCard]], after: Board) -> None:
        """A turn was played out from a state with these lays."""
        for seat, plays in enumerate(lays):
            cards = [card for lay in plays for card in (lay.card, *lay.calculators)]
            left = [card for card in before.hands[seat] if card not in cards]
            brought = self._instinct.worths(after, after.hands[seat]) - self._instinct.worths(after, left)
            for lay in plays:
                number = numbers_of(self._outlook.sight, lay)[0]
                self._sums[number] += brought / len(plays)
                self._counts[number] += 1
