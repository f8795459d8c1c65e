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


def laid(style: str, piles: str, *cards: str) -> set[int]:
    """The seats that show a style as they lay these cards; each has another one."""
    return seats(style, Turn(piles, *(f"{card} 2" for card in cards)), lambda turn: turn.lay(*cards))


GONE = "2", "2"
"""Cards of two seats that vanish before the first seat's card is handled."""


@pytest.mark.parametrize(
    ("piles", "careful"),
    [("1 | 2 | 3 4*", {0}), ("1 | 2 | 3 4", set()), ("1 | 2 | 3 4* 3* 5", set())],
    ids=["little", "nothing", "much"],
)
def test_a_careful_claim_is_small_and_brings_something(piles: str, careful: set[int]) -> None:
    assert laid("careful", piles, "6", *GONE) == careful


@pytest.mark.parametrize(("piles", "daring"), [("1 | 2 | 3 2 4* 5", {0}), ("1 | 2 | 3 4* 5", set())])
def test_a_daring_claim_is_of_a_big_pile(piles: str, daring: set[int]) -> None:
    assert laid("daring", piles, "6", *GONE) == daring


@pytest.mark.parametrize(
    ("piles", "greedy"),
    [("1 1 | 2 | 5*", {0}), ("1 1 | 2 | 5", set()), ("1 | 2 | 3 5*", set())],
    ids=["a card at once", "no card", "the largest pile"],
)
def test_greed_claims_a_card_though_a_larger_pile_lies_there(piles: str, greedy: set[int]) -> None:
    assert laid("greedy", piles, "6", *GONE) == greedy


def test_greed_takes_cards_from_hands() -> None:
    assert laid("greedy", "1 | 2 | 5", "sticky:3", "3", "4") == {0}


EQUAL = "3", "3", "5"
"""The first two seats lay duplicates, which vanish."""


def test_spite_takes_a_card_along_from_the_next_seat() -> None:
    """Behind the second seat sits the third, which loses nothing."""
    assert laid("spiteful", "1 | 2 | 4", *EQUAL) == {0}


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


@pytest.mark.parametrize(("cards", "grumpy"), [(EQUAL, {0, 1}), (("3", "4", "5"), set())])
def test_a_grumpy_player_does_not_lose_a_card_alone(cards: tuple[str, ...], grumpy: set[int]) -> None:
    assert laid("grumpy", "1 | 2 | 1", *cards) == grumpy


@pytest.mark.parametrize(
    ("piles", "card", "kind"),
    [("1 | 2 | 3", "5*", {0}), ("1 | 2 | 3", "5", set()), ("1 | 2 | 3", "6*", set())],
    ids=["placed", "without a hand", "a claim"],
)
def test_kindness_leaves_a_hand_on_a_pile(piles: str, card: str, kind: set[int]) -> None:
    assert laid("kind", piles, card, "2", "4") == kind


def test_while_reversed_a_hand_is_no_gift() -> None:
    assert laid("kind", "1 | 2 | reverse:6", "5*", "2", "4") == set()


def test_haste_opens_low_and_a_stately_player_high() -> None:
    cards = "2", "3", "5", "4"
    assert laid("hasty", "1 | 2 | 3", *cards) == {0}
    assert laid("stately", "1 | 2 | 3", *cards) == {2}


def test_the_third_turn_opens_nothing() -> None:
    turn = Turn("1 | 6 | 6", "4 4 2 1", "4 4 3 1", "4 4 5 1")
    for _ in range(2):
        turn.lay("4", "4", "4")
    assert turn.state.public.turn == 3
    assert seats("hasty", turn, lambda one: one.lay("2", "3", "5")) == set()
