"""The outcomes of every choice on many deals, which searches produce and styles weigh."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from numpy.random import Generator

from game.cardgames.six_takes.players.boards import Floats
from game.cardgames.six_takes.rules.view import SixTakesView


class Outcomes(NamedTuple):
    """The results of a search. All choices are tried on the same deals, so that luck is common to them.

    Attributes:
        ducks: (seats, deals, choices); the ducks each seat takes until the horizon, plus those expected
            until the end of the round. The view's seat is first, then `deals.others_of`.
        now: (deals, choices); the ducks that the choice itself takes.
        left: the turns beyond the horizon, which are expected or ignored.
    """

    ducks: Floats
    now: Floats
    left: int


class Search(Protocol):
    """Evaluates every legal choice of a view on a number of deals."""

    def __call__(self, view: SixTakesView, deals: int, chance: Generator) -> Outcomes:
        """Return the outcomes of the choices, in the order of the rules' `choices`."""
