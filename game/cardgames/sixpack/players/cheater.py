"""The cheater, which sees all hands: an Eider that always samples the true deal.

It's a yardstick for the arena. It can't see which cards others lay in the current turn. If it's given the
other seats' policies, it samples their choices; otherwise it relies on the Eider's model of opponents.
"""

from __future__ import annotations

from random import Random

from game.ai.agent import Agent, Budget, CheaterView, Decision
from game.cardgames.sixpack.players.agents import make_eider
from game.cardgames.sixpack.rules.deck import Ids
from game.cardgames.sixpack.rules.game import SIXPACK
from game.cardgames.sixpack.rules.view import SixpackState, SixpackView
from game.engine.chance import seed_of

_SAMPLES = 16
"""The number of samples of each seat's policy per decision."""


class Cheater(Agent[CheaterView]):
    """An Eider that searches the true deal instead of random ones."""

    def __init__(self) -> None:
        self._eider = make_eider()

    def choose(self, view: CheaterView, budget: Budget, chance: int) -> Decision:
        state: SixpackState = view.state

        def true_deal(seen: SixpackView, chance: Random) -> list[Ids]:
            return [seen.hand if seat == view.seat else _all_cards(state, seat) for seat in range(seen.seats)]

        samples = {
            seat: [policy(state, seed_of(chance, draw)) for draw in range(_SAMPLES)]
            for seat, policy in view.policies.items()
            if seat in SIXPACK.pending(state)
        }
        return self._eider.choose(SIXPACK.view(state, view.seat), budget, chance, true_deal, samples)


def _all_cards(state: SixpackState, seat: int) -> Ids:
    """Return the cards that a seat holds or has laid face down, ascending."""
    laid = [card for lay in state.laid[seat] for card in (lay.card, *lay.calculators)]
    return tuple(sorted((*state.hands[seat], *laid)))
