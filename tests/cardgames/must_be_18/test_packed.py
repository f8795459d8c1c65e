"""Packed hands and tops: a search finds what the rules allow, and plays on as the rules do."""

import random

import pytest

from game.cardgames.must_be_18.players.determinization import Dealt
from game.cardgames.must_be_18.players.packed_hands import (
    PackedLay,
    fitting,
    most,
    pack,
    packed_lay,
    points,
    unpack,
)
from game.cardgames.must_be_18.players.rollouts import RolloutPosition
from game.cardgames.must_be_18.rules.deck import counted
from game.cardgames.must_be_18.rules.events import DrawCard, MustBe18Choice, OpenColumn, PlayCards, Skip
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.cardgames.must_be_18.rules.legality import openings, plays
from game.cardgames.must_be_18.rules.state import MustBe18State
from tests.cardgames.must_be_18.imagined import true_deal
from tests.cardgames.must_be_18.standing import playing, random_setup, standing


def test_packing_keeps_every_number() -> None:
    assert unpack(pack((6, 5, 6, 1))) == [1, 5, 6, 6]
    assert points(pack((6, 5, 6, 1))) == 18
    assert unpack(pack([6] * 40)) == [6] * 40


def test_a_search_finds_all_that_may_be_laid_and_nothing_else() -> None:
    chance = random.Random(18)
    for _ in range(300):
        hand = [chance.choices(range(1, 7), (2, 2, 4, 8, 16, 40))[0] for _ in range(chance.randint(1, 9))]
        tops = chance.choice([(6, 6, 6), (6, 6, 5, 1), (5, 5, 4, 4), (6, 4, 4, 3, 1), (5, 4, 3, 3, 2, 1)])
        for more, found in ((0, plays(counted(hand), tops)), (1, openings(counted(hand), tops))):
            ways = fitting(pack(hand), pack(tops), more)
            assert set(ways) == {packed_lay(choice, tops) for choice in found}
            assert len(ways) == len(set(ways))


def test_most_cards_come_first_then_the_highest_sum() -> None:
    best = most(pack((6, 6, 1)), pack((6, 6, 5, 1)), False)
    assert unpack(best.laid) == [1, 6, 6]
    # Two of the three cards: 6 and 3 on themselves, rather than 3 and 1 on a 4.
    best = most(pack((6, 3, 2)), pack((6, 5, 4, 3)), False)
    assert unpack(best.laid) == [3, 6]
    assert most(pack((5,)), pack((6, 6, 6)), False) is None


def _greedy(state: MustBe18State, choices: tuple[MustBe18Choice, ...]) -> MustBe18Choice:
    """What a search takes players to choose; it only has to lead to the same."""
    tops = state.public.tops
    lays = {one: packed_lay(one, tops) for one in choices if isinstance(one, PlayCards | OpenColumn)}
    opens = isinstance(choices[0], OpenColumn) and all(isinstance(one, OpenColumn) for one in lays)
    ranked = sorted(
        lays,
        key=lambda one: (
            -lays[one].cards,
            -lays[one].points,
            isinstance(one, OpenColumn) and not opens,
            lays[one].laid,
            lays[one].after,
        ),
    )
    return ranked[0]


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_round_played_on_ends_as_by_the_rules(seats: int) -> None:
    """§3, §4: by all options, if everybody lays as many cards as possible and draws only if they must."""
    chance, compared = random.Random(seats), 0
    for _ in range(16):
        states = [
            state
            for state, _events in playing(random_setup(seats, chance, rounds=1), chance)
            if state.public.columns and state.public.turn is not None
        ]
        state = chance.choice(states)
        # A seat that has drawn by choice and keeps its card is nobody of whom play-outs think.
        if state.public.drawn and state.public.options.play == "may_draw":
            continue
        position = RolloutPosition(state.public, true_deal(state))
        points_ = position.play_on()
        while pending := MUST_BE_18.pending(state):
            ((seat, choices),) = pending.items()
            lays = tuple(one for one in choices if not isinstance(one, DrawCard | Skip))
            state, _events = MUST_BE_18.apply(state, seat, _greedy(state, lays))
        assert tuple(points_) == state.public.points
        compared += 1
    assert compared > 7


def test_a_position_ends_with_an_empty_hand_or_a_block() -> None:
    state = standing("6", "55", stock="")
    position = RolloutPosition(state.public, Dealt([pack((6,)), pack((5, 5))], []))
    assert not position.over
    position.lay(PackedLay(pack((6,)), pack((6, 6, 6)), 1, 6), False)
    assert position.over
    blocked = RolloutPosition(standing("5", "4").public, Dealt([pack((5,)), pack((4,))], []))
    assert blocked.play_on() == [5, 4]
    assert blocked.skips == 2
