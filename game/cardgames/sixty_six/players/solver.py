"""An exact solver for hands of Sixty-six with all cards open.

One team's seats maximise the value of the result, the other's minimise it. As marriages (§5) change the sum
of both totals, callers provide the valuation. Every marriage that is led is declared. In a Moon, three seats
play.

The search (`alpha_beta`) only decides whether a team can force a certain value. Bisection over the possible
values finds the exact value, as in SCOUT (Pearl 1980).
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Generic

from game.cardgames.sixty_six.players.alpha_beta import AlphaBeta, never_stop, rank_results
from game.cardgames.sixty_six.players.bitboards import BIT, CARD_OF, SUIT, SUIT_OF_BIT, bits_in
from game.cardgames.sixty_six.players.position import (
    DEFAULT_OPTIONS,
    HandPosition,
    Valuation,
    WorthT,
    legal_moves,
)
from game.cardgames.sixty_six.rules.options import SixtySixOptions
from game.cardgames.sixty_six.rules.view import team_of


class OpenHand(Generic[WorthT]):
    """A position to evaluate; repeated evaluations share their work.

    Args:
        worth: the value that `team` maximises and the other team minimises.
        team: the maximising team; None stands for the team of the seat to play.
        should_stop: a function that returns whether to stop the search; called regularly.
    """

    def __init__(
        self,
        position: HandPosition,
        worth: Valuation[WorthT],
        options: SixtySixOptions = DEFAULT_OPTIONS,
        team: int | None = None,
        should_stop: Callable[[], bool] = never_stop,
    ) -> None:
        seat = position.asked
        own = team_of(seat) if team is None else team
        self._mover_is_own = team_of(seat) == own
        self._values, ranks = rank_results(position, options, own, worth)
        searches: dict[int, AlphaBeta] = {}
        self._searches: dict[int, AlphaBeta] = {}
        for bit in bits_in(legal_moves(position, options)):
            if position.trump is not None:
                trumps = SUIT[position.trump]
            else:
                trumps = SUIT_OF_BIT[bit] if position.aside is None or options.moon != "no_trump" else 0
            if trumps not in searches:
                searches[trumps] = AlphaBeta(position, trumps, options, own, ranks, should_stop)
            self._searches[bit] = searches[trumps]

    @property
    def nodes(self) -> int:
        """The number of cards tried so far."""
        return sum([search.nodes for search in set(self._searches.values())])

    def value(self) -> WorthT:
        """Return the value of the position.

        Raises:
            OutOfTime: if the time is up.
        """
        return self._values[self._best_rank([*self._searches], 0, len(self._values) - 1)]

    def values_by_card(self, cards: Collection[int] | None = None) -> dict[int, WorthT]:
        """Return the value of each of these cards; None stands for all legal cards.

        Raises:
            OutOfTime: if the time is up.
        """
        bits = [*self._searches] if cards is None else [BIT[card] for card in cards]
        low, high = 0, len(self._values) - 1
        best = self._best_rank([*bits], low, high)
        if self._mover_is_own:
            high = best
        else:
            low = best
        return {CARD_OF[bit]: self._values[self._best_rank([bit], low, high)] for bit in bits}

    def _best_rank(self, bits: list[int], low: int, high: int) -> int:
        """Return the rank, from `low` to `high`, of the best value that playing one of `bits` can force."""
        while low < high:
            middle = (low + high + 1) // 2
            target = self._mover_is_own
            decisive = next(
                (bit for bit in bits if self._searches[bit].can_reach(bit, middle) == target), None
            )
            if (decisive is not None) == target:
                low = middle
            else:
                high = middle - 1
            # A card that was good enough once will probably be so again.
            bits.sort(key=lambda bit: bit != decisive)
        return low
