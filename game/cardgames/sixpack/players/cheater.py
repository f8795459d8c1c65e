"""The cheater sees all hands: it plays like an Eider who knows for sure who holds which card.

Only the arena knows it, as a yardstick. It does not know the cards that others lay face down in the same
turn, but how often they would lay each, where their policies are known; all else it expects as an Eider does.
"""

from __future__ import annotations

from random import Random

from game.ai.agent import Agent, Budget, Decision, Peek
from game.cardgames.sixpack.players.agents import eider
from game.cardgames.sixpack.rules.deck import Ids
from game.cardgames.sixpack.rules.game import SIXPACK
from game.cardgames.sixpack.rules.state import SixpackState
from game.cardgames.sixpack.rules.view import SixpackView
from game.engine.chance import seed_of

_DRAWS = 16
"""So often a policy is asked for its choice."""


class Cheater(Agent[Peek]):
    """An Eider for whom the cards are dealt as they are."""

    def __init__(self) -> None:
        self._eider = eider()

    def choose(self, view: Peek, budget: Budget, chance: int) -> Decision:
        state: SixpackState = view.state

        def truth(seen: SixpackView, chance: Random) -> list[Ids]:
            del chance
            return [seen.hand if seat == view.seat else _cards(state, seat) for seat in range(seen.seats)]

        told = {
            seat: [policy(state, seed_of(chance, draw)) for draw in range(_DRAWS)]
            for seat, policy in view.policies.items()
            if seat in SIXPACK.pending(state)
        }
        return self._eider.think(SIXPACK.view(state, view.seat), budget, chance, truth, told)


def _cards(state: SixpackState, seat: int) -> Ids:
    """The cards that a seat holds or has laid face down, ascending."""
    laid = [card for lay in state.laid[seat] for card in (lay.card, *lay.calculators)]
    return tuple(sorted((*state.hands[seat], *laid)))
