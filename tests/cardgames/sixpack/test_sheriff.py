"""RULES.md §11: Sheriff."""

from collections.abc import Callable

import pytest

from tests.cardgames.sixpack.boards import (
    Turn,
    check,
    first_cards,
    parametrize_rules,
    turn_with_one_card_left,
)


@parametrize_rules(
    # §11.1: a 6 is not extreme then.
    (lambda: turn_with_one_card_left("sheriff:3 | 5 | 1", "6"), {"piles": "sheriff:3 | 5 6 | 1"}),
    # §11.2: a card that fits nowhere goes under a Sheriff; with several Sheriffs, the owner chooses.
    (
        lambda: turn_with_one_card_left("4 sheriff:3 | 5 | 4", "2*"),
        {"piles": "2* 4 sheriff:3 | 5 | 4", "out": "3 3"},
    ),
    (
        lambda: turn_with_one_card_left("sheriff:3 | sheriff:5 | 4", "2"),
        {"offers": [(0, "under"), (1, "under")]},
    ),
    (
        lambda: turn_with_one_card_left("sheriff:3 | sheriff:5 | 4", "2").land(1),
        {"piles": "sheriff:3 | 2 sheriff:5 | 4"},
    ),
    # §11.2: an equal card with nothing below it still goes back.
    (lambda: turn_with_one_card_left("sheriff:3 | 2 | 4", "2"), {"hand": "1 1 2"}),
    # §11.3: a card of the Sheriff's number must claim its pile if no pile is below.
    (lambda: turn_with_one_card_left("5* sheriff:3 | 5 | 4", "3"), {"piles": "3 | 5 | 4", "hand": "1 1 5*"}),
    # §11.3, §11.1: a card of the Sheriff's number may claim its pile, or the one by the basic rule.
    (lambda: turn_with_one_card_left("sheriff:3* | 2 | 4", "3"), {"offers": [(1, "claim"), (0, "claim")]}),
    (lambda: turn_with_one_card_left("sheriff:3* | 2 | 4", "3").land(0), {"hand": "1 1 sheriff:3*"}),
    (
        lambda: turn_with_one_card_left("sheriff:3 | sheriff:5 | 1", "5"),
        {"offers": [(0, "claim"), (1, "claim")]},
    ),
    # §11.3: it claims the Sheriff's own pile, not another one of the same number.
    (lambda: turn_with_one_card_left("sheriff:3 | 3* | 4", "3"), {"piles": "3 | 3* | 4", "hand": "1 1"}),
    # §11.1, §7.1: while reversed, the 1 claims nothing.
    (
        lambda: turn_with_one_card_left("reverse:6 | sheriff:3 | 4", "1", "5 5"),
        {"piles": "reverse:6 | sheriff:3 1 | 4"},
    ),
    # §11.3, §7.1: the same while reversed; then cards without a handprint are kept.
    (
        lambda: turn_with_one_card_left("reverse:6 | 4* sheriff:3 | 1", "3", "5 5"),
        {"offers": [(0, "claim"), (1, "claim")]},
    ),
    (
        lambda: turn_with_one_card_left("reverse:6 | 4* sheriff:3 | 1", "3", "5 5").land(1),
        {"hand": "sheriff:3 5 5"},
    ),
    # §11.2, §7.1: while reversed, a card that fits nowhere also goes under a Sheriff.
    (
        lambda: turn_with_one_card_left("reverse:2 | sheriff:3 | 1", "5", "6 6"),
        {"piles": "reverse:2 | 5 sheriff:3 | 1"},
    ),
    # §6.1: a card put under a Sheriff is played.
    (
        lambda: first_cards("sheriff:3 | 5 | 4", "veto:2 1", "6 1", "6 1"),
        {"piles": "veto:2 sheriff:3 | 5 | 4", "out": "6 6 1"},
    ),
    # §9.3: a card put under a pile turns no card face up.
    (
        lambda: turn_with_one_card_left("sheriff:3 | seethrough:5 | 4", "2", "1 1"),
        {"piles": "2 sheriff:3 | seethrough:5 | 4", "over": True, "open": ""},
    ),
)
def test_rules(play: Callable[[], Turn], after: dict[str, object]) -> None:
    check(play, after)


@pytest.mark.parametrize(
    ("pile", "extremes"),
    # §11.1, §21.3: Calculators beneath a Sheriff raise its number; §6.1: a covered one doesn't count.
    [("calculator:1 sheriff:3", (4,)), ("sheriff:3 4", (6,)), ("sheriff:3", (3,))],
)
def test_its_number_is_the_extreme(pile: str, extremes: tuple[int, ...]) -> None:
    assert Turn(f"{pile} | 1 | 1", "2 2", "3 3", "4 4").tableau.extremes() == extremes


def test_several_sheriffs_have_an_extreme_each() -> None:
    """§11.1."""
    assert Turn("sheriff:3 | sheriff:5 | 1", "2 2", "3 3", "4 4").tableau.extremes() == (3, 5)
