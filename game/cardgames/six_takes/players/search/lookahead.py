"""The expert's search: a few turns against modelled opponents, then a learned policy's estimate.

On each deal, the other seats choose like some kind of player (`opponents.py`), from what they know. After a
few turns, a policy trained against thinking players estimates the rest of the round.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from game.cardgames.six_takes.players.boards import Boards, Bools, Floats, Ints
from game.cardgames.six_takes.players.determinization import hidden_cards
from game.cardgames.six_takes.players.features import compute_features, unseen_counts
from game.cardgames.six_takes.players.likelihood import DealSampler, SampledDeals, uniform_deals
from game.cardgames.six_takes.players.opponents import Opponents
from game.cardgames.six_takes.players.policy import Policy
from game.cardgames.six_takes.players.search.flat_search import evaluate_picks, take_each_row
from game.cardgames.six_takes.players.search.outcomes import Outcomes
from game.cardgames.six_takes.rules.game import ROWS
from game.cardgames.six_takes.rules.view import SixTakesView

Foreknowledge = Callable[[SixTakesView, int, Generator], Ints]
"""A function that samples the cards that others play this turn, (others, deals); 0 is an unknown card."""


class Lookahead:
    """A search that plays a few turns with policies and estimates the rest of the round.

    Args:
        others: the model of the other seats.
        own: the policy that plays the viewer's later turns and estimates the rest.
        turns: the number of turns played before the estimate.
        deal: a function that samples deals.
        foreknown: a function that samples the cards that others play in this turn; None if unknown.
    """

    def __init__(
        self,
        others: Opponents,
        own: Policy,
        turns: int = 2,
        deal: DealSampler = uniform_deals,
        foreknown: Foreknowledge | None = None,
    ) -> None:
        self._others, self._own, self._foreknown = others, own, foreknown
        self._turns, self._deal = turns, deal

    def __call__(self, view: SixTakesView, deals: int, chance: Generator) -> Outcomes:
        match view.stage:
            case "place":
                return self._evaluate_rows(view, deals, chance)
            case "draft":
                return evaluate_picks(view, deals, chance)
        return self._evaluate_cards(view, deals, chance)

    def _evaluate_cards(self, view: SixTakesView, deals: int, chance: Generator) -> Outcomes:
        hand = np.array(view.hand, dtype=np.int32)
        held = hand.size
        hidden = np.repeat(hidden_cards(view)[None], deals, axis=0)
        boards = Boards.from_rows(view.rows, deals)
        dealt = self._deal(view, deals, chance)
        foreknown = self._foreknown(view, deals, chance) if self._foreknown else None
        plays, dealt = self._sample_plays(boards, dealt, unseen_counts(hidden), chance, foreknown)
        cards = np.concatenate([np.tile(hand, deals)[None], np.repeat(plays, held, axis=1)])
        round_ = _RolloutBoards(boards.repeat(held), np.repeat(hidden, held, axis=0))
        ducks = round_.play(cards).astype(np.float32)
        now = ducks[0].copy()
        others_left = ~np.eye(held, dtype=np.bool_)
        own = np.broadcast_to(hand, (held, held))[others_left].reshape(held, held - 1)
        ducks += self._play_rest(round_, np.tile(own, (deals, 1)), dealt, held, self._turns - 1, chance)
        return Outcomes(
            ducks.reshape(-1, deals, held), now.reshape(deals, held), max(0, held - 1 - self._turns)
        )

    def _evaluate_rows(self, view: SixTakesView, deals: int, chance: Generator) -> Outcomes:
        taken = take_each_row(view)
        held = len(view.hand)
        hidden = np.repeat(hidden_cards(view)[None], deals * ROWS, axis=0)
        round_ = _RolloutBoards(Boards(np.tile(taken.boards.packed, (1, deals))), hidden)
        ducks = np.tile(taken.ducks, (1, deals)).astype(np.float32)
        if held:
            own = np.tile(np.array(view.hand, dtype=np.int32), (deals * ROWS, 1))
            dealt = self._deal(view, deals, chance)
            ducks += self._play_rest(round_, own, dealt, ROWS, self._turns, chance)
        now = np.tile(taken.prices, deals).reshape(deals, ROWS).astype(np.float32)
        return Outcomes(ducks.reshape(-1, deals, ROWS), now, max(0, held - 1 - self._turns))

    def _play_rest(
        self,
        round_: _RolloutBoards,
        own: Ints,
        dealt: SampledDeals,
        choices: int,
        turns: int,
        chance: Generator,
    ) -> Floats:
        """Play the rest of the round; return the ducks of each seat, (seats, boards).

        `own` has the viewer's hands, (boards, cards). `dealt` has the other seats' hands, by deal.
        """
        opponents = len(dealt.hands)
        ducks = np.zeros((opponents + 1, len(own)), dtype=np.float32)
        dealt = SampledDeals(np.repeat(dealt.hands, choices, axis=1), np.repeat(dealt.kinds, choices, axis=1))
        for held in range(own.shape[1], 0, -1):
            if held == 1:
                return ducks + round_.play(np.concatenate([own[None, :, 0], dealt.hands[:, :, 0]]))
            counts = unseen_counts(round_.hidden)
            predicted = self._own.predict(compute_features(round_.boards, own[None], counts, opponents))[0]
            fewest = predicted[..., 0].argmin(axis=1)
            if not turns:
                expected = np.take_along_axis(predicted, fewest[:, None, None], axis=1)[:, 0]
                ducks[0] += expected[:, 0]
                ducks[1:] += expected[:, 1]
                return ducks
            turns -= 1
            plays, dealt = self._sample_plays(round_.boards, dealt, counts, chance, choices=choices)
            mine, own = _split_hands(own[None], fewest[None])
            own = own[0]
            ducks += round_.play(np.concatenate([mine, plays]))
        return ducks

    def _sample_plays(
        self,
        boards: Boards,
        dealt: SampledDeals,
        counts: Ints,
        chance: Generator,
        foreknown: Ints | None = None,
        choices: int = 1,
    ) -> tuple[Ints, SampledDeals]:
        """Sample the cards that other seats play, (others, boards); return them and the remaining hands.

        The random noise is the same for all choices of a deal. Cards in `foreknown` are certain.
        """
        seats, number, held = dealt.hands.shape
        logits = self._others.logits(boards, dealt.hands, counts)
        values = np.take_along_axis(logits, dealt.kinds[None, :, :, None], axis=0)[0]
        # The largest of values with Gumbel noise is drawn from their softmax.
        noise = chance.gumbel(size=(seats, number // choices, held)).astype(np.float32)
        values += np.repeat(noise, choices, axis=1)
        if foreknown is not None:
            values[dealt.hands == foreknown[:, :, None]] = np.inf
        plays, kept = _split_hands(dealt.hands, values.argmax(axis=2))
        return plays, SampledDeals(kept, dealt.kinds)


class _RolloutBoards:
    """Boards in a play-out, with a mask of the cards not shown yet, (boards, 105) by card number."""

    __slots__ = ("boards", "hidden")

    def __init__(self, boards: Boards, hidden: Bools) -> None:
        self.boards, self.hidden = boards, hidden

    def play(self, cards: Ints) -> Ints:
        """Play one turn on every board, and return the ducks taken; both arrays are (seats, boards)."""
        self.hidden[np.arange(cards.shape[1]), cards] = False
        return self.boards.play(cards)


def _split_hands(hands: Ints, places: NDArray[np.intp]) -> tuple[Ints, Ints]:
    """Split each hand into the card at its index in `places`, (seats, boards), and the remaining cards."""
    seats, boards, held = hands.shape
    played = np.take_along_axis(hands, places[:, :, None], axis=2)[:, :, 0]
    kept = hands[np.arange(held) != places[:, :, None]]
    return played, kept.reshape(seats, boards, held - 1)
