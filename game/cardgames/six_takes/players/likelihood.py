"""The likelihood of the others' hands: a player mostly lays the card that a policy would have laid.

A hand from which it would have laid another card is less likely the real one. Past turns are looked at again,
with the rows and the unseen cards as they were.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from game.cardgames.six_takes.players.boards import Boards, Ints
from game.cardgames.six_takes.players.determinization import deal_hands, others_of
from game.cardgames.six_takes.players.features import features, unseen_counts
from game.cardgames.six_takes.players.policy import Policy
from game.cardgames.six_takes.rules.game import HIGHEST_CARD, ROW_SIZE
from game.cardgames.six_takes.rules.view import Play, SixTakesView

_TIMES = 4
"""So many times the deals that are asked for are drawn, and the likely ones of them kept."""
_WHIM = 0.1
"""Of all cards so many are played for reasons of which the policy knows nothing."""


class PastTurn(NamedTuple):
    """A turn as it was before its cards were placed.

    Attributes:
        rows: in any order.
        hidden: the cards that nothing had shown, those in hands among them.
        plays: the cards that were revealed then.
    """

    rows: tuple[tuple[int, ...], ...]
    hidden: frozenset[int]
    plays: tuple[Play, ...]


class LikelyHands:
    """Deals of the unseen cards, by the likelihood of what the others have played with them.

    Args:
        policy: the model of the others; they play the card that it values most, give or take `doubt` ducks.
    """

    def __init__(self, policy: Policy, doubt: float) -> None:
        self._policy, self._doubt = policy, doubt

    def __call__(self, view: SixTakesView, deals: int, chance: Generator) -> Ints:
        """As `determinization.deal_hands`; after a draft, which shows all hands, they are the same."""
        if not view.plays or view.options.draft:
            return deal_hands(view, deals, chance)
        hands = deal_hands(view, _TIMES * deals, chance)
        weights = self._weights(view, hands)
        # Systematic resampling (Kitagawa 1996): as often as its weight says, but for one.
        places = (np.arange(deals) + chance.random()) / deals
        picks = np.minimum(np.searchsorted(weights.cumsum(), places), hands.shape[1] - 1)
        return np.ascontiguousarray(hands[:, chance.permutation(picks)])

    def _weights(self, view: SixTakesView, hands: Ints) -> NDArray[np.float64]:
        """(deals): the chance of each of the deals, if no other than these could be."""
        logs = np.zeros(hands.shape[1])
        # From the newest turn back: each time the hands have the cards that were played then.
        for turn in reversed(past_turns(view)):
            played = {seat: card for card, seat in turn.plays}
            cards = np.array([played[seat] for seat in others_of(view)], dtype=np.int32)[:, None, None]
            hands = np.sort(np.concatenate([hands, np.broadcast_to(cards, (*hands.shape[:2], 1))], axis=2))
            logs += self._logs(turn, hands, cards)
        weights = np.exp(logs - logs.max())
        shares: NDArray[np.float64] = weights / weights.sum()
        return shares

    def _logs(self, turn: PastTurn, hands: Ints, cards: Ints) -> NDArray[np.float64]:
        """(deals): the logarithm of the chance that these hands lay these cards."""
        seats, deals, held = hands.shape
        hidden = np.zeros((1, HIGHEST_CARD + 1), dtype=np.bool_)
        hidden[0, list(turn.hidden)] = True
        counts = np.repeat(unseen_counts(hidden), deals, axis=0)
        values = (
            self._policy.values(features(Boards.of(turn.rows, deals), hands, counts, seats)) / self._doubt
        )
        powers = np.exp(values - values.max(axis=2, keepdims=True))
        shares = (powers * (hands == cards)).sum(axis=2) / powers.sum(axis=2)
        logs: NDArray[np.float64] = np.log((1 - _WHIM) * shares + _WHIM / held).sum(axis=0, dtype=np.float64)
        return logs


def past_turns(view: SixTakesView) -> list[PastTurn]:
    """The turns of this round so far, also one whose cards are still being placed; oldest first."""
    played = {card for plays in view.plays for card, _seat in plays}
    shown = [card for cards in (*view.rows, *view.taken) for card in cards]
    rows = [[card] for card in shown if card not in played]
    hidden = set(range(1, view.deck + 1)) - {row[0] for row in rows}
    taken = [0] * view.seats
    turns = []
    for plays in view.plays:
        turns.append(PastTurn(tuple(map(tuple, rows)), frozenset(hidden), plays))
        hidden.difference_update(card for card, _seat in plays)
        for card, seat in sorted(plays):
            if (card, seat) in view.waiting:
                continue
            row = max((one for one in rows if one[-1] < card), key=lambda one: one[-1], default=None)
            if row is None:
                # Too low (RULES.md §3): the cards that the seat took next tell which row it was.
                first = view.taken[seat][taken[seat]]
                row = next(one for one in rows if one[0] == first)
            elif len(row) < ROW_SIZE:
                row.append(card)
                continue
            taken[seat] += len(row)
            row[:] = [card]
    return turns
