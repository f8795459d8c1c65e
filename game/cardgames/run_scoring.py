"""Run scoring: which feats score in a run, and what the run's goals can ask for.

Combos score points. Consecutive clean turns, or tricks won, form a chain: the second scores twice as much as
the first, the third three times, up to five times. Goals are about the game's points or a tally's
counts. The rules don't depend on any of this: a tally sees only the events of one seat's view.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, ClassVar, NamedTuple

from msgspec import Struct

from game.engine.contract import Event
from game.language.message import Text, message, plural

LONGEST_CHAIN = 5
"""The length of a chain at which the points per link stop growing."""
LINK = "link"
"""The key in `counts` for links of a chain."""
LONG_CHAIN = "long_chain"
"""The key in `counts` for chains that reached `LONGEST_CHAIN`."""
SINGLE = "single"
"""The key in `counts` for combos outside a chain, which are also counted by id."""


class Combo(Struct, frozen=True):
    """A feat that scores: its id in files, its name, and its points (in a chain, those of the first link)."""

    id: str
    name: Text
    worth: int


CLEAN = Combo("clean", message("Clean turn"), 2)
"""A turn in which the seat takes no row, loses no card of its own and draws no card."""


class Earned(Struct, frozen=True):
    """A combo that was earned; `chain` is its place in a chain, from 1, or 0 outside a chain."""

    combo: Combo
    points: int
    chain: int = 0


class ScoringTally:
    """A count of what one seat does well. This base class ignores all events.

    Attributes:
        earned: the combos so far, in order.
        counts: how often the seat achieved each feat, by key; used by goals and lasting charms.
        points: the seat's points so far; None if the game doesn't count any.
        share: the factor for the points of a chain's links; lower in a game with many turns.
    """

    share: ClassVar[float] = 1.0

    def __init__(self) -> None:
        self.earned: list[Earned] = []
        self.counts: Counter[str] = Counter()
        self.points: int | None = None
        self._chain = 0
        self._turn: bool | None = None

    def count_event(self, event: Event, seat: int) -> None:
        """Update the tally with an event of the seat's view."""

    def earn(self, combo: Combo, times: int = 1) -> None:
        """Add a combo outside the chain, worth `times` its usual points."""
        self.earned.append(Earned(combo, combo.worth * times))
        self.counts[SINGLE] += 1
        self.counts[combo.id] += times

    def extend_chain(self, combo: Combo) -> None:
        self._chain += 1
        points = round(combo.worth * self.share) * min(self._chain, LONGEST_CHAIN)
        self.earned.append(Earned(combo, points, self._chain))
        self.counts[LINK] += 1
        self.counts[LONG_CHAIN] += self._chain == LONGEST_CHAIN

    def break_chain(self) -> None:
        self._chain = 0

    def begin_turn(self) -> None:
        self._turn = True

    def mark_unclean(self) -> None:
        self._turn = False

    def end_turn(self) -> None:
        """End the current turn, if any: a clean one extends the chain, an unclean one breaks it."""
        if self._turn:
            self.extend_chain(CLEAN)
        elif self._turn is False:
            self.break_chain()
        self._turn = None


class GoalWords(NamedTuple):
    """A goal as a full sentence, and in a few words for the sign at the table."""

    sentence: Text
    sign: Text


class PointsWords:
    """The wording of goals about points; games whose points have another name override it."""

    def at_most(self, points: int) -> GoalWords:
        """Return the wording of a goal to score at most this many points."""
        return GoalWords(
            plural("Finish with at most {n} point.", "Finish with at most {n} points.", points),
            plural("at most {n} point", "at most {n} points", points),
        )

    def at_least(self, points: int) -> GoalWords:
        """Return the wording of a goal to score at least this many points."""
        return GoalWords(
            plural("Score at least {n} point.", "Score at least {n} points.", points),
            plural("at least {n} point", "at least {n} points", points),
        )

    def win_by(self, points: int) -> Text:
        """Return the sentence for a goal to win by at least this many points."""
        return plural("Win by {n} point or more.", "Win by {n} points or more.", points)


class RunScoring(Struct, frozen=True):
    """How one game scores in runs.

    Attributes:
        tally: a function that returns an empty tally.
        combos: the combos that the tally may count.
        counts: the names in the tally's `counts` that goals may use.
        spread: the least standard deviation assumed for ghosts' results; with a smaller one, a single point
            would be worth too much.
        max_points: a function from options and number of seats to an upper bound of points and margins.
        words: the wording of goals about points.
        ranked_by: a function from options to what ranks the players, in a few words; empty if points do.
    """

    tally: Callable[[], ScoringTally] = ScoringTally
    combos: tuple[Combo, ...] = ()
    counts: frozenset[str] = frozenset()
    spread: float = 1.0
    max_points: Callable[[Any, int], int] = lambda _options, _seats: 100
    words: PointsWords = PointsWords()
    ranked_by: Callable[[Any], Text | str] = lambda _options: ""

    def name(self, combo: str) -> str:
        """Return a combo's name by its id; for an unknown id, the id itself."""
        return next((known.name for known in self.combos if known.id == combo), combo)


NO_RUN_SCORING = RunScoring()
"""The run scoring of a game that defines none: no combos, and goals in plain points."""
