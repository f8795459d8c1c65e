"""Flat Monte Carlo: a search that deals the unseen cards and plays the round out at random."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.random import Generator

from game.cardgames.six_takes.players.boards import Boards, Ints
from game.cardgames.six_takes.players.determinization import deal_hands, other_seats
from game.cardgames.six_takes.players.search.outcomes import Outcomes
from game.cardgames.six_takes.rules.game import HAND_SIZE, ROWS
from game.cardgames.six_takes.rules.view import SixTakesView
from game.engine.fold import replace_at


class FlatSearch:
    """A search by random play-outs of `turns` turns, at most to the end of the round."""

    def __init__(self, turns: int = HAND_SIZE) -> None:
        self._turns = turns

    def __call__(self, view: SixTakesView, deals: int, chance: Generator) -> Outcomes:
        match view.stage:
            case "place":
                return self._evaluate_rows(view, deals, chance)
            case "draft":
                return evaluate_picks(view, deals, chance)
        return self._evaluate_cards(view, deals, chance)

    def _evaluate_cards(self, view: SixTakesView, deals: int, chance: Generator) -> Outcomes:
        """Play each hand card now, and the rest of the hand in one random order per deal."""
        hand = np.array(view.hand, dtype=np.int32)
        held = hand.size
        turns = min(held, self._turns)
        order = chance.permuted(np.broadcast_to(hand, (deals, held)), axis=1)
        others = chance.permuted(deal_hands(view, deals, chance), axis=2)
        later = order[:, None, :] != hand[:, None]
        rest = np.broadcast_to(order[:, None, :], later.shape)[later].reshape(deals * held, held - 1)
        boards = Boards.from_rows(view.rows, deals * held)
        ducks = boards.play(_turn_cards(np.tile(hand, deals), others[:, :, 0], held))
        now = ducks[0].copy()
        for turn in range(1, turns):
            ducks += boards.play(_turn_cards(rest[:, turn - 1], others[:, :, turn], held))
        return _reshape_outcomes(ducks, now, deals, held - turns)

    def _evaluate_rows(self, view: SixTakesView, deals: int, chance: Generator) -> Outcomes:
        """Take each row, place the waiting cards, then play the rest of the round."""
        taken = take_each_row(view)
        boards = Boards(np.tile(taken.boards.packed, (1, deals)))
        ducks = np.tile(taken.ducks, (1, deals))
        now = np.tile(taken.prices, deals)
        held = len(view.hand)
        turns = min(held + 1, self._turns) - 1
        if turns:
            hand = np.array(view.hand, dtype=np.int32)
            order = np.repeat(chance.permuted(np.broadcast_to(hand, (deals, held)), axis=1), ROWS, axis=0)
            others = chance.permuted(deal_hands(view, deals, chance), axis=2)
            for turn in range(turns):
                ducks += boards.play(_turn_cards(order[:, turn], others[:, :, turn], ROWS))
        return _reshape_outcomes(ducks, now, deals, held - turns)


def _turn_cards(own: Ints, others: Ints, choices: int) -> Ints:
    """Return a turn's cards, (seats, boards), from `own` by board and `others` by deal."""
    return np.concatenate([own[None], np.repeat(others, choices, axis=1)])


def _reshape_outcomes(ducks: Ints, now: Ints, deals: int, left: int) -> Outcomes:
    shape = (len(ducks), deals, -1)
    return Outcomes(ducks.reshape(shape).astype(np.float32), now.reshape(shape[1:]).astype(np.float32), left)


class TakenRows(NamedTuple):
    """The boards after taking each row and placing the waiting cards.

    Attributes:
        boards: one for each row that could be taken.
        ducks: (seats, rows), the ducks that each seat takes from now until the end of the turn.
        prices: the ducks of each row itself.
    """

    boards: Boards
    ducks: Ints
    prices: Ints


def take_each_row(view: SixTakesView) -> TakenRows:
    """Take each row with a too-low card, one row per board, and place the waiting cards.

    Other seats whose cards are too low take the cheapest row.
    """
    card = view.waiting[0][0]
    each = [Boards.from_rows(replace_at(view.rows, row, (card,)), 1).packed for row in range(ROWS)]
    boards = Boards(np.concatenate(each, axis=1))
    seats = other_seats(view)
    ducks = np.zeros((len(seats) + 1, ROWS), dtype=np.int32)
    prices = np.array([Boards.from_rows((row,) * ROWS, 1).prices[0, 0] for row in view.rows], dtype=np.int32)
    ducks[0] = prices
    for waiting, seat in view.waiting[1:]:
        ducks[1 + seats.index(seat)] += boards.place(np.full(ROWS, waiting, dtype=np.int32))
    return TakenRows(boards, ducks, prices)


def evaluate_picks(view: SixTakesView, deals: int, chance: Generator) -> Outcomes:
    """Rate each card of the draft as if it were played now, against random cards of the other seats.

    Random play-outs would play the rest of the hand badly; agents that pick by them lose more matches.
    """
    others = other_seats(view)
    pool = np.array(view.pool, dtype=np.int32)
    known = np.array([card for seat in others for card in view.known[seat]], dtype=np.int32)
    cards = np.concatenate([pool, known])
    shuffled = chance.permuted(np.broadcast_to(cards, (deals, cards.size)), axis=1)
    boards = Boards.from_rows(view.rows, deals * pool.size)
    own = np.tile(pool, deals)
    # Each card is followed by the next others in the shuffled circle, never by itself.
    places = np.argsort(shuffled, axis=1)[:, np.argsort(np.argsort(cards))[: pool.size]]
    after = (places[:, :, None] + 1 + np.arange(len(others))) % cards.size
    against = np.take_along_axis(shuffled, after.reshape(deals, -1), axis=1)
    turn = np.concatenate([own[None], against.reshape(-1, len(others)).T])
    ducks = boards.play(np.ascontiguousarray(turn))
    return _reshape_outcomes(ducks, np.zeros_like(own), deals, 9)
