"""An attempt at a puzzle: its tries, its help, the stars left to win, and what an answer leads to."""

from __future__ import annotations

from game.ai.agent import Budget
from game.ai.factory import make_agent
from game.ai.levels import ADVISER
from game.arcade.puzzles.puzzle import Puzzle
from game.cardgames.registry import kit_of
from game.engine.contract import Choice, Phase
from game.engine.match import Chosen, decision_seed

_TRIES_BEFORE_HINT = 2
_QUICK = "drake"
_MOST = 40
"""The most choices of others that are shown."""


class Attempt:
    """An attempt at a puzzle.

    Attributes:
        tries: the number of choices made.
        hinted: whether the hint was given.
        solution_shown: whether the solution was shown.
    """

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.tries = 0
        self.hinted = self.solution_shown = False

    @property
    def stars(self) -> int:
        """The stars of the next try, or of the last one if it was right."""
        if self.solution_shown:
            return 0
        return 1 if self.hinted else max(1, 4 - max(self.tries, 1))

    @property
    def may_hint(self) -> bool:
        """Whether a hint is available: after the second wrong try."""
        return self.tries >= _TRIES_BEFORE_HINT

    def choose(self, choice: Choice) -> bool:
        """Try a choice; return whether it's the best."""
        self.tries += 1
        return self.puzzle.solved_by(choice)

    def hint(self) -> tuple[Choice, Choice]:
        """Return the best and the second best choice, in an order that doesn't give them away."""
        self.hinted = True
        one, other = (answer.choices[0] for answer in self.puzzle.answers[:2])
        return (one, other) if self.puzzle.chance % 2 else (other, one)

    def show_solution(self) -> Choice:
        """Return the solution; solving the puzzle wins no stars then."""
        self.solution_shown = True
        return self.puzzle.best.choices[0]


def after(puzzle: Puzzle, choice: Choice) -> tuple[Chosen, ...]:
    """Return the choice, and those of the others, up to the player's next one or the end of the round.

    Others play their best with open cards, else by rules of thumb; always in the same way.
    """
    match = puzzle.match()
    match.choose(puzzle.seat, choice)
    start = len(puzzle.history)
    spec = ADVISER if puzzle.exact else _QUICK
    agent = make_agent(kit_of(puzzle.game), spec)
    try:
        while match.phase is Phase.CHOOSING and len(match.history) - start < _MOST:
            seat = min(match.pending, key=lambda one: (one == puzzle.seat, one))
            if seat == puzzle.seat and len(match.pending[seat]) > 1:
                break
            chance = decision_seed(match.setup, seat, match.history)
            match.choose(seat, agent.choose(match.view(seat), Budget(60), chance).choice)
    finally:
        agent.close()
    return tuple(match.history[start:])
