"""RULES.md §1.1, §1.2: the 24 cards, their order and their points."""

import pytest

from game.cardgames.sixty_six.rules.deck import (
    ABOVE,
    MATES,
    NAMES,
    OF_SUIT,
    POINTS,
    RANK_OF,
    RANKS,
    SIZE,
    SUIT_OF,
    SUITS,
    NoCard,
    parse,
    points_of,
)
from tests.cardgames.sixty_six.deals import card, names


def test_there_are_24_cards_six_in_each_suit() -> None:
    assert SIZE == len(set(NAMES)) == 24
    assert names(tuple(sorted(OF_SUIT[0]))) == "9C JC QC KC 10C AC"
    assert [len(suit) for suit in OF_SUIT] == [6] * 4
    assert [NAMES[6 * suit] for suit in range(4)] == ["9C", "9D", "9H", "9S"]


def test_a_card_is_its_rank_and_its_suit() -> None:
    assert [RANKS[RANK_OF[one]] + SUITS[SUIT_OF[one]] for one in range(SIZE)] == list(NAMES)


def test_the_ten_beats_the_king() -> None:
    assert card("9S") < card("JS") < card("QS") < card("KS") < card("10S") < card("AS")
    assert ABOVE[card("KS")] == set(parse("10S AS"))
    assert ABOVE[card("AS")] == set()
    assert ABOVE[card("9H")] == set(parse("JH QH KH 10H AH"))


def test_points() -> None:
    assert [POINTS[one] for one in parse("9H JH QH KH 10H AH")] == [0, 2, 3, 4, 10, 11]
    for suit in OF_SUIT:
        assert points_of(tuple(suit)) == 30
    assert sum(POINTS) == 120


def test_mates() -> None:
    assert MATES[card("QH")] == card("KH")
    assert MATES[card("KH")] == card("QH")
    assert [one for one in range(SIZE) if MATES[one] is not None] == list(parse("QC KC QD KD QH KH QS KS"))


def test_cards_are_written_and_read() -> None:
    for number, name in enumerate(NAMES):
        assert parse(name) == (number,)
    assert names(parse("kc QC TD 10d")) == "KC QC 10D 10D"
    with pytest.raises(NoCard, match="1H"):
        parse("AS 1H")
