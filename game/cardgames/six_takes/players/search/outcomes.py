"""The outcomes of every choice on many deals: the common ground of searches and styles."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from numpy.random import Generator

from game.cardgames.six_takes.players.boards import Floats
from game.cardgames.six_takes.rules.view import SixTakesView


class Outcomes(NamedTuple):
    """The findings of a search. All choices are tried on the same deals, so that luck is the same for each.

    Attributes:
        ducks: (seats, deals, choices); the ducks that each seat takes from now to the horizon, and those that
            it is expected to take from there to the end of the round. The own seat is first, then
            `deals.others_of`.
        now: (deals, choices); the ducks that the choice itself takes at once.
        left: the turns beyond the horizon: those that are only expected, or not looked at.
    """

    ducks: Floats
    now: Floats
    left: int


class Search(Protocol):
    """Looks at every legal choice of a view on so many deals."""

    def __call__(self, view: SixTakesView, deals: int, chance: Generator) -> Outcomes:
        """The outcomes of the choices, in the order of the rules' `choices`."""
