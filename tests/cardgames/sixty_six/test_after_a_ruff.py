"""RULES.md §4.3: once a trick has been trumped, any card of the led suit will do."""

from tests.cardgames.sixty_six.deals import allowed


def test_any_card_of_the_led_suit_will_do() -> None:
    assert allowed("9H AH", "0:KH 1:9C", "C") == "9H AH"
    assert allowed("9H AH AC", "0:KH 1:9C", "C") == "9H AH"


def test_whoever_trumped() -> None:
    assert allowed("9H AH", "0:KH 1:10H 2:9C", "C") == "9H AH"
    assert allowed("9H AH", "0:KH 1:9C 2:QH", "C") == "9H AH"
