"""Puzzles are proven again: a few of each game in CI, others every day; all of them at length."""

from datetime import UTC, datetime

import pytest

from game.arcade.puzzles.files import load_puzzles
from game.arcade.puzzles.puzzle import DEALS, Puzzle
from game.cardgames.registry import GAMES
from game.lab.puzzles.proof import confirms_best, prove_puzzle
from game.storage.places import LEVELS
from tests.conftest import Campaign

_FEW_DEALS = 400
_SLACK = 1.5
"""How much further apart two samples of deals may be than their two 99 % intervals."""


def check_proof(puzzle: Puzzle, deals: int, chance: int) -> None:
    """Prove a puzzle on other deals: each answer is as far behind the best as its file says."""
    proof = prove_puzzle(puzzle, deals, chance)
    best = next(one for one in proof.answers if set(one.choices) == set(puzzle.best.choices))
    for answer in proof.answers:
        if answer is best:
            continue
        told = next(one for one in puzzle.answers if answer.choices[0] in one.choices)
        known = puzzle.best.value - told.value
        # If another answer is best, its interval isn't this pair's, but as wide.
        wide = max(answer.within, proof.answers[-1].within) + told.within
        assert best.value - answer.value == pytest.approx(known, abs=_SLACK * wide + 1e-3), puzzle.title


@pytest.mark.campaign
@pytest.mark.parametrize("game", GAMES)
def test_best_play_is_the_best_on_other_deals(game: str, campaign: Campaign) -> None:
    puzzles = load_puzzles([LEVELS], game).puzzles
    if campaign.times > 1:
        for puzzle in puzzles:
            assert confirms_best(puzzle, prove_puzzle(puzzle, DEALS, campaign.seed)), puzzle.title
        return
    today = datetime.now(UTC).toordinal()
    for number in range(2):
        puzzle = puzzles[(2 * today + number) % len(puzzles)]
        check_proof(puzzle, _FEW_DEALS, campaign.seed)


@pytest.mark.campaign
@pytest.mark.parametrize("game", GAMES)
def test_proof_is_reproduced_to_the_last_digit(game: str, campaign: Campaign) -> None:
    """On its own deals; in CI only if all cards are open."""
    for puzzle in load_puzzles([LEVELS], game).puzzles:
        if puzzle.exact or campaign.times > 1:
            proof = prove_puzzle(puzzle)
            assert confirms_best(puzzle, proof), puzzle.title
            assert proof.margin == pytest.approx(puzzle.margin, abs=0.002), puzzle.title
