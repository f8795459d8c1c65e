"""Small games in which both choose at once: their mixes leave nobody much to gain."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.cardgames.six_takes.players.boards import Floats
from game.cardgames.six_takes.players.search.matrix_games import equilibrium, restricted_response


def left_to_gain(payoffs: Floats, mine: Floats, theirs: Floats) -> float:
    """What the two seats of a game could gain together by choosing otherwise."""
    return float((payoffs @ theirs).max() - (mine @ payoffs).min())


@given(st.integers(1, 4), st.integers(1, 4), st.integers(0, 2**32 - 1))
def test_nobody_can_gain_much(rows: int, columns: int, seed: int) -> None:
    payoffs = np.random.default_rng(seed).uniform(-10, 10, (20, rows, columns)).astype(np.float32)
    mine, theirs = equilibrium(payoffs)
    for mix in (mine, theirs):
        assert (mix >= 0).all()
        assert mix.sum(axis=1) == pytest.approx(np.ones(20), abs=1e-5)
    worst = max(left_to_gain(*game) for game in zip(payoffs, mine, theirs, strict=True))
    assert worst < 0.1 * 20


def test_known_games() -> None:
    # Guessing a coin; a game in which the second row is always better, and then the first column.
    coin, saddle = [[1, -1], [-1, 1]], [[0, 3], [2, 4]]
    mine, theirs = equilibrium(np.array([coin, saddle], dtype=np.float32))
    assert mine[0] == pytest.approx([0.5, 0.5], abs=0.02)
    assert theirs[0] == pytest.approx([0.5, 0.5], abs=0.02)
    assert mine[1] == pytest.approx([0, 1], abs=0.02)
    assert theirs[1] == pytest.approx([1, 0], abs=0.02)


def test_an_uneven_coin_is_mixed_unevenly() -> None:
    """Rows (2, -1) and (-1, 1): the first two times in five, worth a fifth."""
    mine, theirs = equilibrium(np.array([[[2, -1], [-1, 1]]], dtype=np.float32))
    assert mine[0] == pytest.approx([0.4, 0.6], abs=0.03)
    assert theirs[0] == pytest.approx([0.4, 0.6], abs=0.03)


def test_a_model_that_is_trusted_is_answered() -> None:
    coin = np.array([[[1, -1], [-1, 1]]], dtype=np.float32)
    heads = np.array([[0.7, 0.3]], dtype=np.float32)
    mine, theirs = restricted_response(coin, heads, 1.0)
    assert mine[0] == pytest.approx([1, 0], abs=0.02)
    assert theirs[0] == pytest.approx([0.7, 0.3])
    mine, theirs = restricted_response(coin, heads, 0.0)
    assert mine[0] == pytest.approx([0.5, 0.5], abs=0.02)
    assert theirs[0] == pytest.approx([0.5, 0.5], abs=0.02)


def test_a_model_that_is_half_trusted_can_be_made_up_for() -> None:
    """Heads in half the turns for sure: in the others tails, and neither row is better."""
    coin = np.array([[[1, -1], [-1, 1]]], dtype=np.float32)
    _mine, theirs = restricted_response(coin, np.array([[1.0, 0.0]], dtype=np.float32), 0.5)
    assert theirs[0] == pytest.approx([0.5, 0.5], abs=0.02)
