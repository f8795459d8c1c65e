"""The outcomes of a search, and the standing of a match that they lead to."""

from __future__ import annotations

from typing import NamedTuple, Protocol

import numpy as np
from numpy.random import Generator

from game.cardgames.six_takes.players.boards import Floats
from game.cardgames.six_takes.rules.game import ducks_in
from game.cardgames.six_takes.rules.options import SixTakesOptions
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


_A_ROUND = 10.0
"""The ducks a seat takes in a round, roughly; their deviation is a little less."""

_SPREAD = 5.8


def ducks_so_far(view: SixTakesView, seat: int) -> int:
    return view.totals[seat] + ducks_in(view.taken[seat])


def chances_to_win(totals: Floats, options: SixTakesOptions, turns_left: int) -> Floats:
    """Return each seat's probability of winning if the round ended with these totals.

    A softmax of the totals. The further away the end is, in turns of this round and later rounds, the less
    the totals count. In an elimination match, a seat over the limit is out once the round is over.

    Args:
        totals: (seats, …) ducks of the match so far and expected until the end of the round.
        turns_left: the turns of this round that are only expected.
    """
    this_round = turns_left / 10
    limit = float(options.limit)
    if not limit:
        return _softmax(-totals / _scale(this_round))
    if options.ending == "classic":
        rounds = np.maximum(limit - totals.max(axis=0), 0.0) / _A_ROUND
        return _softmax(-totals / _scale(this_round + rounds))
    # The match lasts until the last but one goes out.
    second = np.partition(totals, 1, axis=0)[1]
    rounds = np.maximum(limit - second, 0.0) / _A_ROUND
    over = np.maximum(totals - limit, 0.0) / _scale(this_round)
    return _softmax(-totals / _scale(this_round + rounds) - over)


def _scale(rounds: Floats | float) -> Floats:
    """Return the deviation of the ducks of some rounds, the softmax's scale; at least half a duck."""
    scale: Floats = np.maximum(_SPREAD * np.sqrt(rounds), 0.5).astype(np.float32)
    return scale


def _softmax(logits: Floats) -> Floats:
    powers = np.exp(logits - logits.max(axis=0))
    shares: Floats = powers / powers.sum(axis=0)
    return shares
