"""A search that tries every choice on the same random deals, by the real rules."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import NamedTuple

from msgspec import Struct

from game.cardgames.sixpack.players.determinization import Chooser, Dealer, sample_state
from game.cardgames.sixpack.players.evaluation import HandScore, current_scores
from game.cardgames.sixpack.players.heuristics import Heuristics
from game.cardgames.sixpack.players.opponent_model import (
    NO_SAMPLES,
    ChoiceSamples,
    EquilibriumPlayers,
    SampledAnswers,
)
from game.cardgames.sixpack.players.rollout_board import RolloutBoard
from game.cardgames.sixpack.rules.board import Board
from game.cardgames.sixpack.rules.choices import LayCard, SixpackChoice
from game.cardgames.sixpack.rules.view import SixpackState, SixpackView


class Outcome(NamedTuple):
    """The outcome of a choice on one deal.

    Attributes:
        scores: by seat, its actual or expected score at the end of the round.
        now: how much the seat's points change from before the choice to the end of this turn.
    """

    scores: Sequence[HandScore]
    now: float


class SampledDeal(NamedTuple):
    """A state that fits the view, after all other seats have answered, and a seed for its play-outs."""

    state: SixpackState
    seed: int


class SearchDepth(Struct, frozen=True):
    """How far a search looks.

    Attributes:
        turns: the number of turns played out, including this one; None for the rest of the round.
        judge: a function that estimates the scores after these turns.
        others: how other seats answer in this turn, unless `rounds` applies; None: by heuristics.
        rounds: how many steps other seats think ahead when they lay cards (`turn_equilibrium.py`); 0 if they
            answer by `others`.
        deals: the number of deals per sample of the budget.
    """

    turns: int | None
    judge: Callable[[Board], list[HandScore]]
    others: Chooser | None = None
    rounds: int = 0
    deals: float = 1.0


class Search:
    """A search for the best answer to the viewer's question.

    Args:
        dealer: deals the hidden cards; None deals them at random.
        samples: samples of the choices of other seats, where known.

    Attributes:
        choices: all legal choices.
        heuristic_values: the heuristic value of each choice, in points.
        candidates: the choices worth trying.
        begun: the value of `time.perf_counter` when the search was created, which takes a while.
        played: the number of play-outs so far.
        considered: the number of legal answers that seats have considered so far.
    """

    def __init__(
        self,
        view: SixpackView,
        depth: SearchDepth,
        chance: Random,
        dealer: Dealer | None = None,
        samples: ChoiceSamples = NO_SAMPLES,
    ) -> None:
        assert view.question is not None
        self.begun = time.perf_counter()
        self._dealer = dealer
        self._view, self._depth, self._chance = view, depth, chance
        self.seat, self.choices = view.question.seat, view.question.legal
        self._heuristics = Heuristics()
        self._others: Chooser = depth.others or self._heuristics
        dealt = RolloutBoard(sample_state(view, chance, self._others, dealer))
        self.heuristic_values = self._heuristics.values(dealt, view.question)
        # If very many lays are possible, only a few per card are candidates.
        cards = tuple(dict.fromkeys([choice.card for choice in self.choices if isinstance(choice, LayCard)]))
        self.candidates = frozenset(dealt.possible_lays(self.seat, cards) if cards else self.choices)
        self.played = self.considered = 0
        self._thinking = depth.rounds > 0 and view.question.kind == "lay"
        if self._thinking:
            self._others = EquilibriumPlayers(self._heuristics, view, dealt, depth.rounds, chance, dealer)
        if samples:
            self._others = SampledAnswers(samples, self._others)
        self._before = self._own_points(dealt)

    def deals(self) -> Iterator[SampledDeal]:
        """Yield random deals endlessly."""
        while True:
            state = self._answer_for_others(
                sample_state(self._view, self._chance, self._others, self._dealer)
            )
            yield SampledDeal(state, self._chance.getrandbits(32))

    def try_all(self, deal: SampledDeal, choices: Sequence[SixpackChoice]) -> list[Outcome]:
        self.played += len(choices)
        return [self._play_out(deal.state, choice, Random(deal.seed)) for choice in choices]

    def _own_points(self, board: Board) -> float:
        """Return the points of the seat's hand, including its cards that have been laid or are waiting."""
        seat = self.seat
        cards = [*board.hands[seat]]
        cards += [card for lay in board.laid[seat] for card in (lay.card, *lay.calculators)]
        cards += [card for play in board.public.waiting if play.seat == seat for card in play.cards]
        return float(sum([1 + board.public.cards[card].hand for card in cards]))

    def _answer_for_others(self, state: SixpackState) -> SixpackState:
        """Return the state after all other seats with a question have answered."""
        if len(state.questions) == 1:
            return state
        board = RolloutBoard(state)
        while others := [question for question in board.questions if question.seat != self.seat]:
            board.questions.remove(others[0])
            self.considered += len(others[0].legal)
            board.answer(others[0].step, self._others(board, others[0], self._chance))
        return board.result().state

    def _play_out(self, state: SixpackState, choice: SixpackChoice, chance: Random) -> Outcome:
        """Make a choice, play on to the search's depth and return the outcome."""
        board = RolloutBoard(state)
        question = board.questions.pop()
        board.answer(question.step, choice)
        now: float | None = None
        while True:
            board.run()
            over = not board.questions
            if now is None and (over or board.public.turn > state.public.turn):
                now = self._own_points(board) - self._before
            if over:
                return Outcome(current_scores(board), now or 0.0)
            if self._depth.turns is not None and board.public.turn >= state.public.turn + self._depth.turns:
                return Outcome(self._depth.judge(board), now or 0.0)
            question = board.questions.pop(0)
            self.considered += len(question.legal)
            by_heuristics = question.seat == self.seat and not self._thinking
            later = board.public.turn > state.public.turn
            chooser: Chooser = self._heuristics if by_heuristics or later else self._others
            board.answer(question.step, chooser(board, question, chance))
