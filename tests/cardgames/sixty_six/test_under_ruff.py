"""RULES.md §4.5: a trump that beats nothing must still be played, when one cannot follow."""

from game.cardgames.sixty_six.rules.legality import MustTrump
from tests.cardgames.sixty_six.deals import CLUBS, allowed, reasons


def test_who_cannot_beat_the_trump_must_trump_under_it() -> None:
    assert allowed("9C QC AS", "0:KH 1:KC", "C") == "9C QC"
    assert reasons("9C QC AS", "0:KH 1:KC", "C") == {"AS": MustTrump(CLUBS)}


def test_even_under_the_partner() -> None:
    assert allowed("9C AS", "0:KH 1:AC 2:9H", "C") == "9C"


def test_also_where_nobody_must_over_trump() -> None:
    assert allowed("9C QC AS", "0:KH 1:KC", "C", over_trump=False) == "9C QC"
