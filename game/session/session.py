"""A match in play, with its journal, its agents, and the people at the screen."""

from __future__ import annotations

import random
from collections import deque
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import Struct

from game.ai.agent import Agent, Decision
from game.ai.factory import make_agent
from game.ai.levels import ADVISER, budget_of
from game.arcade.rating.strengths import recorded_levels
from game.arcade.result import forfeited_ranking
from game.cardgames.registry import kit_of
from game.engine.contract import CardGame, Choice, Event, IllegalChoice
from game.engine.journal import Header, Journal, Player, Reading, new_match
from game.engine.match import Match, decision_seed
from game.language.message import Text, message, parts
from game.storage.history.records import MatchRecord

if TYPE_CHECKING:
    from game.ai.worker import WorkerReply

_QUICKEST, _SLOWEST = 0.25, 1.3
"""The shortest and the longest wait for an agent's choice, in seconds."""
_ALONE = 0.45
"""The longest wait in seconds for an agent's choice if no other seat has to choose."""
_HURRY = 0.12
"""The longest wait in seconds for an agent's choice while only agents have to choose."""


class Thinking(Protocol):
    """A worker process that computes agents' decisions; the session reports and clears its `problem`."""

    problem: Text | None

    def start(self, *kits: Any) -> None: ...

    def ask(self, kit: Any, level: str, view: Any, budget: Any, chance: int, *, seat: int = 0) -> int: ...

    def poll(self) -> list[WorkerReply]: ...

    def cancel(self) -> None: ...

    def close(self) -> None: ...


@dataclass(slots=True)
class _PendingChoice:
    """An agent's choice (None while it's computed), and the session time from which it's due."""

    ticket: int
    due: float
    choice: Choice | None = None


class LocalPeople(Struct, frozen=True):
    """The people at this screen in a hosted match; if `mine`, a single person's hand is always shown."""

    seats: tuple[int, ...] = ()
    mine: bool = False


