"""RULES.md §10.4: climbing always, not over the partner, or not at all."""

from game.cardgames.sixty_six.rules.deck import parse
from game.cardgames.sixty_six.rules.legality import legal
from game.cardgames.sixty_six.rules.options import SixtySixOptions
from tests.cardgames.sixty_six.deals import CLUBS, allowed, names, plays


def not_partner(hand: str, trick: str) -> str:
    return allowed(hand, trick, "C", climb="not_partner")


def test_a_card_of_the_partners_need_not_be_beaten() -> None:
    assert not_partner("9H AH", "0:KH 1:QH") == "9H AH"
    assert not_partner("9H AH", "0:QH 1:KH 2:JH") == "9H AH"
    assert not_partner("9C AC", "0:KC 1:JC") == "9C AC"


def test_one_of_the_others_must() -> None:
    assert not_partner("9H AH", "0:KH") == "AH"
    assert not_partner("9H AH", "0:KH 1:10H") == "AH"
    assert not_partner("9H AH", "3:10H 0:KH 1:JH") == "AH"


def test_the_partner_is_who_sits_across_also_in_a_moon() -> None:
    options = SixtySixOptions(climb="not_partner")
    trick = plays("0:9H 1:KH")
    assert names(legal(parse("JH AH"), 3, trick, CLUBS, options)) == "JH AH"
    assert names(legal(parse("JH AH"), 3, trick, CLUBS, SixtySixOptions())) == "AH"


def test_the_partners_trick_is_trumped_and_over_trumped_all_the_same() -> None:
    assert not_partner("9C AS", "0:AH 1:9H") == "9C"
    assert not_partner("9C AC", "0:KH 1:10C 2:QH") == "AC"


def test_off_any_card_of_the_suit_will_do() -> None:
    assert allowed("9H AH AS", "0:KH", "C", climb="off") == "9H AH"
    assert allowed("9C AC AS", "0:KC", "C", climb="off") == "9C AC"


def test_off_one_must_still_trump_and_over_trump() -> None:
    assert allowed("9C AC AS", "0:KH", "C", climb="off") == "9C AC"
    assert allowed("9C AC AS", "0:KH 1:JC", "C", climb="off") == "AC"
