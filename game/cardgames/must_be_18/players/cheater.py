"""The cheater sees all hands and the stock: it plays every choice out on the one deal that is true.

Only the arena knows it, as a yardstick. The others are expected to lay as many cards as they can, as an Eider
expects it.
"""

from __future__ import annotations

from game.ai.agent import Agent, Budget, Decision, Peek
from game.cardgames.must_be_18.players.determinization import Dealt
from game.cardgames.must_be_18.players.packed_hands import pack
from game.cardgames.must_be_18.players.search import Trial, trials_of
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.cardgames.must_be_18.rules.state import MustBe18State


class Cheater(Agent[Peek]):
    """The choice that leaves it the fewest points if all lay as many cards as they can after it.

    Of equal ones the one that leaves the others more, then the one that lays the most.
    """

    def choose(self, view: Peek, budget: Budget, chance: int) -> Decision:
        """Choose for the seat that is asked."""
        seen = MUST_BE_18.view(view.state, view.seat)
        trials = trials_of(seen)
        truth = true_deal(view.state)

        def worth(trial: Trial) -> tuple[int, int, float]:
            (points,) = trial.points
            return -points[view.seat], sum(points), trial.instinct

        if len(trials) > 1:
            for trial in trials:
                trial.try_on(seen, truth)
        best = trials[0] if len(trials) == 1 else max(trials, key=worth)
        return Decision(best.choices[0])


def true_deal(state: MustBe18State) -> Dealt:
    """The hands and the stock as they are."""
    numbers = state.open.numbers
    hands = [pack([numbers[card] for card in hand]) for hand in state.hands]
    return Dealt(hands, [pack([numbers[card]]) for card in reversed(state.stock)])
