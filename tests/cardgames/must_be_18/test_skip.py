"""RULES.md §3.7, §3.8: who can do nothing skips, by itself, and keeps a drawn card."""

from game.cardgames.must_be_18.rules.events import Skipped
from tests.cardgames.must_be_18.standing import does, hand, kinds, only, play, standing


def test_a_drawn_card_stays_in_the_hand() -> None:
    after, events = does(standing("66", "5", "66", stock="56"), play("0:6"))
    assert kinds(events) == "CardsPlayed CardDrawn Skipped"
    assert only(events, Skipped) == Skipped(1, forced=True, drew=True)
    assert hand(after, 1) == "55"
    assert after.public.turn == 2


def test_without_a_stock_nothing_is_drawn() -> None:
    _after, events = does(standing("66", "5", "66"), play("0:6"))
    assert only(events, Skipped) == Skipped(1, forced=True, drew=False)


def test_several_may_skip_in_a_row() -> None:
    after, events = does(standing("66", "5", "4", "1", "6"), play("0:6"))
    assert kinds(events) == "CardsPlayed Skipped Skipped Skipped"
    assert after.public.turn == 4
    assert after.public.skips == 3


def test_a_lay_begins_the_count_anew() -> None:
    after = does(standing("66", "5", "66"), play("0:6")).state
    assert after.public.skips == 1
    assert does(after, play("0:6")).state.public.skips == 0


def test_the_turn_may_come_round_to_the_same_seat() -> None:
    after, events = does(standing("666", "5", "4"), play("0:6"))
    assert kinds(events) == "CardsPlayed Skipped Skipped"
    assert after.public.turn == 0
