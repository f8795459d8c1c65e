"""The expert's search at any table.

Two seats have policies of their own, and solve the end of a round if their cards are known.
"""

from __future__ import annotations

from numpy.random import Generator

from game.cardgames.six_takes.players.determinization import Dealer, deal_hands
from game.cardgames.six_takes.players.likelihood import LikelyDeals
from game.cardgames.six_takes.players.opponents import Opponents
from game.cardgames.six_takes.players.policy import FLAT, FLAT_TWO, RESPONSE, RESPONSE_TWO, Policy
from game.cardgames.six_takes.players.search.ends import Ends
from game.cardgames.six_takes.players.search.lookahead import Foreknowledge, Lookahead
from game.cardgames.six_takes.players.search.outcomes import Outcomes, Search
from game.cardgames.six_takes.rules.view import SixTakesView

_TURNS_OF_TWO, _DOUBT_OF_TWO = 3, 0.8


class Expert:
    """Against one other, rows fill slowly: more turns can be foreseen.

    Args:
        dealer: the deals of the others' hands from which likely ones are chosen.
        foreknown: the cards that others play in this turn; None: all are open.
    """

    def __init__(self, dealer: Dealer = deal_hands, foreknown: Foreknowledge | None = None) -> None:
        others = Opponents(Policy.load(FLAT))
        self._many = Lookahead(
            others, Policy.load(RESPONSE), deal=LikelyDeals(others, dealer), foreknown=foreknown
        )
        other = Opponents(Policy.load(FLAT_TWO), _DOUBT_OF_TWO)
        deal = LikelyDeals(other, dealer)
        two = Lookahead(other, Policy.load(RESPONSE_TWO), _TURNS_OF_TWO, deal, foreknown)
        # Where the other's card of this turn may be foreknown, it is no guess: then nothing is solved.
        self._two: Search = two if foreknown else Ends(other, deal, two)

    def __call__(self, view: SixTakesView, deals: int, chance: Generator) -> Outcomes:
        """The outcomes of each card, row or pick of the view."""
        search = self._two if len(view.playing) == 2 else self._many
        return search(view, deals, chance)
