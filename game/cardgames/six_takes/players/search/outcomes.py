"""The outcomes of a search, and the chances of winning the match that follow from them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.random import Generator

from game.cardgames.six_takes.players.boards import Floats
from game.cardgames.six_takes.rules.game import ducks_in
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.cardgames.six_takes.rules.view import SixTakesView


class Outcomes(NamedTuple):
    """The results of a search. All choices are tried on the same deals, so luck affects them equally.

    Attributes:
        ducks: (seats, deals, choices); the ducks each seat takes, or is expected to take, by the end of the
            round. The viewer's seat comes first, then the others in seat order.
        now: (deals, choices); the ducks that the choice itself takes.
        left: the number of turns that were estimated or ignored instead of played out.
    """

    ducks: Floats
    now: Floats
    left: int


Search = Callable[[SixTakesView, int, Generator], Outcomes]
"""A function that evaluates every legal choice of a view on a number of deals, in the rules' order."""

_DUCKS_PER_ROUND = 10.0
"""Roughly the ducks that a seat takes in a round."""

_DUCKS_DEVIATION = 5.8


def ducks_so_far(view: SixTakesView, seat: int) -> int:
    return view.totals[seat] + ducks_in(view.taken[seat])


def chances_to_win(totals: Floats, options: SixTakesOptions, turns_left: int) -> Floats:
    """Return each seat's probability of winning if the round ended with these totals.

    This is a softmax of the totals, which count less the further away the end is, in turns of this round and
    in later rounds. In an elimination match, a seat over the limit goes out when the round ends.

    Args:
        totals: (seats, …) the ducks of the match so far plus those expected by the end of the round.
        turns_left: the number of turns of this round that are only estimated.
    """
    this_round = turns_left / 10
    limit = float(options.limit)
    if not limit:
        return _softmax(-totals / _deviation(this_round))
    if options.ending == "classic":
        rounds = np.maximum(limit - totals.max(axis=0), 0.0) / _DUCKS_PER_ROUND
        return _softmax(-totals / _deviation(this_round + rounds))
    # The match lasts until only one seat is left.
    second = np.partition(totals, 1, axis=0)[1]
    rounds = np.maximum(limit - second, 0.0) / _DUCKS_PER_ROUND
    over = np.maximum(totals - limit, 0.0) / _deviation(this_round)
    return _softmax(-totals / _deviation(this_round + rounds) - over)


def _deviation(rounds: Floats | float) -> Floats:
    """Return the standard deviation of a seat's ducks over some rounds, at least half a duck."""
    scale: Floats = np.maximum(_DUCKS_DEVIATION * np.sqrt(rounds), 0.5).astype(np.float32)
    return scale


def _softmax(logits: Floats) -> Floats:
    powers = np.exp(logits - logits.max(axis=0))
    shares: Floats = powers / powers.sum(axis=0)
    return shares