class Session:
    """A match in play, which requests agents' decisions, commits choices, and queues the events to show.

    Several people at one screen take turns to see their own hands in private; between turns, the screen shows
    what spectators see, as it does if only agents play. In a hosted match, the choices of people elsewhere
    come through `answer`.

    Attributes:
        players: the header's players, except where a person has taken over an agent's seat.
        seats: the seats of people.
        local_seats: the seats of people at this screen.
        hosted: whether people may play from elsewhere.
        takes_turns: whether hands are shown in private turns, and the spectators' view between them.
        own_seat: the seat whose view is shown; None for the spectators' view.
        choices_made: how many choices were made here since the session began, including undone ones.
        opening: the view at the start of the session, to which `events` apply.
        advice: the requested hint, until a choice is made.
        adviser: the opponent who was asked for the hint; None for the coach.
        problem: a message about trouble with saving or with opponents; the screen that shows it clears it.
    """

    def __init__(
        self,
        game: CardGame[Any, Any],
        header: Header,
        match: Match,
        journal: Journal | None,
        thinker: Thinking | None,
        *,
        local: LocalPeople | None = None,
    ) -> None:
        """Start a session, hosted if `local` is given. Without a thinker, agents choose synchronously."""
        self.game = game
        self.header = header
        self.match = match
        self.journal = journal
        self.players = header.players
        self.seats = tuple(seat for seat, player in enumerate(header.players) if player.human)
        self.hosted = local is not None
        self.local_seats = self.seats if local is None else local.seats
        mine = len(self.local_seats) == 1 and (local is None or local.mine)
        self.own_seat = self.local_seats[0] if mine else None
        self.takes_turns = self.shared and not mine
        self.opening = self._own_view(match) if self.dealt else game.initial_view(match.setup, self.own_seat)
        self._queues: dict[int | None, deque[Event]] = {}
        for seat in (*self.local_seats, self.own_seat):
            self._queues[seat] = deque()
        self.choices_made = 0
        self.advice: Decision | None = None
        self.adviser: Player | None = None
        self.problem: str | None = None
        self._saved = self.save_problem is None
        self._thinker = thinker
        self._agents: dict[int, Agent[Any]] = {}
        self._hint: int | None = None
        self._waiting: dict[int, _PendingChoice] = {}
        self._stand_ins: dict[int, str] = {}
        self._pace = random.Random(header.seed)
        self._clock = 0.0
        for seat, queue in self._queues.items():
            match.listen(queue.append, seat)
        if thinker is not None:
            thinker.start(kit_of(header.game))

    @classmethod
    def new(
        cls,
        game: CardGame[Any, Any],
        header: Header,
        journal: Journal | None = None,
        thinker: Thinking | None = None,
        *,
        local: LocalPeople | None = None,
    ) -> Session:
        """Return a session of a new match, before its first deal, or raise BadOption or BadSetup."""
        match = new_match(game, header)
        if journal is not None:
            match.record_to(journal.record)
        return cls(game, header, match, journal, thinker, local=local)

    @classmethod
    def resumed(
        cls,
        game: CardGame[Any, Any],
        reading: Reading,
        journal: Journal,
        thinker: Thinking | None,
        *,
        local: LocalPeople | None = None,
    ) -> Session:
        """Return a session that continues a match; if a round had just ended, queue its last events again."""
        session = cls(game, reading.header, reading.match, journal, thinker, local=local)
        if session.dealt and not reading.match.pending:
            session._repeat_end()
        reading.match.record_to(journal.record)
        return session

    @property
    def dealt(self) -> bool:
        return self.match.rounds > 0

    @property
    def events(self) -> deque[Event]:
        """The events still to be shown, as seen from `own_seat`, oldest first."""
        return self._queues[self.own_seat]

    @property
    def shared(self) -> bool:
        return self.hosted or len(self.seats) > 1

    @property
    def can_undo(self) -> bool:
        """Whether choices may be undone, which is never the case in rated matches or with several people."""
        return not (self.header.rated or self.shared)

    @property
    def due_seat(self) -> int | None:
        """The seat that must look next if people take turns here and nobody is looking, otherwise None."""
        if not self.takes_turns or self.own_seat is not None:
            return None
        return next((seat for seat in self.local_seats if seat in self.match.pending), None)

    def show_seat(self, seat: int | None) -> None:
        """Show a seat's view from now on, or the spectators' view if `seat` is None."""
        self.own_seat = seat
        self._forget_hint()
        if seat is not None:
            self.events.clear()

    @property
    def rounds(self) -> tuple[int, ...]:
        """The points of `own_seat` in each round so far, or an empty tuple for the spectators' view."""
        seat = self.own_seat
        points = [self.game.points(event) or {} for event in self.match.scored]
        return () if seat is None else tuple(scored[seat] for scored in points if seat in scored)

    @property
    def view(self) -> Any:
        return self._own_view(self.match)

    @property
    def face_up_view(self) -> Any | None:
        """The current view with all hands face up, or None if the game has no such view."""
        return kit_of(self.header.game).reveal_hands(self.view, self.match.state)

    @property
    def reading(self) -> Reading:
        """The match so far, as if read from its journal; the path is empty if it isn't saved."""
        path = Path() if self.journal is None else self.journal.path
        return Reading(path, self.header, self.match, None)

    @property
    def save_problem(self) -> str | None:
        """Why the match isn't completely saved, or None if it is, or if it has no journal."""
        return None if self.journal is None else self.journal.problem

    @property
    def my_turn(self) -> bool:
        return self.own_seat is not None and self.own_seat in self.match.pending

    def deal(self) -> None:
        self.match.deal_if_due()

    def choose(self, choice: Choice) -> None:
        """Commit the choice of the person at the screen, or raise IllegalChoice."""
        if self.own_seat is not None:
            self._commit(self.own_seat, choice)
            self.choices_made += 1
            self._forget_hint()

    def answer(self, seat: int, choice: Choice) -> None:
        """Commit the choice of a person elsewhere, or raise IllegalChoice."""
        if seat not in self.seats or seat in self._stand_ins:
            raise IllegalChoice(seat, choice, ())
        self._commit(seat, choice)

    def set_stand_in(self, seat: int, spec: str | None) -> None:
        """Let the agent `spec` play for a person from now on; if it's None, the person plays again."""
        self._waiting.pop(seat, None)
        if spec is None:
            self._stand_ins.pop(seat, None)
        else:
            self._stand_ins[seat] = spec

    def take_over(self, seat: int, player: Player) -> None:
        """Give an agent's seat to a person who plays from elsewhere."""
        self.players = (*self.players[:seat], player, *self.players[seat + 1 :])
        self._waiting.pop(seat, None)
        self._stand_ins.pop(seat, None)
        self.seats = tuple(sorted({*self.seats, seat}))

    def request_hint(self, adviser: Player | None = None) -> bool:
        """Request `advice`, by default from the coach; return False in rated matches and out of turn."""
        seat = self.own_seat
        if seat is None or not self.my_turn or self.header.rated:
            return False
        if self.advice is not None or self._hint is not None:
            return True
        self.adviser = adviser
        spec = ADVISER if adviser is None else adviser.level
        kit, budget = kit_of(self.header.game), budget_of(spec)
        chance = decision_seed(self.match.setup, seat, self.match.history)
        if self._thinker is None:
            self.advice = make_agent(kit, spec).choose(self.view, budget, chance)
        else:
            self._hint = self._thinker.ask(kit, spec, self.view, budget, chance)
        return True

    @property
    def hinting(self) -> bool:
        return self._hint is not None

    def update(self, seconds: float, *, patient: bool = True) -> None:
        """Request and commit agents' choices; if `patient`, at most one per call, at a natural pace."""
        self._clock += seconds
        self._collect_decisions()
        pending = self.match.pending
        others = [seat for seat in pending if seat not in self.seats or seat in self._stand_ins]
        for seat in others:
            if seat not in self._waiting:
                self._request_choice(seat, patient)
        hurried = self._only_agents_choose()
        for seat in others:
            waiting = self._waiting[seat]
            if hurried:
                waiting.due = min(waiting.due, self._clock + _HURRY)
            if waiting.choice is None or (patient and self._clock < waiting.due):
                continue
            del self._waiting[seat]
            self._commit(seat, waiting.choice)
            if patient or self.match.pending.keys() != pending.keys() - {seat}:
                return
            pending = self.match.pending

    def undo(self) -> bool:
        """Undo the player's last choice and everything after it; return False if that isn't possible."""
        history = self.match.history
        steps = [step for step, chosen in enumerate(history) if chosen.seat == self.own_seat]
        if not steps or not self.can_undo:
            return False
        self._cancel_decisions()
        self.match.undo(len(history) - steps[-1])
        self._watch_journal()
        self.events.clear()
        return True

    def leave(self) -> None:
        if self.journal is not None:
            # Saving comes first: the match can be resumed even if a later step fails.
            self.journal.save()
            self._watch_journal()
            if self.save_problem:
                self._report(f"part of the match couldn't be saved: {self.save_problem}")
            self.journal.close()
            self.journal = None
        self._waiting.clear()
        self._forget_hint()
        for agent in self._agents.values():
            agent.close()
        self._agents.clear()
        if self._thinker is not None:
            self._thinker.close()

    def _repeat_end(self) -> None:
        """Queue the round's events again, starting at a person's last choice; without one, at the deal."""
        match = self.match
        choices = [step for step in range(len(match.history)) if match.snapshot(step).round == match.rounds]
        first = next(
            (step for step in reversed(choices) if match.history[step].seat in self.seats), choices[0]
        )
        replay = match.copy_at(first)
        replay.deal_if_due()
        self.opening = self._own_view(replay)
        for seat, queue in self._queues.items():
            replay.listen(queue.append, seat)
        for chosen in match.history[first:]:
            replay.choose(chosen.seat, chosen.choice)

    def _own_view(self, match: Match) -> Any:
        return match.view(self.own_seat)

    def _cancel_decisions(self) -> None:
        self._waiting.clear()
        self._forget_hint()
        if self._thinker is not None:
            self._thinker.cancel()

    def _forget_hint(self) -> None:
        self._hint = self.advice = self.adviser = None

    def _only_agents_choose(self) -> bool:
        return bool(self.seats) and self.match.pending.keys().isdisjoint(
            seat for seat in self.seats if seat not in self._stand_ins
        )

    def _request_choice(self, seat: int, patient: bool) -> None:
        spec = self._stand_ins.get(seat, self.header.players[seat].level)
        budget = budget_of(spec)
        chance = decision_seed(self.match.setup, seat, self.match.history)
        view = self.match.view(seat)
        kit = kit_of(self.header.game)
        due = self._clock + (
            self._pace.uniform(_QUICKEST, _SLOWEST if len(self.match.pending) > 1 else _ALONE)
            if patient
            else 0.0
        )
        if self._thinker is None:
            if seat not in self._agents:
                self._agents[seat] = make_agent(kit, spec)
            self._waiting[seat] = waiting = _PendingChoice(0, due)
            self._accept_decision(waiting, self._agents[seat].choose(view, budget, chance))
        else:
            ticket = self._thinker.ask(kit, spec, view, budget, chance, seat=seat)
            self._waiting[seat] = _PendingChoice(ticket, due)

    def _accept_decision(self, waiting: _PendingChoice, decision: Decision) -> None:
        waiting.choice = decision.choice
        if decision.problem:
            self._report(decision.problem)

    def _report(self, problem: str) -> None:
        self.problem = parts("; ", [self.problem, problem]) if self.problem else problem

    def _collect_decisions(self) -> None:
        if self._thinker is None:
            return
        for answer in self._thinker.poll():
            if answer.ticket == self._hint:
                self._hint, self.advice = None, answer.decision
            for waiting in self._waiting.values():
                if waiting.ticket == answer.ticket:
                    self._accept_decision(waiting, answer.decision)
        if self._thinker.problem:
            self._report(self._thinker.problem)
            self._thinker.problem = None

    def _commit(self, seat: int, choice: Choice) -> None:
        self.match.choose(seat, choice)
        self._watch_journal()

    def _watch_journal(self) -> None:
        """Report when saving starts to fail or works again, and when another program changes the file."""
        if self.journal is None:
            return
        if self.journal.pop_renewed():
            self._report("the match's file was gone: it has been written anew")
        if self.journal.pop_restored():
            self._report(
                message("Another program changed this match’s file. The whole match is saved again.")
            )
        saved = self.save_problem is None
        if saved != self._saved:
            self._saved = saved
            again = "the whole match is saved again"
            self._report(again if saved else f"the match is no longer saved: {self.save_problem}")


def record_of(session: Session, journal: str) -> MatchRecord:
    """Return a session's record; if the match isn't finished, the player ranks last."""
    header = session.header
    match, own_seat = session.match, session.seats[0] if session.seats else 0
    totals = match.game.totals(match.state)
    return MatchRecord(
        game=header.game,
        when=header.started,
        players=tuple(player.name for player in session.players),
        own_seat=own_seat,
        ranking=match.ranking or forfeited_ranking(match.game, totals, own_seat),
        totals=totals,
        rounds=session.rounds,
        rated=header.rated,
        friends=session.seats if session.shared else (),
        journal=journal,
        levels=recorded_levels(header),
        forfeited=0 if match.over else match.game.usual_rounds(match.setup.options),
    )
