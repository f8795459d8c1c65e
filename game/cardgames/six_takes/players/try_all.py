"""Trials of a turn of 6 takes!: every choice on the same deals, each played to the end of the round.

The other seats follow the learned policy, with some random noise, from what they know. The viewer's seat
follows the policy trained against such players. Nothing is estimated.
"""

from __future__ import annotations

import numpy as np

from game.ai.trials import CandidateGroup, CannotTry, Trials
from game.cardgames.six_takes.players.opponents import Opponents
from game.cardgames.six_takes.players.policy import FLAT, RESPONSE, Policy
from game.cardgames.six_takes.players.search.lookahead import Lookahead
from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.cardgames.six_takes.rules.view import SixTakesView

_BATCH_SIZE = 500
_TO_THE_END = 10


def try_all(view: SixTakesView, deals: int, chance: int) -> Trials:
    """Try every choice on `deals` deals; raise CannotTry for a draft, which can't be played out."""
    if view.stage not in ("choose", "place"):
        raise CannotTry("expected a card or a row to choose")
    search = Lookahead(Opponents(Policy.load(FLAT)), Policy.load(RESPONSE), _TO_THE_END)
    generator = np.random.default_rng(chance)
    values, now = [], []
    for start in range(0, deals, _BATCH_SIZE):
        outcomes = search(view, min(_BATCH_SIZE, deals - start), generator)
        values.append(-outcomes.ducks[0])
        now.append(outcomes.now)
    ducks, at_once = np.concatenate(values), np.concatenate(now)
    return Trials(
        tuple(
            CandidateGroup((choice,), tuple(ducks[:, place].tolist()), float((at_once[:, place] > 0).mean()))
            for place, choice in enumerate(SIX_TAKES.choices(view))
        )
    )
