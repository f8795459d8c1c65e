"""RULES.md §10.5: climbing although the trick has been trumped."""

from game.cardgames.sixty_six.rules.legality import MustBeat
from tests.cardgames.sixty_six.deals import allowed, card, reasons

ON = {"climb_after_ruff": True}


def test_the_highest_card_of_the_led_suit_must_be_beaten() -> None:
    assert allowed("9H AH", "0:KH 1:9C", "C", **ON) == "AH"
    assert allowed("KH AH", "0:9H 1:10H 2:9C", "C", **ON) == "AH"
    assert reasons("9H AH", "0:KH 1:9C", "C", **ON) == {"9H": MustBeat(card("KH"))}


def test_who_cannot_beat_it_follows_with_anything() -> None:
    assert allowed("9H JH", "0:KH 1:9C", "C", **ON) == "9H JH"


def test_a_card_of_the_partners_stays_excused() -> None:
    assert allowed("9H AH", "0:KH 1:9C", "C", climb="not_partner", **ON) == "9H AH"
    assert allowed("9H AH", "0:10H 1:KH 2:9C", "C", climb="not_partner", **ON) == "AH"


def test_without_climbing_it_means_nothing() -> None:
    assert allowed("9H AH", "0:KH 1:9C", "C", climb="off", **ON) == "9H AH"
