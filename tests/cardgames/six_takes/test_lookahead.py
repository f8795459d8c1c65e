"""The expert's search: its features and policies, two-player games, and winning chances from a standing."""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.cardgames.six_takes.players.agents import ExpertSearch
from game.cardgames.six_takes.players.boards import Boards, Floats
from game.cardgames.six_takes.players.determinization import hidden_cards
from game.cardgames.six_takes.players.features import (
    BOARD_FEATURES,
    CARD_FEATURES,
    compute_features,
    unseen_counts,
)
from game.cardgames.six_takes.players.likelihood import LikelyDeals
from game.cardgames.six_takes.players.opponents import Opponents
from game.cardgames.six_takes.players.policy import FLAT, FLAT_TWO, RESPONSE, RESPONSE_TWO, Policy
from game.cardgames.six_takes.players.search.endgame import equilibrium, restricted_response
from game.cardgames.six_takes.players.search.flat_search import FlatSearch
from game.cardgames.six_takes.players.search.lookahead import Lookahead
from game.cardgames.six_takes.players.search.outcomes import chances_to_win
from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.cardgames.six_takes.rules.view import SixTakesView
from game.engine.contract import Setup
from tests.support.six_takes_boards import random_round

SEARCHES = {
    "one turn": FlatSearch(1),
    "flat": FlatSearch(),
    "expert": ExpertSearch(),
    "expert to the end": Lookahead(Opponents(Policy.load(FLAT)), Policy.load(RESPONSE), turns=10),
}


def views(seats: int, seed: int, **options: bool) -> list[SixTakesView]:
    """Return the views of seats that choose, turn by turn, in a random round."""
    return [match.view(seat) for match, seat in random_round(seats, seed, **options)]


def predict(policy: Policy, view: SixTakesView) -> np.ndarray:
    hand = np.array(view.hand, dtype=np.int32)[None, None]
    counts = unseen_counts(hidden_cards(view)[None])
    return policy.predict(
        compute_features(Boards.from_rows(view.rows, 1), hand, counts, len(view.playing) - 1)
    )[0, 0]


@pytest.mark.parametrize("seats", [2, 4, 10])
@pytest.mark.parametrize("search", SEARCHES)
def test_every_choice_of_a_round_has_an_outcome(search: str, seats: int) -> None:
    for view in views(seats, 3)[::seats]:
        choices = len(SIX_TAKES.choices(view))
        found = SEARCHES[search](view, 5, np.random.default_rng(1))
        assert found.ducks.shape == (seats, 5, choices)
        assert found.now.shape == (5, choices)
        assert (found.now >= 0).all()
        assert np.isfinite(found.ducks).all()
        if search != "expert":
            assert (found.ducks[0] >= found.now).all()
        if search in ("flat", "expert to the end"):
            assert found.left == 0
            assert (found.ducks == found.ducks.round()).all()
            assert found.ducks.sum(axis=0).max() <= 171


def test_turns_beyond_the_horizon_are_counted_as_left() -> None:
    view = views(4, 8)[0]
    assert SEARCHES["expert"](view, 3, np.random.default_rng(1)).left == 7
    assert SEARCHES["one turn"](view, 3, np.random.default_rng(1)).left == 9


@pytest.mark.parametrize("seats", [2, 3])
def test_expert_uses_the_two_seat_policy_against_one_opponent(seats: int) -> None:
    view = views(seats, 4)[4 * seats]
    assert view.stage == "choose"
    other, others = Opponents(Policy.load(FLAT_TWO), 0.8), Opponents(Policy.load(FLAT))
    two = Lookahead(other, Policy.load(RESPONSE_TWO), 3, LikelyDeals(other))
    many = Lookahead(others, Policy.load(RESPONSE), deal=LikelyDeals(others))
    found, as_two, as_many = (
        search(view, 3, np.random.default_rng(1)).ducks.tolist() for search in (ExpertSearch(), two, many)
    )
    assert (found == as_two, found == as_many) == (seats == 2, seats != 2)


def test_two_of_three_seats_are_left_if_one_is_out() -> None:
    view = next(view for view in views(2, 4) if view.stage == "choose")
    out = msgspec.structs.replace(
        view,
        playing=(0, 2),
        seat=2,
        totals=(0, 70, 0),
        taken=((), (), ()),
        hand_sizes=(len(view.hand), 0, len(view.hand)),
    )
    found = [ExpertSearch()(one, 3, np.random.default_rng(1)).ducks.tolist() for one in (view, out)]
    assert found[0] == found[1]


