"""The other seats as kinds of players: what each kind would play from what its seat knows.

One kind thinks about the whole round, one about this turn, and one plays anything. The cards that a seat
plays tell which kind it is (`likelihood.py`).
"""

from __future__ import annotations

from typing import Final

import numpy as np

from game.cardgames.six_takes.players.boards import Boards, Floats, Ints
from game.cardgames.six_takes.players.features import features
from game.cardgames.six_takes.players.policy import Policy

PRIOR: Final[Floats] = np.array([0.6, 0.3, 0.1], dtype=np.float32)
"""The prior probability of each kind."""
THINKS, NOW, ANYTHING = range(3)

_DOUBT_OF_NOW = 0.1
_FOR_HIGHER = 0.02
"""To a player who looks at this turn alone, many cards seem safe; it prefers the higher ones, by this many
ducks per number.
"""


class Opponents:
    """What seats of each kind would play: a softmax of the worth of their cards.

    Args:
        policy: what flat search expects of a card: the ducks of the round, and those of this turn.
        doubt: the softmax's scale, in ducks, for a seat that thinks about the whole round.
    """

    def __init__(self, policy: Policy, doubt: float = 0.5) -> None:
        self._policy, self._doubt = policy, doubt

    def worths(self, boards: Boards, hands: Ints, counts: Ints) -> Floats:
        """Return (kinds, others, boards, cards): the worth of each card to a seat of each kind, at doubt 1.

        Args:
            hands: (others, boards, cards), each ascending.
            counts: `unseen_counts` of the cards that no row and no turn has shown.
        """
        judged = self._policy.judge(features(boards, hands, counts, len(hands)))
        found = np.zeros((len(PRIOR), *hands.shape), dtype=np.float32)
        found[THINKS] = judged[..., 0] / -self._doubt
        found[NOW] = (hands * np.float32(_FOR_HIGHER) - judged[..., 1]) / _DOUBT_OF_NOW
        return found

    def chances(self, boards: Boards, hands: Ints, counts: Ints) -> Floats:
        """Return (kinds, others, boards, cards): the probability that a seat of each kind plays each card."""
        worths = self.worths(boards, hands, counts)
        powers = np.exp(worths - worths.max(axis=3, keepdims=True))
        chances: Floats = powers / powers.sum(axis=3, keepdims=True)
        return chances
