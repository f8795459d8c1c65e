"""RULES.md §4.1: the round ends as soon as a hand is empty."""

from game.cardgames.must_be_18.rules.events import HandEmptied, RoundScored
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from tests.cardgames.must_be_18.standing import does, kinds, only, opening, play, standing


def test_by_a_play() -> None:
    after, events = does(standing("66", "665", "64"), play("0:6 1:6"))
    assert kinds(events) == "CardsPlayed HandEmptied RoundScored"
    assert only(events, HandEmptied) == HandEmptied(0)
    assert only(events, RoundScored).out == after.public.out == 0
    assert after.public.turn is None
    assert not MUST_BE_18.pending(after)


def test_by_opening_a_column() -> None:
    _after, events = does(standing("42", "665", "64"), opening(4, "0:2"))
    assert kinds(events) == "ColumnOpened HandEmptied RoundScored"
    assert only(events, RoundScored).points == (0, 17, 10)


def test_also_while_there_is_a_stock() -> None:
    _after, events = does(standing("6", "665", stock="666"), play("0:6"))
    assert kinds(events) == "CardsPlayed HandEmptied RoundScored"
