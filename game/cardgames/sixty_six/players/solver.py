"""The result of best play with all hands open: an exact search to the end of the hand.

Both teams see all cards. One team's seats maximise a *worth* of the final totals, the others minimise
it. Marriages (§5) change the sum of the totals, so the worth must be given. Every marriage that is led is
declared. In a Moon, three play; nothing else changes.

The search (`alpha_beta`) only decides whether the seat's team can force a certain worth or better. Bisection
over the possible worths finds the exact one (the idea of SCOUT, Pearl 1980).
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Generic

from game.cardgames.sixty_six.players.alpha_beta import AlphaBeta, never, rank_results, trumps_after
from game.cardgames.sixty_six.players.bitboards import BIT, CARD_OF, PlayRules, bits_in
from game.cardgames.sixty_six.players.position import (
    STRICT,
    HandPosition,
    W,
    Worth,
    legal_moves,
)
from game.cardgames.sixty_six.rules.view import team_of


class OpenHand(Generic[W]):
    """A position that can be evaluated repeatedly: the work for one answer serves the next.

    Args:
        worth: what the seat's team maximises and the other team minimises.
        team: the seat's team; None for that of the seat on turn.
        over: returns whether to give up; called now and then.
    """

    def __init__(
        self,
        position: HandPosition,
        worth: Worth[W],
        rules: PlayRules = STRICT,
        team: int | None = None,
        over: Callable[[], bool] = never,
    ) -> None:
        seat = position.asked
        own = team_of(seat) if team is None else team
        self._mover_is_own = team_of(seat) == own
        self._worths, ranks = rank_results(position, rules, own, worth)
        searches: dict[int, AlphaBeta] = {}
        self._searches: dict[int, AlphaBeta] = {}
        for bit in bits_in(legal_moves(position, rules)):
            trumps = trumps_after(position, rules, bit)
            if trumps not in searches:
                searches[trumps] = AlphaBeta(position, trumps, rules, own, ranks, over)
            self._searches[bit] = searches[trumps]

    @property
    def nodes(self) -> int:
        """Return the number of cards tried so far."""
        return sum([search.nodes for search in set(self._searches.values())])

    def best(self) -> W:
        """Return the worth of the position.

        Raises:
            GivenUp: if time is over.
        """
        return self._worths[self._value([*self._searches], 0, len(self._worths) - 1)]

    def each(self, cards: Collection[int] | None = None) -> dict[int, W]:
        """Return the worth of each legal card, or of some of them.

        Raises:
            GivenUp: if time is over.
        """
        bits = [*self._searches] if cards is None else [BIT[card] for card in cards]
        low, high = 0, len(self._worths) - 1
        best = self._value([*bits], low, high)
        if self._mover_is_own:
            high = best
        else:
            low = best
        return {CARD_OF[bit]: self._worths[self._value([bit], low, high)] for bit in bits}

    def _value(self, bits: list[int], low: int, high: int) -> int:
        """Return the rank, from `low` to `high`, of the worth the mover can get with one of these cards."""
        while low < high:
            middle = (low + high + 1) // 2
            enough = self._mover_is_own
            found = next((bit for bit in bits if self._searches[bit].reaches(bit, middle) == enough), None)
            if (found is not None) == enough:
                low = middle
            else:
                high = middle - 1
            # A card that was good enough once probably is again.
            bits.sort(key=lambda bit: bit != found)
        return low
