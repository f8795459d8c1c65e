"""RULES.md §4.4: who cannot follow must trump."""

from game.cardgames.sixty_six.rules.legality import MustTrump
from tests.cardgames.sixty_six.deals import CLUBS, allowed, reasons


def test_trumps_must_be_played() -> None:
    assert allowed("9C AC AS 9D", "0:KH", "C") == "9C AC"


def test_the_reason_names_the_suit() -> None:
    assert reasons("9C AC AS", "0:KH", "C") == {"AS": MustTrump(CLUBS)}


def test_also_a_trick_that_is_the_partners() -> None:
    assert allowed("9C AS 9D", "0:AH 1:9H", "C") == "9C"


def test_any_trump_will_do_while_nobody_has_trumped() -> None:
    assert allowed("9C JC AC", "0:AH 1:9H 2:AS", "C") == "9C JC AC"


def test_without_trumps_in_the_hand_nothing_is_asked() -> None:
    assert allowed("AS 9D", "0:KH", "C") == "AS 9D"


def test_in_a_hand_without_trumps_nobody_trumps() -> None:
    assert allowed("9C AC AS", "0:KH", "") == "9C AC AS"
