"""The worth of ducks in a match: the chance to win it from a standing."""

from __future__ import annotations

import numpy as np

from game.cardgames.six_takes.players.boards import Floats
from game.cardgames.six_takes.rules.game import ducks_in
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.cardgames.six_takes.rules.view import SixTakesView

_A_ROUND = 10.0
"""Ducks that a seat takes in a round, about; their deviation is a little less."""

_SPREAD = 5.8


def ducks_so_far(view: SixTakesView, seat: int) -> int:
    """The ducks of a seat so far in the match, those of this round among them."""
    return view.totals[seat] + ducks_in(view.taken[seat])


def chances_to_win(totals: Floats, options: SixTakesOptions, turns_left: int) -> Floats:
    """By seat, the chance to win the match when the round would end with these totals.

    A softmax of the totals: the further off the end is, in turns of this round and in rounds after it, the
    less they say. A seat over the limit of an elimination match is out, as surely as the round is over.

    Args:
        totals: (seats, …) ducks of the match so far and expected to the end of the round.
        turns_left: the turns of this round that are only expected yet.
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
    """The deviation of the ducks of so many rounds, as the scale of a softmax; half a duck at least."""
    scale: Floats = np.maximum(_SPREAD * np.sqrt(rounds), 0.5).astype(np.float32)
    return scale


def _softmax(logits: Floats) -> Floats:
    powers = np.exp(logits - logits.max(axis=0))
    shares: Floats = powers / powers.sum(axis=0)
    return shares
