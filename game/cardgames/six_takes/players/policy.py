"""The learned policy, which predicts the ducks that each card of a hand will cost in this round.

A small network over `features`. It treats every card alike; each card sees the hand as the mean over its
cards. For each card it predicts two figures. The first is the ducks that the card's seat takes by the end of
the round. The second depends on the weights: with `FLAT`, the ducks the seat takes in this turn; with
`RESPONSE`, the mean ducks that the other seats take by the end of the round.
`assets/policies/train_six_takes.py` trains the weights and describes the method.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import numpy as np

from game.cardgames.six_takes.players.boards import Floats
from game.cardgames.six_takes.players.features import Features
from game.storage.places import ASSETS

_WEIGHTS = ASSETS / "policies"
FLAT = _WEIGHTS / "six_takes_flat.npz"
"""Weights that imitate a flat search with many play-outs."""
RESPONSE = _WEIGHTS / "six_takes_response.npz"
"""Weights for playing against opponents who mostly choose like `FLAT`."""
FLAT_TWO = _WEIGHTS / "six_takes_flat_two.npz"
"""The same as `FLAT`, for matches of two seats."""
RESPONSE_TWO = _WEIGHTS / "six_takes_response_two.npz"
"""The same as `RESPONSE`, for matches of two seats."""

_FIGURES = 2
"""Number of predicted figures for each card."""


class Policy(NamedTuple):
    """The network's weights.

    A card's hidden units are relu(cards @ card_in + card_bias). The second layer's inputs are these units,
    their mean over the hand, and the board; its units give the two figures.
    """

    card_in: Floats
    card_bias: Floats
    own: Floats
    hand: Floats
    board: Floats
    bias: Floats
    out: Floats
    out_bias: Floats

    @classmethod
    def load(cls, path: Path) -> Policy:
        """Load weights from a file; raise ValueError if shapes don't match or a number isn't finite."""
        with np.load(path) as arrays:
            policy = cls(*(arrays[name] for name in cls._fields))
        policy._check_weights(path)
        return policy

    def _check_weights(self, path: Path) -> None:
        cards, hidden = self.card_in.shape if self.card_in.ndim == 2 else (0, 0)
        boards, units = self.board.shape if self.board.ndim == 2 else (0, 0)
        shapes = [(cards, hidden), (hidden,), (hidden, units), (hidden, units)]
        shapes += [(boards, units), (units,), (units, _FIGURES), (_FIGURES,)]
        for name, weights, shape in zip(self._fields, self, shapes, strict=True):
            if weights.shape != shape or not weights.size:
                raise ValueError(f"{path}: {name}: expected weights of shape {shape}, got {weights.shape}")
            if weights.dtype.kind != "f" or not np.isfinite(weights).all():
                raise ValueError(f"{path}: {name}: expected finite numbers")

    def save(self, path: Path) -> None:
        np.savez_compressed(path, **self._asdict())

    def values(self, features: Features) -> Floats:
        """Return the ducks that each card is expected to cost, negated, as a (hands, boards, cards) array."""
        return -self.predict(features)[..., 0]

    def predict(self, features: Features) -> Floats:
        """Return the two predicted figures for each card, as a (hands, boards, cards, 2) array."""
        seats, boards, held, size = features.cards.shape
        hidden = features.cards.reshape(-1, size) @ self.card_in
        hidden += self.card_bias
        np.maximum(hidden, 0, out=hidden)
        mean = hidden.reshape(seats * boards, held, -1).mean(axis=1)
        around = mean @ self.hand
        around += features.boards.reshape(seats * boards, -1) @ self.board
        around += self.bias
        second = (hidden @ self.own).reshape(seats * boards, held, -1)
        second += around[:, None]
        np.maximum(second, 0, out=second)
        predictions = (second.reshape(seats * boards * held, -1) @ self.out).astype(np.float32, copy=False)
        predictions += self.out_bias
        return predictions.reshape(seats, boards, held, 2)
