"""RULES.md §10: Late Arrival."""

from collections.abc import Callable

from game.cardgames.sixpack.rules.events import CardJoined
from tests.cardgames.sixpack.boards import Turn, check, parametrize_rules


def turn_with_late_arrival(*hands: str) -> Turn:
    """Return a turn in which seat 0 plays a Late Arrival 2 on the 1, and the others' first cards wait."""
    turn = Turn("1 | 6 | 6", f"late_arrival:2 {hands[0]}", *hands[1:])
    return turn.lay("late_arrival:2", *(hand.split()[0] for hand in hands[1:]))


@parametrize_rules(
    # §10.1, §10.2: one more hand card joins the turn in its order; §6.4: a single one joins automatically.
    (lambda: turn_with_late_arrival("4 6", "3 6", "5 6"), {"asked": [(0, "join")]}),
    (
        lambda: turn_with_late_arrival("4 6", "3 6", "5 6").lay_one(0, "4"),
        {"piles": "1 late_arrival:2 3 4 5 | 6 | 6", "CardJoined": 1, "turn": 2, "joined": ()},
    ),
    (lambda: turn_with_late_arrival("4", "3 6", "5 6"), {"piles": "1 late_arrival:2 3 4 5 | 6 | 6"}),
    # §10.2: it may be lower than the cards already handled, and then comes next.
    (
        lambda: turn_with_late_arrival("1 6", "3 6", "5 6").lay_one(0, "1"),
        {"offers": [(0, "claim"), (1, "claim"), (2, "claim")], "waiting": "1 3 5"},
    ),
    # §10.2: if it equals a waiting card, both leave; it isn't compared with handled cards, such as the 2.
    (
        lambda: turn_with_late_arrival("3 6", "3 6", "5 6").lay_one(0, "3"),
        {"out": "3 3", "piles": "1 late_arrival:2 5 | 6 | 6"},
    ),
    (lambda: turn_with_late_arrival("2 6", "3 6", "5 6").lay_one(0, "2"), {"DuplicatesRemoved": 0}),
    # §10.1: with an empty hand, nothing happens.
    (
        lambda: turn_with_late_arrival("", "3 6", "5 6"),
        {"CardJoined": 0, "piles": "1 late_arrival:2 3 5 | 6 | 6"},
    ),
    # §10.1, §21.2: it may bring Calculators.
    (
        lambda: turn_with_late_arrival("calculator:1 3 6", "3 6", "5 6").lay_one(0, "calculator:1+3"),
        {"piles": "1 late_arrival:2 3 calculator:1 3 5 | 6 | 6"},
    ),
    # §10.2, §14.3: added Super Numbers are asked for their number; §14.2: a second one is a duplicate.
    (
        lambda: turn_with_late_arrival("super_numbers:1/4 6", "3 6", "5 6").lay_one(0, "super_numbers:1/4"),
        {"asked": [(0, "number")]},
    ),
    (
        lambda: (
            turn_with_late_arrival("super_numbers:1/4 6", "3 6", "5 6")
            .lay_one(0, "super_numbers:1/4")
            .number(4)
        ),
        {"piles": "1 late_arrival:2 3 super_numbers:1/4 5 | 6 | 6"},
    ),
    (
        lambda: (
            turn_with_late_arrival("super_numbers:1/4 6", "super_numbers:3/6 6", "5 6")
            .number(3)
            .lay_one(0, "super_numbers:1/4")
        ),
        {"out": "super_numbers:3/6 super_numbers:1/4"},
    ),
    # §10.2, §16: a waiting Sticky steals from the added card's owner, and the other way round.
    (
        lambda: turn_with_late_arrival("5 6 4", "3 6", "sticky:5 6").lay_one(0, "5"),
        {"out": "5", "hand_sizes": (1, 1, 2)},
    ),
    (
        lambda: turn_with_late_arrival("sticky:5 6", "3 6", "5 6 4").lay_one(0, "sticky:5"),
        {"out": "5", "hand_sizes": (2, 1, 1), "piles": "1 late_arrival:2 3 sticky:5 | 6 | 6"},
    ),
    # §10.2, §20: a Copycat copies; §4.3: it's compared by its printed number.
    (
        lambda: turn_with_late_arrival("copycat:1 6", "3 6", "5 6").lay_one(0, "copycat:1").pick("5"),
        {"piles": "1 late_arrival:2 3 5 | 6 | 6", "hand": "copycat:1 6"},
    ),
    (
        lambda: turn_with_late_arrival("copycat:3 6", "3 6", "5 6").lay_one(0, "copycat:3"),
        {"out": "3 copycat:3"},
    ),
)
def test_rules(play: Callable[[], Turn], after: dict[str, object]) -> None:
    check(play, after)


def test_two_late_arrivals_that_claim_do_not_follow_each_other_forever() -> None:
    """§10.3: each returns to the hand when the other claims, but is added only once."""
    turn = Turn("5 | 6 | 6", "late_arrival:1* late_arrival:6* 2", "3 3 4", "3 3 4")
    turn.lay("late_arrival:1*", "3", "3").land(0).lay_one(0, "late_arrival:6*")
    assert turn.piles == "late_arrival:6* | 6 | 6"
    turn.lay_one(0, "late_arrival:1*").land(0)
    assert turn.hand(0) == "late_arrival:6*"
    assert turn.piles == "late_arrival:1* 2 | 6 | 6"
    assert len(turn.events_of(CardJoined)) == 3


def test_card_taken_back_may_be_added() -> None:
    """§4.7."""
    turn = Turn("3 | 6 | 6", "3 late_arrival:4 6", "5 5 1").lay("3 late_arrival:4", "5 5")
    assert turn.asked == [(0, "join")]
    turn.lay_one(0, "3")
    assert turn.offers == [(0, "claim"), (1, "claim"), (2, "claim")]


def test_copy_is_no_duplicate_of_an_added_card() -> None:
    """§4.3, §10.2: but its target is."""
    turn = Turn("1 | 6 | 6", "late_arrival:2 5 6", "copycat:3 6", "5 6")
    turn.lay("late_arrival:2", "copycat:3", "5").pick("5", 1).lay_one(0, "5")
    assert turn.out == "5 5"
    assert turn.piles == "1 late_arrival:2 copycat:3 | 6 | 6"
