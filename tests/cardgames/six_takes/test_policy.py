"""The weights of the learned policy: those of the program can be used, and a file of others is named."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from game.cardgames.six_takes.players.policy import FLAT, FLAT_TWO, RESPONSE, RESPONSE_TWO, Policy


def infinite(weights: Policy) -> Policy:
    out = weights.out.copy()
    out[0, 0] = np.inf
    return weights._replace(out=out)


WRONG: dict[str, tuple[Callable[[Policy], Policy], str]] = {
    "turned": (lambda one: one._replace(own=one.own.T[:5]), "own: expected weights of shape"),
    "none": (lambda one: one._replace(card_in=one.card_in[:0]), "card_in: expected weights of shape"),
    "a number": (lambda one: one._replace(board=one.board[0, 0]), "own: expected weights of shape"),
    "a figure too few": (lambda one: one._replace(out=one.out[:, :1]), "out: expected weights of shape"),
    "exchanged": (lambda one: one._replace(bias=one.out_bias), "bias: expected weights of shape"),
    "infinite": (infinite, "out: expected finite numbers"),
    "no number": (lambda one: one._replace(bias=one.bias * np.nan), "bias: expected finite numbers"),
    "whole": (lambda one: one._replace(bias=one.bias.astype(int)), "bias: expected finite numbers"),
}


@pytest.mark.parametrize("path", [FLAT, FLAT_TWO, RESPONSE, RESPONSE_TWO], ids=lambda path: path.stem)
def test_the_weights_of_the_program_fit_each_other(path: Path) -> None:
    assert Policy.load(path).out_bias.shape == (2,)


@pytest.mark.parametrize("kind", WRONG)
def test_weights_that_cannot_be_used_are_named(kind: str, tmp_path: Path) -> None:
    spoil, expected = WRONG[kind]
    path = tmp_path / "policy.npz"
    spoil(Policy.load(FLAT)).save(path)
    with pytest.raises(ValueError, match=expected) as raised:
        Policy.load(path)
    assert str(raised.value).startswith(f"{path}: ")
