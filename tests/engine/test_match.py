"""The match as a state machine: all transitions, recording before announcing, undo, listeners."""

from collections.abc import Mapping
from typing import ClassVar

import msgspec
import pytest

from game.cardgames.six_takes.rules.events import CardChosen, HandDealt, PlayCard, TakeRow
from game.cardgames.six_takes.rules.game import SIX_TAKES, SixTakes
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.engine.contract import (
    BadSetup,
    CardGame,
    Choice,
    Event,
    IllegalChoice,
    Phase,
    Setup,
    StepResult,
    rank,
)
from game.engine.match import TRANSITIONS, Chosen, Match, OutOfTurn, Undone
from tests.support.toy_game import TOY


def event_of(phase: Phase) -> Event:
    """Return an event of a phase."""

    class Happened(Event, frozen=True):
        def apply_to(self, view: Phase) -> Phase:
            return view

    Happened.phase = phase
    return Happened()


class NoOptions(msgspec.Struct, frozen=True):
    """No options."""


class Wait(Choice, frozen=True):
    """The only choice; it changes nothing."""


class Walking(CardGame):
    """A game whose deals go through given phases, and leave the match in the last one."""

    id = "walking"
    title = "Walking"
    seat_counts: ClassVar[range] = range(1, 2)
    options = NoOptions

    def __init__(self, *phases: Phase) -> None:
        self.phases = phases

    def open(self, setup: Setup) -> Phase:
        return Phase.ROUND_OVER

    def deal(self, state: Phase) -> StepResult[Phase]:
        *through, last = self.phases
        return StepResult(last, tuple(event_of(phase) for phase in through))

    def pending(self, state: Phase) -> Mapping[int, tuple[Choice, ...]]:
        return {0: (Wait(),)} if state is Phase.CHOOSING else {}

    def apply(self, state: Phase, seat: int, choice: Choice) -> StepResult[Phase]:
        return StepResult(state, ())

    def ranking(self, state: Phase) -> tuple[int, ...] | None:
        return (1,) if state is Phase.MATCH_OVER else None

    def totals(self, state: Phase) -> tuple[int, ...]:
        return (0,)

    def points(self, event: Event) -> None:
        return None

    def view(self, state: Phase, seat: int | None) -> Phase:
        return state

    def initial_view(self, setup: Setup, seat: int | None) -> Phase:
        return Phase.ROUND_OVER

    def choices(self, view: Phase) -> tuple[Choice, ...]:
        return ()

    def redact(self, event: Event, seat: int | None) -> Event:
        return event


def walk(*phases: Phase) -> Match:
    match = Match(Walking(*phases), Setup(1, 0, NoOptions()))
    match.deal()
    return match


WAYS_IN = {
    Phase.DEALING: (Phase.DEALING,),
    Phase.CHOOSING: (Phase.DEALING, Phase.CHOOSING),
    Phase.REVEALING: (Phase.DEALING, Phase.REVEALING),
    Phase.RESOLVING: (Phase.DEALING, Phase.CHOOSING, Phase.RESOLVING),
    Phase.SCORING: (Phase.DEALING, Phase.CHOOSING, Phase.SCORING),
    Phase.ROUND_OVER: (),
    Phase.MATCH_OVER: (Phase.DEALING, Phase.CHOOSING, Phase.SCORING, Phase.MATCH_OVER),
}
WAYS_OUT = {
    Phase.DEALING: (Phase.DEALING, Phase.CHOOSING),
    Phase.CHOOSING: (Phase.CHOOSING,),
    Phase.REVEALING: (Phase.REVEALING, Phase.RESOLVING, Phase.CHOOSING),
    Phase.RESOLVING: (Phase.RESOLVING, Phase.CHOOSING),
    Phase.SCORING: (Phase.SCORING, Phase.ROUND_OVER),
    Phase.ROUND_OVER: (Phase.ROUND_OVER,),
    Phase.MATCH_OVER: (Phase.MATCH_OVER,),
}

