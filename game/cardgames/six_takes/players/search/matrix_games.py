"""Many small games in which two seats choose at once, solved side by side.

An entry of a matrix is the worth to the seat that chooses the row; the other, which chooses the column, wants
it low.
"""

from __future__ import annotations

import numpy as np

from game.cardgames.six_takes.players.boards import Floats

_ROUNDS = 60
"""Of regret matching: then neither seat could gain a tenth of what is at stake."""


def equilibrium(payoffs: Floats) -> tuple[Floats, Floats]:
    """Mixes against which neither seat can gain more than a little.

    Regret matching (Hart and Mas-Colell 2000), with Tammelin's (2014) sums that do not fall below nothing and
    means in which later rounds count for more.

    Args:
        payoffs: (games, rows, columns).

    Returns:
        (games, rows) and (games, columns), the chances of each.
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
    """The best mix against a seat that mostly plays as a model says, and that seat's mix.

    In the other turns it plays for the best, so that an error of the model cannot be made to cost much
    (a restricted Nash response: Johanson, Zinkevich and Bowling 2007).

    Args:
        payoffs: (games, rows, columns).
        model: (games, columns), the chances by the model.
        trust: the share of turns, 0 to 1, in which the seat plays so.
    """
    by_model = np.einsum("gij,gj->gi", payoffs, model)[:, :, None]
    mine, free = equilibrium(trust * by_model + (1 - trust) * payoffs)
    return mine, trust * model + (1 - trust) * free


def _shares(amounts: Floats) -> Floats:
    """Of each line its shares of the whole; all alike where there is nothing."""
    whole = amounts.sum(axis=1, keepdims=True)
    alike = 1 / amounts.shape[1]
    shares: Floats = np.where(whole > 0, amounts / np.maximum(whole, 1e-9), alike).astype(np.float32)
    return shares