@pytest.mark.parametrize("professional", [False, True])
def test_features_have_their_documented_shapes_and_moderate_values(professional: bool) -> None:
    for view in views(5, 6, professional=professional):
        if view.stage != "choose":
            continue
        hand = np.array(view.hand, dtype=np.int32)[None, None]
        counts = unseen_counts(hidden_cards(view)[None])
        seen = compute_features(Boards.from_rows(view.rows, 1), hand, counts, 4)
        assert seen.cards.shape == (1, 1, len(view.hand), CARD_FEATURES)
        assert seen.boards.shape == (1, 1, BOARD_FEATURES)
        assert np.abs(seen.cards).max() < 5
        assert np.abs(seen.boards).max() < 5


def test_features_describe_what_lies_between_a_row_and_a_card() -> None:
    # 23 on 20: only 21 is unseen in between, because 22 is in the seat's hand. 9 is too low.
    boards = Boards.from_rows(((10,), (20, 24)[:1], (60, 61, 62, 63, 64), (90,)), 1)
    hidden = np.ones((1, 105), dtype=np.bool_)
    hidden[0, [0, 10, 20, 60, 61, 62, 63, 64, 90]] = False
    hand = np.array([[[9, 22, 23, 65]]], dtype=np.int32)
    seen = compute_features(boards, hand, unseen_counts(hidden), 3).cards[0, 0]
    low, between, full = seen[:, 0], seen[:, 8], seen[:, 1]
    assert low.tolist() == [1, 0, 0, 0]
    assert between[2] == pytest.approx(np.log1p(1) * 0.33)
    assert full.tolist() == [0, 0, 0, 1]
    # A card that fills a row immediately certainly takes it, unless others take it first.
    assert seen[3, 11] == 1.0


@pytest.mark.parametrize(("path", "seats"), [(FLAT, 4), (RESPONSE, 4), (FLAT_TWO, 2), (RESPONSE_TWO, 2)])
def test_policies_avoid_expensive_rows(path: Path, seats: int) -> None:
    """The sixth card on an expensive row costs more than a card directly after a row's end."""
    view = SIX_TAKES.view(SIX_TAKES.deal(SIX_TAKES.open(Setup(seats, 1, SixTakesOptions()))).state, 0)
    view = msgspec.structs.replace(
        view, rows=((11, 22, 33, 44, 55), (70,), (80,), (90,)), hand=(56, 71, 95), hand_sizes=(3,) * seats
    )
    costs = predict(Policy.load(path), view)[:, 0]
    assert costs[0] > costs[1] + 3


def test_saved_policy_is_read_back(tmp_path: Path) -> None:
    policy = Policy.load(RESPONSE)
    policy.save(tmp_path / "copy.npz")
    again = Policy.load(tmp_path / "copy.npz")
    assert all((one == other).all() for one, other in zip(policy, again, strict=True))


# -- weights ---------------------------------------------------------------------------------------------


def infinite(weights: Policy) -> Policy:
    out = weights.out.copy()
    out[0, 0] = np.inf
    return weights._replace(out=out)


WRONG: dict[str, tuple[Callable[[Policy], Policy], str]] = {
    "transposed": (lambda one: one._replace(own=one.own.T[:5]), "own: expected weights of shape"),
    "no rows": (lambda one: one._replace(card_in=one.card_in[:0]), "card_in: expected weights of shape"),
    "scalar": (lambda one: one._replace(board=one.board[0, 0]), "own: expected weights of shape"),
    "a column too few": (lambda one: one._replace(out=one.out[:, :1]), "out: expected weights of shape"),
    "exchanged biases": (lambda one: one._replace(bias=one.out_bias), "bias: expected weights of shape"),
    "infinite": (infinite, "out: expected finite numbers"),
    "NaN": (lambda one: one._replace(bias=one.bias * np.nan), "bias: expected finite numbers"),
    "integers": (lambda one: one._replace(bias=one.bias.astype(int)), "bias: expected finite numbers"),
}


@pytest.mark.parametrize("kind", WRONG)
def test_unusable_weights_are_reported(kind: str, tmp_path: Path) -> None:
    spoil, expected = WRONG[kind]
    path = tmp_path / "policy.npz"
    spoil(Policy.load(FLAT)).save(path)
    with pytest.raises(ValueError, match=expected) as raised:
        Policy.load(path)
    assert str(raised.value).startswith(f"{path}: ")


# -- two-player games ------------------------------------------------------------------------------------


def left_to_gain(payoffs: Floats, mine: Floats, theirs: Floats) -> float:
    """Return what the two seats of a game could gain in total by choosing differently."""
    return float((payoffs @ theirs).max() - (mine @ payoffs).min())


