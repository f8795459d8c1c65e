"""The expert's search at any table.

For two seats there are special policies, and the end of a round is solved if the cards are known.
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
    """The expert. Against one opponent, rows fill slowly, so it looks more turns ahead.

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
        search = self._two if len(view.playing) == 2 else self._many
        return search(view, deals, chance)