MAY_FOLLOW = {
    Phase.DEALING: "dealing, choosing, revealing, round over",
    Phase.CHOOSING: "choosing, revealing, resolving, scoring",
    Phase.REVEALING: "revealing, resolving",
    Phase.RESOLVING: "choosing, revealing, resolving, scoring",
    Phase.SCORING: "scoring, round over, match over",
    Phase.ROUND_OVER: "dealing",
    Phase.MATCH_OVER: "match over",
}


@pytest.mark.parametrize("start", list(Phase))
@pytest.mark.parametrize("end", list(Phase))
def test_every_transition(start: Phase, end: Phase) -> None:
    phases = (*WAYS_IN[start], *WAYS_OUT[end])
    assert (end in TRANSITIONS[start]) == (end in MAY_FOLLOW[start].split(", "))
    if end in TRANSITIONS[start]:
        assert walk(*phases).phase is phases[-1]
    else:
        with pytest.raises(OutOfTurn, match=f"walking goes from {start} to {end}, which no match does"):
            walk(*phases)


def test_rounds_are_dealt_only_between_rounds() -> None:
    with pytest.raises(OutOfTurn, match="not while choosing"):
        walk(Phase.DEALING, Phase.CHOOSING).deal()
    between = walk(Phase.DEALING, Phase.CHOOSING, Phase.SCORING, Phase.ROUND_OVER)
    assert not between.over
    between.deal()
    over = walk(Phase.DEALING, Phase.CHOOSING, Phase.SCORING, Phase.MATCH_OVER)
    assert over.over
    with pytest.raises(OutOfTurn, match="not while match over"):
        over.deal()


def test_choices_before_the_deal_and_after_the_end_are_refused() -> None:
    for match in (
        Match(Walking(Phase.CHOOSING), Setup(1, 0, NoOptions())),
        walk(Phase.DEALING, Phase.CHOOSING, Phase.SCORING, Phase.MATCH_OVER),
    ):
        with pytest.raises(IllegalChoice, match="this seat is not asked"):
            match.choose(0, Wait())
        assert match.history == []


# -- with a real game ------------------------------------------------------------------------------------


def six_takes(record=lambda _entry: None) -> Match:
    return Match(SIX_TAKES, Setup(3, 4, SixTakesOptions()), record)


def test_choices_are_recorded_before_they_are_announced() -> None:
    order: list[str] = []
    match = six_takes(lambda entry: order.append(f"record {entry.choice.card}"))
    match.listen_unredacted(lambda event: order.append(type(event).__name__))
    match.deal()
    order.clear()
    card = match.pending[1][0]
    match.choose(1, card)
    assert order == [f"record {card.card}", "CardChosen"]


def test_failed_recording_leaves_the_match_unchanged() -> None:
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


def test_illegal_choices_are_not_recorded() -> None:
    recorded: list[object] = []
    match = six_takes(recorded.append)
    with pytest.raises(IllegalChoice):
        match.choose(0, PlayCard(1))
    match.deal()
    with pytest.raises(IllegalChoice):
        match.choose(0, PlayCard(999))
    assert recorded == []


def test_listeners_get_only_what_their_seat_may_know() -> None:
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


def test_undo_restores_the_exact_state() -> None:
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
    with pytest.raises(OutOfTurn, match="3 choices can't be undone: 2 were made"):
        match.undo(3)


def test_first_and_last_choice_of_a_match_can_be_undone() -> None:
    match = Match(SIX_TAKES, Setup(2, 4, SixTakesOptions(limit=0)))
    match.deal()
    opened = match.state
    while not match.over:
        seat = min(match.pending)
        match.choose(seat, match.pending[seat][0])
    ranking, last = match.ranking, match.history[-1]
    match.undo(1)
    assert match.ranking is None
    assert not match.over
    match.choose(last.seat, last.choice)
    assert match.ranking == ranking
    match.undo(len(match.history))
    assert match.state is opened
    assert match.phase is Phase.CHOOSING


