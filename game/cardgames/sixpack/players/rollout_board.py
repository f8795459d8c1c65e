"""A board for searches, which considers only a few of very many ways to lay a card."""

from __future__ import annotations

from functools import lru_cache

from game.cardgames.sixpack.players.heuristics import card_value
from game.cardgames.sixpack.rules.board import Board
from game.cardgames.sixpack.rules.choices import LayCard, SixpackChoice
from game.cardgames.sixpack.rules.deck import Ids, by_number
from game.cardgames.sixpack.rules.game import ROUTINES
from game.cardgames.sixpack.rules.piles import HIGHEST, LOWEST
from game.cardgames.sixpack.rules.view import SixpackState

MANY = 40
"""The most ways to lay a card that are all considered; ten cards without Calculators have ten."""


class RolloutBoard(Board):
    """A board for play-outs.

    With twelve Calculators in hand, the rules allow 28,000 ways to lay one card (§21.1); most of them have
    the same effect.
    """

    def __init__(self, state: SixpackState) -> None:
        super().__init__(state, ROUTINES)

    def emit_order(self) -> None:
        pass

    def ways_to_lay(self, seat: int, among: Ids) -> list[SixpackChoice]:
        """Return the ways to lay one of these hand cards; of more than `MANY`, a sensible selection.

        The selection has one of several equal cards and, for each number that it can count as (at most six),
        the Calculators that are worth least in hand. All of them are legal.
        """
        lifts = [card for card in self.hands[seat] if self.pack(card).lifts]
        ways = sum([1 << len(lifts) - (card in lifts) for card in among])
        if self.public.disabled or ways <= MANY:
            return super().ways_to_lay(seat, among)
        cards = self.public.cards
        in_order = by_number(cards, lifts)
        worths = {one: (cards[one].number, card_value(cards[one])) for one in in_order}
        found: dict[object, list[SixpackChoice]] = {}
        for card in among:
            face = cards[card]
            alike = (face.pack, face.number, face.second, face.hand, card in self.public.open)
            if alike not in found:
                # The largest sum of Calculators that makes a difference to the card.
                reach = max(face.numbers) - LOWEST if self.public.reversed else HIGHEST - min(face.numbers)
                own = [one for one in in_order if one != card]
                sets = cheapest_sets(tuple([worths[one] for one in own]), reach)
                found[alike] = [LayCard(card, tuple([own[place] for place in places])) for places in sets]
        return [lay for lays in found.values() for lay in lays]


@lru_cache(maxsize=1 << 12)
def cheapest_sets(calculators: tuple[tuple[int, float], ...], reach: int) -> tuple[tuple[int, ...], ...]:
    """Return, for every reachable sum of Calculators, the indices of a set with that sum and the least value.

    Each Calculator is given as its number and value. Sums above `reach` count as `reach`.
    """
    best: dict[int, tuple[float, tuple[int, ...]]] = {0: (0.0, ())}
    for place, (number, worth) in enumerate(calculators):
        for lift, (given, places) in list(best.items()):
            higher = min(lift + number, reach)
            if higher not in best or given + worth < best[higher][0]:
                best[higher] = given + worth, (*places, place)
    return tuple([best[lift][1] for lift in sorted(best)])
