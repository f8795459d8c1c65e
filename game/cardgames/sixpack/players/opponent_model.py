"""A model of the other seats as players who think: each lays by what numbers gain if all lay this way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType

import numpy as np

from game.cardgames.sixpack.players.determinization import Chooser, Dealer, deal_hands
from game.cardgames.sixpack.players.gains import compute_gains
from game.cardgames.sixpack.players.heuristics import Heuristics, softmax_choice
from game.cardgames.sixpack.players.turn_equilibrium import HEAT, DealtHands, equilibrium
from game.cardgames.sixpack.rules.board import Board
from game.cardgames.sixpack.rules.choices import Question, SixpackChoice
from game.cardgames.sixpack.rules.pack import NEUTRAL
from game.cardgames.sixpack.rules.piles import HIGHEST, LOWEST
from game.cardgames.sixpack.rules.view import SixpackView
from game.engine.contract import Choice

Draws = Mapping[int, Sequence[Choice]]
"""By seat, samples of its choice."""
NOTHING: Draws = MappingProxyType({})
_DEALS = 120
"""The number of deals for which the equilibrium is computed."""
_SHARE = 0.6
"""The share of a number's current gain that counts for the first estimate."""
_USUAL = 1.4
"""The value of an unknown card, in points."""


class EquilibriumPlayers:
    """Lays cards as players in an equilibrium would, and answers everything else by heuristics.

    A player who searches for the best reply to heuristic lays finds that the best numbers are crowded, and
    takes the second best. But so do other players who think.
    """

    def __init__(
        self,
        instinct: Heuristics,
        view: SixpackView,
        board: Board,
        rounds: int,
        chance: Random,
        dealer: Dealer | None,
    ) -> None:
        """Compute everybody's lays in `rounds` rounds of fictitious play.

        `board` is the turn for which all lay cards, as seen by a seat that must lay one.
        """
        self._instinct = instinct
        self._turn = board.public.turn
        outlook = instinct.outlook(board)
        self._sight = outlook.sight
        self._cards = board.public.cards
        laid = tuple([card for lay in view.laid for card in (lay.card, *lay.calculators)])
        deals = [(dealer or deal_hands)(view, chance) for _ in range(_DEALS)]
        # All cards that a seat had at the start of the turn: those held, and own ones laid already.
        hands = [
            [(*cards, *laid) if seat == view.seat else cards for seat, cards in enumerate(held)]
            for held in deals
        ]
        worths = [instinct.worth(board, card) for card in range(len(self._cards))]
        self._mix = equilibrium(
            compute_gains(outlook),
            DealtHands.of(hands, self._cards, worths),
            2 if view.seats == 2 else 1,
            [_SHARE * outlook.best_gain(number, NEUTRAL, _USUAL) for number in range(LOWEST, HIGHEST + 1)],
            rounds,
            np.random.default_rng(chance.getrandbits(32)),
        )

    def __call__(self, board: Board, question: Question, chance: Random) -> SixpackChoice:
        if question.kind != "lay" or board.public.turn != self._turn or len(question.legal) == 1:
            return self._instinct(board, question, chance)
        copies = [0] * (HIGHEST + 1)
        for card in board.hands[question.seat]:
            copies[self._cards[card].number] += 1
        value = self._mix.value
        facts = self._instinct.facts_of(self._sight, question.legal)
        values = [max([value(number, copies[number], one.own) for number in one.numbers]) for one in facts]
        return softmax_choice(question.legal, values, HEAT, chance)


class KnownAnswers:
    """Answers with samples of seats' choices, where known, and otherwise as a model does."""

    def __init__(self, draws: Draws, model: Chooser) -> None:
        self._draws, self._model = draws, model

    def __call__(self, board: Board, question: Question, chance: Random) -> SixpackChoice:
        draws = self._draws.get(question.seat)
        drawn = chance.choice(draws) if draws else None
        there = [choice for choice in question.legal if choice == drawn]
        return there[0] if there else self._model(board, question, chance)
