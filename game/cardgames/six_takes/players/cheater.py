"""The cheater sees all hands: an Eider that knows who holds which card.

It exists for the arena, as a yardstick. It doesn't know what others choose in the same turn, but how often
they would choose each card where their policies are known. Everything else it expects as an Eider does.
"""

from __future__ import annotations

import numpy as np
from numpy.random import Generator

from game.ai.agent import Agent, Budget, Decision, Peek, Policy
from game.cardgames.six_takes.players.agents import Expert, Searcher
from game.cardgames.six_takes.players.boards import Ints
from game.cardgames.six_takes.players.determinization import others_of
from game.cardgames.six_takes.players.styles import WINNING
from game.cardgames.six_takes.rules.events import PlayCard
from game.cardgames.six_takes.rules.game import SIX_TAKES, SixTakesState
from game.cardgames.six_takes.rules.view import SixTakesView
from game.engine.chance import seed_of

_DRAWS = 16
"""How often a policy is queried for its choice."""


class Cheater(Agent[Peek]):
    """An Eider for which the cards are dealt as they are."""

    def __init__(self) -> None:
        self._eider = Searcher(Expert(self._truth, self._played), WINNING)
        self._state: SixTakesState | None = None
        self._draws: dict[int, Ints] = {}

    def choose(self, view: Peek, budget: Budget, chance: int) -> Decision:
        self._state = view.state
        asked = SIX_TAKES.pending(view.state)
        self._draws = {
            seat: _draws(policy, view.state, chance)
            for seat, policy in view.policies.items()
            if seat in asked
        }
        return self._eider.choose(SIX_TAKES.view(view.state, view.seat), budget, chance)

    def _truth(self, view: SixTakesView, deals: int, chance: Generator) -> Ints:
        """Return the one true deal, `deals` times."""
        assert self._state is not None
        hands = np.array([held_by(self._state, seat) for seat in others_of(view)], dtype=np.int32)
        return np.repeat(hands[:, None], deals, axis=1)

    def _played(self, view: SixTakesView, deals: int, chance: Generator) -> Ints:
        """Return, for each other seat, a draw of its policy on each deal."""
        unknown = np.zeros(1, dtype=np.int32)
        return np.array([chance.choice(self._draws.get(seat, unknown), deals) for seat in others_of(view)])


def _draws(policy: Policy, state: SixTakesState, chance: int) -> Ints:
    choices = [policy(state, seed_of(chance, draw)) for draw in range(_DRAWS)]
    return np.array([choice.card for choice in choices if isinstance(choice, PlayCard)], dtype=np.int32)


def held_by(state: SixTakesState, seat: int) -> tuple[int, ...]:
    """Return a seat's hand, ascending, with the card it has chosen."""
    chosen = state.chosen[seat]
    return tuple(sorted((*state.hands[seat], chosen))) if chosen else state.hands[seat]
