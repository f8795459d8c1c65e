"""The moves by which the styles of Sixpack show: one that does, and one that only looks like it."""

from collections.abc import Callable

import pytest

from game.cardgames.sixpack.rules.game import SIXPACK
from game.cardgames.sixpack.words.habits import HABITS
from tests.cardgames.sixpack.boards import Turn
from tests.support.habits import habit_of, showing


def seats(style: str, turn: Turn, course: Callable[[Turn], object]) -> set[int]:
    view, told = SIXPACK.view(turn.state, None), len(turn.events)
    course(turn)
    return showing(SIXPACK, habit_of(HABITS, style), view, turn.events[told:])


GONE = "2", "2"
"""Cards of two seats that vanish before the first seat's card is handled."""
EQUAL = "3", "3", "5"
"""The first two seats lay duplicates, which vanish."""
OPENING = "2", "3", "5", "4"


@pytest.mark.parametrize(
    ("style", "piles", "cards", "shown"),
    [
        # A careful claim is small and brings something; a daring one is of a big pile.
        ("careful", "1 | 2 | 3 4*", ("6", *GONE), {0}),
        ("careful", "1 | 2 | 3 4", ("6", *GONE), set()),
        ("careful", "1 | 2 | 3 4* 3* 5", ("6", *GONE), set()),
        ("daring", "1 | 2 | 3 2 4* 5", ("6", *GONE), {0}),
        ("daring", "1 | 2 | 3 4* 5", ("6", *GONE), set()),
        # Greed claims a card at once, though a larger pile lies there, and takes cards from hands.
        ("greedy", "1 1 | 2 | 5*", ("6", *GONE), {0}),
        ("greedy", "1 1 | 2 | 5", ("6", *GONE), set()),
        ("greedy", "1 | 2 | 3 5*", ("6", *GONE), set()),
        ("greedy", "1 | 2 | 5", ("sticky:3", "3", "4"), {0}),
        # Spite takes a card along from the next seat; behind the second sits the third, which loses nothing.
        ("spiteful", "1 | 2 | 4", EQUAL, {0}),
        # A grumpy player does not lose a card alone.
        ("grumpy", "1 | 2 | 1", EQUAL, {0, 1}),
        ("grumpy", "1 | 2 | 1", ("3", "4", "5"), set()),
        # Kindness leaves a hand on a pile; a card without one, a claim, or a hand while reversed is no gift.
        ("kind", "1 | 2 | 3", ("5*", "2", "4"), {0}),
        ("kind", "1 | 2 | 3", ("5", "2", "4"), set()),
        ("kind", "1 | 2 | 3", ("6*", "2", "4"), set()),
        ("kind", "1 | 2 | reverse:6", ("5*", "2", "4"), set()),
        # Haste opens low, and a stately player high.
        ("hasty", "1 | 2 | 3", OPENING, {0}),
        ("stately", "1 | 2 | 3", OPENING, {2}),
    ],
)
def test_a_style_shows_in_its_moves(style: str, piles: str, cards: tuple[str, ...], shown: set[int]) -> None:
    """Each seat has another card than the one that it lays."""
    turn = Turn(piles, *(f"{card} 2" for card in cards))
    assert seats(style, turn, lambda turn: turn.lay(*cards)) == shown


def test_a_veto_is_spite_if_it_hits_the_next_seat() -> None:
    def course(target: str) -> Callable[[Turn], object]:
        return lambda turn: turn.lay("veto:2", "4", "5").pick(target)

    hands = "veto:2 1", "4 1", "5 1"
    assert seats("spiteful", Turn("1 | 6 | 3", *hands), course("4")) == {0}
    assert seats("spiteful", Turn("1 | 6 | 3", *hands), course("5")) == set()


@pytest.mark.parametrize(
    ("hands", "hunting"),
    [
        (("3 1", "3 1 1 1", "5 1 1"), {0}),
        (("3 1", "3 1", "5 1 1"), set()),
        (("3 1 1 1 1", "3 1 1 1", "5 1 1"), {1}),
    ],
    ids=["the leader", "another", "the leader itself"],
)
def test_a_hunter_takes_a_card_along_from_the_leader(hands: tuple[str, ...], hunting: set[int]) -> None:
    """Without points yet, the leader is the other seat with the most cards."""
    assert seats("hunting", Turn("1 | 2 | 4", *hands), lambda turn: turn.lay(*EQUAL)) == hunting


def test_the_third_turn_opens_nothing() -> None:
    turn = Turn("1 | 6 | 6", "4 4 2 1", "4 4 3 1", "4 4 5 1")
    for _ in range(2):
        turn.lay("4", "4", "4")
    assert turn.state.public.turn == 3
    assert seats("hasty", turn, lambda one: one.lay("2", "3", "5")) == set()
