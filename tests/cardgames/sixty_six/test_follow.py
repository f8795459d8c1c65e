"""RULES.md §4.1, §4.6: follow suit if you can; without the suit and without trumps play anything."""

from game.cardgames.sixty_six.rules.legality import MustFollow
from tests.cardgames.sixty_six.deals import CLUBS, HEARTS, allowed, reasons


def test_cards_of_the_led_suit_must_be_played() -> None:
    assert allowed("9H QH AS AC", "0:KH", "C") == "9H QH"
    assert allowed("9H AS AC", "0:KH", "C") == "9H"


def test_the_reason_names_the_suit() -> None:
    assert reasons("9H QH AS AC", "0:KH", "C") == {"AS": MustFollow(HEARTS), "AC": MustFollow(HEARTS)}


def test_so_must_trumps_when_they_are_led() -> None:
    assert allowed("9C JC AS", "0:KC", "C") == "9C JC"
    assert reasons("9C JC AS", "0:KC", "C") == {"AS": MustFollow(CLUBS)}


def test_without_the_suit_and_without_trumps_anything_goes() -> None:
    assert allowed("9D AD AS", "0:KH", "C") == "9D AD AS"
    assert reasons("9D AD AS", "0:KH", "C") == {}


def test_whoever_leads_is_free() -> None:
    """§3.1: in every trick."""
    assert allowed("9D AD AS", "", "C") == "9D AD AS"
    assert allowed("9D AD AS", "", "") == "9D AD AS"
