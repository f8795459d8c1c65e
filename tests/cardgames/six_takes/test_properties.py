"""What holds in every match, whoever plays and by whatever options."""

from __future__ import annotations

import random
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from game.ai.agent import Budget
from game.cardgames.six_takes.ai import AGENTS
from game.cardgames.six_takes.events import SixTakesChoice, SixTakesEvent
from game.cardgames.six_takes.narrate import NARRATOR
from game.cardgames.six_takes.options import SixTakesOptions
from game.cardgames.six_takes.rules import SIX_TAKES, SixTakesState, ducks_in
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


@settings(max_examples=120, deadline=None)
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


@settings(max_examples=60, deadline=None)
@given(SETUPS, st.integers(0, 2**30))
def test_same_seed_and_choices_same_events(setup: Setup, seed: int) -> None:
    first = [events for _state, events in playing(setup, random.Random(seed), rounds=2)]
    second = [events for _state, events in playing(setup, random.Random(seed), rounds=2)]
    assert first == second


@settings(max_examples=80, deadline=None)
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


def dealt_again(state: SixTakesState, seat: int, chance: random.Random) -> SixTakesState:
    """The same state with everything that the seat cannot know dealt anew, and another generator."""
    others = [other for other in state.playing if other != seat]
    open_cards = {card for row in state.rows for card in row} | {
        card for taken in state.taken for card in taken
    }
    open_cards |= {card for card, _seat in state.waiting} | set(state.pool)
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


@settings(max_examples=60, deadline=None)
@given(SETUPS, CHANCES)
def test_nothing_hidden_shows(setup: Setup, chance: random.Random) -> None:
    """Views, choices, agents and words depend only on what the seat may know."""
    budget = Budget(samples=3)
    for state, _events in playing(setup, chance, rounds=1):
        seat = chance.randrange(setup.seats)
        other = dealt_again(state, seat, chance)
        view, again = SIX_TAKES.view(state, seat), SIX_TAKES.view(other, seat)
        assert view == again
        assert NARRATOR.ask(view, NAMES) == NARRATOR.ask(again, NAMES)
        if seat in SIX_TAKES.pending(state) and chance.random() < 0.2:
            for level in AGENTS.values():
                assert level().choose(view, budget, 7) == level().choose(again, budget, 7)


@settings(max_examples=40, deadline=None)
@given(SETUPS, CHANCES)
def test_what_is_told_names_no_hidden_card(setup: Setup, chance: random.Random) -> None:
    seat = 0
    view = SIX_TAKES.blank(setup, seat)
    for state, events in playing(setup, chance, rounds=1):
        for event in events:
            heard = SIX_TAKES.redact(event, seat)
            before, view = view, SIX_TAKES.see(view, heard)
            words = NARRATOR.tell(heard, before, view, NAMES, Verbosity.FULL) or ""
            if type(event).__name__ in ("CardChosen", "HandDealt") and event.seat != seat:
                assert not any(mark.isdigit() for mark in words)
        hidden = {card for other, hand in enumerate(state.hands) if other != seat for card in hand}
        if not state.options.draft:
            shown = NARRATOR.scores(view, NAMES) + NARRATOR.who_has_chosen(view, NAMES)
            assert not any(f" {card} " in shown for card in hidden if card > 70)


@settings(max_examples=40, deadline=None)
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
