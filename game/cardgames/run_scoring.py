"""Feats: what a game declares for a run, where playing well is worth points and tables have goals.

Combos make points. Clean turns and tricks won make a chain: the second one in a row is worth twice as much as
the first, the third three times, up to five times. Goals are said in the game's points, and may ask for what
its tally counts. No rule knows of any of it: a tally listens to what a seat hears.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, ClassVar, NamedTuple

from msgspec import Struct

from game.engine.contract import Event
from game.language.message import Text, message, plural

LONGEST_CHAIN = 5
"""From here on a chain's links are worth no more."""
_MOST_POINTS = 100


class Combo(Struct, frozen=True):
    """Something that is worth points.

    Attributes:
        id: its name in files.
        worth: the points for it; in a chain, for the first link.
    """

    id: str
    name: Text
    worth: int


CLEAN = Combo("clean", message("Clean turn"), 2)
"""A turn in which the seat loses nothing: takes no row, loses no card of its own, draws no card."""


class Earned(Struct, frozen=True):
    """A combo that was earned.

    Attributes:
        chain: its place in a row of such, from 1; 0 for all that make no chain.
    """

    combo: Combo
    points: int
    chain: int = 0


class ScoringTally:
    """What one seat has done well, as far as it has been heard; by itself, a tally hears of nothing.

    Attributes:
        earned: its combos, in order.
        counts: what goals may ask for, by name.
        share: of a link's worth; less in a game with many turns.
    """

    share: ClassVar[float] = 1.0

    def __init__(self) -> None:
        self.earned: list[Earned] = []
        self.counts: Counter[str] = Counter()
        self._chain = 0
        self._turn: bool | None = None

    def hear(self, event: Event, seat: int) -> None:
        """Count an event for a seat."""

    def earn(self, combo: Combo, times: int = 1) -> None:
        """Something is worth points."""
        self.earned.append(Earned(combo, combo.worth * times))

    def link(self, combo: Combo) -> None:
        """The chain goes on."""
        self._chain += 1
        points = round(combo.worth * self.share) * min(self._chain, LONGEST_CHAIN)
        self.earned.append(Earned(combo, points, self._chain))

    def snap(self) -> None:
        """The chain ends."""
        self._chain = 0

    def begin_turn(self) -> None:
        """The seat takes part in a turn, which is clean so far."""
        self._turn = True

    def soil(self) -> None:
        """The turn is not clean."""
        self._turn = False

    def end_turn(self) -> None:
        """The turn is over, if there was one."""
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
    """The goals that ask for points."""

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
        """Return the sentence for winning with a lead."""
        return plural("Win by {n} point or more.", "Win by {n} points or more.", points)


def _some(_options: Any, _seats: int) -> int:
    return _MOST_POINTS


class RunScoring(Struct, frozen=True):
    """A game's feats.

    Attributes:
        tally: makes a tally, which has heard of nothing yet.
        combos: those that it may count.
        counts: what it counts for goals, by name.
        spread: the least spread of ghosts' results: where they come out more alike, a point is worth no more.
        most_points: a bound of the points that can be had, or won by, by options and number of seats.
        words: the goals that ask for points.
    """

    tally: Callable[[], ScoringTally] = ScoringTally
    combos: tuple[Combo, ...] = ()
    counts: frozenset[str] = frozenset()
    spread: float = 1.0
    most_points: Callable[[Any, int], int] = _some
    words: PointsWords = PointsWords()

    def name(self, combo: str) -> str:
        """The name of a combo, by its id; an id that is not known stands for itself."""
        return next((one.name for one in self.combos if one.id == combo), combo)


NO_RUN_SCORING = RunScoring()
"""Those of a game that declares none: no combos, and points as they are."""
