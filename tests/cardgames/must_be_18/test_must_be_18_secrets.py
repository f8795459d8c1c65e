"""What a seat may not know does not show (§6): not in views, events or choices, nor at agents."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from game.ai.agent import Budget
from game.cardgames.must_be_18.players.agents import AGENTS
from game.cardgames.must_be_18.rules.events import (
    CardDrawn,
    DrawnToStart,
    HandDealt,
    MustBe18Choice,
    MustBe18Event,
)
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.cardgames.must_be_18.rules.state import MustBe18State
from tests.cardgames.must_be_18.standing import dealt_again, playing, random_setup

SEATS = range(2, 7)
LEVELS = ("duckling", "drake", "swan", "eider")


@pytest.mark.parametrize("seats", SEATS)
def test_views_show_nothing_hidden(seats: int) -> None:
    """§6: a view, what may be chosen and what an agent chooses depend on nothing else."""
    chance, changed = random.Random(seats), 0
    for _round in range(8):
        for state, _events in playing(random_setup(seats, chance, rounds=1), chance):
            if state.open.hands:
                continue
            seat = chance.choice([*range(seats), None])
            other = dealt_again(state, seat, chance)
            changed += other.hands != state.hands
            view, again = MUST_BE_18.view(state, seat), MUST_BE_18.view(other, seat)
            assert view == again
            assert MUST_BE_18.choices(view) == MUST_BE_18.choices(again)
            if seat in MUST_BE_18.pending(state):
                agent = AGENTS[chance.choice(LEVELS)]()
                assert agent.choose(view, Budget(3), 7) == agent.choose(again, Budget(3), 7)
    assert changed > 50


@pytest.mark.parametrize("seats", SEATS)
def test_only_cards_that_come_into_a_hand_are_secret(seats: int) -> None:
    """§6.1"""
    chance = random.Random(seats)
    for _round in range(10):
        for _state, events in playing(random_setup(seats, chance, rounds=1), chance):
            for event in events:
                for seat in (*range(seats), None):
                    heard = MUST_BE_18.redact(event, seat)
                    if isinstance(event, HandDealt) and event.seat != seat:
                        assert heard == replace(event, cards=())
                    elif isinstance(event, CardDrawn | DrawnToStart) and event.seat != seat:
                        assert heard == replace(event, card=None)
                    else:
                        assert heard == event


@pytest.mark.parametrize("seats", SEATS)
def test_same_seed_and_choices_same_events(seats: int) -> None:
    for seed in range(10):
        setup = random_setup(seats, random.Random(seed), rounds=3)
        assert list(playing(setup, random.Random(seed))) == list(playing(setup, random.Random(seed)))


def test_other_seeds_other_hands() -> None:
    first, second = (
        MUST_BE_18.deal(MUST_BE_18.open(random_setup(3, random.Random(seed)))).state for seed in (1, 2)
    )
    assert first.hands != second.hands


@pytest.mark.parametrize("seats", SEATS)
def test_states_are_never_changed(seats: int) -> None:
    chance = random.Random(seats)
    states = [state for state, _events in playing(random_setup(seats, chance, rounds=1), chance)]
    kept = [msgspec.json.encode(state) for state in states]
    for state, later in pairwise(states):
        for seat, legal in MUST_BE_18.pending(state).items():
            for choice in legal[:3]:
                MUST_BE_18.apply(state, seat, choice)
        assert later is not state
    assert [msgspec.json.encode(state) for state in states] == kept


@pytest.mark.parametrize("seats", SEATS)
def test_events_choices_and_states_survive_json(seats: int) -> None:
    def back(value: Any, kinds: Any) -> Any:
        return msgspec.json.decode(msgspec.json.encode(value), type=kinds)

    chance = random.Random(seats)
    for _round in range(4):
        for state, events in playing(random_setup(seats, chance, rounds=1), chance):
            assert [back(event, MustBe18Event) for event in events] == list(events)
            assert back(state, MustBe18State) == state
            for legal in MUST_BE_18.pending(state).values():
                assert [back(choice, MustBe18Choice) for choice in legal[:20]] == list(legal[:20])


def test_the_agents_play_whole_matches() -> None:
    for seed in range(5):
        chance = random.Random(seed)
        state, agent = MUST_BE_18.open(random_setup(3, chance, rounds=3)), AGENTS["duckling"]()
        while MUST_BE_18.ranking(state) is None:
            state, _ = MUST_BE_18.deal(state)
            while pending := MUST_BE_18.pending(state):
                (seat,) = pending
                view = MUST_BE_18.view(state, seat)
                choice = agent.choose(view, Budget(1), chance.getrandbits(60)).choice
                state, _ = MUST_BE_18.apply(state, seat, choice)
        assert state.open.round == 3
