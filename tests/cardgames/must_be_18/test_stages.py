"""RULES.md §2 and §3: which decision a view says is due."""

from msgspec.structs import replace

from game.cardgames.must_be_18.rules.game import MUST_BE_18
from tests.cardgames.must_be_18.positions import setup, state_with


def test_nothing_is_due_before_the_first_deal() -> None:
    view = MUST_BE_18.initial_view(setup(3), 0)
    assert (view.stage, view.round, view.dealer, view.stock) == ("idle", 0, None, 0)
    assert (view.drawn, view.skips, view.turn, view.out) == (0, 0, None, None)
    assert view.hand_sizes == view.totals == view.rounds_won == (0, 0, 0)


def test_three_sixes_come_before_all_turns() -> None:
    """§2.2"""
    state, _events = MUST_BE_18.deal(MUST_BE_18.open(setup(3)))
    assert MUST_BE_18.view(state, 0).stage == "start"


def test_turns_follow_until_the_round_is_over() -> None:
    view = state_with("6", "6").public
    assert view.stage == "turn"
    assert replace(view, turn=1).stage == "turn"
    assert replace(view, turn=None).stage == "idle"
