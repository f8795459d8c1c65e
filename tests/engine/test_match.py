"""The match as a state machine: every transition, recording before announcing, undo, listeners."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import msgspec
import pytest

from game.cardgames.six_takes.events import CardChosen, HandDealt, PlayCard
from game.cardgames.six_takes.options import SixTakesOptions
from game.cardgames.six_takes.rules import SIX_TAKES
from game.engine.contract import BadSetup, CardGame, Choice, Event, IllegalChoice, Phase, Setup, Step
from game.engine.match import TRANSITIONS, Chosen, Match, OutOfTurn, Undone


class Walk(Choice, frozen=True):
    """Walk through these phases."""

    phases: tuple[str, ...]


def event_of(phase: Phase) -> Event:
    """An event that belongs to a phase."""

    class Happened(Event, frozen=True):
        pass

    Happened.phase = phase
    return Happened()


class NoOptions(msgspec.Struct, frozen=True):
    """Nothing to set."""


class Walking(CardGame):
    """A game whose only choice says which phases its events go through; its state is what comes next."""

    id = "walking"
    title = "Walking"
    seat_counts: ClassVar[range] = range(1, 2)
    options = NoOptions

    def open(self, setup: Setup) -> str:
        return "start"

    def deal(self, state: str) -> Step[str]:
        return Step("choose", (event_of(Phase.DEALING),))

    def pending(self, state: str) -> Mapping[int, tuple[Choice, ...]]:
        return {0: (Walk(()),)} if state == "choose" else {}

    def apply(self, state: str, seat: int, choice: Choice) -> Step[str]:
        *phases, last = choice.phases
        after = {"choosing": "choose", "round over": "start", "match over": "over"}[last]
        return Step(after, tuple(event_of(Phase(phase)) for phase in phases))

    def ranking(self, state: str) -> tuple[int, ...] | None:
        return (1,) if state == "over" else None

    def totals(self, state: str) -> tuple[int, ...]:
        return (0,)

    def points(self, event: Event) -> None:
        return None

    def view(self, state: str, seat: int | None) -> str:
        return state

    def blank(self, setup: Setup, seat: int | None) -> str:
        return "start"

    def see(self, view: str, event: Event) -> str:
        return view

    def choices(self, view: str) -> tuple[Choice, ...]:
        return ()

    def redact(self, event: Event, seat: int | None) -> Event:
        return event


def walking() -> Match:
    match = Match(Walking(), Setup(1, 0, NoOptions()))
    match.deal()
    return match


WAYS_IN = {
    Phase.CHOOSING: ("choosing",),
    Phase.REVEALING: ("revealing",),
    Phase.RESOLVING: ("resolving",),
    Phase.SCORING: ("scoring",),
}
WAYS_OUT = {
    Phase.CHOOSING: ("choosing",),
    Phase.REVEALING: ("revealing", "resolving", "choosing"),
    Phase.RESOLVING: ("resolving", "choosing"),
    Phase.SCORING: ("scoring", "round over"),
    Phase.ROUND_OVER: ("round over",),
    Phase.MATCH_OVER: ("match over",),
}


@pytest.mark.parametrize("start", list(WAYS_IN))
@pytest.mark.parametrize("end", list(WAYS_OUT))
def test_every_transition_within_a_round(start: Phase, end: Phase) -> None:
    match = walking()
    walk = Walk((*WAYS_IN[start], *WAYS_OUT[end]))
    if end in TRANSITIONS[start]:
        match.choose(0, walk)
        assert match.phase == walk.phases[-1]
    else:
        with pytest.raises(OutOfTurn, match=f"from {start} to {end}"):
            match.choose(0, walk)


def test_a_round_is_dealt_only_between_rounds() -> None:
    match = walking()
    with pytest.raises(OutOfTurn, match="not while choosing"):
        match.deal()
    match.choose(0, Walk(("scoring", "round over")))
    match.deal()
    match.choose(0, Walk(("scoring", "match over")))
    assert match.over
    with pytest.raises(OutOfTurn):
        match.deal()


def test_the_table_of_transitions_names_every_phase() -> None:
    assert set(TRANSITIONS) == set(Phase)
    reached = {phase for phases in TRANSITIONS.values() for phase in phases}
    assert reached == set(Phase)
    assert TRANSITIONS[Phase.MATCH_OVER] == {Phase.MATCH_OVER}


# -- with a real game ------------------------------------------------------------------------------------


def six_takes(record=lambda _entry: None) -> Match:
    return Match(SIX_TAKES, Setup(3, 4, SixTakesOptions()), record)


def test_a_choice_is_recorded_before_it_is_announced() -> None:
    order: list[str] = []
    match = six_takes(lambda entry: order.append(f"record {entry.choice.card}"))
    match.overhear(lambda event: order.append(type(event).__name__))
    match.deal()
    order.clear()
    card = match.pending[1][0]
    match.choose(1, card)
    assert order == [f"record {card.card}", "CardChosen"]


def test_a_record_that_fails_leaves_the_match_as_it_was() -> None:
    def full(_entry: Chosen | Undone) -> None:
        raise OSError("no space left")

    match = six_takes()
    match.deal()
    match.record_to(full)
    state = match.state
    with pytest.raises(OSError, match="no space"):
        match.choose(0, match.pending[0][0])
    assert match.state is state
    assert match.history == []


def test_an_illegal_choice_is_not_recorded() -> None:
    recorded: list[object] = []
    match = six_takes(recorded.append)
    with pytest.raises(IllegalChoice):
        match.choose(0, PlayCard(1))
    match.deal()
    with pytest.raises(IllegalChoice):
        match.choose(0, PlayCard(999))
    assert recorded == []


def test_listeners_hear_only_what_their_seat_may_know() -> None:
    match = six_takes()
    heard: dict[int | None, list[Event]] = {0: [], 2: [], None: []}
    for seat, events in heard.items():
        match.listen(events.append, seat)
    match.deal()
    match.choose(2, match.pending[2][0])
    hands = {
        seat: [event for event in events if isinstance(event, HandDealt)] for seat, events in heard.items()
    }
    assert [len(event.cards) for event in hands[0]] == [10, 0, 0]
    assert [len(event.cards) for event in hands[2]] == [0, 0, 10]
    assert [len(event.cards) for event in hands[None]] == [0, 0, 0]
    assert [type(events[-1]) for events in heard.values()] == [CardChosen] * 3
    assert [events[-1].card > 0 for events in heard.values()] == [False, True, False]


def test_undo_goes_back_to_the_very_state() -> None:
    recorded: list[object] = []
    match = six_takes(recorded.append)
    match.deal()
    states = [match.state]
    for _ in range(4):
        seat = min(match.pending)
        match.choose(seat, match.pending[seat][0])
        states.append(match.state)
    match.undo(2)
    assert match.state is states[2]
    assert match.phase is Phase.CHOOSING
    assert len(match.history) == 2
    assert recorded[-1] == Undone(2)
    with pytest.raises(OutOfTurn, match="3 choices cannot be taken back: 2 were made"):
        match.undo(3)


@pytest.mark.parametrize("seats", [1, 11])
def test_a_match_with_too_few_or_many_seats_is_refused(seats: int) -> None:
    with pytest.raises(BadSetup):
        Match(SIX_TAKES, Setup(seats, 1, SixTakesOptions()))
