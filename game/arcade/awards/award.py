"""An award, and the player's progress towards it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import Struct

from game.arcade.awards.facts import Facts
from game.language.message import Text
from game.storage.history.achievements import Achievements


class Award(Struct, frozen=True):
    """An award.

    Attributes:
        id: its name in files; it never changes.
        game: the id of its game; empty for the house; or `run`, `daily` or `puzzles`.
        done: computes the progress; `needed` wins it.
    """

    id: str
    game: str
    title: Text
    about: Text
    done: Callable[[Facts], int]
    needed: int = 1

    def progress(self, facts: Facts) -> int:
        """Return the progress, up to what is needed."""
        return min(self.done(facts), self.needed)

    def won(self, facts: Facts) -> bool:
        return self.done(facts) >= self.needed


def matches(game: str, good: Callable[[Achievements], bool]) -> Callable[[Facts], int]:
    """Return a function that counts the matches of a game that satisfy a condition."""
    return lambda facts: sum(good(one) for one in facts.of(game))


def total(game: str, amount: Callable[[Achievements], int]) -> Callable[[Facts], int]:
    """Return a function that adds up an amount over all matches of a game."""
    return lambda facts: sum(amount(one) for one in facts.of(game))


def most(game: str, amount: Callable[[Achievements], int]) -> Callable[[Facts], int]:
    """Return a function that computes the greatest amount in one match of a game."""
    return lambda facts: max((amount(one) for one in facts.of(game)), default=0)


def longest(flags: Iterable[bool]) -> int:
    """Return the length of the longest run of true values."""
    best = row = 0
    for flag in flags:
        row = row + 1 if flag else 0
        best = max(best, row)
    return best
