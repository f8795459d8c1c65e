"""Matches of random choices, state by state, for testing what must hold in all matches."""

import random
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

import pytest

from game.engine.contract import CardGame, Choice, Event, Setup
from tests.contract.games import random_setup, rules_of
from tests.support.sampling import sampled

SEEDS = range(5)
"""The seeds of the random matches; campaigns use others, and more."""
IN_EVERY_RUN = 2
"""The number of random matches that each test uses in every run; some tests need all of them."""
MOST_MOMENTS = 260
"""The number of states of a match after which a game has shown everything it can."""

each_match = pytest.mark.parametrize("seed", sampled(SEEDS, IN_EVERY_RUN))


class Hearing(NamedTuple):
    event: Event
    before: Any
    after: Any


class Moment(NamedTuple):
    """A state of a match and the events that led to it.

    Attributes:
        seat, choice: the next choice; None if the round is over.
    """

    state: Any
    events: tuple[Event, ...]
    seat: int | None
    choice: Choice | None


def random_states(
    rules: CardGame[Any, Any], setup: Setup, chance: random.Random
) -> Iterator[tuple[Any, tuple[Event, ...]]]:
    """Yield each state of a match of random choices, with the events that led to it."""
    state = rules.open(setup)
    while rules.ranking(state) is None:
        pending = rules.pending(state)
        if pending:
            seat = chance.choice(list(pending))
            state, events = rules.apply(state, seat, draw_choice(pending[seat], chance))
        else:
            state, events = rules.deal(state)
        yield state, events


def draw_choice(legal: tuple[Choice, ...], chance: random.Random) -> Choice:
    return chance.choice(legal[:2] if chance.random() < 0.5 else legal)


@lru_cache(maxsize=24)
def random_match(game: str, seed: int) -> tuple[Setup, tuple[Moment, ...]]:
    """Return a match of random choices with random options from its first deal; long matches are cut."""
    rules, chance = rules_of(game), random.Random(f"{game} {seed}")
    setup = random_setup(game, chance)
    state, events = rules.deal(rules.open(setup))
    moments: list[Moment] = []
    while len(moments) < MOST_MOMENTS:
        pending = rules.pending(state)
        if not pending:
            moments.append(Moment(state, events, None, None))
            if rules.ranking(state) is not None:
                break
            state, events = rules.deal(state)
            continue
        seat = chance.choice(list(pending))
        choice = draw_choice(pending[seat], chance)
        moments.append(Moment(state, events, seat, choice))
        state, events = rules.apply(state, seat, choice)
    return setup, tuple(moments)


def heard_events(game: str, seed: int) -> Iterator[Hearing]:
    """Yield everything that the first seat, the last seat and a spectator hear of a random match."""
    rules = rules_of(game)
    setup, moments = random_match(game, seed)
    views = {seat: rules.initial_view(setup, seat) for seat in (0, setup.seats - 1, None)}
    for moment in moments:
        for event in moment.events:
            for seat, before in views.items():
                heard = rules.redact(event, seat)
                if heard is not None:
                    views[seat] = rules.apply_event(before, heard)
                    yield Hearing(heard, before, views[seat])
