"""The match: an event-driven state machine around a card game's rules.

Commands come in (`deal`, `choose`, `undo`), events go out. Every committed choice is recorded before its
events are announced, so that the record never knows less than the audience.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from game.engine.chance import thought_of
from game.engine.contract import CardGame, Choice, Event, IllegalChoice, Phase, Setup, StepResult

TRANSITIONS: Mapping[Phase, frozenset[Phase]] = {
    Phase.DEALING: frozenset({Phase.DEALING, Phase.CHOOSING, Phase.REVEALING, Phase.ROUND_OVER}),
    Phase.CHOOSING: frozenset({Phase.CHOOSING, Phase.REVEALING, Phase.RESOLVING, Phase.SCORING}),
    Phase.REVEALING: frozenset({Phase.REVEALING, Phase.RESOLVING}),
    Phase.RESOLVING: frozenset({Phase.RESOLVING, Phase.CHOOSING, Phase.REVEALING, Phase.SCORING}),
    Phase.SCORING: frozenset({Phase.SCORING, Phase.ROUND_OVER, Phase.MATCH_OVER}),
    Phase.ROUND_OVER: frozenset({Phase.DEALING}),
    Phase.MATCH_OVER: frozenset({Phase.MATCH_OVER}),
}
"""The phases that may follow each phase. A match begins as `ROUND_OVER`: nothing is dealt yet."""

Listener = Callable[[Event], None]


class OutOfTurn(Exception):
    """A command that the match's phase does not allow."""


class Chosen(Struct, frozen=True):
    """A committed choice."""

    seat: int
    choice: Choice


class Undone(Struct, frozen=True):
    """The last `count` committed choices were taken back."""

    count: int


class Past(Struct, frozen=True, gc=False):
    """A match as it stood when one of its choices was made.

    Attributes:
        round: the round of that choice (from 1).
        scored: the number of rounds that had been scored.
    """

    state: Any
    round: int
    scored: int


Record = Callable[[Chosen | Undone], None]


def forget(_entry: Chosen | Undone) -> None:
    """A record that keeps nothing, for matches that are not saved."""


def chance_of(setup: Setup, seat: int, history: Sequence[Chosen]) -> int:
    """The seed of all chance in a seat's next thought: the same match thinks the same thoughts.

    So resuming or replaying a match gives the same choices. It tells nothing of the match's seed, and so of
    the deal, to the agent that is given it.
    """
    return thought_of(setup.seed, seat, sum(one.seat == seat for one in history))


class Match:
    """One match from the first deal to the final ranking.

    Attributes:
        history: the committed choices that were not taken back.
        rounds: the number of rounds that were dealt.
        scored: the events, unredacted, that scored rounds so far; a game may end a round without points.
    """

    def __init__(self, game: CardGame[Any, Any], setup: Setup, record: Record = forget) -> None:
        """Open a match; nothing is dealt yet.

        Raises:
            BadSetup: if the game cannot be played so.
        """
        game.check(setup)
        self.game = game
        self.setup = setup
        self.phase = Phase.ROUND_OVER
        self.state: Any = game.open(setup)
        self.history: list[Chosen] = []
        self.rounds = 0
        self.scored: list[Event] = []
        self._past: list[Past] = []
        self._record = record
        self._listeners: list[tuple[Listener, bool, int | None]] = []

    def listen(self, listener: Listener, seat: int | None) -> None:
        """Hear every event as that seat may know it (None: as a spectator)."""
        self._listeners.append((listener, True, seat))

    def overhear(self, listener: Listener) -> None:
        """Hear every event unredacted; for traces and tests, never for players."""
        self._listeners.append((listener, False, None))

    def record_to(self, record: Record) -> None:
        """From now on commit choices to this record."""
        self._record = record

    @property
    def pending(self) -> Mapping[int, tuple[Choice, ...]]:
        """The seats that must choose now, each with its legal choices."""
        return self.game.pending(self.state)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.phase is Phase.MATCH_OVER

    @property
    def ranking(self) -> tuple[int, ...] | None:
        """Each seat's rank once the match is over."""
        return self.game.ranking(self.state)

    def view(self, seat: int | None) -> Any:
        """A seat's view now."""
        return self.game.view(self.state, seat)

    def deal(self) -> None:
        """Begin the next round.

        Raises:
            OutOfTurn: in the middle of a round, or after the end.
        """
        if self.phase is not Phase.ROUND_OVER:
            raise OutOfTurn(f"a round is dealt between rounds, not while {self.phase}")
        step = self.game.deal(self.state)
        self.rounds += 1
        self._announce(step)

    def choose(self, seat: int, choice: Choice) -> None:
        """Commit a seat's choice: record it, then announce the events that it leads to.

        Raises:
            IllegalChoice: if that seat may not choose that now; nothing has changed then.
        """
        if self.phase is not Phase.CHOOSING:
            raise IllegalChoice(seat, choice, ())
        step = self.game.apply(self.state, seat, choice)
        chosen = Chosen(seat, choice)
        self._record(chosen)
        self._past.append(Past(self.state, self.rounds, len(self.scored)))
        self.history.append(chosen)
        self._announce(step)

    def undo(self, count: int) -> None:
        """Take back the last `count` choices; listeners hear of no event and look at the view anew.

        Raises:
            OutOfTurn: if fewer choices have been committed.
        """
        if not 0 < count <= len(self.history):
            raise OutOfTurn(f"{count} choices cannot be taken back: {len(self.history)} were made")
        self._record(Undone(count))
        self._go_back(len(self.history) - count)

    def past(self, step: int) -> Past:
        """The match as it stood when the choice number `step` (from 0) was made."""
        return self._past[step]

    def at(self, step: int) -> Match:
        """Another match, as this one was after its first `step` choices; it has no listeners and no record.

        If they ended a round, the next one is not dealt yet.
        """
        again = Match(self.game, self.setup)
        if not step:
            again.deal()
            return again
        again.history, again._past, again.scored = self.history[:step], self._past[:step], self.scored[:]
        again._go_back(step - 1)
        again.choose(self.history[step - 1].seat, self.history[step - 1].choice)
        return again

    def _go_back(self, step: int) -> None:
        """Stand where the choice number `step` is due."""
        past = self._past[step]
        self.phase, self.state, self.rounds = Phase.CHOOSING, past.state, past.round
        del self._past[step:]
        del self.history[step:]
        del self.scored[past.scored :]

    def _announce(self, step: StepResult[Any]) -> None:
        self.state = step.state
        for event in step.events:
            self._enter(event.phase)
            if event.phase is Phase.SCORING and self.game.points(event) is not None:
                self.scored.append(event)
            for listener, redacted, seat in self._listeners:
                heard = self.game.redact(event, seat) if redacted else event
                if heard is not None:
                    listener(heard)
        self._settle()

    def _settle(self) -> None:
        if self.game.pending(self.state):
            self._enter(Phase.CHOOSING)
        elif self.game.ranking(self.state) is not None:
            self._enter(Phase.MATCH_OVER)
        else:
            self._enter(Phase.ROUND_OVER)

    def _enter(self, phase: Phase) -> None:
        if phase not in TRANSITIONS[self.phase]:
            raise OutOfTurn(f"{self.game.id} goes from {self.phase} to {phase}, which no match does")
        self.phase = phase
