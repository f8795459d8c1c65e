"""What holds in every match, whoever plays and by whatever options."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from game.ai.agent import Budget
from game.cardgames.six_takes.players.agents import AGENTS
from game.cardgames.six_takes.rules.events import HandDealt, SixTakesChoice, SixTakesEvent
from game.cardgames.six_takes.rules.game import SIX_TAKES, SixTakesState, ducks_in
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.cardgames.six_takes.rules.view import SixTakesView
from game.cardgames.six_takes.words.narrator import NARRATOR
from game.engine.contract import Event, Setup
from game.voice.narrator import Verbosity

OPTIONS = st.builds(
    SixTakesOptions,
    limit=st.sampled_from([0, 5, 20, 66]),
    ending=st.sampled_from(["elimination", "classic"]),
    professional=st.booleans(),
    draft=st.booleans(),
)
SETUPS = st.builds(Setup, seats=st.integers(2, 10), seed=st.integers(0, 2**60), options=OPTIONS)
CHANCES = st.integers(0, 2**60).map(random.Random)
NAMES = ("Ann", "Bob", "Cem", "Dot", "Eva", "Fay", "Gus", "Hal", "Ida", "Jim")


def playing(setup: Setup, chance: random.Random, rounds: int = 3):
    """Each (state, events that led to it) of a random match of up to so many rounds."""
    state, events = SIX_TAKES.open(setup), ()
    while SIX_TAKES.ranking(state) is None:
        pending = SIX_TAKES.pending(state)
        if not pending:
            if state.round == rounds:
                return
            state, events = SIX_TAKES.deal(state)
        else:
            seat = chance.choice(list(pending))
            state, events = SIX_TAKES.apply(state, seat, chance.choice(pending[seat]))
        yield state, events


def cards_in_play(state: SixTakesState) -> list[int]:
    cards = [card for hand in state.hands for card in hand]
    cards += [card for row in state.rows for card in row]
    cards += [card for taken in state.taken for card in taken]
    cards += [card for card in state.chosen if card]
    return cards + [card for card, _seat in state.waiting] + list(state.pool)


@given(SETUPS, CHANCES)
def test_cards_and_rows(setup: Setup, chance: random.Random) -> None:
    for state, _events in playing(setup, chance):
        if any(state.taken) or any(state.hands):
            dealt = 10 * len(state.playing) + 4
            cards = cards_in_play(state)
            assert len(cards) == len(set(cards)) == dealt
            assert all(1 <= card <= state.deck for card in cards)
            if dealt == 104:
                assert ducks_in(tuple(cards)) == 171
        assert len(state.rows) == 4
        for row in state.rows:
            assert 1 <= len(row) <= 5
            assert list(row) == sorted(row)


@given(SETUPS, st.integers(0, 2**30))
def test_same_seed_and_choices_same_events(setup: Setup, seed: int) -> None:
    first = [events for _state, events in playing(setup, random.Random(seed), rounds=2)]
    second = [events for _state, events in playing(setup, random.Random(seed), rounds=2)]
    assert first == second


@given(SETUPS, CHANCES)
def test_what_is_heard_adds_up_to_the_view(setup: Setup, chance: random.Random) -> None:
    listeners = [*range(setup.seats), None]
    views = {seat: SIX_TAKES.blank(setup, seat) for seat in listeners}
    for state, events in playing(setup, chance, rounds=2):
        pending = SIX_TAKES.pending(state)
        for seat in listeners:
            for event in events:
                heard = SIX_TAKES.redact(event, seat)
                if heard is not None:
                    views[seat] = SIX_TAKES.see(views[seat], heard)
            assert views[seat] == SIX_TAKES.view(state, seat)
            if seat is not None:
                assert SIX_TAKES.choices(views[seat]) == pending.get(seat, ())


def dealt_again(state: SixTakesState, seat: int | None, chance: random.Random) -> SixTakesState:
    """The same state with everything that the seat cannot know dealt anew, and another generator.

    Cards that are not in this round are as hidden as the hands, and may change places with theirs.
    """
    others = [other for other in state.playing if other != seat]
    open_cards = {card for row in state.rows for card in row} | {
        card for taken in state.taken for card in taken
    }
    open_cards |= {card for card, _seat in state.waiting} | set(state.pool)
    if seat is not None:
        open_cards |= set(state.hands[seat]) | {state.chosen[seat]}
    hidden = [card for card in range(1, state.deck + 1) if card not in open_cards]
    chance.shuffle(hidden)
    hands, chosen = list(state.hands), list(state.chosen)
    for other in others:
        if state.options.draft:
            # Everybody has seen what was picked; only which card was chosen is a secret.
            held = [*state.hands[other], *([state.chosen[other]] if state.chosen[other] else [])]
            chance.shuffle(held)
        else:
            count = len(state.hands[other]) + bool(state.chosen[other])
            held, hidden = hidden[:count], hidden[count:]
        if state.chosen[other]:
            chosen[other] = held.pop()
        hands[other] = tuple(sorted(held))
    return replace(state, chance=chance.getrandbits(60), hands=tuple(hands), chosen=tuple(chosen))


@given(SETUPS, CHANCES)
def test_nothing_hidden_shows(setup: Setup, chance: random.Random) -> None:
    """Views, choices, agents and words depend only on what the seat may know."""
    for state, _events in playing(setup, chance, rounds=1):
        seat = chance.choice([*range(setup.seats), None])
        other = dealt_again(state, seat, chance)
        view, again = SIX_TAKES.view(state, seat), SIX_TAKES.view(other, seat)
        assert view == again
        assert all_words(view) == all_words(again)
        if seat in SIX_TAKES.pending(state) and chance.random() < 0.2:
            check_choices(view, again, chance.choice(list(AGENTS)))


@pytest.mark.parametrize("level", AGENTS)
def test_no_agent_sees_what_is_hidden(level: str) -> None:
    chance = random.Random(level)
    options = SixTakesOptions(limit=0, draft=True)
    asked = [
        (state, seat)
        for state, _events in playing(Setup(4, chance.getrandbits(40), options), chance)
        for seat in SIX_TAKES.pending(state)
    ]
    for state, seat in chance.sample(asked, 3):
        other = dealt_again(state, seat, chance)
        check_choices(SIX_TAKES.view(state, seat), SIX_TAKES.view(other, seat), level)


def check_choices(view: SixTakesView, again: SixTakesView, level: str) -> None:
    """The agent decides the same."""
    budget = Budget(samples=3)
    agent = AGENTS[level]
    assert agent().choose(view, budget, 7) == agent().choose(again, budget, 7)


def all_words(view: SixTakesView) -> list[str]:
    """Everything that can be said of a view while it is shown."""
    words = [NARRATOR.ask(view, NAMES), NARRATOR.who_has_chosen(view, NAMES), NARRATOR.scores(view, NAMES)]
    words += [NARRATOR.focus_card(view, card) for card in view.hand or view.pool]
    for row, cards in enumerate(view.rows):
        words += [NARRATOR.row(view, row), NARRATOR.row_price(view, row)]
        words += [NARRATOR.row_card(view, row, place) for place in range(len(cards))]
    return words


@given(SETUPS, CHANCES)
def test_what_others_do_in_secret_is_heard_and_told_the_same(setup: Setup, chance: random.Random) -> None:
    """Whatever card another seat lays down, and out of whatever hand, the listener hears the same."""
    for state, _events in playing(setup, chance, rounds=1):
        choosers = list(SIX_TAKES.pending(state))
        if state.waiting or state.pool or len(choosers) < 2:
            continue
        chooser = chance.choice(choosers)
        listener = chance.choice([seat for seat in [*range(setup.seats), None] if seat != chooser])
        told = []
        for one in (state, dealt_again(state, listener, chance)):
            choice = chance.choice(SIX_TAKES.pending(one)[chooser])
            view = SIX_TAKES.view(one, listener)
            for event in SIX_TAKES.apply(one, chooser, choice).events:
                heard = SIX_TAKES.redact(event, listener)
                before, view = view, SIX_TAKES.see(view, heard)
                told.append((heard, [NARRATOR.tell(heard, before, view, NAMES, much) for much in Verbosity]))
        first, second = told
        assert first == second


@given(SETUPS)
def test_others_hands_are_heard_by_their_size_alone(setup: Setup) -> None:
    for event in SIX_TAKES.deal(SIX_TAKES.open(setup)).events:
        if isinstance(event, HandDealt):
            assert SIX_TAKES.redact(event, event.seat) == event
            for other in {*range(setup.seats), None} - {event.seat}:
                assert SIX_TAKES.redact(event, other) == HandDealt(event.seat, 10, ())


@given(SETUPS, CHANCES)
def test_there_are_words_for_every_moment(setup: Setup, chance: random.Random) -> None:
    """Also between the events of one step, such as between taking a row and lying there alone."""
    seat = chance.choice([*range(setup.seats), None])
    view = SIX_TAKES.blank(setup, seat)
    for state, events in playing(setup, chance, rounds=2):
        for event in events:
            heard = SIX_TAKES.redact(event, seat)
            before, view = view, SIX_TAKES.see(view, heard)
            told = [NARRATOR.tell(heard, before, view, NAMES, verbosity) for verbosity in Verbosity]
            # What is told tersely is told at every length.
            assert [words is None for words in told] == sorted(
                (words is None for words in told), reverse=True
            )
            for words in [*filter(None, told), *filter(None, all_words(view))]:
                assert words == " ".join(words.split())
                assert words[0].isupper() or words[0].isdigit() or words.startswith(NAMES)
                assert words[-1] in ".?!"
        asked = seat is not None and bool(SIX_TAKES.pending(state).get(seat))
        assert bool(NARRATOR.ask(view, NAMES)) == asked


@given(SETUPS, CHANCES)
def test_events_and_choices_survive_json(setup: Setup, chance: random.Random) -> None:
    def back(value: Any, kinds: Any) -> Any:
        return msgspec.json.decode(msgspec.json.encode(value), type=kinds)

    for state, events in playing(setup, chance, rounds=1):
        for event in events:
            assert isinstance(event, Event)
            assert back(event, SixTakesEvent) == event
        for choices in SIX_TAKES.pending(state).values():
            assert all(back(choice, SixTakesChoice) == choice for choice in choices)
