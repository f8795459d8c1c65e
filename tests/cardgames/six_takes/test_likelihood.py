"""Hands that would have been played otherwise are less likely."""

from __future__ import annotations

import random

import numpy as np
import pytest

from game.cardgames.six_takes.players.boards import Ints
from game.cardgames.six_takes.players.determinization import deal_hands
from game.cardgames.six_takes.players.features import Features
from game.cardgames.six_takes.players.likelihood import LikelyHands, past_turns
from game.cardgames.six_takes.players.policy import FLAT_TWO, Policy
from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.cardgames.six_takes.rules.view import SixTakesView
from game.engine.contract import Setup
from game.engine.match import Match


class Highest:
    """Lays the highest card, and that for sure."""

    def values(self, seen: Features) -> np.ndarray:
        held = seen.cards.shape[2]
        return np.broadcast_to(np.arange(held, dtype=np.float32) * 1000, seen.cards.shape[:3])


def played(seats: int, seed: int, turns: int, **options: bool) -> Match:
    """A round after so many turns at random."""
    match = Match(SIX_TAKES, Setup(seats, seed, SixTakesOptions(limit=0, **options)))
    match.deal()
    chance = random.Random(seed)
    while match.state.open.turn <= turns:
        seat = next(iter(match.pending))
        match.choose(seat, chance.choice(match.pending[seat]))
    return match


@pytest.mark.parametrize("options", [{}, {"professional": True}], ids=str)
@pytest.mark.parametrize("seats", [2, 5, 10])
def test_past_turns_are_as_they_were(seats: int, options: dict[str, bool]) -> None:
    for seed in range(8):
        match = Match(SIX_TAKES, Setup(seats, seed, SixTakesOptions(limit=0, **options)))
        match.deal()
        chance = random.Random(seed)
        begun: dict[int, tuple[set[tuple[int, ...]], set[int]]] = {}
        while not match.over:
            view = match.view(0)
            if view.stage == "choose":
                shown = {card for cards in (*view.rows, *view.taken) for card in cards}
                begun[view.turn] = set(view.rows), set(range(1, view.deck + 1)) - shown
            turns = past_turns(view)
            assert [turn.plays for turn in turns] == list(view.plays)
            for number, turn in enumerate(turns, 1):
                if number in begun:
                    assert (set(turn.rows), set(turn.hidden)) == begun[number], (seed, number)
            seat = next(iter(match.pending))
            match.choose(seat, chance.choice(match.pending[seat]))


def test_hands_that_would_have_laid_another_card_are_rare() -> None:
    match = played(2, 3, 4)
    view = match.view(0)
    highest_laid = [card for plays in view.plays for card, seat in plays if seat == 1]
    policy: Policy = Highest()  # type: ignore[assignment]

    def fitting(hands: Ints) -> float:
        """The share of hands which by that policy would have laid the last card, of all that were left."""
        return float((hands[0] < highest_laid[-1]).all(axis=1).mean())

    chance = np.random.default_rng(1)
    usual, likely = deal_hands(view, 4000, chance), LikelyHands(policy, 1.0)(view, 4000, chance)
    assert likely.shape == usual.shape
    assert fitting(likely) > 4 * fitting(usual) > 0


@pytest.mark.parametrize("seats", [2, 4, 10])
def test_likely_hands_are_hands_that_may_be(seats: int) -> None:
    match = played(seats, 5, 3)
    view = match.view(0)
    hands = LikelyHands(Policy.load(FLAT_TWO), 0.8)(view, 50, np.random.default_rng(2))
    assert hands.shape == (seats - 1, 50, len(view.hand))
    assert (np.diff(hands, axis=2) > 0).all()
    shown = {*view.hand, *(card for cards in (*view.rows, *view.taken) for card in cards)}
    for deal in hands.transpose(1, 0, 2):
        cards = deal.ravel().tolist()
        assert len(set(cards)) == len(cards)
        assert not shown & set(cards)


def test_the_deal_that_is_known_stays() -> None:
    """In the professional deck at two seats, and after a draft."""
    for options in ({"professional": True}, {"professional": True, "draft": True}):
        match = played(2, 5, 3, **options)
        view = match.view(0)
        hands = LikelyHands(Policy.load(FLAT_TWO), 0.8)(view, 20, np.random.default_rng(2))
        assert {tuple(hand) for hand in hands[0].tolist()} == {match.view(1).hand}


def test_before_the_first_card_all_hands_are_as_likely() -> None:
    match = played(2, 5, 0)
    view: SixTakesView = match.view(0)
    found = LikelyHands(Policy.load(FLAT_TWO), 0.8)(view, 20, np.random.default_rng(2))
    assert (found == deal_hands(view, 20, np.random.default_rng(2))).all()
