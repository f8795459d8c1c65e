"""The last turns between two seats that know each other's cards are solved exactly."""

from functools import cache
from itertools import chain, product
from statistics import fmean

import numpy as np
import pytest

from game.ai.agent import Budget
from game.cardgames.six_takes.players.agents import AGENTS, ExpertSearch
from game.cardgames.six_takes.players.boards import Boards, Floats, Ints
from game.cardgames.six_takes.players.determinization import deal_hands
from game.cardgames.six_takes.players.likelihood import LikelyDeals
from game.cardgames.six_takes.players.opponents import Opponents
from game.cardgames.six_takes.players.policy import FLAT_TWO, Policy
from game.cardgames.six_takes.players.search.endgame import (
    EndgameSearch,
    Positions,
    SolvedEndgame,
    can_be_solved,
    solve_endgame,
    starting_positions,
)
from game.cardgames.six_takes.players.search.outcomes import Outcomes
from game.cardgames.six_takes.rules.events import PlayCard, TakeRow
from game.cardgames.six_takes.rules.game import SIX_TAKES, SixTakesState, ducks_in
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.engine.contract import Setup
from game.engine.match import Match
from tests.support.six_takes_boards import random_round, table


def round_at_question(seed: int, stage: str, held: int, known: str = "professional") -> Match:
    """Return a random round of two seats at a question with this many cards held; `known` opens the hands."""
    options = {known: True} if known else {}
    for match, seat in chain.from_iterable(
        random_round(2, one, **options) for one in range(seed, seed + 200)
    ):
        view = match.view(seat)
        if view.stage == stage and len(view.hand) == held and not view.chosen and not any(view.ready):
            return match
    raise LookupError("there is no such round")


def uniform(_boards: Boards, hands: Ints, _counts: Ints) -> Floats:
    return np.full(hands.shape, 1 / hands.shape[1], dtype=np.float32)


def ducks_ahead(ducks: Ints) -> Floats:
    return (ducks[1] - ducks[0]).astype(np.float32)


def solve_positions(first: Positions, trust: float) -> SolvedEndgame:
    end = solve_endgame(first, ducks_ahead, uniform, trust, limit=10**6)
    assert end is not None
    return end


def lead_over(state: SixTakesState) -> int:
    """Return the ducks that seat 1 has more than seat 0."""
    ducks = [state.public.totals[seat] + ducks_in(state.public.taken[seat]) for seat in range(2)]
    return ducks[1] - ducks[0]


class Reference:
    """By the rules: seat 0 plays optimally against a seat 1 with random cards and optimal rows."""

    def __init__(self) -> None:
        self.rows_taken = 0

    def value(self, state: SixTakesState) -> float:
        pending = SIX_TAKES.pending(state)
        if not pending:
            return lead_over(state)
        if isinstance(next(iter(pending.values()))[0], TakeRow):
            ((seat, rows),) = pending.items()
            self.rows_taken += 1
            each = [self.value(SIX_TAKES.apply(state, seat, row)[0]) for row in rows]
            return max(each) if seat == 0 else min(each)
        return max(
            fmean(self.value(self._after(state, mine, theirs)) for theirs in pending[1])
            for mine in pending[0]
        )

    @staticmethod
    def _after(state: SixTakesState, mine: object, theirs: object) -> SixTakesState:
        assert isinstance(mine, PlayCard)
        assert isinstance(theirs, PlayCard)
        return SIX_TAKES.apply(SIX_TAKES.apply(state, 0, mine)[0], 1, theirs)[0]


@pytest.mark.parametrize("held", [2, 3])
def test_values_of_all_cards_and_rows_match_the_rules(held: int) -> None:
    reference = Reference()
    for seed in range(6):
        match = round_at_question(100 * seed, "choose", held)
        state, view = match.state, match.view(0)
        end = solve_positions(starting_positions(view, np.array(state.hands[1], dtype=np.int32)), 1.0)
        assert end.values[0] == pytest.approx(reference.value(state) - lead_over(state), abs=0.01), view
    assert reference.rows_taken > 20, "rows were taken on the way"


def test_end_may_start_with_a_forced_row() -> None:
    reference, seen = Reference(), 0
    for seed in range(0, 4_000, 100):
        match = round_at_question(seed, "place", 2)
        if 0 not in match.pending:
            continue
        seen += 1
        state, view = match.state, match.view(0)
        end = solve_positions(starting_positions(view, np.array(state.hands[1], dtype=np.int32)), 1.0)
        after = [SIX_TAKES.apply(state, 0, row)[0] for row in match.pending[0]]
        assert end.values == pytest.approx(
            [reference.value(one) - lead_over(state) for one in after], abs=0.01
        )
        found = endgame_search()(view, 7, np.random.default_rng(1))
        assert found.now.tolist() == [[ducks_in(row) for row in view.rows]] * 7
        assert (found.ducks[0] >= found.now).all()
    assert seen > 3


@cache
def model() -> Opponents:
    return Opponents(Policy.load(FLAT_TWO), 0.8)


