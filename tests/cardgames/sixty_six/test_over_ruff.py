"""RULES.md §4.5: who trumps after somebody else must go higher if they can."""

from game.cardgames.sixty_six.rules.legality import MustOverTrump, MustTrump
from tests.cardgames.sixty_six.deals import CLUBS, allowed, card, reasons


def test_the_best_trump_must_be_beaten() -> None:
    assert allowed("9C QC AC AS", "0:KH 1:JC", "C") == "QC AC"
    assert allowed("9C QC AC", "0:KH 1:JC 2:KC", "C") == "AC"


def test_the_reason_names_the_trump_to_beat() -> None:
    assert reasons("9C QC AS", "0:KH 1:JC", "C") == {
        "9C": MustOverTrump(card("JC")),
        "AS": MustTrump(CLUBS),
    }


def test_also_over_the_partner() -> None:
    assert allowed("9C AC", "0:KH 1:10C 2:QH", "C") == "AC"


def test_off_any_trump_will_do() -> None:
    """§10.3."""
    assert allowed("9C QC AC AS", "0:KH 1:JC", "C", over_trump=False) == "9C QC AC"
    assert reasons("9C QC AS", "0:KH 1:JC", "C", over_trump=False) == {"AS": MustTrump(CLUBS)}


def test_off_led_trumps_are_still_to_be_beaten() -> None:
    """§10.3: that is climbing."""
    assert allowed("9C AC", "0:KC", "C", over_trump=False) == "AC"
