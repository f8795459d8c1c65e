"""Many small simultaneous games of two seats, solved side by side.

An entry of a matrix is the worth to the seat that chooses the row; the other seat chooses the column and
wants it low.
"""

from __future__ import annotations

import numpy as np

from game.cardgames.six_takes.players.boards import Floats

_ROUNDS = 60
"""Rounds of regret matching, after which neither seat could gain a tenth of what is at stake."""


def equilibrium(payoffs: Floats) -> tuple[Floats, Floats]:
    """Return mixes against which neither seat can gain more than a little.

    Regret matching (Hart and Mas-Colell 2000), with Tammelin's (2014) sums that don't fall below zero and
    means in which later rounds count more.

    Args:
        payoffs: (games, rows, columns).

    Returns:
        (games, rows) and (games, columns), the probabilities of each.
    """
    games, rows, columns = payoffs.shape
    # By seat, what it gains of each of its choices: the first wants payoffs high, the second low.
    gains_of = payoffs, -payoffs.transpose(0, 2, 1)
    mixes = [np.full((games, size), 1 / size, dtype=np.float32) for size in (rows, columns)]
    regrets = [np.zeros_like(mix) for mix in mixes]
    sums = [np.zeros_like(mix) for mix in mixes]
    for turn in range(1, _ROUNDS + 1):
        for seat, gains_of_seat in enumerate(gains_of):
            gains = np.einsum("gij,gj->gi", gains_of_seat, mixes[1 - seat])
            reached = (gains * mixes[seat]).sum(axis=1, keepdims=True)
            regrets[seat] = np.maximum(regrets[seat] + gains - reached, 0)
            mixes[seat] = _shares(regrets[seat])
            sums[seat] += turn * mixes[seat]
    return _shares(sums[0]), _shares(sums[1])


def restricted_response(payoffs: Floats, model: Floats, trust: float) -> tuple[Floats, Floats]:
    """Return the best mix against a seat that mostly follows a model, and that seat's mix.

    In its other turns, that seat plays optimally, so that an error of the model can't cost much (a restricted
    Nash response: Johanson, Zinkevich and Bowling 2007).

    Args:
        payoffs: (games, rows, columns).
        model: (games, columns), the model's probabilities.
        trust: the share of turns (0 to 1) in which the seat follows the model.
    """
    by_model = np.einsum("gij,gj->gi", payoffs, model)[:, :, None]
    mine, free = equilibrium(trust * by_model + (1 - trust) * payoffs)
    return mine, trust * model + (1 - trust) * free


def _shares(amounts: Floats) -> Floats:
    """Return each line as shares of its sum; uniform where the sum is 0."""
    whole = amounts.sum(axis=1, keepdims=True)
    alike = 1 / amounts.shape[1]
    shares: Floats = np.where(whole > 0, amounts / np.maximum(whole, 1e-9), alike).astype(np.float32)
    return shares
