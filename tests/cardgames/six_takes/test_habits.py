"""Moves that show the styles of 6 takes!, and moves that only look like them."""

from collections.abc import Mapping

import pytest

from game.cardgames.six_takes.rules.game import SIX_TAKES, SixTakesState
from game.cardgames.six_takes.words.habits import HABITS
from tests.support.habits import habit_of, seats_showing
from tests.support.six_takes_boards import SPARE, play_cards, table, with_public

FOUR = "1 2 3 4\n40\n60\n80"


def with_spares(rows: str, *cards: int) -> SixTakesState:
    """Return a table where seat n holds the nth card and two others."""
    return table(rows, [(card, SPARE[seat], 90 - seat) for seat, card in enumerate(cards)])


def seats(
    style: str, state: SixTakesState, *cards: int, takes: Mapping[int, int] | None = None, habit: int = 0
) -> set[int]:
    _after, events = play_cards(state, *cards, takes=takes)
    return seats_showing(SIX_TAKES, habit_of(HABITS, style, habit), SIX_TAKES.view(state, None), events)


TENS, DEAR = "10\n40\n60\n80", "55\n41\n61\n81"


@pytest.mark.parametrize(
    ("style", "rows", "cards", "takes", "shown"),
    [
        # A careful card leaves no room for a sixth: after 10 and 11, four cards fit up to the 15.
        ("careful", "10 11\n40\n60\n80", (12, 70), None, {0}),
        ("careful", "10 11\n40\n60\n80", (14, 70), None, {0}),
        ("careful", "10 11\n40\n60\n80", (15, 70), None, set()),
        # A row that was just started isn't one a careful player played behind.
        ("careful", TENS, (3, 4), {0: 0}, set()),
        # A daring card is too low or goes to a row that was full before the turn.
        ("daring", FOUR, (90, 50), None, set()),
        ("daring", TENS, (3, 61), {0: 3}, {0}),
        ("daring", "1 2 3 4 5\n40\n60\n80", (6, 61), None, {0}),
        ("daring", FOUR, (5, 6), None, set()),
        # To take the cheapest row is greedy, another kind: the first has seven ducks, the others one each.
        ("greedy", DEAR, (3, 90), {0: 0}, set()),
        ("greedy", DEAR, (3, 90), {0: 2}, {0}),
        ("kind", DEAR, (3, 90), {0: 0}, {0}),
        ("kind", DEAR, (3, 90), {0: 2}, set()),
        # Among rows of equal price there's no bargain.
        ("greedy", "41\n61\n81\n91", (3, 95), {0: 0}, set()),
    ],
)
def test_style_shows_in_its_moves(
    style: str, rows: str, cards: tuple[int, ...], takes: dict[int, int] | None, shown: set[int]
) -> None:
    assert seats(style, with_spares(rows, *cards), *cards, takes=takes) == shown


def test_last_card_is_never_daring() -> None:
    assert seats("daring", table("1 2 3 4 5\n40\n60\n80", [[6, 41], [61, 62]]), 41, 61) == set()


@pytest.mark.parametrize(
    ("totals", "spiteful", "hunting"),
    [
        ((10, 12, 30), {0}, set()),
        ((10, 30, 12), set(), set()),
        ((20, 3, 9), set(), {0}),
        ((20, 9, 3), set(), set()),
        ((12, 12, 30), {0}, set()),
    ],
)
def test_spite_hits_the_next_behind_and_a_hunter_the_leader(
    totals: tuple[int, ...], spiteful: set[int], hunting: set[int]
) -> None:
    """The second seat takes the row with the first seat's 5; the fewest ducks lead.

    A seat that is level or ahead hunts nobody.
    """
    state = with_public(with_spares(FOUR, 5, 6, 61), totals=totals)
    assert seats("spiteful", state, 5, 6, 61) == spiteful
    assert seats("hunting", state, 5, 6, 61) == hunting


@pytest.mark.parametrize(("rows", "full"), [(FOUR, {0}), ("2 3 4\n40\n60\n80", set())])
def test_spite_fills_rows(rows: str, full: set[int]) -> None:
    assert seats("spiteful", with_spares(rows, 5, 61), 5, 61, habit=1) == full


@pytest.mark.parametrize(("taken", "grumpy"), [(((7,), (), ()), {0}), (((), (7,), ()), set())])
def test_grumpy_player_has_taken_a_row_before_another_takes_one_with_its_card(
    taken: tuple[tuple[int, ...], ...], grumpy: set[int]
) -> None:
    assert seats("grumpy", with_public(with_spares(FOUR, 5, 6, 61), taken=taken), 5, 6, 61) == grumpy


def state_after_plays(*before: tuple[int, int]) -> SixTakesState:
    state = with_spares("1\n2\n7\n8", 30, 35)
    return with_public(state, plays=tuple(((first, 0), (second, 1)) for first, second in before))


@pytest.mark.parametrize(
    ("before", "hasty", "stately"),
    [
        (((13, 50), (20, 40)), {0}, {1}),
        (((20, 40), (13, 50)), set(), set()),
        (((20, 40),), set(), set()),
        (((12, 70), (13, 50), (20, 40)), set(), set()),
    ],
    ids=["third cards", "up and down", "second cards", "fourth cards"],
)
def test_hasty_opening_rises_and_a_stately_one_falls(
    before: tuple[tuple[int, int], ...], hasty: set[int], stately: set[int]
) -> None:
    assert seats("hasty", state_after_plays(*before), 30, 35) == hasty
    assert seats("stately", state_after_plays(*before), 30, 35) == stately
