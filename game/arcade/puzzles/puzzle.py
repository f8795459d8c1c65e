"""A puzzle: a position in a match, and the value of each legal choice."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Sequence
from functools import cached_property
from typing import Any

import msgspec
from msgspec import Struct

from game.ai.agent import Decision, Prospect
from game.cardgames.registry import rules_of
from game.engine.contract import Choice
from game.engine.journal import Header, new_match
from game.engine.match import Chosen, Match

GRADES = (1, 2, 3)
"""The grades: 1 if a Drake finds the best choice, 2 if only a Swan finds it, 3 if neither does."""
DEALS = 10_000
"""The minimum number of deals for a proof."""
_MOST_LEFT = 2


class PuzzleAnswer(Struct, frozen=True):
    """Equivalent choices, and their value.

    Attributes:
        value: the mean result in points; higher is better.
        within: half the 99 % confidence interval of the difference from the best answer; 0 if exact.
        risk: the share of deals (0 to 1) in which the choice costs something immediately.
    """

    choices: tuple[Choice, ...]
    value: float
    within: float = 0.0
    risk: float = 0.0


def least_lead(answers: Sequence[PuzzleAnswer]) -> float:
    """Return the first answer's smallest lead over another answer, minus that answer's `within`."""
    return min(answers[0].value - other.value - other.within for other in answers[1:])


class Puzzle(Struct, frozen=True, dict=True):
    """A position with one best choice.

    Attributes:
        header: the header of its match; the player's seat is the one without a level.
        answers: all legal choices, the best answer first.
        deals: the number of deals in the proof; 0 if the proof is exact, because all cards are open.
        chance: the seed of the proof's deals.
    """

    title: str
    grade: int
    header: Header
    history: tuple[Chosen, ...]
    answers: tuple[PuzzleAnswer, ...]
    deals: int
    chance: int

    @cached_property
    def id(self) -> str:
        """A fingerprint of the position, which doesn't depend on title and proof."""
        setup = [self.header.game, self.header.seed, self.header.options, len(self.header.players)]
        text = msgspec.json.encode([*setup, self.seat, self.history])
        return hashlib.blake2b(text, digest_size=16).hexdigest()

    @property
    def game(self) -> str:
        return self.header.game

    @property
    def seat(self) -> int:
        return next(seat for seat, player in enumerate(self.header.players) if player.human)

    @property
    def exact(self) -> bool:
        return not self.deals

    @property
    def best(self) -> PuzzleAnswer:
        return self.answers[0]

    @property
    def margin(self) -> float:
        return self.answers[0].value - self.answers[1].value

    def solved_by(self, choice: Choice) -> bool:
        return choice in self.best.choices

    @property
    def decision(self) -> Decision:
        """The best choice and the prospects of all choices, as an agent would return them."""
        prospects = [
            Prospect(choice, answer.value, answer.risk)
            for answer in self.answers
            for choice in answer.choices
        ]
        return Decision(self.best.choices[0], tuple(prospects))

    def match(self) -> Match:
        """Return the match at the puzzle's position; raise IllegalChoice or OutOfTurn for a bad history."""
        match = new_match(rules_of(self.game), self.header)
        match.deal()
        for chosen in self.history:
            match.deal_if_due()
            match.choose(chosen.seat, chosen.choice)
        return match

    def view(self) -> Any:
        return self.match().view(self.seat)


def last_unsolved(puzzles: Sequence[Puzzle], solved: Collection[str]) -> tuple[Puzzle, ...]:
    """Return the unsolved puzzles of the grade with the fewest left; empty if more than a few are left."""
    grades = [[puzzle for puzzle in puzzles if puzzle.grade == grade] for grade in GRADES]
    left = [tuple(puzzle for puzzle in group if puzzle.id not in solved) for group in grades]
    started = [rest for rest, group in zip(left, grades, strict=True) if 0 < len(rest) < len(group)]
    return min((rest for rest in started if len(rest) <= _MOST_LEFT), key=len, default=())
