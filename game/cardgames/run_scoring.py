"""Run scoring: what a game declares for a run, where good play scores points and tables have goals.

Combos score points. Clean turns and tricks won form a chain: the second in a row scores twice as much as the
first, the third three times, up to five times. Goals are worded in the game's points, and may ask for what a
tally counts. The rules don't depend on any of this: a tally only uses the events that a seat hears.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, ClassVar, NamedTuple

from msgspec import Struct

from game.engine.contract import Event
from game.language.message import Text, message, plural

LONGEST_CHAIN = 5
"""From this length on, a chain's links score no more."""
LINK = "link"
"""The name under which a tally counts the links of chains."""
LONG_CHAIN = "long_chain"
"""That of chains that reach their full length."""
SINGLE = "single"
"""That of combos outside a chain, which it also counts by their ids."""


class Combo(Struct, frozen=True):
    """Something that scores: its name in files, and its points, in a chain those of the first link."""

    id: str
    name: Text
    worth: int


CLEAN = Combo("clean", message("Clean turn"), 2)
"""A turn in which the seat loses nothing: takes no row, loses no card of its own, draws no card."""


class Earned(Struct, frozen=True):
    """A combo that was earned, at a place in a chain from 1; 0 outside one."""

    combo: Combo
    points: int
    chain: int = 0


class ScoringTally:
    """What one seat has done well so far; this base class ignores all events.

    Attributes:
        earned: its combos, in order.
        counts: what goals may ask for and lasting charms listen for, by name.
        points: the seat's points so far, None if the game doesn't count them.
        share: the factor of a link's points; lower in a game with many turns.
    """

    share: ClassVar[float] = 1.0

    def __init__(self) -> None:
        self.earned: list[Earned] = []
        self.counts: Counter[str] = Counter()
        self.points: int | None = None
        self._chain = 0
        self._turn: bool | None = None

    def hear(self, event: Event, seat: int) -> None:
        """Count an event for a seat."""

    def earn(self, combo: Combo, times: int = 1) -> None:
        """Add a combo outside the chain."""
        self.earned.append(Earned(combo, combo.worth * times))
        self.counts[SINGLE] += 1
        self.counts[combo.id] += times

    def link(self, combo: Combo) -> None:
        self._chain += 1
        points = round(combo.worth * self.share) * min(self._chain, LONGEST_CHAIN)
        self.earned.append(Earned(combo, points, self._chain))
        self.counts[LINK] += 1
        self.counts[LONG_CHAIN] += self._chain == LONGEST_CHAIN

    def snap(self) -> None:
        self._chain = 0

    def begin_turn(self) -> None:
        self._turn = True

    def soil(self) -> None:
        """Mark the turn as not clean."""
        self._turn = False

    def end_turn(self) -> None:
        """End the turn, if there was one, and extend or end the chain."""
        if self._turn:
            self.link(CLEAN)
        elif self._turn is False:
            self.snap()
        self._turn = None


class GoalWords(NamedTuple):
    """A goal in a sentence, and in a word or two for the sign at the table."""

    sentence: Text
    sign: Text


class PointsWords:
    """The words of goals for points."""

    def at_most(self, points: int) -> GoalWords:
        """Return the words for a limit on the player's points."""
        return GoalWords(
            plural("Finish with at most {n} point.", "Finish with at most {n} points.", points),
            plural("at most {n} point", "at most {n} points", points),
        )

    def at_least(self, points: int) -> GoalWords:
        """Return the words for a number of points to reach."""
        return GoalWords(
            plural("Score at least {n} point.", "Score at least {n} points.", points),
            plural("at least {n} point", "at least {n} points", points),
        )

    def win_by(self, points: int) -> Text:
        """Return the sentence for winning by a margin."""
        return plural("Win by {n} point or more.", "Win by {n} points or more.", points)


class RunScoring(Struct, frozen=True):
    """A game's run scoring.

    Attributes:
        tally: makes an empty tally.
        combos: the combos that the tally may count.
        counts: what it counts for goals, by name.
        spread: the least assumed spread of ghosts' results: below it, a point scores no more.
        most_points: returns an upper bound of the points, or of the margin, by options and number of seats.
        words: the words of goals for points.
    """

    tally: Callable[[], ScoringTally] = ScoringTally
    combos: tuple[Combo, ...] = ()
    counts: frozenset[str] = frozenset()
    spread: float = 1.0
    most_points: Callable[[Any, int], int] = lambda _options, _seats: 100
    words: PointsWords = PointsWords()

    def name(self, combo: str) -> str:
        """Return a combo's name by its id; an unknown id is its own name."""
        return next((one.name for one in self.combos if one.id == combo), combo)


NO_RUN_SCORING = RunScoring()
"""For a game that declares nothing: no combos, and points as they are."""
