"""An attempt at a puzzle: tries, hints, stars, and the consequences of an answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.ai.levels import ADVISER
from game.arcade.play_on import QUICK, continue_match
from game.arcade.puzzles.puzzle import Puzzle
from game.cardgames.registry import kit_of
from game.engine.contract import Choice
from game.engine.match import Chosen, Match

if TYPE_CHECKING:
    from game.ai.worker import Thinker

_TRIES_BEFORE_HINT = 2


class Attempt:
    """A player's attempt at a puzzle, with any number of tries."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.tries = 0
        self.hinted = self.solution_shown = False

    @property
    def stars(self) -> int:
        """The stars that the last try wins if it's right; 0 once the solution was shown."""
        if self.solution_shown:
            return 0
        return 1 if self.hinted else max(1, 4 - max(self.tries, 1))

    @property
    def stars_left(self) -> int:
        """The stars that the next try can still win, unless the solution was shown."""
        return 1 if self.hinted else max(1, 3 - self.tries)

    @property
    def can_hint(self) -> bool:
        return self.tries >= _TRIES_BEFORE_HINT

    def try_choice(self, choice: Choice) -> bool:
        self.tries += 1
        return self.puzzle.solved_by(choice)

    def hint(self) -> tuple[Choice, Choice]:
        """Return the best two choices in pseudo-random order; from now on, only one star is left."""
        self.hinted = True
        best, second = (answer.choices[0] for answer in self.puzzle.answers[:2])
        return (best, second) if self.puzzle.chance % 2 else (second, best)

    def show_solution(self) -> Choice:
        """Return the best choice; from now on, the puzzle wins no stars."""
        self.solution_shown = True
        return self.puzzle.best.choices[0]


def continuation(
    puzzle: Puzzle, match: Match, choice: Choice, thinker: Thinker | None = None
) -> Iterator[Chosen | None]:
    """Make a choice in the puzzle's match, and play on to the player's next decision or the round's end.

    Yields each choice once it has been made, and None while a `thinker` computes one.
    """
    match.choose(puzzle.seat, choice)
    yield match.history[-1]
    spec = ADVISER if puzzle.exact else QUICK
    yield from continue_match(kit_of(puzzle.game), match, puzzle.seat, spec, thinker)