def test_undo_across_a_deal_gives_the_same_deal() -> None:
    match = Match(SIX_TAKES, Setup(2, 4, SixTakesOptions(limit=999)))
    match.deal()
    while match.phase is not Phase.ROUND_OVER:
        seat = min(match.pending)
        match.choose(seat, match.pending[seat][0])
    last = match.history[-1]
    match.deal()
    dealt = match.state
    match.undo(1)
    match.choose(last.seat, last.choice)
    match.deal()
    assert match.state == dealt


@pytest.mark.parametrize("count", [0, -1, 1])
def test_undo_without_choices_is_refused(count: int) -> None:
    recorded: list[object] = []
    match = six_takes(recorded.append)
    match.deal()
    state = match.state
    with pytest.raises(OutOfTurn, match="can't be undone"):
        match.undo(count)
    assert match.state is state
    assert recorded == []


def test_failed_recording_of_undo_leaves_the_match_unchanged() -> None:
    def full(_entry: Chosen | Undone) -> None:
        raise OSError("no space left")

    match = six_takes()
    match.deal()
    match.choose(0, match.pending[0][0])
    match.record_to(full)
    state = match.state
    with pytest.raises(OSError, match="no space"):
        match.undo(1)
    assert match.state is state
    assert len(match.history) == 1


@pytest.mark.parametrize("seats", [1, 11])
def test_too_few_or_too_many_seats_are_refused(seats: int) -> None:
    with pytest.raises(BadSetup):
        Match(SIX_TAKES, Setup(seats, 1, SixTakesOptions()))


class Whispering(Walking):
    """A game whose events only one seat may know of."""

    def redact(self, event: Event, seat: int | None) -> Event | None:
        return event if seat == 0 else None


def test_listeners_do_not_get_events_hidden_from_them() -> None:
    match = Match(Whispering(Phase.DEALING, Phase.CHOOSING), Setup(1, 0, NoOptions()))
    heard: dict[str, list[Event | None]] = {"own": [], "spectator": [], "trace": []}
    match.listen(heard["own"].append, 0)
    match.listen(heard["spectator"].append, None)
    match.listen_unredacted(heard["trace"].append)
    match.deal()
    assert {name: len(events) for name, events in heard.items()} == {"own": 1, "spectator": 0, "trace": 1}


# -- defaults of the contract ----------------------------------------------------------------------------


def test_points_have_a_name_and_a_direction() -> None:
    assert (SIX_TAKES.unit, SIX_TAKES.more_is_better) == (("duck", "ducks"), False)
    assert (TOY.unit, TOY.more_is_better) == (("point", "points"), True)


@pytest.mark.parametrize(
    ("counts", "usual"), [(range(2, 11), 4), (range(2, 4), 3), (range(4, 5), 4), (range(6, 8), 6)]
)
def test_default_number_of_seats_is_four_if_allowed(counts: range, usual: int) -> None:
    class Some(SixTakes):
        seat_counts = counts

    assert Some().usual_seats == usual


def test_refusal_lists_legal_choices() -> None:
    refused = IllegalChoice(1, TakeRow(4), (TakeRow(0), TakeRow(1)))
    assert str(refused) == "seat 1 may not choose TakeRow(row=4); legal: TakeRow(row=0), TakeRow(row=1)"
    assert (refused.seat, refused.choice, refused.legal) == (1, TakeRow(4), (TakeRow(0), TakeRow(1)))
    unasked = IllegalChoice(0, TakeRow(4), ())
    assert str(unasked) == "seat 0 may not choose TakeRow(row=4); legal: nothing: this seat is not asked now"


def test_equal_results_share_the_better_rank() -> None:
    assert rank({0: 5, 1: 3, 2: 5, 3: 9}) == {0: 2, 1: 1, 2: 2, 3: 4}


def test_each_seat_is_its_own_team_by_default() -> None:
    assert SIX_TAKES.teams(3) == ((0,), (1,), (2,))
