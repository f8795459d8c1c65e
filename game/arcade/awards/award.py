"""An award, and how far the player is on the way to it."""

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
        game: the game it belongs to; empty for the house; `run`, `daily` or `puzzles`.
        done: how much of what it takes has been done; `needed` wins it.
    """

    id: str
    game: str
    title: Text
    about: Text
    done: Callable[[Facts], int]
    needed: int = 1

    def progress(self, facts: Facts) -> int:
        """How much has been done, no more than is needed."""
        return min(self.done(facts), self.needed)

    def won(self, facts: Facts) -> bool:
        """Whether it is won."""
        return self.done(facts) >= self.needed


def matches(game: str, good: Callable[[Achievements], bool]) -> Callable[[Facts], int]:
    """Counts the matches of a game of which something is true."""
    return lambda facts: sum(good(one) for one in facts.of(game))


def total(game: str, amount: Callable[[Achievements], int]) -> Callable[[Facts], int]:
    """Adds something up over all matches of a game."""
    return lambda facts: sum(amount(one) for one in facts.of(game))


def most(game: str, amount: Callable[[Achievements], int]) -> Callable[[Facts], int]:
    """The most of something in one match of a game."""
    return lambda facts: max((amount(one) for one in facts.of(game)), default=0)


def longest(flags: Iterable[bool]) -> int:
    """The longest row of what is true."""
    best = row = 0
    for flag in flags:
        row = row + 1 if flag else 0
        best = max(best, row)
    return best
