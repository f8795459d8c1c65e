"""RULES.md §4.3, §5.1, §5.3, §6.3: a round's points and winners, and what it reveals."""

from game.cardgames.must_be_18.rules.events import RoundScored
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from tests.cardgames.must_be_18.positions import apply_choices, only, play, state_with


def test_points_are_the_sum_of_what_is_left() -> None:
    """§4.3"""
    state = state_with("6", "6651", "5432", totals=(10, 20, 30), won=(1, 0, 2), round=4)
    after, events = apply_choices(state, play("0:6"))
    scored = only(events, RoundScored)
    assert scored == RoundScored(
        round=4,
        out=0,
        hands=((), state.hands[1], state.hands[2]),
        points=(0, 18, 14),
        winners=(0,),
        before=(10, 20, 30),
        after=(10, 38, 44),
    )
    assert MUST_BE_18.points(scored) == {0: 0, 1: 18, 2: 14}
    assert MUST_BE_18.points(events[0]) is None
    assert MUST_BE_18.totals(after) == (10, 38, 44)
    assert after.public.rounds_won == (2, 0, 2)


def test_hands_are_shown() -> None:
    """§6.3: to everybody, until the next deal."""
    after = apply_choices(state_with("6", "6651", "5432"), play("0:6")).state
    for seat in (0, 1, 2, None):
        view = MUST_BE_18.view(after, seat)
        assert (view.hands, view.points) == (after.hands, (0, 18, 14))
    again = MUST_BE_18.deal(after).state
    assert again.public.hands == again.public.points == ()


def test_several_may_win_a_blocked_round() -> None:
    """§5.3: those with the fewest points; being out isn't required."""
    after, events = apply_choices(state_with("65", "5", "44"), play("0:6"))
    assert only(events, RoundScored).points == (5, 5, 8)
    assert only(events, RoundScored).winners == (0, 1)
    assert after.public.rounds_won == (1, 1, 0)


def test_fewer_points_are_better_and_four_seats_are_usual() -> None:
    """§5.1"""
    assert not MUST_BE_18.more_is_better
    assert MUST_BE_18.usual_seats == 4
