"""A board for searches, which considers only some of the possible lays of a large hand."""

from __future__ import annotations

from functools import lru_cache

from game.cardgames.sixpack.players.heuristics import card_value
from game.cardgames.sixpack.rules.board import Board
from game.cardgames.sixpack.rules.choices import LayCard, SixpackChoice
from game.cardgames.sixpack.rules.deck import Ids, sort_by_number
from game.cardgames.sixpack.rules.game import ROUTINES
from game.cardgames.sixpack.rules.piles import HIGHEST, LOWEST
from game.cardgames.sixpack.rules.view import SixpackState

MAX_LAYS = 40
"""The number of possible lays up to which all are considered; ten cards without Calculators allow ten."""


class RolloutBoard(Board):
    """A board for play-outs, which announces no order and considers only some lays of a large hand.

    With twelve Calculators in hand, the rules allow 28,000 different lays (§21.1); most of them have the same
    effect.
    """

    def __init__(self, state: SixpackState) -> None:
        super().__init__(state, ROUTINES)

    def emit_order(self) -> None:
        pass

    def possible_lays(self, seat: int, among: Ids) -> list[SixpackChoice]:
        """Return the lays of these hand cards; above `MAX_LAYS`, only a representative selection.

        The selection has one of several equal cards, combined with the least valuable set of Calculators for
        each number that the card can count as (at most six). All of its lays are legal.
        """
        calculators = [card for card in self.hands[seat] if self.pack(card).adds_number]
        count = sum([1 << len(calculators) - (card in calculators) for card in among])
        if self.public.disabled or count <= MAX_LAYS:
            return super().possible_lays(seat, among)
        cards = self.public.cards
        in_order = sort_by_number(cards, calculators)
        values = {card: (cards[card].number, card_value(cards[card])) for card in in_order}
        lays_by_face: dict[object, list[SixpackChoice]] = {}
        for card in among:
            face = cards[card]
            key = (face.pack, face.number, face.second, face.hand, card in self.public.open)
            if key not in lays_by_face:
                # A larger sum of Calculators makes no difference to the card.
                reach = max(face.numbers) - LOWEST if self.public.reversed else HIGHEST - min(face.numbers)
                others = [other for other in in_order if other != card]
                sets = cheapest_sets(tuple([values[other] for other in others]), reach)
                lays_by_face[key] = [
                    LayCard(card, tuple([others[index] for index in indices])) for indices in sets
                ]
        return [lay for lays in lays_by_face.values() for lay in lays]


@lru_cache(maxsize=1 << 12)
def cheapest_sets(calculators: tuple[tuple[int, float], ...], reach: int) -> tuple[tuple[int, ...], ...]:
    """Return, for each sum that Calculators can reach, the indices of the least valuable set with that sum.

    Each Calculator is given as its number and value. Sums above `reach` count as `reach`.
    """
    best: dict[int, tuple[float, tuple[int, ...]]] = {0: (0.0, ())}
    for index, (number, value) in enumerate(calculators):
        for reached, (total, indices) in list(best.items()):
            higher = min(reached + number, reach)
            if higher not in best or total + value < best[higher][0]:
                best[higher] = total + value, (*indices, index)
    return tuple([best[reached][1] for reached in sorted(best)])
