"""RULES.md §8: Takeback."""

from collections.abc import Callable

from game.cardgames.sixpack.rules.choices import Landing
from tests.cardgames.sixpack.boards import Turn, check, parametrize_rules, turn_with_one_card_left


@parametrize_rules(
    # §8.1: it claims a pile of its own number, and must if it has no place by the basic rule.
    (
        lambda: turn_with_one_card_left("2* 4 | 6 | 6", "takeback:4"),
        {"piles": "takeback:4 | 6 | 6", "hand": "1 1 2*"},
    ),
    # §8.1: if it also has a place by the basic rule, the owner chooses.
    (lambda: turn_with_one_card_left("4* | 3 | 6", "takeback:4"), {"offers": [(1, "place"), (0, "claim")]}),
    (
        lambda: turn_with_one_card_left("4* | 3 | 6", "takeback:4").land(0),
        {"piles": "takeback:4 | 3 | 6", "hand": "1 1 4*"},
    ),
    (lambda: turn_with_one_card_left("4* | 3 | 6", "takeback:4").land(1), {"piles": "4* | 3 takeback:4 | 6"}),
    (lambda: turn_with_one_card_left("4* | 3 | 6", "takeback:5"), {"piles": "4* takeback:5 | 3 | 6"}),
    # §8.1: between equal piles, the owner chooses.
    (lambda: turn_with_one_card_left("4 | 4 | 6", "takeback:4"), {"offers": [(0, "claim"), (1, "claim")]}),
    # §8.2: instead of any other claim, it goes back: as an extreme number, and if it fits nowhere.
    (
        lambda: turn_with_one_card_left("5 | 4 | 1", "takeback:6"),
        {"piles": "5 | 4 | 1", "hand": "1 1 takeback:6"},
    ),
    (
        lambda: turn_with_one_card_left("5 | 4 | 6", "takeback:3"),
        {"piles": "5 | 4 | 6", "hand": "1 1 takeback:3"},
    ),
    # §8.1, §8.2: an extreme may claim its own number or go back, because its basic place would be a claim.
    (lambda: turn_with_one_card_left("5 | 6* | 1", "takeback:6"), {"offers": [(-1, "back"), (1, "claim")]}),
    (lambda: turn_with_one_card_left("5 | 6* | 1", "takeback:6").land(1), {"hand": "1 1 6*"}),
    (
        lambda: turn_with_one_card_left("5 | 6* | 1", "takeback:6").land(-1, Landing.BACK),
        {"hand": "1 1 takeback:6"},
    ),
    # §8.1, §8.2, §7.1: while reversed, the same goes for a 1.
    (
        lambda: turn_with_one_card_left("reverse:2 | 1 4* 1 | 6", "takeback:1", "5 5"),
        {"offers": [(-1, "back"), (1, "claim")]},
    ),
    (
        lambda: turn_with_one_card_left("reverse:2 | 1 4* 1 | 6", "takeback:1", "5 5").land(1),
        {"hand": "1 1 5 5"},
    ),
    # §8.3: with a Sheriff, its own way of claiming needs an extreme number.
    (
        lambda: turn_with_one_card_left("sheriff:3 | 4 | 6", "takeback:4"),
        {"piles": "sheriff:3 takeback:4 | 4 | 6"},
    ),
    (lambda: turn_with_one_card_left("sheriff:3 | 2 | 4", "takeback:2"), {"hand": "1 1 takeback:2"}),
    (
        lambda: turn_with_one_card_left("sheriff:3 | 3 | 6", "takeback:3"),
        {"offers": [(0, "claim"), (1, "claim")]},
    ),
    # §8.2, §11.3: with a Sheriff, it still goes back instead of any other claim.
    (
        lambda: turn_with_one_card_left("sheriff:4 | 3 | 6", "takeback:4"),
        {"offers": [(-1, "back"), (0, "claim")]},
    ),
    # §11.2: it may go under a Sheriff, because that is no claim.
    (
        lambda: turn_with_one_card_left("sheriff:3 | 4 | 6", "takeback:2"),
        {"piles": "takeback:2 sheriff:3 | 4 | 6"},
    ),
)
def test_rules(play: Callable[[], Turn], after: dict[str, object]) -> None:
    check(play, after)
