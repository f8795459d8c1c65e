"""Hands full of Calculators, from which a card can be laid in thousands of ways (RULES.md §21.1).

The cost of thinking is counted, not timed: in answers that are considered and in play-outs.
"""

from __future__ import annotations

import random

import pytest

from game.ai.agent import Budget
from game.ai.levels import ADVISER, budget_of
from game.cardgames.sixpack.players import agents as ai
from game.cardgames.sixpack.players.agents import ANSWERS_PER_PLAYOUT, FULL_BUDGET_CHOICES, MAX_TRIED
from game.cardgames.sixpack.players.determinization import sample_state
from game.cardgames.sixpack.players.heuristics import Heuristics
from game.cardgames.sixpack.players.rollout_board import MAX_LAYS, RolloutBoard
from game.cardgames.sixpack.players.search import Search
from game.cardgames.sixpack.rules.board import Board
from game.cardgames.sixpack.rules.choices import LayCard, Question, SixpackChoice
from game.cardgames.sixpack.rules.game import ROUTINES, SIXPACK
from game.cardgames.sixpack.rules.options import SixpackOptions
from game.engine.chance import seed_of
from game.engine.contract import Setup
from game.engine.match import Match
from tests.cardgames.sixpack.boards import Turn
from tests.cardgames.sixpack.matches import random_match, random_setup
from tests.support.sampling import sampled

LEVELS = ("drake", "swan", "eider", ADVISER)
ALL_TWELVE = " ".join(f"calculator:{number}" for number in (1, 2, 3, 4, 5, 6) * 2)
CALCULATORS = ("calculator", "calculator", "neutral", "neutral")
# How many deals a level samples with its own budget.
DEALS = {"drake": 1, "swan": 30, "eider": 60, ADVISER: 60}


class CountingSearch(Search):
    """A search that counts its play-outs, and the answers considered in its heaviest deal."""

    made: list[CountingSearch]

    def __init__(self, *given) -> None:
        super().__init__(*given)
        self.heaviest = self.before = 0
        self.made.append(self)

    def try_all(self, deal, choices):
        found = super().try_all(deal, choices)
        self.heaviest = max(self.heaviest, self.considered - self.before)
        self.before = self.considered
        return found


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> list[CountingSearch]:
    CountingSearch.made = []
    monkeypatch.setattr(ai, "Search", CountingSearch)
    return CountingSearch.made


def worst_turn(seats: int = 2) -> Turn:
    """Return a turn with a hand of twelve Calculators and two other cards, against ordinary hands."""
    others = ["1 2 2 3 3 4 4 5 5 6"] * (seats - 1)
    return Turn("3* 4* | 5 | 5", f"{ALL_TWELVE} 1* 4", *others)


def check_work(search: CountingSearch, level: str) -> None:
    most = FULL_BUDGET_CHOICES * DEALS[level]
    assert search.played <= most + MAX_TRIED
    assert search.considered <= ANSWERS_PER_PLAYOUT * most + search.heaviest
    assert search.heaviest <= MAX_TRIED * 4 * ANSWERS_PER_PLAYOUT


@pytest.mark.parametrize("level", sampled(LEVELS, 2))
def test_worst_hand_stays_within_the_limits_of_work(level: str, searches: list[CountingSearch]) -> None:
    view = SIXPACK.view(worst_turn().state, 0)
    legal = SIXPACK.choices(view)
    assert len(legal) == 12 * 2**11 + 2 * 2**12
    decision = ai.AGENTS[level]().choose(view, budget_of(level), 1)
    (search,) = searches
    check_work(search, level)
    assert len(search.candidates) <= 6 * len(view.hand)
    assert search.candidates <= set(legal)
    assert decision.choice in search.candidates
    assert tuple(one.choice for one in decision.prospects) == legal
    highest = max(one.value for one in decision.prospects)
    chosen = next(one.value for one in decision.prospects if one.choice == decision.choice)
    assert level == "eider" or chosen == pytest.approx(highest)


@pytest.mark.parametrize("level", sampled(LEVELS, 2))
@pytest.mark.parametrize("seats", [2, 6])
def test_decisions_with_calculators_stay_within_the_limits_of_work(
    level: str, seats: int, searches: list[CountingSearch]
) -> None:
    """Agents choose now and then, at any question, while the players keep their Calculators."""
    packs = CALCULATORS + ("carousel", "second_hand", "seethrough")[: 3 if seats == 6 else 0]
    match = Match(SIXPACK, Setup(seats, 10, SixpackOptions(preset="own", packs=packs, rounds=1)))
    match.deal()
    chance, asked = random.Random(seats), 0
    for _ in range(60):
        if match.over:
            break
        seat = min(match.pending)
        legal = match.pending[seat]
        if len(legal) > 1 and chance.random() < (0.15 if seats == 2 else 0.05):
            decision = ai.AGENTS[level]().choose(match.view(seat), budget_of(level), 1)
            check_work(searches[-1], level)
            assert decision.choice in legal
            asked += 1
        match.choose(seat, legal[int(chance.random() ** 2 * len(legal))])
    assert asked


