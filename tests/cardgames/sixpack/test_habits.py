"""The moves that show the styles of Sixpack, and similar ones that don't."""

from collections.abc import Callable

import pytest

from game.cardgames.sixpack.rules.game import SIXPACK
from game.cardgames.sixpack.words.habits import HABITS
from tests.cardgames.sixpack.boards import Turn
from tests.support.habits import habit_of, seats_showing


def showing_seats(style: str, turn: Turn, course: Callable[[Turn], object]) -> set[int]:
    view, before = SIXPACK.view(turn.state, None), len(turn.events)
    course(turn)
    return seats_showing(SIXPACK, habit_of(HABITS, style), view, turn.events[before:])


GONE = "2", "2"
"""Cards of two seats that cancel before the first seat's card is handled."""
EQUAL = "3", "3", "5"
"""The first two seats lay duplicates, which cancel."""
OPENING = "2", "3", "5", "4"


@pytest.mark.parametrize(
    ("style", "piles", "cards", "shown"),
    [
        # Careful claims are of small piles and bring something; daring ones are of big piles.
        ("careful", "1 | 2 | 3 4*", ("6", *GONE), {0}),
        ("careful", "1 | 2 | 3 4", ("6", *GONE), set()),
        ("careful", "1 | 2 | 3 4* 3* 5", ("6", *GONE), set()),
        ("daring", "1 | 2 | 3 2 4* 5", ("6", *GONE), {0}),
        ("daring", "1 | 2 | 3 4* 5", ("6", *GONE), set()),
        # Greedy players claim even one card right away despite a larger pile, and take cards from hands.
        ("greedy", "1 1 | 2 | 5*", ("6", *GONE), {0}),
        ("greedy", "1 1 | 2 | 5", ("6", *GONE), set()),
        ("greedy", "1 | 2 | 3 5*", ("6", *GONE), set()),
        ("greedy", "1 | 2 | 5", ("sticky:3", "3", "4"), {0}),
        # Spiteful players cancel a card of the next seat. Seat 0 does; seat 2, next to seat 1, loses nothing.
        ("spiteful", "1 | 2 | 4", EQUAL, {0}),
        # Grumpy players don't lose a card alone.
        ("grumpy", "1 | 2 | 1", EQUAL, {0, 1}),
        ("grumpy", "1 | 2 | 1", ("3", "4", "5"), set()),
        # Kind players leave handprints on piles; other cards, claims, and reversed handprints are no gifts.
        ("kind", "1 | 2 | 3", ("5*", "2", "4"), {0}),
        ("kind", "1 | 2 | 3", ("5", "2", "4"), set()),
        ("kind", "1 | 2 | 3", ("6*", "2", "4"), set()),
        ("kind", "1 | 2 | reverse:6", ("5*", "2", "4"), set()),
        # Hasty players open low, and stately ones high.
        ("hasty", "1 | 2 | 3", OPENING, {0}),
        ("stately", "1 | 2 | 3", OPENING, {2}),
    ],
)
def test_style_shows_in_moves(style: str, piles: str, cards: tuple[str, ...], shown: set[int]) -> None:
    """Each seat also holds a 2."""
    turn = Turn(piles, *(f"{card} 2" for card in cards))
    assert showing_seats(style, turn, lambda turn: turn.lay(*cards)) == shown


def test_veto_is_spiteful_if_it_hits_the_next_seat() -> None:
    def course(target: str) -> Callable[[Turn], object]:
        return lambda turn: turn.lay("veto:2", "4", "5").pick(target)

    hands = "veto:2 1", "4 1", "5 1"
    assert showing_seats("spiteful", Turn("1 | 6 | 3", *hands), course("4")) == {0}
    assert showing_seats("spiteful", Turn("1 | 6 | 3", *hands), course("5")) == set()


@pytest.mark.parametrize(
    ("hands", "hunting"),
    [
        (("3 1", "3 1 1 1", "5 1 1"), {0}),
        (("3 1", "3 1", "5 1 1"), set()),
        (("3 1 1 1 1", "3 1 1 1", "5 1 1"), {1}),
    ],
    ids=["cancels the leader", "cancels another player", "the leader cancels"],
)
def test_hunter_cancels_a_card_of_the_leader(hands: tuple[str, ...], hunting: set[int]) -> None:
    """Before anyone has points, the leader is the other seat with the most cards."""
    assert showing_seats("hunting", Turn("1 | 2 | 4", *hands), lambda turn: turn.lay(*EQUAL)) == hunting


def test_third_turn_is_no_opening() -> None:
    turn = Turn("1 | 6 | 6", "4 4 2 1", "4 4 3 1", "4 4 5 1")
    for _ in range(2):
        turn.lay("4", "4", "4")
    assert turn.state.public.turn == 3
    assert showing_seats("hasty", turn, lambda one: one.lay("2", "3", "5")) == set()