def endgame_search() -> EndgameSearch:
    return EndgameSearch(model(), LikelyDeals(model()), lambda *_: UNKNOWN)


UNKNOWN = Outcomes(np.zeros((2, 1, 1), dtype=np.float32), np.zeros((1, 1), dtype=np.float32), 7)


@pytest.mark.parametrize("known", ["professional", "draft"])
def test_ends_are_solved_with_few_cards_and_full_knowledge(known: str) -> None:
    for held in (2, 3, 4):
        assert can_be_solved(round_at_question(1, "choose", held, known).view(0))
    more = round_at_question(1, "choose", 5, known).view(0)
    assert not can_be_solved(more)
    assert endgame_search()(more, 5, np.random.default_rng(1)) is UNKNOWN
    place = round_at_question(1, "place", 3, known)
    assert can_be_solved(place.view(next(iter(place.pending))))


def test_hidden_hands_and_three_seats_are_not_solved() -> None:
    assert not can_be_solved(round_at_question(1, "choose", 2, "").view(0))
    three = Match(SIX_TAKES, Setup(3, 1, SixTakesOptions(limit=0, professional=True)))
    three.deal()
    while len(three.view(0).hand) > 2:
        seat = next(iter(three.pending))
        three.choose(seat, three.pending[seat][0])
    assert not can_be_solved(three.view(0))


def test_ends_with_too_many_positions_are_not_solved() -> None:
    """Each of these cards may take any of four rows."""
    state = table("30\n40\n50\n60", [(1, 3, 5, 7), (2, 4, 6, 8)], SixTakesOptions(limit=0, draft=True))
    view = SIX_TAKES.view(state, 0)
    assert can_be_solved(view)
    first = starting_positions(view, np.array(state.hands[1], dtype=np.int32))
    assert solve_endgame(first, ducks_ahead, uniform, 1.0) is None
    assert endgame_search()(view, 5, np.random.default_rng(1)) is UNKNOWN
    assert solve_endgame(first, ducks_ahead, uniform, 1.0, limit=10**6).ducks[-1].shape[1] > 4_000


def test_earlier_questions_do_not_matter() -> None:
    """The same view and generator give the same outcomes, whatever was asked before."""
    view = round_at_question(40, "choose", 4).view(0)
    fresh, other = endgame_search(), endgame_search()
    other(view, 30, np.random.default_rng(5))
    expected, found = (ends(view, 30, np.random.default_rng(6)) for ends in (fresh, other))
    assert (expected.ducks == found.ducks).all()


@pytest.mark.parametrize("held", [2, 3, 4])
def test_ends_are_solved_to_the_last_card(held: int) -> None:
    view = round_at_question(40, "choose", held).view(0)
    found = ExpertSearch()(view, 20, np.random.default_rng(3))
    assert found.left == 0
    assert found.ducks.shape == (2, 20, held)
    assert (found.ducks == found.ducks.round()).all()
    assert (found.ducks[0] >= found.now).all()
    assert (found.now >= 0).all()


def test_batches_of_a_view_share_its_solved_end() -> None:
    one, other = round_at_question(40, "choose", 3).view(0), round_at_question(80, "choose", 3).view(0)
    ends = endgame_search()
    apart = [EndgameSearch._solve(endgame_search(), view) for view in (one, other)]
    ends(one, 20, np.random.default_rng(1))
    first = ends._last
    ends(one, 20, np.random.default_rng(2))
    assert ends._last is first
    ends(other, 20, np.random.default_rng(1))
    worths = [end.values[0] for end in (*apart, first[1], ends._last[1]) if end]
    assert worths == pytest.approx([worths[0], worths[1]] * 2)
    assert worths[0] != pytest.approx(worths[1])


def test_trap_two_turns_ahead_is_seen() -> None:
    """65 now fills a row that the opponent must take; a turn later, 67 may be there."""
    rows = """
        10 11 12 13 14
        60 61 62 64
        20
        30
        """
    state = table(rows, [(21, 65), (66, 67)], SixTakesOptions(limit=0, draft=True))
    view = SIX_TAKES.view(state, 0)
    assert can_be_solved(view)
    assert AGENTS["eider"]().choose(view, Budget(samples=200), 1).choice == PlayCard(65)


def test_end_is_zero_sum() -> None:
    """One seat's value is the other's loss: an equilibrium of the whole end, without an opponent model."""
    for seed, held in product(range(3), (2, 3)):
        match = round_at_question(500 + 100 * seed, "choose", held)
        worths = []
        for seat in range(2):
            first = starting_positions(
                match.view(seat), np.array(match.state.hands[1 - seat], dtype=np.int32)
            )
            worths.append(float(solve_positions(first, 0.0).values[0]))
        assert worths[0] == pytest.approx(-worths[1], abs=0.3)


def test_known_hands_are_dealt_as_they_are() -> None:
    match = round_at_question(40, "choose", 4)
    dealt = deal_hands(match.view(0), 3, np.random.default_rng(1))
    assert dealt[0, 0].tolist() == list(match.state.hands[1])
