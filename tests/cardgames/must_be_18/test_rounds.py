"""What holds in every round, with any seats and options: 3,200 random rounds."""

import random

import pytest

from game.cardgames.must_be_18.rules.deck import NUMBERS
from game.cardgames.must_be_18.rules.events import (
    CardsPlayed,
    ColumnOpened,
    ColumnsOpened,
    HandEmptied,
    RoundBlocked,
    RoundScored,
    Skipped,
)
from game.cardgames.must_be_18.rules.game import MUST_BE_18, MustBe18State
from game.engine.contract import Event
from tests.cardgames.must_be_18.positions import all_cards, random_match, random_setup
from tests.support.sampling import sampled

SEATS = range(2, 7)
BLOCKS = range(32)
Lay = CardsPlayed | ColumnOpened
ROUNDS = 20
"""The number of rounds in a block: 3,200 in all; every run has one block for each number of seats."""


def check_lay(event: Event, state: MustBe18State) -> None:
    """Check that a play makes 18, and that its cards are those announced."""
    faces = NUMBERS[state.public.options.deck]
    if isinstance(event, ColumnsOpened | Lay):
        assert sum(event.after) == 18
        before = event.before if not isinstance(event, ColumnsOpened) else ()
        opened = len(event.after) - len(before)
        assert opened == {CardsPlayed: 0, ColumnOpened: 1, ColumnsOpened: 3}[type(event)]
        for placement in event.placements:
            assert faces[placement.card] == placement.number == event.after[placement.column]
            new = placement.column >= len(before)
            assert placement.covered == (None if new else before[placement.column])
        touched = {placement.column for placement in event.placements}
        assert len(touched) == len(event.placements) <= len(event.after)
        for column, top in enumerate(before):
            assert column in touched or event.after[column] == top


@pytest.mark.parametrize("block", sampled(BLOCKS, 1))
@pytest.mark.parametrize("seats", SEATS)
def test_random_rounds_follow_the_rules(seats: int, block: int) -> None:
    """72 cards, tops of 18, and one seat is asked what it can do."""
    chance = random.Random(seats * 100 + block)
    for _round in range(ROUNDS):
        setup = random_setup(seats, chance, rounds=1)
        MUST_BE_18.check(setup)
        story: list[Event] = []
        for steps, (state, events) in enumerate(random_match(setup, chance)):
            assert steps < 400
            story += events
            assert all_cards(state) == list(range(72))
            assert state.public.hand_sizes == tuple(map(len, state.hands))
            assert state.public.stock == len(state.stock)
            assert not state.public.columns or sum(state.public.tops) == 18
            for event in events:
                check_lay(event, state)
            pending = MUST_BE_18.pending(state)
            assert bool(pending) == (MUST_BE_18.ranking(state) is None)
            assert all(pending.values())
        check_end(story, state)


def check_end(story: list[Event], state: MustBe18State) -> None:
    """Check how the round ended, given its events."""
    (scored,) = (event for event in story if isinstance(event, RoundScored))
    empty = [seat for seat, hand in enumerate(state.hands) if not hand]
    out = [event.seat for event in story if isinstance(event, HandEmptied)]
    blocked = any(isinstance(event, RoundBlocked) for event in story)
    assert out == empty == ([] if blocked else [scored.out])
    faces = NUMBERS[state.public.options.deck]
    assert scored.points == tuple(sum(faces[card] for card in hand) for hand in state.hands)
    if blocked:
        deeds = [event for event in story if isinstance(event, ColumnsOpened | Lay | Skipped)]
        assert all(isinstance(event, Skipped) for event in deeds[-len(state.hands) :])
        assert not state.stock
