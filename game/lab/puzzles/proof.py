"""The proof of a puzzle: every choice is tried on the same deals, and the best one must be significant.

If all hands are open, trials are exact, with perfect play. Otherwise determinizations are played to the end
of the round by players who only know their views. A choice is best if its mean is highest, and significantly
best if the 99 % interval of its lead over each other choice is above 0. All choices are tried on the same
deals, which cancels the luck of the deal; a choice that is far behind is dropped early.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, pstdev, stdev
from typing import Any

from msgspec import Struct

from game.ai.trials import CandidateGroup, CannotTry, Trials, TryAll
from game.arcade.puzzles.puzzle import Puzzle, PuzzleAnswer, least_lead
from game.cardgames.registry import kit_of

_BATCHES = 50
_STUDENT = 2.680
"""The 99.5 % quantile of Student's t with `_BATCHES` − 1 degrees of freedom."""
_DIGITS = 3


class Proof(Struct, frozen=True):
    """The values of all choices, best first; `luck` is the standard deviation of the best one's results."""

    answers: tuple[PuzzleAnswer, ...]
    luck: float
    exact: bool

    @property
    def margin(self) -> float:
        return self.answers[0].value - self.answers[1].value

    @property
    def least(self) -> float:
        """The smallest lower bound of the best choice's lead over any other choice."""
        return least_lead(self.answers)

    @property
    def sure(self) -> bool:
        return self.least > 0


def evaluate_choices(game: str, view: Any, deals: int, chance: int) -> Proof:
    """Compute the value of every choice of a view; raise CannotTry unless two choices differ."""
    try_all: TryAll | None = kit_of(game).try_all()
    if try_all is None:
        raise CannotTry("expected a game whose choices can be tried")
    return _proof_of(try_all(view, deals, chance))


def prove_puzzle(puzzle: Puzzle, deals: int | None = None, chance: int | None = None) -> Proof:
    """Evaluate a puzzle's choices again, on its own deals or others; may raise CannotTry."""
    deals, chance = deals or puzzle.deals or 1, puzzle.chance if chance is None else chance
    return evaluate_choices(puzzle.game, puzzle.view(), deals, chance)


def confirms_best(puzzle: Puzzle, proof: Proof) -> bool:
    return proof.sure and set(proof.answers[0].choices) == set(puzzle.best.choices)


def _proof_of(trials: Trials) -> Proof:
    if len(trials.lines) < 2:
        raise CannotTry("expected two choices that differ")
    best = max(trials.lines, key=lambda line: (len(line.values), fmean(line.values)))
    answers = [_answer(best, line, exact=trials.exact) for line in trials.lines]
    ordered = sorted(answers, key=lambda answer: (answer.choices != best.choices, -answer.value))
    return Proof(tuple(ordered), pstdev(best.values), trials.exact)


def _answer(best: CandidateGroup, line: CandidateGroup, *, exact: bool) -> PuzzleAnswer:
    """Return the value of the choice `line`, and the confidence interval of its distance from the best."""
    differences = [best_value - value for best_value, value in zip(best.values, line.values, strict=False)]
    within = 0.0 if exact or line is best else round(_half_width(differences), _DIGITS)
    value = round(fmean(best.values) - fmean(differences), _DIGITS)
    return PuzzleAnswer(line.choices, value, within, round(line.risk, _DIGITS))


def _half_width(differences: Sequence[float]) -> float:
    """Return half the mean difference's confidence interval, by batches, because deals may be correlated."""
    size = len(differences) // _BATCHES
    if not size:
        raise CannotTry(f"expected {_BATCHES} deals at least")
    means = [fmean(differences[start : start + size]) for start in range(0, _BATCHES * size, size)]
    return _STUDENT * stdev(means) / sqrt(len(means))
