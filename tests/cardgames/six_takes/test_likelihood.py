"""Hands that would have been played differently are less likely; and how kinds of players would play."""

import numpy as np
import pytest

from game.ai.agent import Budget
from game.cardgames.six_takes.players.agents import AGENTS
from game.cardgames.six_takes.players.boards import Boards, Floats, Ints
from game.cardgames.six_takes.players.determinization import deal_hands
from game.cardgames.six_takes.players.features import unseen_counts
from game.cardgames.six_takes.players.likelihood import LikelyDeals, past_turns
from game.cardgames.six_takes.players.opponents import FAR_SIGHTED, PRIOR, RANDOM, SHORT_SIGHTED, Opponents
from game.cardgames.six_takes.players.policy import FLAT, Policy
from game.cardgames.six_takes.rules.game import HIGHEST_CARD, SIX_TAKES
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.cardgames.six_takes.rules.view import SixTakesView
from game.engine.chance import seed_of
from game.engine.contract import Setup
from game.engine.match import Match
from tests.support.six_takes_boards import random_round, round_after

THINKING = Opponents(Policy.load(FLAT))


class Highest(Opponents):
    def __init__(self) -> None:
        super().__init__(Policy.load(FLAT))

    def card_probabilities(self, _boards: Boards, hands: Ints, _counts: Ints) -> Floats:
        sure = np.zeros((len(PRIOR), *hands.shape), dtype=np.float32)
        sure[..., -1] = 1
        return sure


@pytest.mark.parametrize("options", [{}, {"professional": True}], ids=str)
@pytest.mark.parametrize("seats", [2, 5, 10])
def test_past_turns_are_reconstructed(seats: int, options: dict[str, bool]) -> None:
    for seed in range(8):
        begun: dict[int, tuple[set[tuple[int, ...]], set[int]]] = {}
        for match, _seat in random_round(seats, seed, **options):
            view = match.view(0)
            if view.stage == "choose":
                shown = {card for cards in (*view.rows, *view.taken) for card in cards}
                begun[view.turn] = set(view.rows), set(range(1, view.deck + 1)) - shown
            turns = past_turns(view)
            assert [turn.plays for turn in turns] == list(view.plays)
            for number, turn in enumerate(turns, 1):
                if number in begun:
                    assert (set(turn.rows), set(turn.hidden)) == begun[number], (seed, number)


def test_hands_that_would_have_played_another_card_are_rare() -> None:
    view = round_after(4, 2, 3).view(0)
    highest_laid = [card for plays in view.plays for card, seat in plays if seat == 1]

    def fitting(hands: Ints) -> float:
        return float((hands[0] < highest_laid[-1]).all(axis=1).mean())

    chance = np.random.default_rng(1)
    usual, likely = deal_hands(view, 4000, chance), LikelyDeals(Highest())(view, 4000, chance).hands
    assert likely.shape == usual.shape
    assert fitting(likely) > 4 * fitting(usual) > 0


@pytest.mark.parametrize("seats", [2, 4, 10])
def test_likely_hands_are_possible_hands(seats: int) -> None:
    view = round_after(3, seats, 5).view(0)
    hands = LikelyDeals(THINKING)(view, 50, np.random.default_rng(2)).hands
    assert hands.shape == (seats - 1, 50, len(view.hand))
    assert (np.diff(hands, axis=2) > 0).all()
    shown = {*view.hand, *(card for cards in (*view.rows, *view.taken) for card in cards)}
    for deal in hands.transpose(1, 0, 2):
        cards = deal.ravel().tolist()
        assert len(set(cards)) == len(cards)
        assert not shown & set(cards)


def test_known_deal_is_kept() -> None:
    """With the professional deck at two seats, and after a draft."""
    for options in ({"professional": True}, {"professional": True, "draft": True}):
        match = round_after(3, 2, 5, **options)
        view = match.view(0)
        hands = LikelyDeals(THINKING)(view, 20, np.random.default_rng(2)).hands
        assert hands.shape[:2] == (1, 20)
        assert {tuple(hand) for hand in hands[0].tolist()} == {match.view(1).hand}


