"""The match: an event-driven state machine around a card game's rules.

Commands come in (`deal`, `choose`, `undo`), events go out. Every committed choice is recorded before its
events are announced, so the record always includes what players have seen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from game.engine.chance import secret_seed
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
"""The phases that may follow each phase. A match begins in `ROUND_OVER`: nothing is dealt yet."""

Listener = Callable[[Event], None]


class OutOfTurn(Exception):
    """A command that isn't possible now, or an event whose phase can't follow the match's current phase."""


class Chosen(Struct, frozen=True):
    """A committed choice."""

    seat: int
    choice: Choice


class Undone(Struct, frozen=True):
    """An undo of the last `count` committed choices."""

    count: int


class Snapshot(Struct, frozen=True, gc=False):
    """A match's state just before one of its choices.

    Attributes:
        round: the round of that choice (from 1).
        scored: the number of rounds scored before it.
        events: the number of events before it.
    """

    state: Any
    round: int
    scored: int
    events: int


Record = Callable[[Chosen | Undone], None]


def discard_entry(_entry: Chosen | Undone) -> None:
    """Do nothing; the `record` function of matches that aren't saved."""


def decision_seed(setup: Setup, seat: int, history: Sequence[Chosen]) -> int:
    """Return the seed of a seat's next decision: the same match always gives the same decisions.

    Agents can't compute the match's seed from it, and so can't find out the deal.
    """
    return secret_seed(setup.seed, seat, sum(chosen.seat == seat for chosen in history))


class Match:
    """One match from the first deal to the final ranking.

    Attributes:
        history: the committed choices, without those taken back.
        rounds: the number of rounds that were dealt.
        scored: the unredacted events that scored rounds; a round that ended without points has none.
    """

    def __init__(self, game: CardGame[Any, Any], setup: Setup, record: Record = discard_entry) -> None:
        """Open a match; nothing is dealt yet.

        Raises:
            BadSetup: if the game can't be played with this set-up.
        """
        game.check(setup)
        self.game = game
        self.setup = setup
        self.phase = Phase.ROUND_OVER
        self.state: Any = game.open(setup)
        self.history: list[Chosen] = []
        self.rounds = 0
        self.scored: list[Event] = []
        self._past: list[Snapshot] = []
        self._events: list[Event] = []
        self._record = record
        self._listeners: list[tuple[Listener, bool, int | None]] = []

    def listen(self, listener: Listener, seat: int | None) -> None:
        """Call a listener with every future event, as visible to this seat (None: to a spectator)."""
        self._listeners.append((listener, True, seat))

    def listen_unredacted(self, listener: Listener) -> None:
        """Call a listener with every future event, unredacted; for traces and tests, never for players."""
        self._listeners.append((listener, False, None))

    def record_to(self, record: Record) -> None:
        """Call this function with every choice and undo from now on, instead of the previous one."""
        self._record = record

    @property
    def pending(self) -> Mapping[int, tuple[Choice, ...]]:
        return self.game.pending(self.state)

    @property
    def over(self) -> bool:
        return self.phase is Phase.MATCH_OVER

    @property
    def ranking(self) -> tuple[int, ...] | None:
        return self.game.ranking(self.state)

    def view(self, seat: int | None) -> Any:
        return self.game.view(self.state, seat)

    def events(self, seat: int | None) -> tuple[Event, ...]:
        """Return all events so far, as visible to a seat, without those of choices taken back."""
        redacted = (self.game.redact(event, seat) for event in self._events)
        return tuple(event for event in redacted if event is not None)

    def deal(self) -> None:
        """Deal the next round.

        Raises:
            OutOfTurn: in the middle of a round, or after the end.
        """
        if self.phase is not Phase.ROUND_OVER:
            raise OutOfTurn(f"a round is dealt between rounds, not while {self.phase}")
        step = self.game.deal(self.state)
        self.rounds += 1
        self._announce(step)

    def deal_if_due(self) -> None:
        if self.phase is Phase.ROUND_OVER:
            self.deal()

    def choose(self, seat: int, choice: Choice) -> None:
        """Commit a seat's choice: record it, then announce its events.

        Raises:
            IllegalChoice: if that seat may not choose that now; nothing has changed then.
        """
        if self.phase is not Phase.CHOOSING:
            raise IllegalChoice(seat, choice, ())
        step = self.game.apply(self.state, seat, choice)
        chosen = Chosen(seat, choice)
        self._record(chosen)
        self._past.append(Snapshot(self.state, self.rounds, len(self.scored), len(self._events)))
        self.history.append(chosen)
        self._announce(step)

    def undo(self, count: int) -> None:
        """Take back the last `count` choices; listeners get no event and must look at the view again.

        Raises:
            OutOfTurn: if fewer choices have been committed.
        """
        if not 0 < count <= len(self.history):
            raise OutOfTurn(f"{count} choices can't be undone: {len(self.history)} were made")
        self._record(Undone(count))
        self._restore(len(self.history) - count)

    def snapshot(self, step: int) -> Snapshot:
        """Return the match's state just before choice number `step` (from 0)."""
        return self._past[step]

    def copy_at(self, step: int) -> Match:
        """Return a copy of the match after its first `step` choices, without its listeners or its journal.

        If they ended a round, the next one is not dealt yet.
        """
        copy = Match(self.game, self.setup)
        if not step:
            copy.deal()
            return copy
        copy.history, copy._past, copy.scored = self.history[:step], self._past[:step], self.scored[:]
        copy._events = self._events[:]
        copy._restore(step - 1)
        copy.choose(self.history[step - 1].seat, self.history[step - 1].choice)
        return copy

    def _restore(self, step: int) -> None:
        """Restore the state before choice number `step`."""
        past = self._past[step]
        self.phase, self.state, self.rounds = Phase.CHOOSING, past.state, past.round
        del self._past[step:]
        del self.history[step:]
        del self.scored[past.scored :]
        del self._events[past.events :]

    def _announce(self, step: StepResult[Any]) -> None:
        self.state = step.state
        self._events += step.events
        for event in step.events:
            self._enter_phase(event.phase)
            if event.phase is Phase.SCORING and self.game.points(event) is not None:
                self.scored.append(event)
            for listener, redacted, seat in self._listeners:
                visible = self.game.redact(event, seat) if redacted else event
                if visible is not None:
                    listener(visible)
        if self.game.pending(self.state):
            self._enter_phase(Phase.CHOOSING)
        elif self.game.ranking(self.state) is not None:
            self._enter_phase(Phase.MATCH_OVER)
        else:
            self._enter_phase(Phase.ROUND_OVER)

    def _enter_phase(self, phase: Phase) -> None:
        if phase not in TRANSITIONS[self.phase]:
            raise OutOfTurn(f"{self.game.id} goes from {self.phase} to {phase}, which no match does")
        self.phase = phase