@given(st.integers(1, 4), st.integers(1, 4), st.integers(0, 2**32 - 1))
def test_solution_leaves_little_to_gain(rows: int, columns: int, seed: int) -> None:
    payoffs = np.random.default_rng(seed).uniform(-10, 10, (20, rows, columns)).astype(np.float32)
    mine, theirs = equilibrium(payoffs)
    for mix in (mine, theirs):
        assert (mix >= 0).all()
        assert mix.sum(axis=1) == pytest.approx(np.ones(20), abs=1e-5)
    assert max(left_to_gain(*game) for game in zip(payoffs, mine, theirs, strict=True)) < 0.1 * 20


@pytest.mark.parametrize(
    ("payoffs", "mine", "theirs", "off"),
    [
        ([[1, -1], [-1, 1]], [0.5, 0.5], [0.5, 0.5], 0.02),
        ([[0, 3], [2, 4]], [0, 1], [1, 0], 0.02),
        ([[2, -1], [-1, 1]], [0.4, 0.6], [0.4, 0.6], 0.03),
    ],
    ids=["matching pennies", "dominant row, then dominant column", "uneven matching pennies"],
)
def test_known_games(payoffs: list[list[int]], mine: list[float], theirs: list[float], off: float) -> None:
    found = equilibrium(np.array([payoffs], dtype=np.float32))
    assert found[0][0] == pytest.approx(mine, abs=off)
    assert found[1][0] == pytest.approx(theirs, abs=off)


def test_trusted_model_is_exploited() -> None:
    coin = np.array([[[1, -1], [-1, 1]]], dtype=np.float32)
    heads = np.array([[0.7, 0.3]], dtype=np.float32)
    mine, theirs = restricted_response(coin, heads, 1.0)
    assert mine[0] == pytest.approx([1, 0], abs=0.02)
    assert theirs[0] == pytest.approx([0.7, 0.3])
    mine, theirs = restricted_response(coin, heads, 0.0)
    assert mine[0] == pytest.approx([0.5, 0.5], abs=0.02)
    assert theirs[0] == pytest.approx([0.5, 0.5], abs=0.02)


def test_half_trusted_model_can_be_compensated() -> None:
    """Heads are certain in half the turns; with tails in the others, neither row is better."""
    coin = np.array([[[1, -1], [-1, 1]]], dtype=np.float32)
    _mine, theirs = restricted_response(coin, np.array([[1.0, 0.0]], dtype=np.float32), 0.5)
    assert theirs[0] == pytest.approx([0.5, 0.5], abs=0.02)


# -- standings -------------------------------------------------------------------------------------------


ENDINGS = {
    "one round": SixTakesOptions(limit=0),
    "classic": SixTakesOptions(limit=66, ending="classic"),
    "elimination": SixTakesOptions(limit=66),
}


def chances(totals: list[float], options: SixTakesOptions, turns_left: int = 0) -> list[float]:
    found = chances_to_win(np.array(totals, dtype=np.float32)[:, None], options, turns_left)
    return [float(one) for one in found[:, 0]]


@pytest.mark.parametrize("ending", ENDINGS)
@given(totals=st.lists(st.integers(0, 120), min_size=2, max_size=10), turns_left=st.integers(0, 9))
def test_somebody_wins_and_fewer_ducks_are_never_worse(
    ending: str, totals: list[int], turns_left: int
) -> None:
    found = chances([float(total) for total in totals], ENDINGS[ending], turns_left)
    assert sum(found) == pytest.approx(1, abs=1e-3)
    ordered = [chance for _total, chance in sorted(zip(totals, found, strict=True), key=lambda pair: pair[0])]
    assert all(better >= worse - 1e-6 for better, worse in pairwise(ordered))


@pytest.mark.parametrize("ending", ENDINGS)
def test_equal_seats_have_equal_chances(ending: str) -> None:
    assert chances([20, 20, 20, 20], ENDINGS[ending]) == pytest.approx([0.25] * 4)


def test_fewest_ducks_win_a_single_round() -> None:
    assert chances([3, 9, 20], ENDINGS["one round"])[0] > 0.99
    assert chances([3, 9, 20], ENDINGS["one round"], turns_left=9)[0] < 0.8


def test_seat_over_the_limit_after_the_round_is_out() -> None:
    assert chances([50, 67, 50], ENDINGS["elimination"])[1] < 0.03
    assert chances([50, 66, 50], ENDINGS["elimination"])[1] > chances([50, 70, 50], ENDINGS["elimination"])[1]


def test_lead_is_worth_less_the_further_the_end_is() -> None:
    early, late = chances([5, 10], ENDINGS["classic"]), chances([55, 60], ENDINGS["classic"])
    assert 0.5 < early[0] < late[0]


def test_two_over_the_limit_are_ranked_by_their_ducks() -> None:
    assert chances([80, 70], ENDINGS["elimination"])[1] > 0.9