def test_all_hands_are_equally_likely_before_the_first_card() -> None:
    match = round_after(0, 2, 5)
    view: SixTakesView = match.view(0)
    found = LikelyDeals(THINKING)(view, 20, np.random.default_rng(2)).hands
    assert (found == deal_hands(view, 20, np.random.default_rng(2))).all()


# -- kinds of players --------------------------------------------------------------------------------------


def kinds(level: str, seeds: range, turns: int = 8) -> Floats:
    """Return how often others are taken for each kind after this many turns, if all play at this level."""
    found = np.zeros(len(PRIOR))
    for seed in seeds:
        match = Match(SIX_TAKES, Setup(4, seed, SixTakesOptions(limit=0)))
        match.deal()
        agent = AGENTS[level]()
        while match.state.public.turn <= turns:
            seat = next(iter(match.pending))
            choice = agent.choose(match.view(seat), Budget(samples=60), seed_of(seed, seat)).choice
            match.choose(seat, choice)
        deals = LikelyDeals(THINKING)(match.view(0), 100, np.random.default_rng(seed))
        assert deals.kinds.shape == deals.hands.shape[:2]
        found += np.bincount(deals.kinds.ravel(), minlength=len(PRIOR)) / deals.kinds.size
    shares: Floats = found / len(seeds)
    return shares


@pytest.mark.parametrize(
    ("level", "kind"), [("drake", SHORT_SIGHTED), ("swan", FAR_SIGHTED), ("duckling", RANDOM)]
)
def test_players_are_recognised_by_their_cards(level: str, kind: int) -> None:
    assert kinds(level, range(6))[kind] > PRIOR[kind] + 0.15


def test_kinds_have_their_usual_frequency_before_the_first_card() -> None:
    found = LikelyDeals(THINKING)(round_after(0, 4, 5).view(0), 2000, np.random.default_rng(2)).kinds
    assert np.bincount(found.ravel()) / found.size == pytest.approx(PRIOR, abs=0.02)


# -- how each kind plays ---------------------------------------------------------------------------------


ROWS = ((10,), (30, 31, 32, 33, 34), (50,), (90,))
"""A card from 35 to 49 certainly takes the second row, which is full."""
HAND = (12, 40, 52, 91)


def chances(hand: tuple[int, ...] = HAND, seats: int = 4) -> Floats:
    """Return (kinds, cards): the probability that each kind plays each card of a hand."""
    hidden = np.ones((1, HIGHEST_CARD + 1), dtype=np.bool_)
    hidden[0, [0, *(card for row in ROWS for card in row)]] = False
    hands = np.array(hand, dtype=np.int32)[None, None].repeat(seats - 1, axis=0)
    found = Opponents(Policy.load(FLAT)).card_probabilities(
        Boards.from_rows(ROWS, 1), hands, unseen_counts(hidden)
    )
    assert found.shape == (len(PRIOR), seats - 1, 1, len(hand))
    return found[:, 0, 0]


def test_probabilities_of_each_kind_add_up_to_one() -> None:
    assert chances().sum(axis=1) == pytest.approx(1)
    assert PRIOR.sum() == pytest.approx(1)


def test_player_who_looks_at_this_turn_avoids_taking_rows() -> None:
    assert chances()[SHORT_SIGHTED, HAND.index(40)] < 0.01
    assert chances()[FAR_SIGHTED, HAND.index(40)] < 0.1


def test_player_who_looks_at_this_turn_plays_the_highest_safe_card() -> None:
    """Right after the ends of three rows nothing can come in between."""
    safe = chances((11, 51, 91))
    assert safe[SHORT_SIGHTED].argmax() == 2
    assert safe[SHORT_SIGHTED, 2] > 0.95
    assert safe[FAR_SIGHTED].max() < 0.95


def test_random_player_plays_any_card() -> None:
    assert chances()[RANDOM] == pytest.approx(1 / len(HAND))
