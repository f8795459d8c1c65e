"""RULES.md §4.2: who follows suit must beat the best card of the trick if they can."""

from game.cardgames.sixty_six.rules.legality import MustBeat, MustFollow
from tests.cardgames.sixty_six.deals import HEARTS, allowed, card, reasons


def test_a_higher_card_must_be_played() -> None:
    assert allowed("9H QH 10H AH", "0:KH", "C") == "10H AH"
    assert allowed("9H 10H", "0:KH", "C") == "10H"


def test_the_reason_names_the_card_to_beat() -> None:
    assert reasons("QH 10H AS", "0:KH", "C") == {"QH": MustBeat(card("KH")), "AS": MustFollow(HEARTS)}
    assert reasons("9H AH", "0:9S 1:KS 2:10S", "C") == {}
    assert reasons("9S JS AS", "0:QS 1:10S 2:KS", "C") == {
        "9S": MustBeat(card("10S")),
        "JS": MustBeat(card("10S")),
    }


def test_who_cannot_beat_it_follows_with_anything() -> None:
    assert allowed("9H QH KH", "0:10H", "C") == "9H QH KH"


def test_any_of_the_higher_ones_will_do() -> None:
    assert allowed("JH QH KH 10H", "0:9H", "C") == "JH QH KH 10H"


def test_it_is_the_best_card_so_far_that_counts_not_the_led_one() -> None:
    assert allowed("KH AH", "0:9H 1:10H", "C") == "AH"
    assert allowed("JH KH", "0:9H 1:10H", "C") == "JH KH"


def test_even_over_the_partner() -> None:
    assert allowed("9H AH", "0:KH 1:QH", "C") == "AH"
    assert allowed("9S AS", "3:9S 0:KS 1:JS", "C") == "AS"


def test_also_when_trumps_are_led() -> None:
    """§4.3: that is not trumping."""
    assert allowed("9C AC JS", "0:KC", "C") == "AC"
    assert allowed("9C 10C JS", "0:KC 1:AC", "C") == "9C 10C"


def test_also_without_any_trumps() -> None:
    assert allowed("9C AC JS", "0:KC", "") == "AC"


def test_cards_that_were_thrown_off_are_nothing_to_beat() -> None:
    assert allowed("9H QH", "0:JH 1:AS", "C") == "QH"
