"""A model of opponents who think ahead: each lays what gains it most, given that all others do the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType

import numpy as np

from game.cardgames.sixpack.players.determinization import Chooser, Dealer, deal_hands
from game.cardgames.sixpack.players.gains import compute_gains
from game.cardgames.sixpack.players.heuristics import Heuristics, softmax_choice
from game.cardgames.sixpack.players.turn_equilibrium import TEMPERATURE, DealtHands, equilibrium
from game.cardgames.sixpack.rules.board import Board
from game.cardgames.sixpack.rules.choices import Question, SixpackChoice
from game.cardgames.sixpack.rules.packs import NEUTRAL
from game.cardgames.sixpack.rules.piles import HIGHEST, LOWEST
from game.cardgames.sixpack.rules.view import SixpackView
from game.engine.contract import Choice

ChoiceSamples = Mapping[int, Sequence[Choice]]
"""Samples of choices, by seat."""
NO_SAMPLES: ChoiceSamples = MappingProxyType({})
_DEALS = 120
"""The number of deals for which the equilibrium is computed."""
_SHARE = 0.6
"""The first estimate of a number's gain, as a share of its gain on the current piles."""
_UNKNOWN_CARD = 1.4
"""The value of an unknown card, in points."""


class EquilibriumPlayers:
    """A chooser that lays cards as players in equilibrium would, and answers everything else by heuristics.

    A player who searches for the best reply to heuristic lays finds that the best numbers are crowded, and
    takes the second best. But other players who think do the same.
    """

    def __init__(
        self,
        heuristics: Heuristics,
        view: SixpackView,
        board: Board,
        rounds: int,
        chance: Random,
        dealer: Dealer | None,
    ) -> None:
        """Estimate what each number gains, in `rounds` rounds of fictitious play.

        `board` is at the start of a turn in which all seats lay cards, as seen by a seat that must lay one.
        """
        self._heuristics = heuristics
        self._turn = board.public.turn
        gains = heuristics.landing_gains(board)
        self._tableau = gains.tableau
        self._cards = board.public.cards
        laid = tuple([card for lay in view.laid for card in (lay.card, *lay.calculators)])
        deals = [(dealer or deal_hands)(view, chance) for _ in range(_DEALS)]
        # All cards that a seat had at the start of the turn, including those already laid.
        hands = [
            [(*cards, *laid) if seat == view.seat else cards for seat, cards in enumerate(held)]
            for held in deals
        ]
        values = [heuristics.value_of(board, card) for card in range(len(self._cards))]
        self._gains = equilibrium(
            compute_gains(gains),
            DealtHands.from_deals(hands, self._cards, values),
            2 if view.seats == 2 else 1,
            [
                _SHARE * gains.best_gain(number, NEUTRAL, _UNKNOWN_CARD)
                for number in range(LOWEST, HIGHEST + 1)
            ],
            rounds,
            np.random.default_rng(chance.getrandbits(32)),
        )

    def __call__(self, board: Board, question: Question, chance: Random) -> SixpackChoice:
        if question.kind != "lay" or board.public.turn != self._turn or len(question.legal) == 1:
            return self._heuristics(board, question, chance)
        copies = [0] * (HIGHEST + 1)
        for card in board.hands[question.seat]:
            copies[self._cards[card].number] += 1
        value = self._gains.value
        facts = self._heuristics.facts_of(self._tableau, question.legal)
        values = [
            max([value(number, copies[number], lay.hand_value) for number in lay.numbers]) for lay in facts
        ]
        return softmax_choice(question.legal, values, TEMPERATURE, chance)


class SampledAnswers:
    """A chooser that draws one of the seat's sampled choices, and answers by a model if it isn't legal."""

    def __init__(self, samples: ChoiceSamples, model: Chooser) -> None:
        self._samples, self._model = samples, model

    def __call__(self, board: Board, question: Question, chance: Random) -> SixpackChoice:
        samples = self._samples.get(question.seat)
        drawn = chance.choice(samples) if samples else None
        if drawn in question.legal:
            return question.legal[question.legal.index(drawn)]
        return self._model(board, question, chance)
