"""How likely hands and kinds of players are, given the cards played in this round.

A hand is less likely if its player would have chosen another card from it; the same goes for a kind of
player. So past turns are evaluated again, with the rows and unseen cards of that turn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from game.cardgames.six_takes.players.boards import Boards, Ints
from game.cardgames.six_takes.players.determinization import Dealer, deal_hands, other_seats
from game.cardgames.six_takes.players.features import unseen_counts
from game.cardgames.six_takes.players.opponents import FAR_SIGHTED, PRIOR, Opponents
from game.cardgames.six_takes.rules.game import HIGHEST_CARD, ROW_SIZE
from game.cardgames.six_takes.rules.view import Play, SixTakesView

_OVERSAMPLING = 4
"""Deals drawn for each requested one; likely deals are kept."""
_WHIM = 0.1
"""Share of cards assumed to be played for reasons outside the model."""


class PastTurn(NamedTuple):
    """A turn before its cards were placed: rows in any order, cards not shown yet, and cards revealed."""

    rows: tuple[tuple[int, ...], ...]
    hidden: frozenset[int]
    plays: tuple[Play, ...]


class SampledDeals(NamedTuple):
    """A batch of sampled deals.

    Attributes:
        hands: the other seats' cards, ascending, shaped (others, deals, cards).
        kinds: the kind of player assumed for each of these seats, shaped (others, deals).
    """

    hands: Ints
    kinds: NDArray[np.intp]


DealSampler = Callable[[SixTakesView, int, Generator], SampledDeals]
"""A function that samples a number of deals."""


def uniform_deals(view: SixTakesView, deals: int, chance: Generator) -> SampledDeals:
    """Return random deals, assuming that all other seats think about the whole round."""
    hands = deal_hands(view, deals, chance)
    return SampledDeals(hands, np.full(hands.shape[:2], FAR_SIGHTED))


class LikelyDeals:
    """A sampler that prefers deals in which the other seats' plays so far are likely."""

    def __init__(self, opponents: Opponents, dealer: Dealer = deal_hands) -> None:
        self._opponents, self._dealer = opponents, dealer

    def __call__(self, view: SixTakesView, deals: int, chance: Generator) -> SampledDeals:
        if not view.plays:
            hands = self._dealer(view, deals, chance)
            return SampledDeals(hands, chance.choice(len(PRIOR), size=hands.shape[:2], p=PRIOR))
        hands = self._dealer(view, _OVERSAMPLING * deals, chance)
        if (hands == hands[:, :1]).all():
            # There is only one deal: evaluate it once.
            hands = hands[:, :1]
        by_kind = self._log_likelihoods(view, hands)
        best = by_kind.max(axis=0)
        by_seat = best + np.log(np.exp(by_kind - best).sum(axis=0))
        logs = by_seat.sum(axis=0)
        weights = np.exp(logs - logs.max())
        weights /= weights.sum()
        # Systematic resampling (Kitagawa 1996): the number of copies follows the weight, give or take one.
        places = (np.arange(deals) + chance.random()) / deals
        picks = np.minimum(np.searchsorted(weights.cumsum(), places), hands.shape[1] - 1)
        picks = chance.permutation(picks)
        up_to = np.exp(by_kind - by_seat).cumsum(axis=0)[:-1, :, picks]
        kinds = (up_to < chance.random(up_to.shape[1:])).sum(axis=0)
        return SampledDeals(np.ascontiguousarray(hands[:, picks]), kinds)

    def _log_likelihoods(self, view: SixTakesView, hands: Ints) -> NDArray[np.float64]:
        """Return the log likelihood of each kind of player and hand, as a (kinds, others, deals) array."""
        logs = np.zeros((len(PRIOR), *hands.shape[:2])) + np.log(PRIOR)[:, None, None]
        # From the newest turn back, with that turn's cards returned to the hands.
        for turn in reversed(past_turns(view)):
            played = {seat: card for card, seat in turn.plays}
            cards = np.array([played[seat] for seat in other_seats(view)], dtype=np.int32)[:, None, None]
            hands = np.sort(np.concatenate([hands, np.broadcast_to(cards, (*hands.shape[:2], 1))], axis=2))
            hidden = np.zeros((1, HIGHEST_CARD + 1), dtype=np.bool_)
            hidden[0, list(turn.hidden)] = True
            _others, deals, held = hands.shape
            counts = np.repeat(unseen_counts(hidden), deals, axis=0)
            chances = self._opponents.card_probabilities(Boards.from_rows(turn.rows, deals), hands, counts)
            played_then = (chances * (hands == cards)).sum(axis=3)
            logs += np.log((1 - _WHIM) * played_then + _WHIM / held)
        return logs


def past_turns(view: SixTakesView) -> list[PastTurn]:
    """Return the turns of this round, oldest first, including one whose cards are still being placed."""
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
            row = max(
                (lying for lying in rows if lying[-1] < card), key=lambda lying: lying[-1], default=None
            )
            if row is None:
                # Too low (RULES.md §3): the cards that the seat took next tell which row it was.
                first = view.taken[seat][taken[seat]]
                row = next(lying for lying in rows if lying[0] == first)
            elif len(row) < ROW_SIZE:
                row.append(card)
                continue
            taken[seat] += len(row)
            row[:] = [card]
    return turns
