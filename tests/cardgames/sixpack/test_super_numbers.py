"""RULES.md §14: Super Numbers."""

from collections.abc import Callable

from game.cardgames.sixpack.rules.events import DuplicatesRemoved, NumberChosen
from tests.cardgames.sixpack.boards import (
    Turn,
    check,
    first_cards,
    parametrize_rules,
    turn_with_one_card_left,
)


@parametrize_rules(
    # §4.3: it is compared with the number that was chosen.
    (
        lambda: first_cards("1 | 6 | 6", "super_numbers:2/3 1", "3 1", "4 1").number(3),
        {"out": "super_numbers:2/3 3"},
    ),
    # §14.2: with two seats, one's own Super Numbers are duplicates, too.
    (
        lambda: Turn("1 | 6 | 6", "super_numbers:2/3 super_numbers:4/3 1", "2 5 1").lay(
            "super_numbers:2/3 super_numbers:4/3", "2 5"
        ),
        {"out": "super_numbers:2/3 super_numbers:4/3"},
    ),
    # §14.4: a pile fits by either number, and is equal by either; fitting comes first (§5.1).
    (
        lambda: turn_with_one_card_left("super_numbers:2/5 | 1 | 6", "3"),
        {"piles": "super_numbers:2/5 3 | 1 | 6"},
    ),
    (lambda: turn_with_one_card_left("super_numbers:2/5 | 4 | 1", "6"), {"piles": "6 | 4 | 1"}),
    (
        lambda: turn_with_one_card_left("super_numbers:5/2 | 1 | 6", "4"),
        {"piles": "super_numbers:5/2 4 | 1 | 6"},
    ),
    (lambda: turn_with_one_card_left("super_numbers:6/4 | 6 | 5", "4"), {"hand": "1 1 4"}),
    (lambda: turn_with_one_card_left("super_numbers:4/6 | 6 | 5", "4"), {"hand": "1 1 4"}),
    (
        lambda: turn_with_one_card_left("super_numbers:2/4 | 6 | 6", "4"),
        {"piles": "super_numbers:2/4 4 | 6 | 6"},
    ),
    # §14.4, §5.1: two piles may be equally close by different numbers.
    (
        lambda: turn_with_one_card_left("super_numbers:6/3 | 3 | 1", "4"),
        {"offers": [(0, "place"), (1, "place")]},
    ),
    # §14.3, §5.2: a number that was chosen claims as an extreme.
    (lambda: first_cards("1* | 2 | 5*", "super_numbers:2/6 1", "3 1", "3 1").number(6), {"hand": "1 5*"}),
    # §14.4, §7.1: while reversed, the closest above counts.
    (
        lambda: turn_with_one_card_left("reverse:6 | super_numbers:1/5 | 6", "4", "2 2"),
        {"piles": "reverse:6 | super_numbers:1/5 4 | 6"},
    ),
)
def test_rules(play: Callable[[], Turn], after: dict[str, object]) -> None:
    check(play, after)


def test_owner_chooses_a_number_after_the_reveal() -> None:
    """§14.3."""
    turn = Turn("1 | 6 | 6", "super_numbers:2/5 1", "3 1", "4 1").lay("super_numbers:2/5", "3", "4")
    assert (turn.question.seat, turn.question.kind) == (0, "number")
    turn.number(5)
    assert turn.piles == "1 3 4 super_numbers:2/5 | 6 | 6"
    (chosen,) = turn.events_of(NumberChosen)
    assert (chosen.printed, chosen.number) == (5, 5)


def test_several_super_numbers_are_duplicates_of_each_other() -> None:
    """§14.2: whatever their numbers, before all other comparisons, and without a question."""
    turn = Turn("1 | 6 | 6", "super_numbers:2/3 1", "super_numbers:5/4 1", "2 1")
    turn.lay("super_numbers:2/3", "super_numbers:5/4", "2")
    assert turn.out == "super_numbers:2/3 super_numbers:5/4"
    assert turn.piles == "1 2 | 6 | 6"
    (removed,) = turn.events_of(DuplicatesRemoved)
    assert removed.number == 0


def test_calculators_change_both_numbers() -> None:
    """§21.2: the question is for the printed number; if both come to the same, there is none."""
    turn = Turn("1 | 6 | 6", "calculator:2 super_numbers:1/3 1", "4 1", "2 1")
    turn.lay("calculator:2+super_numbers:1/3", "4", "2").number(3)
    assert turn.piles == "1 2 4 calculator:2 super_numbers:1/3 | 6 | 6"
    turn = Turn("1 | 6 | 5", "calculator:2 super_numbers:4/5 1", "4 1", "2 1")
    turn.lay("calculator:2+super_numbers:4/5", "4", "2")
    assert turn.piles == "1 2 4 | 6 | calculator:2 super_numbers:4/5"
    assert [(event.printed, event.number) for event in turn.events_of(NumberChosen)] == [(4, 6)]
