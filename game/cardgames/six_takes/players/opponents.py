"""A model of the other seats: the cards that different kinds of players would choose.

The cards that a seat plays show which kind it is (`likelihood.py`).
"""

from __future__ import annotations

from typing import Final

import numpy as np

from game.cardgames.six_takes.players.boards import Boards, Floats, Ints
from game.cardgames.six_takes.players.features import compute_features
from game.cardgames.six_takes.players.policy import Policy

PRIOR: Final[Floats] = np.array([0.6, 0.3, 0.1], dtype=np.float32)
"""Prior probability of each kind of player."""
FAR_SIGHTED, SHORT_SIGHTED, RANDOM = range(3)
"""Kinds of players: they think about the whole round, or this turn, or play at random."""

_HASTY_DOUBT = 0.1
_HIGH_CARD_BONUS = 0.02
"""Ducks per card number by which a player who looks only at this turn prefers higher cards."""


class Opponents:
    """A model of what each kind of player would choose: a softmax over the values of the hand's cards.

    Args:
        policy: a policy that predicts, for each card, the ducks of the round and of this turn.
        doubt: the softmax's temperature, in ducks, for players who think about the whole round.
    """

    def __init__(self, policy: Policy, doubt: float = 0.5) -> None:
        self._policy, self._doubt = policy, doubt

    def logits(self, boards: Boards, hands: Ints, counts: Ints) -> Floats:
        """Return the softmax's logits for each kind of player, as a (kinds, others, boards, cards) array.

        Args:
            hands: (others, boards, cards), ascending.
            counts: the `unseen_counts` of the cards that no row and no past turn has shown.
        """
        predicted = self._policy.predict(compute_features(boards, hands, counts, len(hands)))
        logits = np.zeros((len(PRIOR), *hands.shape), dtype=np.float32)
        logits[FAR_SIGHTED] = predicted[..., 0] / -self._doubt
        logits[SHORT_SIGHTED] = (hands * np.float32(_HIGH_CARD_BONUS) - predicted[..., 1]) / _HASTY_DOUBT
        return logits

    def card_probabilities(self, boards: Boards, hands: Ints, counts: Ints) -> Floats:
        """Return each kind of player's probability of playing each card, (kinds, others, boards, cards)."""
        logits = self.logits(boards, hands, counts)
        powers = np.exp(logits - logits.max(axis=3, keepdims=True))
        chances: Floats = powers / powers.sum(axis=3, keepdims=True)
        return chances
