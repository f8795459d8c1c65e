"""The cheater, which sees all hands: the expert (level Eider), always searching the true deal.

It's a yardstick for the arena. It can't see the other seats' choices of the current turn. If it's given their
policies, it samples these choices; otherwise it relies on the expert's model of opponents.
"""

from __future__ import annotations

import numpy as np
from numpy.random import Generator

from game.ai.agent import Agent, Budget, CheaterView, Decision, Policy
from game.cardgames.six_takes.players.agents import WINNING, ExpertSearch, Searcher
from game.cardgames.six_takes.players.boards import Ints
from game.cardgames.six_takes.players.determinization import other_seats
from game.cardgames.six_takes.rules.events import PlayCard
from game.cardgames.six_takes.rules.game import SIX_TAKES, SixTakesState
from game.cardgames.six_takes.rules.view import SixTakesView
from game.engine.chance import seed_of

_DRAWS = 16
"""Number of samples of each seat's policy per decision."""


class Cheater(Agent[CheaterView]):
    """An agent that runs the expert's search on the true deal instead of random ones."""

    def __init__(self) -> None:
        self._eider = Searcher(ExpertSearch(self._true_deal, self._sample_plays), WINNING)
        self._state: SixTakesState | None = None
        self._draws: dict[int, Ints] = {}

    def choose(self, view: CheaterView, budget: Budget, chance: int) -> Decision:
        self._state = view.state
        choosing = SIX_TAKES.pending(view.state)
        self._draws = {
            seat: _sample_policy(policy, view.state, chance)
            for seat, policy in view.policies.items()
            if seat in choosing
        }
        return self._eider.choose(SIX_TAKES.view(view.state, view.seat), budget, chance)

    def _true_deal(self, view: SixTakesView, deals: int, chance: Generator) -> Ints:
        """Return the other seats' true hands, repeated `deals` times."""
        assert self._state is not None
        hands = np.array([full_hand(self._state, seat) for seat in other_seats(view)], dtype=np.int32)
        return np.repeat(hands[:, None], deals, axis=1)

    def _sample_plays(self, view: SixTakesView, deals: int, chance: Generator) -> Ints:
        """Return samples of the other seats' choices, (others, deals); 0 where a policy is unknown."""
        unknown = np.zeros(1, dtype=np.int32)
        return np.array([chance.choice(self._draws.get(seat, unknown), deals) for seat in other_seats(view)])


def _sample_policy(policy: Policy, state: SixTakesState, chance: int) -> Ints:
    choices = [policy(state, seed_of(chance, draw)) for draw in range(_DRAWS)]
    return np.array([choice.card for choice in choices if isinstance(choice, PlayCard)], dtype=np.int32)


def full_hand(state: SixTakesState, seat: int) -> tuple[int, ...]:
    """Return a seat's hand, ascending, including the card it has chosen."""
    chosen = state.chosen[seat]
    return tuple(sorted((*state.hands[seat], chosen))) if chosen else state.hands[seat]