@pytest.mark.parametrize("level", sampled(LEVELS, 2))
def test_whole_match_with_two_packs_of_calculators(level: str, searches: list[CountingSearch]) -> None:
    match = Match(SIXPACK, Setup(2, 3, SixpackOptions(preset="own", packs=CALCULATORS, rounds=1)))
    match.deal()
    agent = ai.AGENTS[level]()
    while not match.over:
        for seat, legal in match.pending.items():
            decision = agent.choose(match.view(seat), Budget(samples=10), seed_of(3, len(match.history)))
            assert decision.choice in legal
            if decision.prospects:
                assert tuple(one.choice for one in decision.prospects) == legal
                assert searches[-1].candidates <= set(legal)
            match.choose(seat, decision.choice)
            break
    assert max(len(search.choices) for search in searches) > MAX_LAYS


# -- considered lays -----------------------------------------------------------------------------------------


def lays(board: Board, seat: int) -> list[LayCard]:
    return [lay for lay in board.possible_lays(seat, board.hands[seat]) if isinstance(lay, LayCard)]


def test_considered_lays_are_legal_and_as_good_as_any() -> None:
    """For each legal lay, an equal card that counts the same and costs no more is considered."""
    chance, many, few = random.Random(4), 0, 0
    instinct_of: dict[tuple, Heuristics] = {}
    for seats in (2, 2, 3):
        for game in range(12):
            packs = ("calculator", "calculator", "reverse", "super_numbers")
            setup = Setup(seats, game, SixpackOptions(preset="own", packs=packs, rounds=1))
            for state, _events in list(random_match(setup, chance))[::3]:
                real, mind = Board(state, ROUTINES), RolloutBoard(state)
                for seat in range(seats):
                    legal, considered_lays = lays(real, seat), lays(mind, seat)
                    if len(legal) <= MAX_LAYS:
                        few += 1
                        assert considered_lays == legal
                        continue
                    many += 1
                    assert set(considered_lays) <= set(legal)
                    assert len(considered_lays) <= 6 * len(state.hands[seat])
                    instinct = instinct_of.setdefault(state.public.cards, Heuristics())

                    def kind_of(lay: LayCard, board: Board = real) -> tuple:
                        face = board.public.cards[lay.card]
                        alike = (face.pack, face.number, face.second, face.hand)
                        return alike, board.tableau.lay_numbers(lay)

                    least: dict[tuple, float] = {}
                    for lay in considered_lays:
                        cost = instinct.total_value(real, (lay.card, *lay.calculators))
                        least[kind_of(lay)] = min(cost, least.get(kind_of(lay), cost))
                    for lay in legal:
                        cost = instinct.total_value(real, (lay.card, *lay.calculators))
                        assert least[kind_of(lay)] <= cost + 1e-9
    assert many > 20
    assert few > 20


def test_without_effects_calculators_are_ordinary_cards() -> None:
    turn = Turn("no_superheroes:3 | 4 | 5", f"{ALL_TWELVE} 1", "1 2 3")
    assert turn.state.public.disabled
    assert lays(RolloutBoard(turn.state), 0) == lays(Board(turn.state, ROUTINES), 0)
    assert len(lays(RolloutBoard(turn.state), 0)) == 13


def test_only_some_of_another_seats_possible_lays_are_considered() -> None:
    """It has laid a card with five Calculators: C(12, 5) times as many lays are possible as it has cards."""
    turn = Turn("3 | 5 | 5", "1 2 3 4 5 6 1 2 3 4", f"{ALL_TWELVE} 1 2")
    turn.lay_one(1, "calculator:1+calculator:2+calculator:3+calculator:4+calculator:5+1")
    view = SIXPACK.view(turn.state, 0)
    asked: list[int] = []

    def chooser(board: Board, question: Question, chance: random.Random) -> SixpackChoice:
        asked.append(len(question.legal))
        return question.legal[int(chance.random() * len(question.legal))]

    found = set()
    for seed in range(30):
        state = sample_state(view, random.Random(seed), chooser)
        assert SIXPACK.view(state, 0) == view
        found.add(state.laid[1])
    assert max(asked) == MAX_LAYS
    assert len(found) > 20


def test_without_calculators_all_lays_are_considered() -> None:
    chance = random.Random(9)
    for game in range(10):
        for state, _events in random_match(random_setup(2 + game % 5, chance), chance):
            if not any(face.pack == "calculator" for face in state.public.cards):
                for seat in range(state.public.seats):
                    assert lays(RolloutBoard(state), seat) == lays(Board(state, ROUTINES), seat)
